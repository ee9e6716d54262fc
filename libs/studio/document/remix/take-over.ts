import { oklch, readable, toOklch } from '../../planning/color';
import type { Action } from '../actions/action';
import type { DocumentLayer, DocumentLayerKind, SceneDocument } from '../document.schema';
import { isColor } from '../variants/colors';
import { otherLayout } from '../variants/mirrored-places';
import { freeId } from '../variants/other-colors';
import { headlineOf, placeOf, subjectsOf } from '../variants/parts';
import type { Reference, ReferencePalette } from './reference-picture';

/** Chroma (OKLCH) below which a color is a grey. Greys, black and white keep their color. */
const grey = 0.035;
/** Distance of a subject or headline from the middle that counts as a side, as a share of the picture. */
const aside = 0.06;

/** Kinds of layers with the colors of the ground, and of signs and shapes. */
const groundLike: readonly DocumentLayerKind[] = [
  'background',
  'backdrop',
  'split',
  'motif',
  'light',
  'vignette',
];
const signs: readonly DocumentLayerKind[] = ['plate', 'badge', 'arrow', 'ring', 'trend', 'mark'];

type Take = (color: string) => string;

/** Gives a color hue and strength of another one. Lightness and alpha stay, so that letters stay readable. */
const toned =
  (target: string): Take =>
  (color) => {
    const { l, c } = toOklch(color.slice(0, 7));
    const { c: strength, h } = toOklch(target);
    return c < grey ? color : `${oklch(l, (c + strength) / 2, h)}${color.slice(7)}`;
  };

/** Changes every color within a value. */
const recolored = <T>(value: T, take: Take): T => {
  if (isColor(value)) return take(value) as T & string;
  if (Array.isArray(value)) return value.map((part: unknown) => recolored(part, take)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, recolored(part, take)])) as T;
};

type Text = Extract<DocumentLayer, { kind: 'text' }>;

/** Colors of a text: highlighted words and effects get the accent, and are made readable on panel or outline. */
const recoloredText = (text: Text, { accent }: ReferencePalette): Text => {
  const next = recolored(text, toned(accent));
  const narrowest = next.strokes.toSorted((a, b) => a.width - b.width)[0];
  const backing = next.panel?.color ?? narrowest?.color;
  if (backing === undefined) return next;
  const both = ([top, bottom]: [string, string]): [string, string] => [
    readable(top, [backing]),
    readable(bottom, [backing]),
  ];
  return { ...next, fill: both(next.fill), highlight: both(next.highlight) };
};

const recoloredLayer = (layer: DocumentLayer, palette: ReferencePalette): DocumentLayer => {
  if (layer.kind === 'text') return recoloredText(layer, palette);
  if (layer.kind === 'grade')
    return { ...layer, light: toned(palette.accent)(layer.light), shade: toned(palette.ground)(layer.shade) };
  if (groundLike.includes(layer.kind)) return recolored(layer, toned(palette.ground));
  if (signs.includes(layer.kind)) return recolored(layer, toned(palette.second));
  // The colors of a drawing are part of it; its outline and glow are not.
  if (layer.kind !== 'illustration') return layer;
  const { outline, glow, border, rim } = layer;
  return { ...layer, ...recolored({ outline, glow, border, rim }, toned(palette.accent)) };
};

/** Sets the light of a photographed ground to the colors of a reference. */
const graded = (document: SceneDocument, { ground, accent }: ReferencePalette): Action[] => {
  const isPhotographed = document.layers.some(
    ({ kind, hidden }) => !hidden && (kind === 'panorama' || kind === 'picture'),
  );
  const former = document.layers.find((layer) => layer.kind === 'grade');
  if (!isPhotographed || former?.locked === true) return [];
  const [light, shade] = [toOklch(accent), toOklch(ground)];
  const grade = {
    angle: former?.angle ?? -45,
    light: oklch(0.78, light.c, light.h),
    shade: oklch(0.25, shade.c, shade.h),
    ...{ amount: 0.5, contrast: former?.contrast ?? 0.2, grey: former?.grey ?? 0 },
  };
  return [{ name: 'set-grade', args: { newId: freeId(document, 'grade'), grade } }];
};

/**
 * Returns the actions that give a document the colors of a reference: grounds, letters, signs, shapes and the outlines of
 * drawings. Lightness, greys and photos stay. Locked layers stay as they are.
 */
export const takeColors = (document: SceneDocument, palette: ReferencePalette): Action[] => [
  ...document.layers.flatMap((layer): Action[] => {
    const next = layer.locked ? layer : recoloredLayer(layer, palette);
    return JSON.stringify(next) === JSON.stringify(layer)
      ? []
      : [{ name: 'replace', args: { id: layer.id, layer: next } }];
  }),
  ...graded(document, palette),
];

/** Tells on which side the subject of a document is; null without one, and in the middle. */
const sideOfSubject = (document: SceneDocument): Reference['side'] => {
  const [subject] = subjectsOf(document).toSorted(
    (a, b) => (placeOf(document, b)?.size ?? 0) - (placeOf(document, a)?.size ?? 0),
  );
  const x = subject && placeOf(document, subject)?.x;
  return x === undefined || Math.abs(x - 0.5) < aside ? null : x < 0.5 ? 'left' : 'right';
};

/**
 * Returns the actions that mirror a document whose subject is on the other side than the detail of a reference. No actions if
 * both are on the same side, if a side is not clear, or if a layer that would be moved is locked.
 */
export const takeLayout = (document: SceneDocument, { side }: Reference): Action[] => {
  const own = sideOfSubject(document);
  const headline = headlineOf(document);
  const isCentered = headline && Math.abs((placeOf(document, headline)?.x ?? 0) - 0.5) <= aside;
  if (side === null || own === null || own === side || isCentered) return [];
  const actions = otherLayout(document);
  const locked = new Set(document.layers.flatMap((layer) => (layer.locked ? [layer.id] : [])));
  return actions.some(({ args }) => locked.has((args as { id: string }).id)) ? [] : actions;
};
