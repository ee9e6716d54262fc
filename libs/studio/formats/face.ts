import { oklch } from '../planning/color';
import { askedGround, brightGround, groundHue, hueOfGround, line, paletteWith, red, yellow } from './colors';
import { faceIn } from './faces';
import { hasFace, hasWords, longestWord } from './fits';
import type { Format } from './format';
import { type PerShape, type Share, boxOf, forShape, mirrored, sceneOf } from './frame';
import { backOf, motifOf, vignette } from './grounds';
import { wordsIn } from './letters';
import { comic } from './settings';
import type { Slots } from './slots';
import { hasTag, tagIn } from './tags';
import { crossOver, rotationOf, thingIn } from './things';
import { type Arrangements, arranged } from './arrange';

/**
 * Rooms of a face on the right: the face, arrangements of words and thing, the words without a thing, the thing without words,
 * and the tag.
 */
type Rooms = { face: Share; both: Arrangements; words: Share; thing: Share; tag: Share };

const rooms: PerShape<Rooms> = {
  wide: {
    face: [0.465, 0.02, 0.58, 1],
    both: [
      { words: [0.025, 0.04, 0.46, 0.34], thing: [0.035, 0.4, 0.44, 0.57] },
      { words: [0.025, 0.04, 0.46, 0.45], thing: [0.035, 0.51, 0.44, 0.46] },
    ],
    words: [0.03, 0.14, 0.455, 0.62],
    thing: [0.03, 0.12, 0.46, 0.78],
    tag: [0.035, 0.775, 0.45, 0.19],
  },
  medium: {
    face: [0.42, 0.12, 0.66, 0.9],
    both: [
      { words: [0.03, 0.05, 0.455, 0.29], thing: [0.03, 0.37, 0.43, 0.58] },
      { words: [0.03, 0.05, 0.455, 0.4], thing: [0.03, 0.47, 0.43, 0.5] },
    ],
    words: [0.03, 0.14, 0.44, 0.6],
    thing: [0.03, 0.14, 0.44, 0.74],
    tag: [0.035, 0.82, 0.45, 0.145],
  },
  square: {
    face: [0.34, 0.29, 0.74, 0.73],
    both: [{ words: [0.04, 0.03, 0.92, 0.24], put: { tilt: -2 }, thing: [0.02, 0.33, 0.44, 0.62] }],
    words: [0.05, 0.04, 0.9, 0.21],
    thing: [0.02, 0.06, 0.46, 0.8],
    tag: [0.04, 0.86, 0.5, 0.11],
  },
  tall: {
    face: [0.08, 0.38, 1.06, 0.64],
    both: [{ words: [0.05, 0.05, 0.9, 0.17], put: { tilt: -3 }, thing: [0.03, 0.23, 0.68, 0.24] }],
    words: [0.05, 0.08, 0.9, 0.26],
    thing: [0.05, 0.06, 0.9, 0.36],
    tag: [0.05, 0.9, 0.6, 0.07],
  },
};

/** Letters of the longest word that is readable beside a face. */
const longest = 13;

const hueOf = (slots: Slots): number => groundHue(slots, 110);

/** A large comic face, the thing inked in the same manner, and comic letters. */
export const face: Format = {
  name: 'face',
  fits: (slots) =>
    hasFace(slots) &&
    longestWord(slots) <= longest &&
    (hasWords(slots) || (slots.noText && slots.thing !== null))
      ? 0.8
      : 0,
  traits: (slots) => ({ groundHue: hueOfGround(slots, hueOf(slots)), letters: 'comic' }),
  scene: (slots, size, measure) => {
    const hue = hueOf(slots);
    const palette = paletteWith(slots, hue, {
      ground: askedGround(
        slots,
        slots.tone === 'dread'
          ? [oklch(0.2, 0.1, hue), oklch(0.34, 0.14, hue), oklch(0.5, 0.15, hue)]
          : brightGround(hue),
      ),
      motif: [oklch(0.6, 0.2, hue), oklch(0.74, 0.17, hue), oklch(0.9, 0.1, hue)],
      text: ['#ffffff', '#ffffff'],
      highlight: yellow,
      ink: line,
      pop: red,
      onPop: '#ffffff',
    });
    const side = slots.face?.side ?? 'right';
    const own = forShape(rooms, size);
    const onSide = (share: Share) => (side === 'right' ? share : mirrored(share));
    const placed = (share: Share) => boxOf(onSide(share), size);
    const drawing = slots.thing;
    const isSilent = slots.noText || slots.hook === '';
    const bust = placed(own.face);
    const tag = placed(own.tag);
    const put = { setting: comic, palette, align: 'center' } as const;
    const options = own.both.map((one) => ({ ...one, words: onSide(one.words), thing: onSide(one.thing) }));
    const chosen =
      drawing && !isSilent
        ? arranged(slots, { thing: drawing, usual: -5, put, tag: onSide(own.tag) }, options, {
            measure,
            size,
          })
        : null;
    const set = chosen?.words ?? wordsIn(slots, slots.hook, placed(own.words), put, measure, size);
    const free = chosen?.room ?? placed(own.thing);
    // The tag covers no more than the foot of the thing.
    const floor = tag.y + tag.height * 0.35;
    const room = hasTag(slots) ? { ...free, height: Math.min(free.height, floor - free.y) } : free;
    const look = { manner: 'comic', palette } as const;
    const shown = drawing
      ? thingIn(slots, drawing, room, { ...look, rotation: rotationOf(drawing, -5) }, size)
      : [];
    return sceneOf(slots, size, 'reaction', [
      backOf(palette.ground, 90),
      motifOf(slots, palette, 'rays', {
        manner: 'ink',
        opacity: 0.9,
        center: { x: bust.x + bust.width / 2, y: size.height * 0.53 },
      }),
      motifOf(slots, palette, 'halftone', { manner: 'ink', opacity: 0.5, center: { x: 0, y: size.height } }),
      ...shown,
      ...faceIn(slots, bust, { side }, size),
      ...(drawing ? crossOver(slots, room, size) : []),
      ...set.layers,
      ...tagIn(slots, tag, palette, measure, size),
      vignette(0.12),
    ]);
  },
};
