import { GlobalFonts, createCanvas } from '@napi-rs/canvas';
import type { Surface } from '../rendering/canvas';
import type { Assets } from '../rendering/host';
import type { Box, Layer, LayerOf, Scene, TextLayer } from '../scene/scene.schema';

GlobalFonts.registerFromPath(
  require.resolve('@fontsource/anton/files/anton-latin-400-normal.woff2'),
  'Anton',
);

/**
 * Assets for tests with the canvas of the server. Every illustration is a disc; the id of the illustration is the
 * color of the disc.
 */
export const sampleAssets: Assets = {
  createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface,
  loadPanorama: (name) => Promise.reject(new Error(`The sample assets have no panorama named ${name}.`)),
  loadIllustration: (id, pixels) => {
    const disc = createCanvas(pixels, pixels);
    const pen = disc.getContext('2d');
    pen.fillStyle = id;
    pen.arc(pixels / 2, pixels / 2, pixels / 2, 0, Math.PI * 2);
    pen.fill();
    return Promise.resolve(disc);
  },
};

/** Creates a background layer with a gradient from left to right. */
export const ground = (...colors: [string, string, ...string[]]): Layer => ({
  kind: 'background',
  angle: 0,
  stops: colors.map((color, place) => ({ at: place / (colors.length - 1), color })),
});

/** Creates an illustration layer with a disc as the hero (main drawing). */
export const hero = (color: string, box: Box = { x: 820, y: 120, width: 400, height: 400 }): Layer => ({
  kind: 'illustration',
  role: 'hero',
  id: color,
  frame: { x: box.x, y: box.y, size: box.width },
  box,
  rotation: 0,
  flip: false,
  opacity: 1,
  blur: 0,
  tint: null,
  finish: null,
  light: null,
  outline: null,
  border: null,
  shadow: null,
  glow: null,
  rim: null,
  floor: null,
  relief: null,
});

/** Creates a headline layer of two lines at the left, white with a black outline. */
export const headline = (changes: Partial<TextLayer> = {}, size = 170): TextLayer => ({
  kind: 'text',
  role: 'headline',
  face: 'Anton',
  box: { x: 50, y: 120, width: 760, height: 420 },
  lines: ['HEADLINE', 'READS OK'].map((text, place) => ({
    runs: [{ text, highlighted: false }],
    size,
    x: 70,
    baseline: 300 + place * size * 1.2,
  })),
  rotation: 0,
  skew: 0,
  fill: ['#ffffff', '#ffffff'],
  highlight: ['#ffff00', '#ffff00'],
  finish: 'plain',
  strokes: [{ width: 18, color: '#000000' }],
  panel: null,
  extrusion: null,
  shadow: null,
  glow: null,
  ...changes,
});

/** Creates a plate layer, which is a plain rectangle of one color. */
export const panel = (color: string, box: Box): LayerOf<'plate'> => ({
  kind: 'plate',
  shape: 'panel',
  box,
  rotation: 0,
  color,
  outline: null,
  seed: 1,
});

/** Creates a scene of 1280x720 pixels with the given layers. */
export const sceneOf = (...layers: Layer[]): Scene => ({
  version: 1,
  width: 1280,
  height: 720,
  aspectRatio: '16:9',
  seed: 1,
  idea: 'showcase',
  layout: 'hero-right',
  layers,
});
