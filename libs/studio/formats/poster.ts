import { readable, toOklch } from '../planning/color';
import { hashOf } from '../scene/random';
import { type Arrangement, arranged } from './arrange';
import { hueOfGround, paletteWith } from './colors';
import { isComplete } from './fits';
import type { Format } from './format';
import { type PerShape, type Share, boxOf, forShape, inkOn, sceneOf } from './frame';
import { fields, motifOf, plainBack, vignette } from './grounds';
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

const rooms: PerShape<Arrangement & { tag: Share; at: number }> = {
  wide: {
    words: [0.04, 0.1, 0.46, 0.68],
    thing: [0.51, 0.05, 0.46, 0.9],
    tag: [0.04, 0.8, 0.45, 0.16],
    at: 0.53,
  },
  medium: {
    words: [0.04, 0.1, 0.44, 0.66],
    thing: [0.47, 0.06, 0.51, 0.88],
    tag: [0.04, 0.83, 0.42, 0.13],
    at: 0.5,
  },
  square: {
    words: [0.05, 0.04, 0.9, 0.29],
    thing: [0.04, 0.35, 0.92, 0.62],
    tag: [0.05, 0.87, 0.6, 0.1],
    at: 0.62,
  },
  tall: {
    words: [0.06, 0.07, 0.88, 0.27],
    thing: [0.03, 0.37, 0.94, 0.57],
    tag: [0.06, 0.9, 0.7, 0.07],
    at: 0.62,
  },
};

const silent = { words: [0, 0, 1, 1], thing: [0.05, 0.05, 0.9, 0.9] } as const;

/** Letters of a word from which Archivo Black would be too wide. */
const longWord = 8;

/** A flat poster: words on one field of color, the thing as a sticker on another. */
export const poster: Format = {
  name: 'poster',
  fits: (slots) => (isComplete(slots) ? (slots.isMysterious ? 0.5 : 0.6) : 0),
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
    const own = forShape(rooms, size);
    const long = Math.max(...slots.hook.split(' ').map((word) => word.length));
    const on =
      slots.ink === null
        ? slots.ground === null
          ? readable(letters, [left])
          : inkOn(left)
        : readable(slots.ink, [left]);
    const setting = posterLetters(
      long > longWord ? 'Anton' : 'Archivo Black',
      on,
      slots.ink === null ? readable(highlight, [left]) : on,
    );
    const isSilent = slots.noText || slots.hook === '';
    const { words, room, rotation } = arranged(
      { ...slots, ink: null },
      { text: slots.hook, thing: drawing, put: { setting, palette, spread: 1.9 }, usual: 6 },
      [isSilent ? silent : own],
      { measure, size },
    );
    return sceneOf(slots, size, 'poster', [
      ...fields(left, other, isSilent ? 0.35 : own.at, size),
      motifOf(slots, palette, 'halftone', {
        manner: 'flat',
        opacity: 0.12,
        center: { x: size.width, y: size.height },
        colors: ['#000000'],
      }),
      ...thingIn(slots, drawing, room, { manner: 'sticker', palette, rotation }, size),
      ...crossOver(slots, room, size),
      ...words.layers,
      ...tagIn(slots, boxOf(own.tag, size), palette, measure, size),
      vignette(0.08),
    ]);
  },
};
