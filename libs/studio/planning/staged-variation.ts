import { hashOf } from '../scene/random';
import type { BackdropTime } from '../scene/backdrop.schema';
import type { Box, Layer, LayerOf, Point } from '../scene/scene.schema';
import type { Staging } from '../understanding/staging';
import { isIndoors } from '../understanding/staging-places';
import type { Draft } from './draft';
import { isCutByEdge } from '../checks/is-cut-by-edge';
import { chipArea } from './layout';

/** How the variants of one staged scene differ: time of day, size and side of the members, and tone of the place. */
type StagedVariation = {
  /** Time of day, if the prompt names none. */
  time: BackdropTime;
  /** Factor of the size of the members. */
  zoom: number;
  isMirrored: boolean;
  /** Colors of the light and of the shade over the place, with their strength, and that of dark edges, from 0 to 1. */
  tone: { light: string; shade: string; amount: number; edges: number };
};

/** The variations in the order of the seeds. Neighbors differ in side, size, light and color. */
const variations: readonly [StagedVariation, ...StagedVariation[]] = [
  {
    time: 'day',
    zoom: 1,
    isMirrored: false,
    tone: { light: '#ffffff', shade: '#808080', amount: 0, edges: 0 },
  },
  {
    time: 'sunset',
    zoom: 1.24,
    isMirrored: true,
    tone: { light: '#ffb347', shade: '#3a0f2a', amount: 0.6, edges: 0.9 },
  },
  {
    time: 'day',
    zoom: 0.82,
    isMirrored: false,
    tone: { light: '#7fd6ff', shade: '#04204a', amount: 0.75, edges: 0.7 },
  },
  {
    time: 'night',
    zoom: 1.12,
    isMirrored: true,
    tone: { light: '#c59bff', shade: '#1c0638', amount: 0.7, edges: 0.95 },
  },
  {
    time: 'sunset',
    zoom: 0.9,
    isMirrored: false,
    tone: { light: '#ffe9c9', shade: '#8a5a3a', amount: 0.55, edges: 0.5 },
  },
];

/**
 * The variation of a staged scene.
 * @param request prompt and seed of the request; consecutive seeds have different variations
 */
const variationOf = ({ prompt, seed }: { prompt: string; seed: number }): StagedVariation =>
  variations[(seed + hashOf(prompt)) % variations.length] ?? variations[0];

/**
 * The time of day of a staged place: the time that the prompt names, otherwise that of the variation. A room has no night,
 * because a dark room hides what happens.
 * @param draft the decisions about the picture
 * @param staging place and light that the prompt names
 */
export function timeOf({ input, understood }: Draft, { time, place, weather }: Staging): BackdropTime {
  if (understood.time !== null || time !== 'day' || weather.length > 0) return time;
  const varied = variationOf(input).time;
  return varied === 'night' && place !== null && isIndoors(place) ? 'sunset' : varied;
}

/** Share of the tone over a place whose light the prompt names. */
const namedShare = 0.6;

/** Share of the dark edges outdoors, where the sky already changes with the time of day. */
const outdoorShare = 0.35;

/**
 * The tone of the variation over a staged place: the colors of light and shade, and the dark edges of a room.
 * @param draft the decisions about the picture
 * @param staging place and light that the prompt names
 */
export function toneOf(
  { input, understood }: Draft,
  { time, place }: Staging,
): (LayerOf<'grade'> | LayerOf<'vignette'>)[] {
  const { light, shade, amount, edges } = variationOf(input).tone;
  if (amount === 0) return [];
  const share = understood.time !== null || time !== 'day' ? namedShare : 1;
  const room = place !== null && isIndoors(place) ? 1 : outdoorShare;
  return [
    { kind: 'grade', angle: 90, light, shade, amount: amount * share, contrast: 0, grey: 0 },
    { kind: 'vignette', color: shade, strength: edges * room * share },
  ];
}

/** Returns true if the variation shows the members larger. */
export const isCloser = ({ input }: Draft): boolean => variationOf(input).zoom > 1;

/** Drawings with letters, numbers or a side of their own, which are not shown in a mirror. */
const sided = /flag|sign|clock|watch|news|book|calendar|keyboard|letter|dollar|euro|license|plate$/;

/** Members of a staged scene. `anchor` is the point that keeps its place when the members become larger or smaller. */
export type StagedMembers = { layers: Layer[]; anchor: Point; isZoomable: boolean };

/**
 * The members of a staged scene in the size and at the side of the variation.
 * @param draft the decisions about the picture
 * @param members layers, and the point that keeps its place; members that are not zoomable become no larger
 * @param stage room of the members in the layout, which is mirrored about its middle
 */
export function membersVaried(
  draft: Draft,
  { layers, anchor, isZoomable }: StagedMembers,
  stage: Box,
): Layer[] {
  const { zoom, isMirrored } = variationOf(draft.input);
  const by = isZoomable ? zoom : Math.min(1, zoom);
  const sized = layers.map((layer) => zoomed(layer, by, anchor));
  const turned = isMirrored ? sized.map((layer) => mirrored(layer, stage.x * 2 + stage.width)) : sized;
  return turned.some((layer) => coversTimestamp(layer, draft)) ? sized : turned;
}

const coversTimestamp = (layer: Layer, { input }: Draft): boolean => {
  if (layer.kind !== 'illustration' || layer.role !== 'hero' || isCutByEdge(layer, input)) return false;
  const chip = chipArea(input);
  const { x, y, width, height } = layer.box;
  return x + width > chip.x && y + height > chip.y;
};

const zoomed = (layer: Layer, by: number, { x, y }: Point): Layer => {
  if (layer.kind !== 'illustration' || by === 1) return layer;
  const { frame, box } = layer;
  return {
    ...layer,
    frame: { x: x + (frame.x - x) * by, y: y + (frame.y - y) * by, size: frame.size * by },
    box: {
      x: x + (box.x - x) * by,
      y: y + (box.y - y) * by,
      width: box.width * by,
      height: box.height * by,
    },
  };
};

/** A layer in a mirror whose axis is at half of `sum`. */
const mirrored = (layer: Layer, sum: number): Layer => {
  if (layer.kind !== 'illustration') return layer;
  const { frame, box, id } = layer;
  return {
    ...layer,
    frame: { ...frame, x: sum - frame.x - frame.size },
    box: { ...box, x: sum - box.x - box.width },
    rotation: -layer.rotation,
    flip: sided.test(id) ? layer.flip : !layer.flip,
  };
};
