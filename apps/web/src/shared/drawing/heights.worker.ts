import { heightsOf } from '@portada/studio/rendering';
import type { HeightsReport, HeightsRequest } from './height-source';

/** The part of a worker's global scope that this file uses; the compiler knows only that of a page. */
type Scope = {
  postMessage: (report: HeightsReport, transfer: Transferable[]) => void;
  onmessage: ((event: MessageEvent<HeightsRequest>) => void) | null;
};
const scope = globalThis as unknown as Scope;

scope.onmessage = ({ data: { number, shapes, form } }) => {
  const heights = heightsOf(shapes, form.side, form.thickness, form.darkParts);
  scope.postMessage({ number, heights }, [
    heights.height.buffer,
    heights.cover.buffer,
    heights.wet.buffer,
  ] as Transferable[]);
};
