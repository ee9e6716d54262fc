import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { type Canvas, GlobalFonts, Image, type SKRSContext2D, createCanvas } from '@napi-rs/canvas';
import {
  type Assets,
  type Context,
  IllustrationIndex,
  type MeasureText,
  type Surface,
  fontStackOf,
  planScene,
  renderScene,
} from '@portada/scene';
import sharp from 'sharp';
import type { DrawMessage, DrawResult, DrawTask } from './messages';
import { type Pack, openPack, packFiles, packFonts } from './pack';
import { stepsOf } from './progress';

/** Runs in a thread of its own: plans, draws and encodes one picture after the other. */

// One core a thread: the pool decides how many draw at once.
sharp.concurrency(1);
sharp.cache(false);

/** Width in pixels of the pictures sent while drawing. */
const previewWidth = 320;

type Studio = { pack: Pack; index: IllustrationIndex; measure: MeasureText };
let opened: Studio | undefined;

function studio(): Studio {
  if (opened) return opened;
  const { directory } = workerData as { directory: string };
  const pack = openPack(directory);
  for (const { family, file } of packFonts) {
    GlobalFonts.registerFromPath(join(directory, packFiles.fonts, file), family);
  }
  const ruler = createCanvas(1, 1).getContext('2d');
  const measure: MeasureText = (face, text) => {
    ruler.font = `100px ${fontStackOf(face)}`;
    return ruler.measureText(text).width / 100;
  };
  opened = { pack, index: new IllustrationIndex(pack.illustrations), measure };
  return opened;
}

class Cancelled extends Error {}

/**
 * Draws one picture.
 * @param task input, where to tell progress, and the byte that calls it off
 * @returns the PNG at full size, or null where it was called off
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

async function drawn(input: DrawTask['input'], stay: () => void, say: Say): Promise<Uint8Array> {
  stay();
  say({ type: 'progress', percent: 0, stage: 'understanding' });
  const { pack, index, measure } = studio();
  const scene = planScene(input, { index, measure });
  const steps = stepsOf(scene.layers);
  say({ type: 'progress', percent: steps.planned, stage: 'composing' });
  const canvas = createCanvas(scene.width, scene.height);
  const previews: Promise<void>[] = [];
  await renderScene(asContext(canvas.getContext('2d')), scene, assetsOf(pack), async (done) => {
    stay();
    const step = steps.layers[done - 1];
    if (!step) return;
    say({ type: 'progress', percent: step.percent, stage: step.stage });
    if (step.shown) previews.push(sendPreview(canvas, say));
    // Lets a preview that is encoded by now go out before the next layer is drawn.
    await nextTurn();
  });
  await Promise.all(previews);
  say({ type: 'progress', percent: steps.drawn, stage: 'finishing' });
  const png = await sharp(canvas.data(), { raw: { width: scene.width, height: scene.height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 3, adaptiveFiltering: false })
    .toBuffer();
  stay();
  return png;
}

async function sendPreview(canvas: Canvas, say: Say): Promise<void> {
  const height = Math.round((canvas.height * previewWidth) / canvas.width);
  const small = createCanvas(previewWidth, height);
  small.getContext('2d').drawImage(canvas, 0, 0, previewWidth, height);
  const webp = await sharp(small.data(), { raw: { width: previewWidth, height, channels: 4 } })
    .webp({ quality: 70, effort: 1 })
    .toBuffer();
  const bytes = new Uint8Array(webp);
  say({ type: 'preview', bytes }, [bytes.buffer]);
}

/** The server's canvas has every method of `Context`, declared with its own image and color types. */
const asContext = (ctx: SKRSContext2D): Context => ctx as unknown as Context;

const assetsOf = (pack: Pack): Assets => ({
  createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface,
  loadIllustration: (id, pixels) => {
    const image = new Image();
    image.src = pack.svg(id, pixels);
    return Promise.resolve(image);
  },
});
