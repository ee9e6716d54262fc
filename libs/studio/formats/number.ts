import { oklch, toOklch } from '../planning/color';
import type { PanoramaName } from '../scene/panoramas';
import { hashOf } from '../scene/random';
import type { Box, Layer } from '../scene/scene.schema';
import { darkGround, gold, hueOfGround, paletteWith, red } from './colors';
import type { Format, FormatSize } from './format';
import { type PerShape, type Share, boxOf, forShape, sceneOf } from './frame';
import { backOf, lightAt, motifOf, placeOf, vignette } from './grounds';
import { wordsIn } from './letters';
import { goldLetters, systemOf } from './settings';
import type { Slots } from './slots';
import { hasTag, tagIn } from './tags';
import { thingIn } from './things';

/** Rooms of number, the words before and after it, the thing beside or below, and the tag; `long` for more than four signs. */
type Rooms = { words: Share; thing: Share; tag: Share };

const beside: PerShape<Rooms> = {
  wide: { words: [0.035, 0.05, 0.53, 0.86], thing: [0.53, 0.1, 0.45, 0.86], tag: [0.035, 0.8, 0.5, 0.16] },
  medium: { words: [0.035, 0.06, 0.52, 0.84], thing: [0.5, 0.14, 0.48, 0.82], tag: [0.035, 0.83, 0.5, 0.13] },
  square: { words: [0.04, 0.04, 0.92, 0.5], thing: [0.18, 0.52, 0.78, 0.46], tag: [0.04, 0.87, 0.6, 0.1] },
  tall: { words: [0.05, 0.06, 0.9, 0.46], thing: [0.06, 0.52, 0.88, 0.42], tag: [0.05, 0.9, 0.7, 0.07] },
};
const over: Pick<PerShape<Rooms>, 'wide' | 'medium'> = {
  wide: { words: [0.035, 0.05, 0.9, 0.62], thing: [0.55, 0.42, 0.43, 0.56], tag: [0.035, 0.8, 0.5, 0.16] },
  medium: {
    words: [0.035, 0.05, 0.92, 0.56],
    thing: [0.45, 0.46, 0.52, 0.52],
    tag: [0.035, 0.83, 0.4, 0.13],
  },
};

const usualPlaces: readonly PanoramaName[] = ['city', 'sunset', 'esplanade', 'workshop', 'dawn'];

/** A photographed place out of focus, or the drawn place that the prompt names. */
function groundOf(slots: Slots, size: FormatSize): Layer[] {
  const palette = paletteWith(slots, 250, { ground: darkGround(250) });
  if (slots.ground !== null) {
    const { l, c, h } = toOklch(slots.ground);
    return [backOf([oklch(l * 0.8, c, h), slots.ground, oklch(Math.min(1, l * 1.1), c, h)])];
  }
  if (slots.motif !== null && slots.place === null)
    return [
      backOf(darkGround(262)),
      motifOf(slots, palette, slots.motif, {
        manner: 'lit',
        opacity: 1,
        center: { x: size.width / 2, y: size.height / 2 },
      }),
    ];
  const isWarm = hashOf(`warm ${slots.seed}`) % 2 === 0;
  const isDark = slots.tone !== 'plain';
  const place = slots.place ?? usualPlaces[hashOf(`place ${slots.seed}`) % usualPlaces.length] ?? 'city';
  return [
    backOf(palette.ground),
    placeOf(place, size, {
      exposure: isDark ? 0.3 : 0.95,
      saturation: isDark ? 0.4 : 1.35,
      blur: size.height * 0.0062,
      fov: 75,
      tint: isDark ? [0.9, 1, 1.15] : isWarm ? [1.35, 1, 0.62] : [0.7, 0.95, 1.4],
    }),
    {
      kind: 'grade',
      angle: -40,
      light: isWarm ? '#ffb45a' : '#7fc4ff',
      shade: isWarm ? '#5a1436' : '#0b1d4f',
      amount: 0.3,
      contrast: 0.25,
      grey: 0,
    },
  ];
}

/** Rows of a number from the top: the words before it, the number, the words after it; each with its part of the height. */
function rowsIn(room: Box, before: boolean, after: boolean): { before: Box; big: Box; after: Box } {
  const [first, last] = [before ? 0.24 : 0, after ? 0.3 : 0];
  const at = (from: number, share: number): Box => ({
    ...room,
    y: room.y + room.height * from,
    height: room.height * share,
  });
  return { before: at(0, first), big: at(first, 1 - first - last), after: at(1 - last, last) };
}

/** A number or price as the hero, with a smaller thing, before a photographed place. */
export const number: Format = {
  name: 'number',
  fits: (slots) => (slots.number !== null && !slots.noText && slots.tone !== 'grave' ? 0.75 : 0),
  traits: (slots) => ({ groundHue: hueOfGround(slots, null), letters: 'gold' }),
  scene: (slots, size, measure) => {
    const palette = paletteWith(slots, 60, {
      ground: darkGround(250),
      pop: red,
      onPop: '#ffffff',
      highlight: gold,
      glow: oklch(0.8, 0.14, 80),
    });
    const { before, big, after } = slots.number ?? { before: '', big: slots.hook, after: '' };
    const isLong = big.length > 4;
    const rooms = forShape(isLong ? { ...beside, ...over } : beside, size);
    const whole = boxOf(rooms.words, size);
    const tag = boxOf(rooms.tag, size);
    const free = hasTag(slots) ? Math.min(whole.height, tag.y - whole.y) : whole.height;
    const room = {
      ...whole,
      height: free,
      width: slots.thing === null && !isLong ? size.width * 0.8 : whole.width,
    };
    const rows = rowsIn(room, before !== '', after !== '');
    const set = (text: string, box: Box, isBig: boolean) =>
      wordsIn(
        { ...slots, ink: isBig ? slots.ink : null },
        text,
        box,
        { setting: isBig ? goldLetters : systemOf('panels'), palette, accent: 'none', tilt: -2 },
        measure,
        size,
      ).layers;
    return sceneOf(slots, size, 'money', [
      ...groundOf(slots, size),
      lightAt({ x: size.width * 0.3, y: size.height * 0.4 }, size.height, '#000000', 0.4),
      ...(slots.thing
        ? thingIn(
            slots,
            slots.thing,
            boxOf(rooms.thing, size),
            { manner: 'relief', palette, rotation: 5, glow: '#ffffff' },
            size,
          )
        : []),
      ...set(before, rows.before, false),
      ...set(big, rows.big, true),
      ...set(after, rows.after, false),
      ...tagIn(slots, tag, palette, measure, size),
      vignette(0.35),
    ]);
  },
};
