import type { MeasureText } from '../planning/fit-text';
import { toOklch } from '../planning/color';
import { hashOf } from '../scene/random';
import type { Box, Layer } from '../scene/scene.schema';
import { accented } from './accent';
import { hueOfGround, paletteWith, shifted } from './colors';
import { hasWords } from './fits';
import type { Format, FormatSize } from './format';
import { type PerShape, type Share, boxOf, forShape, inkOn, sceneOf } from './frame';
import { motifOf, plainBack, vignette } from './grounds';
import { wordsIn } from './letters';
import { slab } from './settings';
import type { Slots } from './slots';
import { hasTag, tagIn } from './tags';

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

/** A line of a type card and whether it stands on a slab. */
type Row = { text: string; slab: boolean };

/** Most letters of a line that takes another word. */
const fullRow = 13;

/** Divides a text into rows; the highlighted words have a row of their own. */
export function rowsOf(text: string, perRow = fullRow): Row[] {
  const words = text.split(' ');
  const marked = words.length === 1 ? [0] : accented(words, 'strong');
  const rows: Row[] = [];
  for (const [place, word] of words.entries()) {
    const slabbed = marked.includes(place);
    const last = rows.at(-1);
    if (last && last.slab === slabbed && (slabbed || last.text.length + word.length < perRow))
      last.text += ` ${word}`;
    else rows.push({ text: word, slab: slabbed });
  }
  return rows;
}

const rooms: PerShape<Share> = {
  wide: [0.04, 0.05, 0.92, 0.82],
  medium: [0.04, 0.06, 0.92, 0.81],
  square: [0.05, 0.06, 0.9, 0.81],
  tall: [0.06, 0.09, 0.88, 0.76],
};

const tags: PerShape<Share> = {
  wide: [0.045, 0.8, 0.6, 0.16],
  medium: [0.045, 0.83, 0.6, 0.13],
  square: [0.05, 0.87, 0.7, 0.1],
  tall: [0.06, 0.88, 0.7, 0.07],
};

/** Sets the rows below each other, each as wide as the room, or lower if they would not fit in height. */
function stacked(slots: Slots, room: Box, scheme: Scheme, measure: MeasureText, size: FormatSize): Layer[] {
  const palette = paletteWith(slots, 0, { ground: [scheme.ground, scheme.ground, scheme.ground] });
  const perRow = size.width < size.height ? 9 : fullRow;
  const rows = rowsOf(slots.hook, perRow);
  const heights = rows.map(({ text }) =>
    Math.min(room.height * 0.52, (room.width * 0.94) / measure('Anton', text)),
  );
  const total = heights.reduce((sum, height) => sum + height, 0);
  const scale = Math.min(1, room.height / total);
  let y = room.y + (room.height - total * scale) / 2;
  return rows.flatMap(({ text, slab: slabbed }, place) => {
    const box = { ...room, y, height: (heights[place] ?? 0) * scale };
    y += box.height;
    const setting = slabbed ? slab(scheme.onSlab, scheme.slab) : slab(scheme.letters, null);
    return wordsIn({ ...slots, ink: null }, text, box, { setting, palette, accent: 'none' }, measure, size)
      .layers;
  });
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
    const isDark = toOklch(ground).l < 0.25;
    return sceneOf(slots, size, 'statement', [
      plainBack(ground),
      motifOf(slots, palette, 'rays', {
        manner: 'flat',
        opacity: isDark ? 0.16 : 0.5,
        center: { x: size.width * 0.9, y: size.height * 1.05 },
        colors: [shifted(ground, -0.05), shifted(ground, 0.03), shifted(ground, 0.05)],
      }),
      ...stacked(slots, room, scheme, measure, size),
      ...tagIn(slots, tag, palette, measure, size),
      vignette(isDark ? 0.3 : 0.14),
    ]);
  },
};
