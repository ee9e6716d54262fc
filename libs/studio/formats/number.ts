import type { MeasureText } from '../planning/fit-text';
import { oklch } from '../planning/color';
import type { Palette } from '../planning/palette';
import type { Box, Layer } from '../scene/scene.schema';
import { askedGround, darkGround, gold, groundHue, hueOfGround, paletteWith, red } from './colors';
import type { Format, FormatSize } from './format';
import { type PerShape, type Share, boxOf, forShape, sceneOf } from './frame';
import { backOf, lightAt, motifOf, vignette } from './grounds';
import { wordsIn } from './letters';
import { hasPlace, placeGround } from './place-ground';
import { goldLetters, systemOf } from './settings';
import type { HeroNumber, Slots } from './slots';
import { hasTag, tagIn } from './tags';
import { crossOver, thingIn } from './things';

/** Rooms of the number with its words, of the thing and of the tag. */
type Rooms = { words: Share; thing: Share; tag: Share };

const square: Rooms = {
  words: [0.04, 0.03, 0.92, 0.5],
  thing: [0.2, 0.5, 0.78, 0.48],
  tag: [0.04, 0.86, 0.6, 0.11],
};
const tall: Rooms = {
  words: [0.05, 0.06, 0.9, 0.42],
  thing: [0.04, 0.47, 0.92, 0.46],
  tag: [0.05, 0.9, 0.7, 0.07],
};

/** A short number beside the thing. */
const beside: PerShape<Rooms> = {
  wide: { words: [0.035, 0.05, 0.52, 0.86], thing: [0.53, 0.06, 0.455, 0.9], tag: [0.035, 0.775, 0.5, 0.19] },
  medium: { words: [0.035, 0.06, 0.52, 0.82], thing: [0.5, 0.12, 0.49, 0.84], tag: [0.035, 0.82, 0.5, 0.14] },
  square,
  tall,
};

/** A number of more signs above the thing. */
const above: PerShape<Rooms> = {
  wide: { words: [0.035, 0.04, 0.9, 0.82], thing: [0.5, 0.4, 0.48, 0.58], tag: [0.035, 0.775, 0.44, 0.19] },
  medium: {
    words: [0.035, 0.05, 0.92, 0.78],
    thing: [0.42, 0.42, 0.56, 0.56],
    tag: [0.035, 0.82, 0.38, 0.14],
  },
  square,
  tall,
};

/** A number alone. */
const alone: PerShape<Share> = {
  wide: [0.05, 0.06, 0.9, 0.8],
  medium: [0.05, 0.08, 0.9, 0.78],
  square: [0.05, 0.1, 0.9, 0.72],
  tall: [0.05, 0.16, 0.9, 0.6],
};

/** Signs of a number that stands beside its thing. */
const short = 4;

/** Parts of the height for the words before and after the number. */
const [partBefore, partAfter] = [0.21, 0.25];

const hueOf = (slots: Slots): number => (slots.tone === 'dread' ? 250 : groundHue(slots, 65));

/** The place that the prompt names, otherwise a dark ground with lights out of focus. */
function groundOf(slots: Slots, palette: Palette, size: FormatSize): Layer[] {
  if (hasPlace(slots) && slots.ground === null) return placeGround(slots, size);
  const center = { x: size.width * 0.7, y: size.height * 0.5 };
  return [
    backOf(palette.ground, 60),
    motifOf(slots, palette, 'bokeh', { manner: 'lit', opacity: 0.55, center }),
    lightAt(center, size.height * 0.9, palette.glow, 0.55),
  ];
}

/** The number between the words before and after it. */
function numberIn(
  slots: Slots,
  { before, big, after }: HeroNumber,
  { room, isCentered }: { room: Box; isCentered: boolean },
  palette: Palette,
  measure: MeasureText,
  size: FormatSize,
): Layer[] {
  const [first, last] = [before === '' ? 0 : partBefore, after === '' ? 0 : partAfter];
  const rowAt = (from: number, part: number): Box => ({
    ...room,
    y: room.y + room.height * from,
    height: room.height * part,
  });
  const put = { palette, accent: 'none', tilt: -2, align: isCentered ? 'center' : 'left' } as const;
  const panels = { ...put, setting: systemOf('panels') };
  return [
    ...wordsIn(slots, before, rowAt(0, first), panels, measure, size).layers,
    ...wordsIn(slots, big, rowAt(first, 1 - first - last), { ...put, setting: goldLetters }, measure, size)
      .layers,
    ...wordsIn(slots, after, rowAt(1 - last, last), panels, measure, size).layers,
  ];
}

/** A number or price as the hero, with a smaller thing. */
export const number: Format = {
  name: 'number',
  fits: (slots) => (slots.number !== null && !slots.noText && slots.tone !== 'grave' ? 0.75 : 0),
  traits: (slots) => ({
    groundHue: hueOfGround(slots, hasPlace(slots) ? null : hueOf(slots)),
    letters: 'gold',
  }),
  scene: (slots, size, measure) => {
    const hue = hueOf(slots);
    const palette = paletteWith(slots, hue, {
      ground: askedGround(slots, darkGround(hue)),
      glow: oklch(0.66, 0.16, hue),
      highlight: gold,
      pop: red,
      onPop: '#ffffff',
    });
    const hero = slots.number ?? { before: '', big: slots.hook, after: '' };
    const isLong = hero.big.length > short;
    const rooms = forShape(isLong ? above : beside, size);
    const drawing = slots.thing;
    const tag = boxOf(rooms.tag, size);
    const whole = boxOf(drawing ? rooms.words : forShape(alone, size), size);
    // A long number leaves the thing below it free; words after it stand beside the thing.
    const isLow = drawing !== null && isLong && hero.after === '' && size.width > size.height;
    const part = isLow ? (hero.before === '' ? 0.62 : 0.74) : 1;
    // A tag that says the number again is left out.
    const isRepeated = slots.label === hero.big;
    const free = (hasTag(slots) && !isRepeated ? tag.y - whole.y : whole.height) * part;
    const room = boxOf(rooms.thing, size);
    return sceneOf(slots, size, 'money', [
      ...groundOf(slots, palette, size),
      ...(drawing
        ? [
            ...thingIn(
              slots,
              drawing,
              room,
              { manner: 'relief', palette, rotation: 5, anchor: [0.7, 0.6] },
              size,
            ),
            ...crossOver(slots, room, size),
          ]
        : []),
      ...numberIn(
        slots,
        hero,
        { room: { ...whole, height: Math.min(whole.height, free) }, isCentered: drawing === null },
        palette,
        measure,
        size,
      ),
      ...(isRepeated ? [] : tagIn(slots, tag, palette, measure, size)),
      vignette(0.35),
    ]);
  },
};
