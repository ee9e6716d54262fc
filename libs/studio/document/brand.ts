import type { BrandKit, LogoCorner } from '@portada/contracts';
import { contrastRatio, luminance } from '../checks/luminance';
import { chipArea } from '../planning/layout';
import type { MeasureText } from '../planning/fit-text';
import type { Scene } from '../scene/scene.schema';
import { applyActions } from './actions';
import type { Action } from './actions/action';
import type { DocumentLayer, SceneDocument } from './document.schema';
import { migrateDocument } from './migrate';
import { type ColorablePart, coloredLayer } from './layer-colors';

type LayerOf<Kind extends DocumentLayer['kind']> = Extract<DocumentLayer, { kind: Kind }>;

/** Id of the layer with the logo, by which another application of a brand kit finds it. */
export const logoLayerId = 'brand-logo';
/** Distance between logo and edges, as a share of the width of the picture. */
const logoMargin = 0.025;
/** Width in pixels of the picture in which a brand kit measures its outline. */
const kitWidth = 1280;
/** Least contrast between letters and their panel or badge (WCAG 2.2, large text). */
const leastContrast = 3;
/** Kinds of layers that lie over everything; the logo is added beneath them. */
const finishing: readonly string[] = ['grade', 'vignette', 'grain', 'rain'];

const luminanceOf = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return luminance(red, green, blue);
};
const isReadable = (letters: string, ground: string): boolean =>
  contrastRatio(luminanceOf(letters), luminanceOf(ground)) >= leastContrast;

/** Returns the action that colors a part, or none if the layer has no such part. */
const colored = (layer: DocumentLayer, part: ColorablePart, color: string | undefined): Action[] =>
  color === undefined || coloredLayer(layer, part, color) === null
    ? []
    : [{ name: 'set-color', args: { id: layer.id, part, color } }];

/** Black or white, whichever can be read beside a color. */
const readableBeside = (color: string): string => (isReadable('#000000', color) ? '#000000' : '#ffffff');

/**
 * Typeface, finish and colors of a text. Letters that could not be read on their panel keep their color; an outline in which
 * the letters could not be read becomes black or white.
 */
const textActions = (layer: LayerOf<'text'>, { faces, finish, colors }: BrandKit): Action[] => {
  const { id, panel, strokes } = layer;
  const [letters, highlight] = colors.map((color) =>
    panel === null || isReadable(color, panel.color) ? color : undefined,
  );
  const [face] = faces;
  const outline = strokes.toSorted((a, b) => b.width - a.width)[0]?.color;
  const isMended =
    panel === null && letters !== undefined && outline !== undefined && !isReadable(letters, outline);
  const type = { ...(face !== undefined && { face }), ...(finish !== null && { finish }) };
  return [
    ...(Object.keys(type).length > 0 ? [{ name: 'set-type', args: { id, ...type } }] : []),
    ...colored(layer, 'fill', letters),
    ...colored(layer, 'highlight', highlight),
    ...(isMended ? colored(layer, 'outline', readableBeside(letters)) : []),
  ];
};

const badgeActions = (layer: LayerOf<'badge'>, { faces, colors }: BrandKit): Action[] => {
  const face = faces[1] ?? faces[0];
  const ground = colors[2];
  const ink = ground === undefined || isReadable(layer.ink, ground) ? undefined : readableBeside(ground);
  return [
    ...(face === undefined ? [] : [{ name: 'set-type', args: { id: layer.id, face } }]),
    ...colored(layer, 'color', ground),
    ...colored(layer, 'ink', ink),
  ];
};

/** Outline of a photo or drawing. A drawing without an outline belongs to a scene that has none. */
const outlineActions = (
  layer: LayerOf<'photo' | 'illustration'>,
  { outline }: BrandKit,
  width: number,
): Action[] => {
  const isOutlined =
    layer.kind === 'photo' ? layer.isCutOut && layer.maskId !== null : layer.outline !== null;
  if (outline === null || !isOutlined || layer.id === logoLayerId) return [];
  const scaled = { color: outline.color, width: (outline.width * width) / kitWidth };
  return [{ name: 'set-effects', args: { id: layer.id, outline: scaled } }];
};

/** Actions that give one layer the brand. */
const layerActions = (layer: DocumentLayer, kit: BrandKit, width: number): Action[] => {
  if (layer.kind === 'text') return textActions(layer, kit);
  if (layer.kind === 'badge') return badgeActions(layer, kit);
  if (layer.kind === 'arrow' || layer.kind === 'ring') return colored(layer, 'color', kit.colors[2]);
  const isDrawn = layer.kind === 'photo' || layer.kind === 'illustration';
  return isDrawn ? outlineActions(layer, kit, width) : [];
};

/** Box of a logo in its corner. In the lower right corner it stands above the area of the timestamp. */
const logoBox = (
  { width, height }: SceneDocument,
  { size, corner, ...file }: { size: number; corner: LogoCorner; width: number; height: number },
) => {
  const wide = (width * size) / 100;
  const scale = Math.min(wide / file.width, (height * size) / 100 / file.height);
  const box = { width: file.width * scale, height: file.height * scale };
  const margin = width * logoMargin;
  const below = (corner === 'bottom-right' ? chipArea({ width, height }).y : height) - margin;
  return {
    ...box,
    x: corner.endsWith('left') ? margin : width - margin - box.width,
    y: corner.startsWith('top') ? margin : below - box.height,
  };
};

/** Actions that place the logo, or replace the one that was placed before. */
const logoActions = (document: SceneDocument, logo: NonNullable<BrandKit['logo']>): Action[] => {
  const layer = {
    ...{ kind: 'photo', id: logoLayerId, name: 'Logo', locked: false, hidden: false },
    ...{ assetId: logo.assetId, maskId: null, isCutOut: true, box: logoBox(document, logo), crop: null },
    ...{ rotation: 0, flip: false, radius: 0, blur: 0, opacity: 1, blend: 'normal' },
    ...{ outline: null, border: null, shadow: null, glow: null },
  };
  const present = document.layers.find(({ id }) => id === logoLayerId);
  if (present?.locked === true) return [];
  if (present) return [{ name: 'replace', args: { id: logoLayerId, layer } }];
  const at = document.layers.findLastIndex(({ kind }) => !finishing.includes(kind)) + 1;
  return [{ name: 'add', args: { layer, at } }];
};

/**
 * Returns the actions that give a document a brand: typefaces, finish and colors of texts, badges and signs, outlines of
 * photos and drawings, and the logo. Locked layers stay as they are. Together they are one step of the history.
 */
export const brandActions = (document: SceneDocument, kit: BrandKit): Action[] => [
  ...document.layers
    .filter(({ locked }) => !locked)
    .flatMap((layer) => layerActions(layer, kit, document.width)),
  ...(kit.logo === null ? [] : logoActions(document, kit.logo)),
];

/**
 * Gives a planned picture a brand.
 * @param measure width of a text at size 1
 * @returns the document of the picture; null if the brand changes nothing in it
 */
export const withBrand = (
  picture: Scene | SceneDocument,
  kit: BrandKit,
  measure: MeasureText,
): SceneDocument | null => {
  const document = migrateDocument(picture);
  const actions = document ? brandActions(document, kit) : [];
  return document && actions.length > 0 ? applyActions(document, actions, { measure }).document : null;
};
