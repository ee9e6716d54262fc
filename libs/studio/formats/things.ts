import { placeInk } from '../planning/geometry';
import { type Effects, bare } from '../planning/hero-effects';
import type { Palette } from '../planning/palette';
import { reliefIn } from '../planning/relief';
import type { Drawing } from '../reading/reading';
import type { Box, Layer, LayerOf, Relief } from '../scene/scene.schema';
import { line } from './colors';
import type { FormatSize } from './format';
import { unitOf } from './frame';
import type { Slots } from './slots';

/**
 * Manners of a thing: a lit body, inked beside a comic face, a sticker with white outline, or a black silhouette.
 * A body of flat material, such as a phone, is drawn as a thin one.
 */
export type Manner = 'relief' | 'comic' | 'sticker' | 'silhouette';

/** How a thing is placed and drawn. `anchor` is its place in a room that it does not fill, 0 to 1. */
export type ThingLook = {
  manner: Manner;
  palette: Palette;
  rotation?: number;
  anchor?: readonly [number, number];
  flip?: boolean;
  recolor?: Relief['recolor'];
  /** True draws the thing intact, in its own colors. */
  plain?: boolean;
  /** Color of the glow instead of the palette's. */
  glow?: string;
  floor?: boolean;
};

/** Width of a drawing divided by its height. */
export const aspectOf = ({ ink: [left, top, right, bottom] }: Drawing): number =>
  (right - left) / (bottom - top);

/** Groups of food, activities and objects; a long one of them may lean, a building or an animal may not. */
const leaning = new Set([4, 6, 7]);

/**
 * Degrees by which a thing leans: a tall thin one more, so that it fills its room.
 * @param usual rotation of a thing of usual shape in degrees
 */
export function rotationOf(thing: Drawing, usual: number): number {
  const aspect = aspectOf(thing);
  if (leaning.has(thing.group) && aspect < 0.55) return 24;
  return aspect > 1.6 || thing.group === 5 ? 0 : usual;
}

const effects: Record<Manner, (unit: number, look: ThingLook) => Partial<Effects>> = {
  relief: (unit, { palette, glow, floor }) => ({
    light: { angle: -50, color: '#ffffff', strength: 0.15 },
    rim: palette.rim,
    shadow: { blur: unit * 2.4, x: unit, y: unit * 2, color: '#000000cc' },
    glow: { blur: unit * 5, color: glow ?? palette.glow },
    floor: floor === true ? { color: '#000000', blur: unit * 2, mirror: 0 } : null,
  }),
  comic: (unit, { palette }) => ({
    finish: { kind: 'ink', colors: [line, palette.ground[1], '#ffffff'] },
    light: { angle: -40, color: '#ffffff', strength: 0 },
    outline: { width: unit * 0.85, color: line },
    border: { width: unit * 0.6, color: '#ffffff' },
    shadow: { blur: 0, x: unit * 1.2, y: unit * 1.2, color: `${line}aa` },
  }),
  sticker: (unit) => ({
    finish: { kind: 'flat', colors: [line, '#808080', '#ffffff'] },
    outline: { width: unit * 1.15, color: '#ffffff' },
    border: { width: unit * 0.25, color: '#1a1420' },
    shadow: { blur: unit * 1.6, x: 0, y: unit * 1.4, color: '#00000090' },
  }),
  silhouette: (unit, { palette, glow }) => ({
    finish: { kind: 'silhouette', colors: ['#04050a', '#080a10', '#0d0f16'] },
    glow: { blur: unit * 7, color: glow ?? palette.glow },
    // The black line closes narrow gaps in the drawing.
    outline: { width: unit * 0.7, color: '#080a10' },
    border: { width: unit * 0.45, color: glow ?? palette.glow },
  }),
};

/** Groups of faces, people and animals, which look to the left; on the left half they are mirrored to look inwards. */
const looking = new Set([0, 1, 3]);

/** A drawing in a room, in pixels, with the state and color that the prompt asks for if it is the thing. */
export function thingIn(slots: Slots, thing: Drawing, room: Box, look: ThingLook, size: FormatSize): Layer[] {
  const unit = unitOf(size);
  const flip = look.flip ?? (looking.has(thing.group) && room.x + room.width / 2 < size.width / 2);
  const placed = placeInk(thing, room, look.rotation ?? 0, flip, look.anchor);
  const isOwn = look.plain !== true && look.manner !== 'silhouette' && thing.id === slots.thing?.id;
  const layer: LayerOf<'illustration'> = {
    kind: 'illustration',
    role: 'hero',
    id: thing.id,
    ...bare,
    ...effects[look.manner](unit, look),
    ...placed,
    tint: isOwn && slots.tint !== null ? { color: slots.tint, amount: 1, parts: 'main' } : null,
    relief: look.manner === 'relief' ? reliefIn(thing, slots.tone === 'dread', look.recolor ?? null) : null,
    ...(isOwn && slots.state !== null && { state: slots.state }),
  };
  return [layer, ...(isOwn && slots.isBurning ? flames(placed.box, look.manner, unit) : [])];
}

/** The drawing of a flame. */
const fire = { id: 'fire', ink: [0.2, 0.06, 0.8, 0.94] } as const;

/** Three flames before the foot of a thing. */
function flames(box: Box, manner: Manner, unit: number): Layer[] {
  const side = Math.min(box.height * 0.62, box.width * 0.5);
  return [0.2, 0.78, 0.5].map((at, place): Layer => {
    const tall = side * (place === 2 ? 1.15 : 0.9);
    const room = {
      x: box.x + box.width * at - tall / 2,
      y: box.y + box.height - tall * 0.92,
      width: tall,
      height: tall,
    };
    return {
      kind: 'illustration',
      role: 'prop',
      id: fire.id,
      ...bare,
      ...(manner === 'comic'
        ? { outline: { width: unit * 0.5, color: line } }
        : { glow: { blur: unit * 4, color: '#ff8a1e' } }),
      ...placeInk({ ink: [...fire.ink] }, room, 0, place === 1),
      relief: null,
    };
  });
}

/** A large cross over the middle of a box, if the thing is crossed out. */
export const crossOver = ({ isCrossed }: Slots, { x, y, width, height }: Box, size: FormatSize): Layer[] => {
  if (!isCrossed) return [];
  const side = Math.min(width, height) * 0.68;
  return [
    {
      kind: 'mark',
      shape: 'cross',
      box: { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side },
      rotation: 0,
      color: '#e5252a',
      outline: { width: unitOf(size) * 0.9, color: '#0c0a10' },
    },
  ];
};
