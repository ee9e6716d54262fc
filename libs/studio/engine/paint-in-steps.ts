import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Assets, type Context, type Scene, renderDocument, renderScene } from '@portada/studio';
import type { SceneDocument } from '@portada/studio/document';
import { createCanvasPool } from './canvas-pool';
import { asContext } from './render-context';

/** Draws layers, and calls `onLayer` with the number of drawn layers after each one. */
type Paint = (ctx: Context, assets: Assets, onLayer: (done: number) => void | Promise<void>) => Promise<void>;

/**
 * Draws a picture layer by layer. After each layer the canvases of the layer are released, and the event loop runs once, so
 * that messages are sent and limits of time are noticed.
 * @param size size of the picture in pixels
 * @param assets drawing assets
 * @param paint draws the layers
 * @param onLayer called after each layer with the canvas; an error that it throws ends the drawing
 */
const paintedInSteps = async (
  { width, height }: { width: number; height: number },
  assets: Assets,
  paint: Paint,
  onLayer: (done: number, canvas: Canvas) => void,
): Promise<Canvas> => {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  const pool = createCanvasPool(assets);
  await paint(asContext(ctx), pool.assets, async (done) => {
    // The canvas executes all recorded drawing commands when a pixel is read.
    ctx.getImageData(0, 0, 1, 1);
    pool.releaseAll();
    onLayer(done, canvas);
    await nextTurn();
  });
  return canvas;
};

/**
 * Draws a scene layer by layer.
 * @param scene scene to draw
 * @param assets drawing assets
 * @param onLayer called after each layer with the number of drawn layers and the canvas; an error that it throws ends the
 *   drawing
 */
export const paintedScene = (
  scene: Scene,
  assets: Assets,
  onLayer: (done: number, canvas: Canvas) => void = () => undefined,
): Promise<Canvas> =>
  paintedInSteps(scene, assets, (ctx, pooled, onDrawn) => renderScene(ctx, scene, pooled, onDrawn), onLayer);

/**
 * Draws a document layer by layer.
 * @param document document to draw
 * @param assets drawing assets with the pictures of the document
 * @param onLayer called after each layer; an error that it throws ends the drawing
 */
export const paintedDocument = (
  document: SceneDocument,
  assets: Assets,
  onLayer: () => void = () => undefined,
): Promise<Canvas> =>
  paintedInSteps(
    document,
    assets,
    (ctx, pooled, onDrawn) => renderDocument(ctx, document, pooled, () => onDrawn(0)),
    onLayer,
  );
