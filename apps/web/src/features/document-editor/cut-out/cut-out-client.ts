import modelAddress from '@mediapipe/selfie_segmentation/selfie_segmentation.tflite?url';
import { createCanvas } from '../../../shared/drawing/browser-assets';
import { CutOutError } from './cut-out-error';
import { maskFile, maskSizeOf } from './mask-file';
import type { CutOutReport, CutOutRequest, CutOutStage } from './worker-messages';

/** Side in pixels of the square picture that the model reads. */
const modelSide = 256;
/** Time in ms after which an unused worker ends. */
const idleMs = 60_000;

let worker: Worker | null = null;
let idle: ReturnType<typeof setTimeout> | undefined;

const end = () => {
  worker?.terminate();
  worker = null;
};

const started = (): Worker => {
  clearTimeout(idle);
  worker ??= new Worker(new URL('./cut-out.worker.ts', import.meta.url), { name: 'cut-out' });
  return worker;
};

/** Sends a picture to the worker and waits for its mask. The signal ends the worker. */
const maskOf = (
  request: CutOutRequest,
  onStage: (stage: CutOutStage) => void,
  signal: AbortSignal,
): Promise<Extract<CutOutReport, { kind: 'mask' }>> =>
  new Promise((resolve, reject) => {
    const running = started();
    const listening = new AbortController();
    const options = { signal: listening.signal };
    const fail = (reason: unknown) => {
      listening.abort();
      end();
      reject(reason instanceof Error ? reason : new CutOutError(String(reason)));
    };
    running.addEventListener(
      'message',
      ({ data }: MessageEvent<CutOutReport>) => {
        if (data.kind === 'stage') return onStage(data.stage);
        if (data.kind === 'failed') return fail(data.reason);
        listening.abort();
        idle = setTimeout(end, idleMs);
        return resolve(data);
      },
      options,
    );
    running.addEventListener('error', ({ message }) => fail(message || 'The worker did not start.'), options);
    signal.addEventListener('abort', () => fail(signal.reason), options);
    running.postMessage(request, [request.small.buffer, request.picture.rgba.buffer]);
  });

/** Draws a photo with a width and height in pixels, and returns four bytes for each pixel. */
const pixelsOf = async (photo: Blob, width: number, height: number): Promise<Uint8ClampedArray> => {
  const picture = await createImageBitmap(photo, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  });
  const pen = createCanvas(width, height).getContext('2d');
  if (!pen) throw new CutOutError('The browser has no 2D canvas.');
  pen.drawImage(picture, 0, 0);
  picture.close();
  return pen.getImageData(0, 0, width, height).data;
};

/** Share of the lowest row of a mask from which the photo cuts the person off. */
const cutShare = 0.05;

/** A mask as a PNG file whose opacity is the mask, and true if the lower edge of the photo cuts the person off. */
export type CutOut = { file: Blob; isCutBelow: boolean };

/**
 * Finds the person in a photo, on this device.
 * @param photo file with the photo
 * @param onStage called at the beginning of each stage
 * @param signal ends the work
 * @returns the mask; null if the photo shows no person
 * @throws CutOutError, or the reason of the signal
 */
export const cutOutPerson = async (
  photo: Blob,
  onStage: (stage: CutOutStage) => void,
  signal: AbortSignal,
): Promise<CutOut | null> => {
  const { width, height } = maskSizeOf(await createImageBitmap(photo));
  const [small, rgba] = [await pixelsOf(photo, modelSide, modelSide), await pixelsOf(photo, width, height)];
  signal.throwIfAborted();
  const mask = await maskOf({ modelAddress, small, picture: { width, height, rgba } }, onStage, signal);
  if (!mask.opacity) return null;
  const lowest = mask.opacity.slice(-mask.width).filter((opacity) => opacity >= 128);
  return {
    file: await maskFile(mask.opacity, mask),
    isCutBelow: lowest.length > mask.width * cutShare,
  };
};
