import { oklch } from '../planning/color';
import { clipped } from '../planning/geometry';
import type { Box, Layer } from '../scene/scene.schema';
import { type Ground, askedGround, darkGround, groundHue, hueOfGround, paletteWith, red } from './colors';
import { hasThing, hasWords } from './fits';
import type { Format, FormatSize } from './format';
import { type PerShape, type Share, boxOf, forShape, sceneOf, smallScale } from './frame';
import { backOf, lightAt, motifOf, vignette } from './grounds';
import { leastCapitals, wordsIn } from './letters';
import { systemOf } from './settings';
import type { Slots } from './slots';
import { aboveTag, hasTag, tagIn } from './tags';
import { aspectOf, crossOver, rotationOf, thingIn } from './things';

/** Rooms of words, of the thing, which the edge of the picture cuts, and of the tag; the start of the arrow as shares. */
type Rooms = { words: Share; thing: Share; tag: Share; tail: readonly [x: number, y: number] };

/** Room of a word that is too long to stand beside the thing. */
const wholeWidth: Share = [0.03, 0.05, 0.93, 0.3];

const rooms: PerShape<Rooms> = {
  wide: {
    words: [0.03, 0.06, 0.47, 0.52],
    thing: [0.33, -0.06, 0.71, 1.26],
    tag: [0.03, 0.775, 0.47, 0.19],
    tail: [0.26, 0.89],
  },
  medium: {
    words: [0.03, 0.06, 0.5, 0.42],
    thing: [0.24, 0.08, 0.84, 1.06],
    tag: [0.03, 0.82, 0.5, 0.145],
    tail: [0.18, 0.86],
  },
  square: {
    words: [0.04, 0.04, 0.84, 0.34],
    thing: [0.08, 0.3, 1, 0.88],
    tag: [0.04, 0.86, 0.6, 0.11],
    tail: [0.1, 0.86],
  },
  tall: {
    words: [0.05, 0.07, 0.86, 0.27],
    thing: [-0.02, 0.32, 1.2, 0.74],
    tag: [0.05, 0.9, 0.7, 0.07],
    tail: [0.12, 0.86],
  },
};

const hueOf = (slots: Slots): number => (slots.tone === 'dread' ? 250 : groundHue(slots, 250));

const clearGround = (hue: number): Ground => [
  oklch(0.42, 0.17, hue),
  oklch(0.58, 0.19, hue),
  oklch(0.78, 0.15, hue),
];

/** Least distance from the start of the arrow to its end, as a share of the width. */
const leastReach = 0.27;

/** An arrow from its start to the near part of a box in pixels. */
const arrowOf = ({ tail }: Rooms, box: Box, size: FormatSize): Layer => {
  const seen = clipped(box, size);
  return {
    kind: 'arrow',
    from: { x: tail[0] * size.width, y: tail[1] * size.height },
    to: {
      x: Math.max(seen.x + seen.width * 0.26, (tail[0] + leastReach) * size.width),
      y: seen.y + seen.height * 0.56,
    },
    bend: -0.25,
    width: Math.min(size.width, size.height) * 0.062,
    color: '#ff1f1f',
    outline: '#ffffff',
  };
};

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
    const tag = boxOf(own.tag, size);
    const setIn = (share: Share) =>
      wordsIn(slots, slots.hook, aboveTag(slots, boxOf(share, size), tag), put, measure, size);
    const usual = setIn(own.words);
    const set = usual.capitals < leastCapitals * smallScale(size) ? setIn(wholeWidth) : usual;
    const usualTurn = drawing && aspectOf(drawing) < 0.75 ? 10 : -9;
    const look = { manner: 'relief', palette, anchor: [0.6, 0.4] } as const;
    const shown = drawing
      ? thingIn(slots, drawing, room, { ...look, rotation: rotationOf(drawing, usualTurn) }, size)
      : [];
    const [hero] = shown;
    const isPointed = slots.isMysterious && !hasTag(slots) && !slots.isCrossed;
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
      ...shown,
      ...(drawing ? crossOver(slots, room, size) : []),
      ...(isPointed && hero?.kind === 'illustration' ? [arrowOf(own, hero.box, size)] : []),
      ...set.layers,
      ...tagIn(slots, tag, palette, measure, size),
      vignette(0.15),
    ]);
  },
};
