import { type AspectRatio, pictureSizes, type Draft } from '@portada/contracts';
import { type Slots, formats } from '@portada/studio/formats';
import { type Context, type Face, renderScene, scaleScene } from '@portada/studio/rendering';
import { createBrowserAssets, createCanvas } from '../../../shared/drawing/browser-assets';
import { hasFonts, loadFonts, loadFontsOf, measureText } from '../../../shared/drawing/fonts';
import { nextTurn } from '../../../shared/drawing/next-turn';
import { createDrawingQueue } from './drawing-queue';

/** A draft to draw: what composes it, the aspect ratio of the image, and the width of the drawing in device pixels. */
export type DraftDrawing = { draft: Pick<Draft, 'format' | 'slots'>; ratio: AspectRatio; width: number };

// Drafts have no pictures of the user.
const assets = createBrowserAssets(() => null);

/** Width of a letter of size 1 before its font is loaded. */
const roughWidth = 0.5;

/**
 * Composes the scene of a draft with the studio's own code. Texts are measured with their fonts, so a scene is composed again
 * after the fonts that it measures with were loaded.
 */
const compose = async ({ draft: { format, slots }, ratio }: DraftDrawing, signal: AbortSignal) => {
  for (;;) {
    const missing: { face: Face; text: string }[] = [];
    const measure = (face: Face, text: string): number => {
      if (hasFonts(face, text)) return measureText(face, text);
      missing.push({ face, text });
      return text.length * roughWidth;
    };
    const size = { ...pictureSizes[ratio], aspectRatio: ratio };
    const scene = formats[format].scene(slots as Slots, size, measure);
    if (missing.length === 0) return scene;
    await Promise.all(missing.map(({ face, text }) => loadFonts(face, text)));
    signal.throwIfAborted();
  }
};

const draw = async (drawing: DraftDrawing, signal: AbortSignal): Promise<HTMLCanvasElement> => {
  const scene = scaleScene(await compose(drawing, signal), drawing.width);
  await loadFontsOf(scene);
  const canvas = createCanvas(scene.width, scene.height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser has no 2D canvas.');
  const onLayer = async () => {
    await nextTurn();
    signal.throwIfAborted();
  };
  await onLayer();
  await renderScene(pen as unknown as Context, scene, assets, onLayer);
  return canvas;
};

const queue = createDrawingQueue();
const known = new Map<string, HTMLCanvasElement>();

/** Number of small drawings that are kept, and the largest width in pixels of one that is kept. */
const kept = { count: 36, width: 480 };

/**
 * Draws a draft in the browser. Drafts are drawn one at a time, small ones first; between the layers of a picture the browser
 * handles its input. The last small drawings are kept.
 * @param signal ends the drawing after its current layer; the promise then rejects with the reason of the signal
 * @throws if a font, drawing or place cannot be loaded
 */
export const drawDraft = async (drawing: DraftDrawing, signal: AbortSignal): Promise<HTMLCanvasElement> => {
  const { draft, ratio, width } = drawing;
  const key = JSON.stringify([draft.format, draft.slots, ratio, width]);
  const found = known.get(key);
  if (found) return found;
  const canvas = await queue(width, signal, () => draw(drawing, signal));
  if (width <= kept.width) known.set(key, canvas);
  for (const oldest of [...known.keys()].slice(0, -kept.count)) known.delete(oldest);
  return canvas;
};
