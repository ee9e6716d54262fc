import { lumaOf, matteOf } from './matte';
import { type Model, readModel } from './model-file';
import { confidenceOf, resized } from './run-model';
import type { CutOutReport, CutOutRequest } from './worker-messages';

/** The part of a worker's global scope that this file uses; the compiler knows only that of a page. */
type Scope = {
  postMessage: (report: CutOutReport, transfer?: Transferable[]) => void;
  onmessage: ((event: MessageEvent<CutOutRequest>) => void) | null;
};
const scope = globalThis as unknown as Scope;

let model: Promise<Model> | null = null;

const load = async (address: string): Promise<Model> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The model was answered with ${answer.status}.`);
  return readModel(await answer.arrayBuffer());
};

const cutOut = async ({ modelAddress, small, picture }: CutOutRequest): Promise<void> => {
  if (!model) scope.postMessage({ kind: 'stage', stage: 'loading' });
  model ??= load(modelAddress);
  const loaded = await model;
  scope.postMessage({ kind: 'stage', stage: 'finding' });
  const { width, height, rgba } = picture;
  const confidence = resized(confidenceOf(loaded, small), { width, height });
  const opacity = matteOf(confidence, lumaOf(rgba, width, height));
  scope.postMessage({ kind: 'mask', opacity, width, height }, opacity ? [opacity.buffer] : []);
};

scope.onmessage = ({ data }) => {
  cutOut(data).catch((error: unknown) =>
    scope.postMessage({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
  );
};
