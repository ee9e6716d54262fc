import type { DocumentLayer, SceneDocument } from '@portada/studio/document';
import { newLayerId } from '../state/new-layer-id';

/** Kinds of layers that the panel adds with one press. */
export const addableKinds = [
  'text',
  'badge',
  'arrow',
  'ring',
  'plate',
  'check',
  'cross',
  'question',
  'exclamation',
] as const;
export type AddableKind = (typeof addableKinds)[number];

const editable = { locked: false, hidden: false, name: '' };
const blended = { opacity: 1, blend: 'normal' as const };

/** Rectangle in the middle of a document, in shares of its width and height. */
const middleBox = ({ width, height }: SceneDocument, across: number, down: number) => ({
  x: (width * (1 - across)) / 2,
  y: (height * (1 - down)) / 2,
  width: width * across,
  height: height * down,
});

/** Square in the middle of a document. @param share share of its height */
const middleSquare = (document: SceneDocument, share: number) =>
  middleBox(document, (share * document.height) / document.width, share);

type Made = { layer: DocumentLayer; text: string | null };

/**
 * Creates a layer in the middle of a document.
 * @param text words of a text or badge, which the action `set-text` fits afterwards
 * @returns the layer; `text` is null for a layer without words
 */
export const newLayer = (document: SceneDocument, kind: AddableKind, text: string): Made => {
  const unit = document.width / 1280;
  const id = newLayerId(document, kind);
  const common = { ...editable, ...blended, id };
  const outline = { width: 8 * unit, color: '#000000' };
  if (kind === 'text') {
    const box = middleBox(document, 0.5, 0.24);
    return {
      text,
      layer: {
        ...common,
        kind,
        role: 'label',
        face: 'Anton',
        box,
        // The action `set-text` replaces this line by fitted ones.
        lines: [
          {
            runs: [{ text, highlighted: false }],
            size: 100 * unit,
            x: box.x,
            baseline: box.y + box.height * 0.8,
          },
        ],
        rotation: 0,
        skew: 0,
        fill: ['#ffffff', '#ffffff'],
        highlight: ['#ffe14a', '#ffe14a'],
        finish: 'plain',
        strokes: [{ width: 14 * unit, color: '#000000' }],
        panel: null,
        extrusion: null,
        shadow: null,
        glow: null,
      },
    };
  }
  if (kind === 'badge')
    return {
      text,
      layer: {
        ...common,
        kind,
        text,
        face: 'Anton',
        size: 54 * unit,
        box: middleBox(document, 0.24, 0.13),
        rotation: 0,
        shape: 'pill',
        color: '#e5484d',
        ink: '#ffffff',
      },
    };
  const shaped = shapeLayer(document, kind, { common, unit, outline });
  return { layer: shaped, text: null };
};

type Parts = {
  common: typeof editable & typeof blended & { id: string };
  unit: number;
  outline: { width: number; color: string };
};

const shapeLayer = (
  document: SceneDocument,
  kind: Exclude<AddableKind, 'text' | 'badge'>,
  { common, unit, outline }: Parts,
): DocumentLayer => {
  const { width, height } = document;
  if (kind === 'arrow')
    return {
      ...common,
      kind,
      from: { x: width * 0.36, y: height * 0.6 },
      to: { x: width * 0.6, y: height * 0.4 },
      bend: 0.2,
      width: 26 * unit,
      color: '#ff3b30',
      outline: '#ffffff',
    };
  if (kind === 'ring')
    return {
      ...common,
      kind,
      box: middleSquare(document, 0.4),
      rotation: 0,
      width: 14 * unit,
      color: '#ff3b30',
    };
  if (kind === 'plate')
    return {
      ...common,
      kind,
      shape: 'panel',
      box: middleBox(document, 0.4, 0.2),
      rotation: 0,
      color: '#ffe14a',
      outline: null,
      seed: 1,
    };
  const color = kind === 'check' ? '#30a46c' : '#e5484d';
  const sign = { ...outline, color: '#ffffff' };
  return {
    ...common,
    kind: 'mark',
    shape: kind,
    box: middleSquare(document, 0.35),
    rotation: 0,
    color,
    outline: sign,
  };
};

/** Creates a layer with a drawing of the illustration set, in the middle of a document. */
export const newSticker = (
  document: SceneDocument,
  { drawing, name }: { drawing: string; name: string },
): DocumentLayer => {
  const unit = document.width / 1280;
  const size = document.height * 0.45;
  const at = { x: (document.width - size) / 2, y: (document.height - size) / 2 };
  return {
    ...editable,
    kind: 'illustration',
    id: newLayerId(document, 'illustration'),
    name,
    drawing,
    role: 'prop',
    frame: { ...at, size },
    box: { ...at, width: size, height: size },
    rotation: 0,
    flip: false,
    opacity: 1,
    blend: 'normal',
    blur: 0,
    tint: null,
    finish: null,
    light: null,
    outline: { width: 8 * unit, color: '#ffffff' },
    border: null,
    shadow: { blur: 16 * unit, x: 0, y: 10 * unit, color: '#000000aa' },
    glow: null,
    rim: null,
    floor: null,
    relief: null,
  };
};

/** Kinds of layers that lie over everything; new layers are added beneath them. */
const finishing: readonly string[] = ['grade', 'vignette', 'grain', 'rain'];

/** Position at which a new layer is added: above all others, but beneath light and grain of the whole picture. */
export const positionOfNew = ({ layers }: SceneDocument): number => {
  const last = layers.findLastIndex(({ kind }) => !finishing.includes(kind));
  return last + 1;
};
