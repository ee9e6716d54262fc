import { setImmediate as nextTurn } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import {
  type Assets,
  type Scene,
  type MeasuredScene,
  draftWidth,
  planScene,
  renderScene,
  findLegibleScene,
} from '@portada/studio';
import sharp from 'sharp';
import { asContext, openRenderContext } from './render-context';
import { createCanvasPool } from './canvas-pool';
import { measureDrawn } from './measure-drawn';
import type { DrawMessage, DrawResult, DrawTask } from './messages';
import { type Say, onlyForward, stepsOf } from './progress';
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
 * @param task input, where to report progress, and the byte that calls it off
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

/** What a picture is drawn with. */
type DrawingContext = { stay: () => void; say: Say; picture: Assets };
type Finished = { png: Uint8Array; measured: MeasuredScene };

/**
 * The first plan is nearly always legible: it is drawn at once, and measured on the picture. Only where that fails, other
 * plans are looked at as drafts.
 */
async function drawn(input: DrawTask['input'], stay: () => void, tell: Say): Promise<DrawResult> {
  stay();
  const say = onlyForward(tell);
  say({ type: 'progress', percent: 0, stage: 'understanding' });
  const { knowledge, assets } = openRenderContext((workerData as { directory: string }).directory);
  say({ type: 'progress', percent: 0, stage: 'composing' });
  const { drafts, picture } = shareDrawings(assets, input.width / draftWidth);
  const context = { stay, say, picture };
  const plan = (attempt: number) => planScene(input, knowledge, attempt);
  const first = await finished(plan(0), context);
  stay();
  const legible = await findLegibleScene(plan, drafts, { first: first.measured, stay });
  const { png, measured } = legible === first.measured ? first : await finished(legible.scene, context, true);
  stay();
  return { png, legibility: measured.legibility };
}

async function finished(scene: Scene, context: DrawingContext, again = false): Promise<Finished> {
  const { canvas, percent } = await painted(scene, context, again);
  context.say({ type: 'progress', percent, stage: 'finishing' });
  // Read once: it is a copy of every pixel.
  const pixels = canvas.data();
  const [png, measured] = await Promise.all([
    encoded(pixels, canvas),
    measureDrawn({ canvas, pixels }, scene, context.picture),
  ]);
  return { png, measured };
}

/** Draws layer by layer, and reports progress with previews. */
async function painted(scene: Scene, { stay, say, picture }: DrawingContext, again: boolean) {
  const steps = stepsOf(scene.layers);
  say({ type: 'progress', percent: steps.planned, stage: 'composing' });
  const canvas = createCanvas(scene.width, scene.height);
  const ctx = canvas.getContext('2d');
  const { assets, releaseAll } = createCanvasPool(picture);
  const previews: Promise<void>[] = [];
  await renderScene(asContext(ctx), scene, assets, async (done) => {
    // Reading a pixel has everything drawn that is noted so far.
    ctx.getImageData(0, 0, 1, 1);
    releaseAll();
    stay();
    const step = steps.layers[done - 1];
    if (!step) return;
    say({ type: 'progress', percent: step.percent, stage: step.stage });
    // A picture that is drawn again is shown once there is as much to see as before.
    if (step.shown && (!again || step.whole)) previews.push(sendPreview(canvas, say));
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
