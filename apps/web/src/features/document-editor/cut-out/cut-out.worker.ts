import type { Results, SelfieSegmentation } from '@mediapipe/selfie_segmentation';
import { lumaOf, matteOf } from './matte';
import type { CutOutReport, CutOutRequest } from './worker-messages';

/** The part of a worker's global scope that this file uses; the compiler knows only that of a page. */
type Scope = {
  importScripts: (address: string) => void;
  postMessage: (report: CutOutReport, transfer?: Transferable[]) => void;
  onmessage: ((event: MessageEvent<CutOutRequest>) => void) | null;
  SelfieSegmentation: typeof SelfieSegmentation;
};
const scope = globalThis as unknown as Scope;

/** A script element that runs its script at once, as `importScripts` does. */
const scriptElement = () => {
  let address = '';
  const listeners = new Map<string, () => void>();
  return {
    setAttribute: (name: string, value: string) => {
      if (name === 'src') address = value;
    },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    run: () => {
      scope.importScripts(address);
      listeners.get('load')?.();
    },
  };
};

/**
 * Gives the package the parts of a page that it asks for. In a worker without them, the package of version
 * 0.1.1675465747 does not set up its drawing context, and fails.
 */
const actAsPage = (): void => {
  Object.assign(globalThis, {
    window: globalThis,
    document: {
      createElement: (name: string) => (name === 'canvas' ? new OffscreenCanvas(1, 1) : scriptElement()),
      body: { appendChild: (element: ReturnType<typeof scriptElement>) => element.run() },
      addEventListener: () => undefined,
    },
  });
};

/** Options of the graph that the types of the package leave out. */
type GraphOptions = { modelSelection: number; useCpuInference: boolean };

let model: Promise<SelfieSegmentation> | null = null;

const load = async (files: CutOutRequest['files']): Promise<SelfieSegmentation> => {
  const addressOf = (file: string): string => {
    const address = files[file];
    if (address === undefined) throw new Error(`The file ${file} of the model is not served.`);
    return address;
  };
  actAsPage();
  scope.importScripts(addressOf('selfie_segmentation.js'));
  const loaded = new scope.SelfieSegmentation({ locateFile: addressOf });
  // The processor gives the same mask on every machine, and needs 4 s for the first picture where a software renderer
  // needs 20 to 35 s to compile the shaders.
  const options: GraphOptions = { modelSelection: 0, useCpuInference: true };
  loaded.setOptions(options);
  await loaded.initialize();
  return loaded;
};

/** Asks the model where the picture shows a person. @returns a picture whose opacity is the confidence */
const segmented = async (loaded: SelfieSegmentation, picture: ImageBitmap): Promise<ImageBitmap> => {
  const results = new Promise<Results>((resolve) => {
    loaded.onResults(resolve);
  });
  // The package accepts every picture that WebGL accepts; its types name those of a page only.
  await loaded.send({ image: picture as unknown as HTMLCanvasElement });
  return (await results).segmentationMask as ImageBitmap;
};

const pixelsOf = (picture: ImageBitmap, width: number, height: number): Uint8ClampedArray => {
  const pen = new OffscreenCanvas(width, height).getContext('2d');
  if (!pen) throw new Error('The worker has no 2D canvas.');
  pen.drawImage(picture, 0, 0, width, height);
  return pen.getImageData(0, 0, width, height).data;
};

const cutOut = async ({ files, picture }: CutOutRequest): Promise<void> => {
  if (!model) scope.postMessage({ kind: 'stage', stage: 'loading' });
  model ??= load(files);
  const loaded = await model;
  scope.postMessage({ kind: 'stage', stage: 'finding' });
  const { width, height } = picture;
  const confidences = pixelsOf(await segmented(loaded, picture), width, height);
  const values = new Float32Array(width * height);
  for (let at = 0; at < values.length; at += 1) values[at] = (confidences[at * 4 + 3] ?? 0) / 255;
  const guide = lumaOf(pixelsOf(picture, width, height), width, height);
  const opacity = matteOf({ width, height, values }, guide);
  scope.postMessage({ kind: 'mask', opacity, width, height }, opacity ? [opacity.buffer] : []);
};

scope.onmessage = ({ data }) => {
  cutOut(data).catch((error: unknown) =>
    scope.postMessage({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
  );
};
