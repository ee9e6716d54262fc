import { oklch } from '../planning/color';
import { askedGround, brightGround, groundHue, hueOfGround, line, paletteWith, red, yellow } from './colors';
import { faceIn } from './faces';
import { hasFace, hasWords } from './fits';
import type { Format } from './format';
import { type PerShape, type Share, boxOf, forShape, mirrored, sceneOf } from './frame';
import { backOf, motifOf, vignette } from './grounds';
import { wordsIn } from './letters';
import { comic } from './settings';
import type { Slots } from './slots';
import { hasTag, tagIn } from './tags';
import { crossOver, thingIn } from './things';
import { rotationOf } from './arrange';

/** Rooms of a face on the right: face, words with and without a thing, thing, thing without words, and tag. */
type Rooms = { face: Share; words: Share; alone: Share; thing: Share; silent: Share; tag: Share };

const rooms: PerShape<Rooms> = {
  wide: {
    face: [0.465, 0.02, 0.58, 1],
    words: [0.025, 0.04, 0.46, 0.34],
    alone: [0.03, 0.14, 0.455, 0.62],
    thing: [0.035, 0.41, 0.44, 0.56],
    silent: [0.03, 0.12, 0.46, 0.78],
    tag: [0.035, 0.79, 0.45, 0.17],
  },
  medium: {
    face: [0.42, 0.1, 0.66, 0.92],
    words: [0.03, 0.04, 0.45, 0.32],
    alone: [0.03, 0.14, 0.44, 0.6],
    thing: [0.03, 0.4, 0.43, 0.55],
    silent: [0.03, 0.14, 0.44, 0.74],
    tag: [0.035, 0.82, 0.42, 0.14],
  },
  square: {
    face: [0.36, 0.3, 0.7, 0.72],
    words: [0.04, 0.03, 0.92, 0.24],
    alone: [0.04, 0.04, 0.92, 0.26],
    thing: [0.03, 0.32, 0.42, 0.6],
    silent: [0.03, 0.03, 0.5, 0.6],
    tag: [0.04, 0.86, 0.5, 0.11],
  },
  tall: {
    face: [0.08, 0.48, 0.98, 0.54],
    words: [0.05, 0.05, 0.9, 0.17],
    alone: [0.05, 0.08, 0.9, 0.3],
    thing: [0.04, 0.23, 0.62, 0.27],
    silent: [0.05, 0.05, 0.8, 0.4],
    tag: [0.05, 0.9, 0.6, 0.07],
  },
};

const hueOf = (slots: Slots): number => groundHue(slots, 110);

/** A large comic face, the thing inked in the same manner, and comic letters. */
export const face: Format = {
  name: 'face',
  fits: (slots) => (hasFace(slots) && (hasWords(slots) || (slots.noText && slots.thing !== null)) ? 0.8 : 0),
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
    const placed = (share: Share) => boxOf(side === 'right' ? share : mirrored(share), size);
    const drawing = slots.thing;
    const isSilent = slots.noText || slots.hook === '';
    const text = placed(drawing ? own.words : own.alone);
    const room = placed(isSilent ? own.silent : own.thing);
    const tag = placed(own.tag);
    const roomAbove =
      hasTag(slots) && !isSilent ? { ...room, height: tag.y + tag.height * 0.3 - room.y } : room;
    const bust = placed(own.face);
    const set = wordsIn(slots, slots.hook, text, { setting: comic, palette, align: 'center' }, measure, size);
    return sceneOf(slots, size, 'reaction', [
      backOf(palette.ground, 90),
      motifOf(slots, palette, 'rays', {
        manner: 'ink',
        opacity: 0.9,
        center: { x: bust.x + bust.width / 2, y: size.height * 0.53 },
      }),
      motifOf(slots, palette, 'halftone', { manner: 'ink', opacity: 0.5, center: { x: 0, y: size.height } }),
      ...(drawing
        ? [
            ...thingIn(
              slots,
              drawing,
              roomAbove,
              { manner: 'comic', palette, rotation: rotationOf(drawing, -5) },
              size,
            ),
            ...crossOver(slots, roomAbove, size),
          ]
        : []),
      ...faceIn(slots, bust, { side }, size),
      ...set.layers,
      ...tagIn(slots, tag, palette, measure, size),
      vignette(0.12),
    ]);
  },
};
