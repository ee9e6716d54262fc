import type { DocumentLayer, SceneDocument } from '@portada/studio/document';

const editable = { name: '', locked: false, hidden: false };

/** A text layer of a document of 1280 x 720 pixels. */
export const textLayer = (id: string, words: string): DocumentLayer => ({
  ...editable,
  id,
  kind: 'text',
  role: 'headline',
  face: 'Anton',
  box: { x: 100, y: 100, width: 500, height: 200 },
  lines: [{ runs: [{ text: words, highlighted: false }], size: 120, x: 110, baseline: 250 }],
  rotation: 0,
  skew: 0,
  fill: ['#ffffff', '#ffffff'],
  highlight: ['#ffee00', '#ffee00'],
  finish: 'plain',
  strokes: [{ width: 10, color: '#000000' }],
  panel: null,
  extrusion: null,
  shadow: null,
  glow: null,
  opacity: 1,
  blend: 'normal',
});

/** A ring in the lower half of the picture. */
export const ringLayer = (id: string): DocumentLayer => ({
  ...editable,
  id,
  kind: 'ring',
  box: { x: 700, y: 300, width: 200, height: 200 },
  rotation: 0,
  width: 12,
  color: '#ff0000',
  opacity: 1,
  blend: 'normal',
});

/** An arrow from the lower left to the upper right. */
export const arrowLayer = (id: string): DocumentLayer => ({
  ...editable,
  id,
  kind: 'arrow',
  from: { x: 300, y: 600 },
  to: { x: 500, y: 400 },
  bend: 0,
  width: 20,
  color: '#ff0000',
  outline: '#ffffff',
  opacity: 1,
  blend: 'normal',
});

/** A document of 1280 x 720 pixels with a background, a headline and a ring. */
export const sampleDocument = (): SceneDocument => ({
  version: 2,
  width: 1280,
  height: 720,
  aspectRatio: '16:9',
  seed: 1,
  idea: null,
  layout: null,
  layers: [
    {
      ...editable,
      id: 'background-1',
      kind: 'background',
      angle: 90,
      stops: [
        { at: 0, color: '#103060' },
        { at: 1, color: '#081020' },
      ],
    },
    textLayer('text-2', 'HOT DAY'),
    ringLayer('ring-3'),
  ],
});

/** Measures letters of the same width, so that the tests need no fonts. */
export const evenLetters = { measure: (_face: string, text: string): number => text.length * 0.5 };
