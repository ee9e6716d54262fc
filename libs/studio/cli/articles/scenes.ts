import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Legibility, pictureRequestSchema, pictureSizes } from '@portada/contracts';
import {
  type Box,
  type Context,
  type Scene,
  type TextLayer,
  draftOf,
  draftWidth,
  measurePicture,
  planScene,
  renderScene,
  scaleScene,
} from '@portada/studio';
import type { RenderContext } from '@portada/studio/engine';

/** The settings of a request; see `pictureRequestSchema`. */
export type Settings = { prompt: string; style?: string; mood?: string; headline?: string } & Record<
  string,
  unknown
>;

/**
 * Plans the scene of a 16:9 picture with the first plan of the engine.
 * @param context an open asset pack
 * @param settings settings of the request
 * @param seed seed of the plan
 */
export const sceneOf = ({ knowledge }: RenderContext, settings: Settings, seed: number): Scene =>
  planScene({ ...pictureRequestSchema.parse(settings), ...pictureSizes['16:9'], seed }, knowledge);

/**
 * Draws a scene.
 * @param scene scene to draw
 * @param context an open asset pack
 * @param width width of the picture in pixels
 */
export async function drawScene(scene: Scene, { assets }: RenderContext, width: number): Promise<Canvas> {
  const scaled = scaleScene(scene, width);
  const canvas = createCanvas(scaled.width, scaled.height);
  // The canvas of the server has every method of `Context`, but declares its own image and color types.
  await renderScene(canvas.getContext('2d') as unknown as Context, scaled, assets);
  return canvas;
}

/**
 * Measures the legibility of a scene on a draft, as the engine does.
 * @param scene scene to measure
 * @param context an open asset pack
 */
export async function legibilityOf(scene: Scene, context: RenderContext): Promise<Legibility> {
  const canvas = await drawScene(scene, context, draftWidth);
  const draft = await draftOf(scene, context.assets, draftWidth, () => canvas.data());
  return measurePicture({ ...draft, scene, bytes: null });
}

/**
 * Gives all letters of a scene one color and one outline, without shadow, glow, depth or panel.
 * @param scene scene to change
 * @param letters color of the letters, and visible width of the black outline in pixels of a picture 1280 px wide
 */
export function withLetters(scene: Scene, letters: { color: string; outline: number }): Scene {
  const scale = scene.width / 1280;
  const fill: TextLayer['fill'] = [letters.color, letters.color];
  // The letters cover the inner half of the outline, so the outline is drawn twice as wide.
  const strokes = letters.outline === 0 ? [] : [{ width: 2 * letters.outline * scale, color: '#000000' }];
  const plain = { finish: 'plain', panel: null, extrusion: null, shadow: null, glow: null } as const;
  return {
    ...scene,
    layers: scene.layers.map((layer) =>
      layer.kind === 'text' ? { ...layer, ...plain, fill, highlight: fill, strokes } : layer,
    ),
  };
}

/**
 * Moves texts, badges and drawings of a scene to the mirrored position. The texts and drawings themselves are not
 * mirrored.
 * @param scene scene to change
 */
export function swapSides(scene: Scene): Scene {
  const shiftOf = ({ x, width }: Box) => scene.width - 2 * x - width;
  const moved = (box: Box, by: number): Box => ({ ...box, x: box.x + by });
  return {
    ...scene,
    layers: scene.layers.map((layer) => {
      if (layer.kind === 'text') {
        const by = shiftOf(layer.box);
        const lines = layer.lines.map((line) => ({ ...line, x: line.x + by }));
        return { ...layer, box: moved(layer.box, by), lines };
      }
      if (layer.kind === 'illustration') {
        const by = shiftOf(layer.box);
        return { ...layer, box: moved(layer.box, by), frame: { ...layer.frame, x: layer.frame.x + by } };
      }
      return layer.kind === 'badge' || layer.kind === 'plate'
        ? { ...layer, box: moved(layer.box, shiftOf(layer.box)) }
        : layer;
    }),
  };
}
