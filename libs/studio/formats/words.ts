import type { MeasureText } from '../planning/fit-text';
import { toOklch } from '../planning/color';
import { hashOf } from '../scene/random';
import type { Box, Layer } from '../scene/scene.schema';
import { hueOfGround, paletteWith, shifted } from './colors';
import { hasWords } from './fits';
import type { Format, FormatSize } from './format';
import { type PerShape, type Share, boxOf, forShape, inkOn, sceneOf } from './frame';
import { motifOf, plainBack, vignette } from './grounds';
import { wordsIn } from './letters';
import { type SetRow, bestRows, heightOf } from './rows';
import { slab } from './settings';
import type { Slots } from './slots';
import { hasTag, tagIn } from './tags';
import { crossOver, thingIn } from './things';

/** Colors of a type card: ground, letters, slab and letters on the slab. */
type Scheme = { ground: string; letters: string; slab: string; onSlab: string };

const black = { ground: '#0b0b0f', letters: '#ffffff', slab: '#ffe600', onSlab: '#0b0b0f' };

const schemes: readonly Scheme[] = [
  { ground: '#ffd60a', letters: '#111111', slab: '#111111', onSlab: '#ffd60a' },
  { ground: '#e10600', letters: '#ffffff', slab: '#ffffff', onSlab: '#e10600' },
  black,
  { ground: '#f4f1ea', letters: '#111111', slab: '#ff3b1f', onSlab: '#ffffff' },
  { ground: '#1236ff', letters: '#ffffff', slab: '#ffe600', onSlab: '#101010' },
];

/** The scheme of the seed; black for a death or a fright. A ground or letters that the prompt asks for replace its colors. */
function schemeOf({ tone, seed, ground, ink }: Slots): Scheme {
  const usual = tone === 'plain' ? (schemes[hashOf(`words ${seed}`) % schemes.length] ?? black) : black;
  const onGround = ground === null ? usual : { ...usual, ground, letters: inkOn(ground), ...slabOn(ground) };
  if (ink === null) return onGround;
  const back = ground ?? inkOn(ink);
  return { ground: back, letters: ink, slab: inkOn(ink), onSlab: ink };
}

const slabOn = (ground: string): Pick<Scheme, 'slab' | 'onSlab'> => {
  const color = inkOn(ground);
  return { slab: color, onSlab: inkOn(color) };
};

const rooms: PerShape<Share> = {
  wide: [0.04, 0.045, 0.92, 0.795],
  medium: [0.04, 0.06, 0.92, 0.785],
  square: [0.05, 0.06, 0.9, 0.79],
  tall: [0.06, 0.09, 0.88, 0.76],
};

const tags: PerShape<Share> = {
  wide: [0.045, 0.775, 0.6, 0.19],
  medium: [0.045, 0.83, 0.6, 0.13],
  square: [0.05, 0.87, 0.7, 0.1],
  tall: [0.06, 0.88, 0.7, 0.07],
};

/** Sets the rows below each other from a top in pixels. */
function layersOf(
  slots: Slots,
  rows: readonly SetRow[],
  { room, top, isCentered }: { room: Box; top: number; isCentered: boolean },
  scheme: Scheme,
  measure: MeasureText,
  size: FormatSize,
): Layer[] {
  const palette = paletteWith(slots, 0, { ground: [scheme.ground, scheme.ground, scheme.ground] });
  let y = top;
  return rows.flatMap(({ text, slab: slabbed, height }) => {
    const box = { ...room, y, height };
    y += height;
    const setting = slabbed ? slab(scheme.onSlab, scheme.slab) : slab(scheme.letters, null);
    const put = { setting, palette, accent: 'none', align: isCentered ? 'center' : 'left' } as const;
    return wordsIn({ ...slots, ink: null }, text, box, put, measure, size).layers;
  });
}

/** Least side of a thing as a share of the smaller side of the picture. */
const leastThing = 0.4;

/** The room that the rows leave, beside or below them, if it is large enough for a thing. */
function freeRoom(slots: Slots, rows: readonly SetRow[], room: Box, size: FormatSize): Box | null {
  const [gap, edge] = [size.width * 0.03, size.width * 0.02];
  const used = { width: Math.max(...rows.map(({ width }) => width)), height: heightOf(rows) };
  const x = room.x + used.width + gap;
  const y = room.y + used.height + gap;
  const beside = { x, y: size.height * 0.08, width: size.width - x - edge, height: size.height * 0.84 };
  const below = { x: edge * 2, y, width: size.width - edge * 4, height: size.height - y - edge * 2 };
  const sideOf = (box: Box): number => Math.min(box.width, box.height);
  const best = hasTag(slots) || sideOf(beside) > sideOf(below) ? beside : below;
  return sideOf(best) >= leastThing * Math.min(size.width, size.height) ? best : null;
}

/** One to four words that fill the picture, the strongest on a slab. */
export const words: Format = {
  name: 'words',
  fits: (slots) => (hasWords(slots) ? (slots.tone === 'grave' ? 1 : 0.7) : 0),
  traits: (slots) => {
    const { c, h } = toOklch(schemeOf(slots).ground);
    return { groundHue: hueOfGround(slots, c < 0.03 ? null : h), letters: 'slabs' };
  },
  scene: (slots, size, measure) => {
    const scheme = schemeOf(slots);
    const { ground } = scheme;
    const palette = paletteWith(slots, 0, {
      ground: [ground, ground, ground],
      pop: scheme.slab,
      onPop: scheme.onSlab,
    });
    const whole = boxOf(forShape(rooms, size), size);
    const tag = boxOf(forShape(tags, size), size);
    const room = hasTag(slots) ? { ...whole, height: tag.y - whole.y - size.height * 0.01 } : whole;
    const rows = bestRows(slots.hook, room, measure);
    const drawing = slots.tone === 'grave' ? null : slots.thing;
    const free = drawing ? freeRoom(slots, rows, room, size) : null;
    const isBelow = free !== null && free.y > room.y + heightOf(rows);
    const top = isBelow ? room.y : room.y + (room.height - heightOf(rows)) / 2;
    const isDark = toOklch(ground).l < 0.25;
    return sceneOf(slots, size, 'statement', [
      plainBack(ground),
      motifOf(slots, palette, 'rays', {
        manner: 'flat',
        opacity: isDark ? 0.16 : 0.5,
        center: { x: size.width * 0.9, y: size.height * 1.05 },
        colors: [shifted(ground, -0.03), shifted(ground, 0.02), shifted(ground, 0.04)],
      }),
      ...(drawing && free
        ? [
            ...thingIn(slots, drawing, free, { manner: 'sticker', palette, rotation: 6 }, size),
            ...crossOver(slots, free, size),
          ]
        : []),
      ...layersOf(slots, rows, { room, top, isCentered: !free }, scheme, measure, size),
      ...tagIn(slots, tag, palette, measure, size),
      vignette(isDark ? 0.3 : 0.05),
    ]);
  },
};
