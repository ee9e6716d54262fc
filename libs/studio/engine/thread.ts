import { setFlagsFromString } from 'node:v8';
import { workerData } from 'node:worker_threads';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import {
  type Assets,
  type Knowledge,
  type Scene,
  type MeasuredScene,
  draftScene,
  draftWidth,
  isUnderstood,
  planScene,
  sceneSchema,
  findLegibleScene,
  withWords,
} from '@portada/studio';
import type { ModelBrandKit, SavedPersonPhoto } from '@portada/image-models';
import { type Legibility, draftWithSeed } from '@portada/contracts';
import { type SceneDocument, withBrand, withSavedPerson } from '@portada/studio/document';
import sharp from 'sharp';
import { withPhotos } from './document/with-photos';
import { knowledgeFor, openRenderContext } from './render-context';
import { measureDrawn, measureDrawnDocument } from './measure-drawn';
import { paintedDocument, paintedScene } from './paint-in-steps';
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
type DrawingContext = {
  throwIfCancelled: () => void;
  send: SendMessage;
  picture: Assets;
  /** The user's photo that takes the part of the person; null draws the person. */
  saved: SavedPersonPhoto | null;
  /** The brand that the image gets; null for none. */
  brand: ModelBrandKit | null;
  /** Width of a text at size 1. */
  measure: Knowledge['measure'];
};
/** A drawn and measured scene. With a saved person or a brand, it is a document that is drawn later. */
type Finished = { measured: MeasuredScene } & ({ png: Uint8Array } | { document: SceneDocument });

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
  const { draft } = input;
  // A draft shows at least words, also of a prompt without a known one.
  if (draft === undefined && !isUnderstood(input, knowledge.index, knowledge.taggers))
    return 'not_understood';
  send({ type: 'progress', percent: 0, stage: 'composing' });
  const { drafts, picture } = shareDrawings(opened.assets, input.width / draftWidth);
  const { savedPerson: saved = null, brandKit: brand = null } = input;
  const context = { throwIfCancelled, send, picture, saved, brand, measure: knowledge.measure };
  const plan = (attempt: number) => planScene(input, knowledge, attempt);
  const legible = async (): Promise<Finished> => {
    const first = await finished(plan(0), context);
    throwIfCancelled();
    const { scene } = await findLegibleScene(plan, drafts, { first: first.measured, throwIfCancelled });
    return scene === first.measured.scene ? first : finished(scene, context, true);
  };
  // A user has chosen a draft by its look, so no other plan replaces it.
  const last = await (draft === undefined
    ? legible()
    : finished(draftScene({ ...input, draft: draftWithSeed(draft, input.seed) }, knowledge), context));
  throwIfCancelled();
  const { scene, legibility } = last.measured;
  const complete = (measured: Legibility) => withWords(measured, input, scene, knowledge);
  if (!('document' in last))
    return {
      png: last.png,
      scene: sceneSchema.safeParse(scene).data ?? null,
      legibility: complete(legibility),
    };
  const { png, own } = await drawnDocument(last.document, context);
  return { png, scene: last.document, legibility: complete(own ?? legibility) };
}

/** Returns the document of a scene with the saved person and the brand; null if the scene is drawn as it is. */
const documentOf = (scene: Scene, { saved, brand, measure }: DrawingContext): SceneDocument | null => {
  const peopled = saved && withSavedPerson(scene, saved);
  return (brand && withBrand(peopled ?? scene, brand.kit, measure)) ?? peopled;
};

/**
 * Draws the document of a scene with a saved person or a brand.
 * @returns the PNG, and the legibility of a document with a brand, whose letters differ from those of the scene
 */
async function drawnDocument(
  document: SceneDocument,
  { throwIfCancelled, picture, saved, brand }: DrawingContext,
): Promise<{ png: Uint8Array; own: Legibility | null }> {
  const photos = [...(saved ? [saved.photo, saved.mask] : []), ...(brand?.logo ? [brand.logo] : [])];
  const assets = withPhotos(picture, photos);
  const canvas = await paintedDocument(document, assets, throwIfCancelled);
  const pixels = canvas.data();
  const [png, own] = await Promise.all([
    encoded(pixels, canvas),
    brand && measureDrawnDocument({ canvas, pixels }, document, assets),
  ]);
  return { png, own };
}

async function finished(scene: Scene, context: DrawingContext, again = false): Promise<Finished> {
  const { canvas, percent } = await painted(scene, context, again);
  context.send({ type: 'progress', percent, stage: 'finishing' });
  // The function `data()` copies every pixel of the canvas, so it is called once.
  const pixels = canvas.data();
  const measure = () => measureDrawn({ canvas, pixels }, scene, context.picture);
  const document = documentOf(scene, context);
  if (document) return { document, measured: await measure() };
  const [png, measured] = await Promise.all([encoded(pixels, canvas), measure()]);
  return { png, measured };
}

/** Draws a scene layer by layer and reports progress with previews. */
async function painted(scene: Scene, { throwIfCancelled, send, picture }: DrawingContext, again: boolean) {
  const steps = stepsOf(scene.layers);
  send({ type: 'progress', percent: steps.planned, stage: 'composing' });
  const previews: Promise<void>[] = [];
  const canvas = await paintedScene(scene, picture, (done, drawing) => {
    throwIfCancelled();
    const step = steps.layers[done - 1];
    if (!step) return;
    send({ type: 'progress', percent: step.percent, stage: step.stage });
    // A second drawing of an image sends previews only once background and subject are drawn, because the previews of
    // the first drawing already showed the earlier layers.
    if (step.shown && (!again || step.whole)) previews.push(sendPreview(drawing, send));
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
