import { oklch } from '../planning/color';
import type { Layer } from '../scene/scene.schema';
import { rotationOf } from './arrange';
import { type Ground, askedGround, darkGround, groundHue, hueOfGround, paletteWith, red } from './colors';
import { hasThing, hasWords } from './fits';
import type { Format, FormatSize } from './format';
import { type PerShape, type Share, boxOf, forShape, sceneOf } from './frame';
import { backOf, lightAt, motifOf, vignette } from './grounds';
import { wordsIn } from './letters';
import { systemOf } from './settings';
import type { Slots } from './slots';
import { hasTag, tagIn } from './tags';
import { aspectOf, crossOver, thingIn } from './things';

/** Rooms: words, the thing, which the edge of the picture cuts, and the tag; ends of the arrow as shares. */
type Rooms = {
  words: Share;
  thing: Share;
  tag: Share;
  arrow: readonly [from: readonly [number, number], to: readonly [number, number]];
};

const rooms: PerShape<Rooms> = {
  wide: {
    words: [0.03, 0.06, 0.47, 0.52],
    thing: [0.33, -0.06, 0.71, 1.26],
    tag: [0.03, 0.79, 0.4, 0.17],
    arrow: [
      [0.26, 0.89],
      [0.52, 0.64],
    ],
  },
  medium: {
    words: [0.03, 0.06, 0.5, 0.42],
    thing: [0.24, 0.08, 0.84, 1.06],
    tag: [0.03, 0.82, 0.42, 0.14],
    arrow: [
      [0.18, 0.86],
      [0.48, 0.66],
    ],
  },
  square: {
    words: [0.04, 0.04, 0.84, 0.34],
    thing: [0.08, 0.3, 1, 0.88],
    tag: [0.04, 0.86, 0.6, 0.11],
    arrow: [
      [0.12, 0.8],
      [0.4, 0.66],
    ],
  },
  tall: {
    words: [0.05, 0.07, 0.86, 0.27],
    thing: [-0.02, 0.32, 1.2, 0.74],
    tag: [0.05, 0.9, 0.7, 0.07],
    arrow: [
      [0.16, 0.84],
      [0.46, 0.7],
    ],
  },
};

const hueOf = (slots: Slots): number => (slots.tone === 'dread' ? 250 : groundHue(slots, 250));

const clearGround = (hue: number): Ground => [
  oklch(0.42, 0.17, hue),
  oklch(0.58, 0.19, hue),
  oklch(0.78, 0.15, hue),
];

const arrowOf = ({ arrow: [from, to] }: Rooms, { width, height }: FormatSize): Layer => ({
  kind: 'arrow',
  from: { x: from[0] * width, y: from[1] * height },
  to: { x: to[0] * width, y: to[1] * height },
  bend: -0.25,
  width: Math.min(width, height) * 0.062,
  color: '#ff1f1f',
  outline: '#ffffff',
});

/** The thing so near that the picture cuts it, with words on blocks and an arrow for a question or a secret. */
export const closeUp: Format = {
  name: 'close-up',
  fits: (slots) => (hasThing(slots) && hasWords(slots) ? (slots.isMysterious ? 0.8 : 0.65) : 0),
  traits: (slots) => ({ groundHue: hueOfGround(slots, hueOf(slots)), letters: 'blocks' }),
  scene: (slots, size, measure) => {
    const hue = hueOf(slots);
    const isDark = slots.tone === 'dread';
    const palette = paletteWith(slots, hue, {
      ground: askedGround(slots, isDark ? darkGround(hue) : clearGround(hue)),
      pop: red,
      onPop: '#ffffff',
      highlight: ['#ffe600', '#ffe600'],
      glow: oklch(0.9, 0.08, hue),
    });
    const own = forShape(rooms, size);
    const room = boxOf(own.thing, size);
    const drawing = slots.thing;
    const put = { setting: { ...systemOf('blocks'), turns: [-2, -2, -2], tilt: 0 }, palette, top: true };
    return sceneOf(slots, size, 'close-up', [
      backOf(palette.ground, 100),
      motifOf(slots, palette, 'halftone', {
        manner: 'flat',
        opacity: 0.18,
        center: { x: 0, y: size.height },
        colors: ['#ffffff'],
      }),
      lightAt(
        { x: room.x + room.width / 2, y: room.y + room.height / 2 },
        size.height * 0.9,
        palette.glow,
        isDark ? 0.3 : 0.8,
      ),
      ...(drawing
        ? [
            ...thingIn(
              slots,
              drawing,
              room,
              {
                manner: 'relief',
                palette,
                rotation: rotationOf(drawing, aspectOf(drawing) < 0.75 ? 10 : -9),
                anchor: [0.6, 0.4],
              },
              size,
            ),
            ...crossOver(slots, room, size),
          ]
        : []),
      ...(slots.isMysterious && !hasTag(slots) && !slots.isCrossed ? [arrowOf(own, size)] : []),
      ...wordsIn(slots, slots.hook, boxOf(own.words, size), put, measure, size).layers,
      ...tagIn(slots, boxOf(own.tag, size), palette, measure, size),
      vignette(0.15),
    ]);
  },
};
