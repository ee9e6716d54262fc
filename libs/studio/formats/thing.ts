import { oklch } from '../planning/color';
import { middle } from '../planning/geometry';
import { type Arrangements, arranged } from './arrange';
import { askedGround, darkGround, gold, groundHue, hueOfGround, paletteWith } from './colors';
import { isComplete } from './fits';
import type { Format } from './format';
import { type PerShape, type Share, boxOf, forShape, sceneOf } from './frame';
import { backOf, lightAt, motifOf, vignette } from './grounds';
import { systemOf } from './settings';
import type { Slots } from './slots';
import { hasTag, tagIn } from './tags';
import { crossOver, thingIn } from './things';

const above = { tilt: -1, align: 'center' } as const;
const beside = { tilt: -3, align: 'left' } as const;

/** Words beside the thing, or above a wide one. */
const arrangements: PerShape<Arrangements> = {
  wide: [
    { words: [0.036, 0.08, 0.45, 0.76], thing: [0.46, 0.025, 0.525, 0.95], anchor: [0.8, 0.5], put: beside },
    { words: [0.05, 0.04, 0.9, 0.29], thing: [0.12, 0.36, 0.76, 0.61], put: above },
  ],
  medium: [
    { words: [0.036, 0.08, 0.42, 0.7], thing: [0.41, 0.05, 0.575, 0.9], anchor: [0.9, 0.5], put: beside },
    { words: [0.05, 0.04, 0.9, 0.27], thing: [0.03, 0.33, 0.94, 0.65], put: above },
  ],
  square: [{ words: [0.05, 0.04, 0.9, 0.3], thing: [0.02, 0.345, 0.96, 0.64], put: above }],
  tall: [{ words: [0.05, 0.06, 0.9, 0.28], thing: [0.02, 0.36, 0.96, 0.58], put: above }],
};

/** The thing alone in the middle, for a picture without letters. */
const alone: Arrangements = [{ words: [0, 0, 1, 1], thing: [0.03, 0.03, 0.94, 0.94] }];

/** Rooms of the tag: at the left below. */
const tags: PerShape<Share> = {
  wide: [0.036, 0.79, 0.6, 0.17],
  medium: [0.036, 0.82, 0.6, 0.14],
  square: [0.04, 0.86, 0.78, 0.11],
  tall: [0.05, 0.9, 0.78, 0.07],
};

const hueOf = (slots: Slots): number => (slots.tone === 'dread' ? 250 : groundHue(slots, 195));

/** A thing as a lit body, half of the picture, before dark rays, and a hook. */
export const thing: Format = {
  name: 'thing',
  fits: (slots) => (isComplete(slots) ? 0.9 : 0),
  traits: (slots) => ({ groundHue: hueOfGround(slots, hueOf(slots)), letters: 'solid' }),
  scene: (slots, size, measure) => {
    const hue = hueOf(slots);
    const ground = askedGround(slots, darkGround(hue));
    const palette = paletteWith(slots, hue, {
      ground,
      glow: oklch(0.72, 0.16, hue),
      highlight: gold,
      ink: '#0c0a10',
    });
    const drawing = slots.thing;
    if (!drawing) return sceneOf(slots, size, 'showcase', [backOf(ground, 70)]);
    const put = { setting: systemOf('solid'), palette, spread: 2.1 };
    const isSilent = slots.noText || slots.hook === '';
    const { words, room, rotation, anchor } = arranged(
      slots,
      { text: slots.hook, thing: drawing, put, usual: -4 },
      isSilent ? alone : forShape(arrangements, size),
      { measure, size },
    );
    const at = middle(room);
    const shown = thingIn(slots, drawing, room, { manner: 'relief', palette, rotation, anchor }, size);
    return sceneOf(slots, size, 'showcase', [
      backOf(ground, 70),
      motifOf(slots, palette, 'rays', { manner: 'lit', opacity: 0.35, center: at }),
      lightAt(at, size.height * 0.86, palette.glow, 0.75),
      ...shown,
      ...crossOver(slots, room, size),
      ...words.layers,
      ...(hasTag(slots) ? tagIn(slots, boxOf(forShape(tags, size), size), palette, measure, size) : []),
      vignette(palette.light ? 0.1 : 0.4),
    ]);
  },
};
