import type { MeasureText } from '../planning/fit-text';
import { oklch } from '../planning/color';
import type { Side } from '../reading/reading';
import type { Box, Layer } from '../scene/scene.schema';
import { type Ground, gold, paletteWith } from './colors';
import type { Format, FormatSize } from './format';
import { type Share, boxOf, forShape, sceneOf } from './frame';
import { backOf, halves, lightAt, vignette } from './grounds';
import { wordsIn } from './letters';
import { systemOf } from './settings';
import type { Slots } from './slots';
import { thingIn } from './things';

/** Rooms of a side: name or price, thing, and name without a thing. */
type Rooms = { words: Share; thing: Share; alone: Share };

const left: Record<'wide' | 'medium' | 'square', Rooms> = {
  wide: {
    words: [0.025, 0.04, 0.43, 0.27],
    thing: [0.035, 0.33, 0.4, 0.63],
    alone: [0.025, 0.2, 0.385, 0.56],
  },
  medium: {
    words: [0.025, 0.05, 0.44, 0.25],
    thing: [0.025, 0.32, 0.42, 0.6],
    alone: [0.025, 0.2, 0.385, 0.5],
  },
  square: { words: [0.02, 0.06, 0.46, 0.24], thing: [0.02, 0.33, 0.45, 0.58], alone: [0.02, 0.2, 0.39, 0.5] },
};
const right = ({ words, thing, alone }: Rooms): Rooms => {
  const shift = ([x, y, width, height]: Share): Share => [1 - x - width, y, width, height];
  return { words: shift(words), thing: shift(thing), alone: shift(alone) };
};
const upper: Rooms = {
  words: [0.05, 0.04, 0.9, 0.11],
  thing: [0.06, 0.155, 0.88, 0.3],
  alone: [0.05, 0.12, 0.9, 0.24],
};
const lower: Rooms = {
  words: [0.05, 0.545, 0.9, 0.11],
  thing: [0.06, 0.665, 0.88, 0.3],
  alone: [0.05, 0.62, 0.9, 0.24],
};

const warm: Ground = [oklch(0.22, 0.12, 27), oklch(0.42, 0.19, 27), oklch(0.6, 0.22, 30)];
const cold: Ground = [oklch(0.2, 0.11, 262), oklch(0.38, 0.18, 262), oklch(0.58, 0.2, 250)];

/** One field above another, for a tall picture. */
const stacked = (top: Ground, bottom: Ground): Layer => ({
  kind: 'background',
  angle: 94,
  stops: [
    { at: 0, color: top[0] },
    { at: 0.497, color: top[2] },
    { at: 0.497, color: '#ffffff' },
    { at: 0.503, color: '#ffffff' },
    { at: 0.503, color: bottom[2] },
    { at: 1, color: bottom[0] },
  ],
});

const textOf = ({ name, price }: Side): string => (price ?? name).toUpperCase();

/** The thing and the name or price of a side. */
function sideIn(
  slots: Slots,
  side: Side,
  rooms: Rooms,
  isSecond: boolean,
  measure: MeasureText,
  size: FormatSize,
): Layer[] {
  const palette = paletteWith(slots, 25, {
    ground: isSecond ? cold : warm,
    glow: oklch(0.75, 0.17, isSecond ? 235 : 60),
    highlight: gold,
  });
  const room = boxOf(rooms.thing, size);
  const center = { x: room.x + room.width / 2, y: room.y + room.height / 2 };
  const [first, second] = slots.sides;
  const isTwin = first?.thing !== undefined && first.thing?.id === second?.thing?.id;
  const put = {
    setting: systemOf('solid'),
    palette,
    accent: side.price === null ? 'none' : 'all',
    align: 'center',
    tilt: 0,
  } as const;
  return [
    lightAt(
      center,
      room.width * 0.72,
      oklch(isSecond ? 0.75 : 0.7, isSecond ? 0.17 : 0.2, isSecond ? 235 : 40),
      0.6,
    ),
    ...(side.thing
      ? thingIn(
          slots,
          side.thing,
          room,
          {
            manner: 'relief',
            palette,
            rotation: isSecond ? 4 : -4,
            plain: isSecond,
            recolor: isTwin ? (isSecond ? 'rich' : 'poor') : null,
          },
          size,
        )
      : []),
    ...wordsIn(slots, textOf(side), boxOf(side.thing ? rooms.words : rooms.alone, size), put, measure, size)
      .layers,
  ];
}

/** The sign between the sides; `letters` is a size in pixels. */
const sign = ({ x, y }: { x: number; y: number }, letters: number): Layer => {
  const box: Box = {
    x: x - letters * 1.1,
    y: y - letters * 1.1,
    width: letters * 2.2,
    height: letters * 2.2,
  };
  return {
    kind: 'badge',
    text: 'VS',
    face: 'Anton',
    size: letters,
    box,
    rotation: -4,
    shape: 'disc',
    color: '#ffffff',
    ink: '#111111',
  };
};

/** Two sides against each other, red and blue, each with its name or price. */
export const versus: Format = {
  name: 'versus',
  fits: ({ sides, noText, tone }) => {
    if (sides.length !== 2 || tone === 'grave') return 0;
    const things = sides.filter(({ thing }) => thing !== null).length;
    if (noText) return things === 2 ? 0.8 : 0;
    return sides.some((side) => textOf(side) === '') ? 0 : ([0.55, 0.3, 1][things] ?? 0);
  },
  traits: () => ({ groundHue: 27, letters: 'solid' }),
  scene: (slots, size, measure) => {
    const [first, second] = slots.sides;
    if (!first || !second) return sceneOf(slots, size, 'versus', [backOf(warm)]);
    const isTall = size.aspectRatio === '9:16';
    const a = forShape({ ...left, tall: upper }, size);
    const b = isTall ? lower : right(a);
    const middle = { x: size.width * (isTall ? 0.86 : 0.5), y: size.height * (isTall ? 0.5 : 0.47) };
    const letters = size.width * (isTall ? 0.085 : 0.071);
    return sceneOf(slots, size, 'versus', [
      ...(isTall ? [stacked(warm, cold)] : halves(warm, cold, size)),
      ...sideIn(slots, first, a, false, measure, size),
      ...sideIn(slots, second, b, true, measure, size),
      ...(slots.noText ? [] : [sign(middle, letters)]),
      vignette(0.3),
    ]);
  },
};
