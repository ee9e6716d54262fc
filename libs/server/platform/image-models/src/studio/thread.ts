import { setImmediate as nextTurn } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Assets, type Scene, draftWidth, planScene, renderScene, soundScene } from '@portada/scene';
import sharp from 'sharp';
import { asContext, openDesk } from './desk';
import { measureDrawn } from './measure-drawn';
import type { DrawMessage, DrawResult, DrawTask } from './messages';
import { stepsOf } from './progress';
import { shareDrawings } from './shared-drawings';

/** Runs in a thread of its own: plans, draws, measures and encodes one picture after the other. */

// One core a thread: the pool decides how many draw at once.
sharp.concurrency(1);
sharp.cache(false);

/** Width in pixels of the pictures sent while drawing. */
const previewWidth = 320;

class Cancelled extends Error {}

/**
 * Draws one picture.
 * @param task input, where to tell progress, and the byte that calls it off
 * @returns the PNG at full size and its legibility, or null where it was called off
 */
export default async function draw({ input, port, cancelled }: DrawTask): Promise<DrawResult> {
  const flag = new Uint8Array(cancelled);
  const stay = () => {
    if (Atomics.load(flag, 0) !== 0) throw new Cancelled();
  };
  const say = (message: DrawMessage, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);
  try {
    return await drawn(input, stay, say);
  } catch (error) {
    if (error instanceof Cancelled) return null;
    throw error;
  } finally {
    port.close();
  }
}

type Say = (message: DrawMessage, transfer?: ArrayBuffer[]) => void;

async function drawn(input: DrawTask['input'], stay: () => void, say: Say): Promise<DrawResult> {
  stay();
  say({ type: 'progress', percent: 0, stage: 'understanding' });
  const { knowledge, assets } = openDesk((workerData as { directory: string }).directory);
  say({ type: 'progress', percent: 0, stage: 'composing' });
  const shared = shareDrawings(assets, input.width / draftWidth);
  const planned = await soundScene((attempt) => planScene(input, knowledge, attempt), shared.drafts, stay);
  const { canvas, percent } = await painted(planned.scene, shared.picture, stay, say);
  say({ type: 'progress', percent, stage: 'finishing' });
  // Read once: it is a copy of every pixel.
  const pixels = canvas.data();
  const [png, legibility] = await Promise.all([
    encoded(pixels, canvas),
    measureDrawn({ canvas, pixels }, planned),
  ]);
  stay();
  return { png, legibility };
}

/** Draws layer by layer, and tells and shows how far it is. */
async function painted(scene: Scene, assets: Assets, stay: () => void, say: Say) {
  const steps = stepsOf(scene.layers);
  say({ type: 'progress', percent: steps.planned, stage: 'composing' });
  const canvas = createCanvas(scene.width, scene.height);
  const previews: Promise<void>[] = [];
  await renderScene(asContext(canvas.getContext('2d')), scene, assets, async (done) => {
    stay();
    const step = steps.layers[done - 1];
    if (!step) return;
    say({ type: 'progress', percent: step.percent, stage: step.stage });
    if (step.shown) previews.push(sendPreview(canvas, say));
    // Lets a preview that is encoded by now go out before the next layer is drawn.
    await nextTurn();
  });
  await Promise.all(previews);
  return { canvas, percent: steps.drawn };
}

/** The quickest that is still much smaller than raw: a file a third smaller would take two and a half times as long. */
const encoded = (pixels: Buffer, { width, height }: Canvas): Promise<Uint8Array> =>
  sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 1, adaptiveFiltering: false })
    .toBuffer();

async function sendPreview(canvas: Canvas, say: Say): Promise<void> {
  const height = Math.round((canvas.height * previewWidth) / canvas.width);
  const small = createCanvas(previewWidth, height);
  small.getContext('2d').drawImage(canvas, 0, 0, previewWidth, height);
  const webp = await sharp(small.data(), { raw: { width: previewWidth, height, channels: 4 } })
    .webp({ quality: 70, effort: 0 })
    .toBuffer();
  const bytes = new Uint8Array(webp);
  say({ type: 'preview', bytes }, [bytes.buffer]);
}
