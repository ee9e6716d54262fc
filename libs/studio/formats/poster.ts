import { readable, toOklch } from '../planning/color';
import type { Face } from '../scene/scene.schema';
import { hashOf } from '../scene/random';
import { type Arrangements, arranged } from './arrange';
import { hueOfGround, paletteWith } from './colors';
import { isComplete, longestWord } from './fits';
import type { Format } from './format';
import { type PerShape, boxOf, forShape, inkOn, sceneOf, smallScale } from './frame';
import { fields, motifOf, plainBack, vignette } from './grounds';
import { leastCapitals } from './letters';
import { layouts, tagRooms } from './layouts';
import { poster as posterLetters } from './settings';
import type { Slots } from './slots';
import { tagIn } from './tags';
import { crossOver, thingIn } from './things';

/** Colors of a poster: field of the words, field of the thing, letters and highlighted letters. */
type Pair = readonly [field: string, other: string, letters: string, highlight: string];

const first: Pair = ['#111319', '#ffcf1a', '#ffffff', '#ffcf1a'];
const pairs: readonly Pair[] = [
  first,
  ['#0a2a6b', '#ff5a36', '#ffffff', '#ffd23f'],
  ['#f6f1e4', '#1fa37a', '#121212', '#d81f26'],
  ['#5b1fd1', '#ffd60a', '#ffffff', '#ffe14d'],
  ['#b3122a', '#f8e9cf', '#ffffff', '#ffd84a'],
];

const pairOf = ({ seed }: Slots): Pair => pairs[hashOf(`poster ${seed}`) % pairs.length] ?? first;

/** Words on the first field, the thing on the second; above each other in a square or tall picture. */
const rooms: PerShape<Arrangements> = {
  ...layouts,
  wide: [{ words: [0.035, 0.08, 0.49, 0.72], thing: [0.515, 0.03, 0.475, 0.94] }],
  medium: [{ words: [0.035, 0.08, 0.455, 0.7], thing: [0.455, 0.05, 0.53, 0.9] }],
};

/** Where the second field starts, as a share of the width, or of the height in a square or tall picture. */
const edges: PerShape<number> = { wide: 0.56, medium: 0.52, square: 0.46, tall: 0.48 };

/** Letters of the longest word that is readable on half of a picture. */
const longest = 13;

/** How well flat bright colors suit a prompt: little for a question, less for a fright. */
const suits = ({ tone, isMysterious }: Slots): number => (tone === 'dread' ? 0.3 : isMysterious ? 0.5 : 0.6);

/** A flat poster: words on one field of color, the thing as a sticker on another. */
export const poster: Format = {
  name: 'poster',
  fits: (slots) => (isComplete(slots) && longestWord(slots) <= longest ? suits(slots) : 0),
  traits: (slots) => {
    const { c, h } = toOklch(pairOf(slots)[0]);
    return { groundHue: hueOfGround(slots, c < 0.03 ? null : h), letters: 'poster' };
  },
  scene: (slots, size, measure) => {
    const [field, other, letters, highlight] = pairOf(slots);
    const left = slots.ground ?? field;
    const palette = paletteWith(slots, 60, {
      ground: [left, left, left],
      pop: readable(highlight, ['#111111']),
      onPop: '#111111',
    });
    const drawing = slots.thing;
    if (!drawing) return sceneOf(slots, size, 'poster', [plainBack(left)]);
    const on =
      slots.ink === null
        ? slots.ground === null
          ? readable(letters, [left])
          : inkOn(left)
        : readable(slots.ink, [left]);
    const highlighted = slots.ink === null ? readable(highlight, [left]) : on;
    const setIn = (face: Face) =>
      arranged(
        { ...slots, ink: null },
        {
          thing: drawing,
          usual: 6,
          put: { setting: posterLetters(face, on, highlighted), palette, spread: 1.9, tilt: 0 },
        },
        forShape(rooms, size).map(({ put: _, ...one }) => one),
        { measure, size },
      );
    const broad = setIn('Archivo Black');
    const isNarrow = broad.words.capitals < leastCapitals * smallScale(size);
    const { words, room, rotation } = isNarrow ? setIn('Anton') : broad;
    const isSilent = slots.noText || slots.hook === '';
    return sceneOf(slots, size, 'poster', [
      ...fields(left, other, isSilent ? 0.35 : forShape(edges, size), size),
      motifOf(slots, palette, 'halftone', {
        manner: 'flat',
        opacity: 0.12,
        center: { x: size.width, y: size.height },
        colors: ['#000000'],
      }),
      ...thingIn(slots, drawing, room, { manner: 'sticker', palette, rotation }, size),
      ...crossOver(slots, room, size),
      ...words.layers,
      ...tagIn(slots, boxOf(forShape(tagRooms, size), size), palette, measure, size),
      vignette(0.08),
    ]);
  },
};
