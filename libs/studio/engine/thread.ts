import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { workerData } from 'node:worker_threads';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import {
  type Assets,
  type Scene,
  type MeasuredScene,
  draftWidth,
  isUnderstood,
  planScene,
  renderDocument,
  renderScene,
  sceneSchema,
  findLegibleScene,
  withWords,
} from '@portada/studio';
import type { SavedPersonPhoto } from '@portada/image-models';
import { type SceneDocument, withSavedPerson } from '@portada/studio/document';
import sharp from 'sharp';
import { withPhotos } from './document/with-photos';
import { asContext, knowledgeFor, openRenderContext } from './render-context';
import { createCanvasPool } from './canvas-pool';
import { measureDrawn } from './measure-drawn';
import type { DrawMessage, DrawResult, DrawTask } from './messages';
import { type SendMessage, onlyForward, stepsOf } from './progress';
import { shareDrawings } from './shared-drawings';

/** Program of a drawing thread of the studio: plans, draws, measures and encodes images one after the other. */

// The library sharp uses one core per thread, because the pool decides how many threads draw at the same time.
sharp.concurrency(1);
sharp.cache(false);

/*
 * V8 lets a heap that grows slowly grow by 10 % before it marks the whole heap again. The lexicons of the studio are about
 * 100 MB of objects, and the pixels of one image are 35 MB outside of the heap, so V8 marked the heap once for each image:
 * a fifth of the CPU time of an image. With 60 % it marks the heap once for three images.
 */
setFlagsFromString('--heap-growing-percent=60');

/** Width in pixels of the previews of an image. */
const previewWidth = 320;

class Cancelled extends Error {}

/**
 * Draws one image.
 * @param task input, port for progress, and the byte that cancels the image
 * @returns the PNG at full size, its scene and its legibility, `not_understood`, or null if the image was cancelled
 */
export default async function draw({ input, port, cancelled }: DrawTask): Promise<DrawResult> {
  const flag = new Uint8Array(cancelled);
  const throwIfCancelled = () => {
    if (Atomics.load(flag, 0) !== 0) throw new Cancelled();
  };
  const send = (message: DrawMessage, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);
  try {
    return await drawn(input, throwIfCancelled, send);
  } catch (error) {
    if (error instanceof Cancelled) return null;
    throw error;
  } finally {
    port.close();
  }
}

/** Functions and assets that are needed to draw one image. */
type DrawingContext = { throwIfCancelled: () => void; send: SendMessage; picture: Assets };
type Finished = { png: Uint8Array; measured: MeasuredScene };

/**
 * Draws and measures the first planned scene at full size, because this scene is nearly always legible. If the scene
 * is not legible, other plans are checked as small drafts.
 */
async function drawn(
  input: DrawTask['input'],
  throwIfCancelled: () => void,
  sendMessage: SendMessage,
): Promise<DrawResult> {
  throwIfCancelled();
  const send = onlyForward(sendMessage);
  send({ type: 'progress', percent: 0, stage: 'understanding' });
  const opened = openRenderContext((workerData as { directory: string }).directory);
  const knowledge = await knowledgeFor(opened, input.prompt);
  if (!isUnderstood(input, knowledge.index, knowledge.taggers)) return 'not_understood';
  send({ type: 'progress', percent: 0, stage: 'composing' });
  const { drafts, picture } = shareDrawings(opened.assets, input.width / draftWidth);
  const context = { throwIfCancelled, send, picture };
  const plan = (attempt: number) => planScene(input, knowledge, attempt);
  const first = await finished(plan(0), context);
  throwIfCancelled();
  const legible = await findLegibleScene(plan, drafts, { first: first.measured, throwIfCancelled });
  const { png, measured } = legible === first.measured ? first : await finished(legible.scene, context, true);
  throwIfCancelled();
  const legibility = withWords(measured.legibility, input, measured.scene, knowledge);
  const person = input.savedPerson ? await withPerson(measured.scene, input.savedPerson, context) : null;
  return person
    ? { ...person, legibility }
    : { png, scene: sceneSchema.safeParse(measured.scene).data ?? null, legibility };
}

/**
 * Draws a scene with a saved person in the part of its person.
 * @returns null if the scene has no such part; the drawn person then stays
 */
async function withPerson(
  scene: Scene,
  saved: SavedPersonPhoto,
  { throwIfCancelled, picture }: DrawingContext,
): Promise<{ png: Uint8Array; scene: SceneDocument } | null> {
  const document = withSavedPerson(scene, saved);
  if (!document) return null;
  const canvas = createCanvas(document.width, document.height);
  const ctx = canvas.getContext('2d');
  const { assets, releaseAll } = createCanvasPool(withPhotos(picture, [saved.photo, saved.mask]));
  await renderDocument(asContext(ctx), document, assets, async () => {
    ctx.getImageData(0, 0, 1, 1);
    releaseAll();
    throwIfCancelled();
    await nextTurn();
  });
  return { png: await encoded(canvas.data(), canvas), scene: document };
}

async function finished(scene: Scene, context: DrawingContext, again = false): Promise<Finished> {
  const { canvas, percent } = await painted(scene, context, again);
  context.send({ type: 'progress', percent, stage: 'finishing' });
  // The function `data()` copies every pixel of the canvas, so it is called once.
  const pixels = canvas.data();
  const [png, measured] = await Promise.all([
    encoded(pixels, canvas),
    measureDrawn({ canvas, pixels }, scene, context.picture),
  ]);
  return { png, measured };
}

/** Draws a scene layer by layer and reports progress with previews. */
async function painted(scene: Scene, { throwIfCancelled, send, picture }: DrawingContext, again: boolean) {
  const steps = stepsOf(scene.layers);
  send({ type: 'progress', percent: steps.planned, stage: 'composing' });
  const canvas = createCanvas(scene.width, scene.height);
  const ctx = canvas.getContext('2d');
  const { assets, releaseAll } = createCanvasPool(picture);
  const previews: Promise<void>[] = [];
  await renderScene(asContext(ctx), scene, assets, async (done) => {
    // The canvas executes all recorded drawing commands when a pixel is read.
    ctx.getImageData(0, 0, 1, 1);
    releaseAll();
    throwIfCancelled();
    const step = steps.layers[done - 1];
    if (!step) return;
    send({ type: 'progress', percent: step.percent, stage: step.stage });
    // A second drawing of an image sends previews only once background and subject are drawn, because the previews of
    // the first drawing already showed the earlier layers.
    if (step.shown && (!again || step.whole)) previews.push(sendPreview(canvas, send));
    // The event loop sends a preview that is already encoded before the next layer is drawn.
    await nextTurn();
  });
  await Promise.all(previews);
  return { canvas, percent: steps.drawn };
}

/**
 * Encodes an image as PNG with the fastest setting that is still much smaller than raw pixels. A file smaller by a
 * third would take two and a half times as long.
 */
const encoded = (pixels: Buffer, { width, height }: Canvas): Promise<Uint8Array> =>
  sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 1, adaptiveFiltering: false })
    .toBuffer();

async function sendPreview(canvas: Canvas, send: SendMessage): Promise<void> {
  const height = Math.round((canvas.height * previewWidth) / canvas.width);
  const small = createCanvas(previewWidth, height);
  small.getContext('2d').drawImage(canvas, 0, 0, previewWidth, height);
  const webp = await sharp(small.data(), { raw: { width: previewWidth, height, channels: 4 } })
    .webp({ quality: 70, effort: 0 })
    .toBuffer();
  const bytes = new Uint8Array(webp);
  send({ type: 'preview', bytes }, [bytes.buffer]);
}
