import { oklch } from '../planning/color';
import { hashOf } from '../scene/random';
import type { Box, Layer } from '../scene/scene.schema';
import { rotationOf } from './arrange';
import { type Ground, askedGround, hueOfGround, paletteWith, red } from './colors';
import { hasThing, hasWords } from './fits';
import type { Format, FormatSize } from './format';
import { type PerShape, type Share, boxOf, forShape, sceneOf, unitOf } from './frame';
import { backOf, lightAt, motifOf, placeOf, vignette } from './grounds';
import { wordsIn } from './letters';
import { systemOf } from './settings';
import type { Slots } from './slots';
import { tagIn } from './tags';
import { crossOver, thingIn } from './things';

const rooms: PerShape<{ words: Share; thing: Share; tag: Share }> = {
  wide: { words: [0.035, 0.08, 0.43, 0.7], thing: [0.43, 0.05, 0.54, 0.9], tag: [0.035, 0.8, 0.4, 0.16] },
  medium: { words: [0.035, 0.08, 0.42, 0.6], thing: [0.4, 0.06, 0.58, 0.88], tag: [0.035, 0.83, 0.4, 0.13] },
  square: { words: [0.04, 0.04, 0.92, 0.3], thing: [0.05, 0.34, 0.9, 0.63], tag: [0.04, 0.87, 0.6, 0.1] },
  tall: { words: [0.05, 0.07, 0.9, 0.27], thing: [0.03, 0.36, 0.94, 0.57], tag: [0.05, 0.9, 0.7, 0.07] },
};

/** Hue of the light: cold for a fright, otherwise violet or red by the seed. */
const hueOf = ({ tone, seed }: Slots): number =>
  tone === 'dread' ? 210 : hashOf(`mystery ${seed}`) % 2 === 0 ? 285 : 25;

const night = (hue: number): Ground => [
  oklch(0.06, 0.02, hue),
  oklch(0.12, 0.05, hue),
  oklch(0.26, 0.12, hue),
];

const question = ({ x, y, width, height }: Box, size: FormatSize): Layer => {
  const side = Math.min(width, height) * 0.44;
  return {
    kind: 'mark',
    shape: 'question',
    box: { x: x + (width - side * 0.8) / 2, y: y + (height - side) / 2, width: side * 0.8, height: side },
    rotation: 6,
    color: '#ffffff',
    outline: { width: unitOf(size) * 0.9, color: '#0c0a10' },
  };
};

/** The thing as a silhouette in a colored light, with a question mark and words on torn paper. */
export const mystery: Format = {
  name: 'mystery',
  fits: (slots) => {
    if (!hasThing(slots) || !hasWords(slots) || slots.isCrossed) return 0;
    return slots.isMysterious || slots.tone === 'dread' ? 0.9 : 0.25;
  },
  traits: (slots) => ({ groundHue: hueOfGround(slots, hueOf(slots)), letters: 'strips' }),
  scene: (slots, size, measure) => {
    const hue = hueOf(slots);
    const palette = paletteWith(slots, hue, {
      ground: askedGround(slots, night(hue)),
      glow: oklch(0.7, 0.19, hue),
      pop: red,
      onPop: '#ffffff',
    });
    const own = forShape(rooms, size);
    const room = boxOf(own.thing, size);
    const center = { x: room.x + room.width / 2, y: room.y + room.height / 2 };
    const drawing = slots.thing;
    return sceneOf(slots, size, 'reveal', [
      backOf(palette.ground, 90),
      slots.place === null
        ? motifOf(slots, palette, 'fog', { manner: 'lit', opacity: 0.6, center })
        : placeOf(slots.place, size, { exposure: 0.16, saturation: 0.5, blur: size.height * 0.016 }),
      lightAt(center, size.height * 0.72, palette.glow, 0.75),
      ...(drawing
        ? [
            ...thingIn(
              slots,
              drawing,
              room,
              { manner: 'silhouette', palette, rotation: rotationOf(drawing, 0) },
              size,
            ),
            ...crossOver(slots, room, size),
            ...(slots.isCrossed ? [] : [question(room, size)]),
          ]
        : []),
      ...wordsIn(
        slots,
        slots.hook,
        boxOf(own.words, size),
        { setting: systemOf('strips'), palette },
        measure,
        size,
      ).layers,
      ...tagIn(slots, boxOf(own.tag, size), palette, measure, size),
      vignette(0.5),
      { kind: 'grain', amount: 0.12, seed: slots.seed },
    ]);
  },
};
