import { oklch } from '../planning/color';
import { hashOf } from '../scene/random';
import type { Box, Layer } from '../scene/scene.schema';
import { middle } from '../planning/geometry';
import { arranged } from './arrange';
import { type Ground, askedGround, hueOfGround, paletteWith, red } from './colors';
import { hasThing, hasWords } from './fits';
import type { Format, FormatSize } from './format';
import { boxOf, forShape, sceneOf, unitOf } from './frame';
import { backOf, lightAt, motifOf, placeOf, vignette } from './grounds';
import { layouts, tagRooms } from './layouts';
import { systemOf } from './settings';
import type { Slots } from './slots';
import { tagIn } from './tags';
import { thingIn } from './things';

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
    const drawing = slots.thing;
    if (!drawing) return sceneOf(slots, size, 'reveal', [backOf(palette.ground, 90)]);
    const { words, room, rotation, anchor } = arranged(
      slots,
      { thing: drawing, usual: 0, put: { setting: systemOf('strips'), palette } },
      forShape(layouts, size),
      { measure, size },
    );
    const look = { manner: 'silhouette', palette, rotation, anchor: [anchor, 0.5] } as const;
    const shown = thingIn(slots, drawing, room, look, size);
    const { box } = shown[0]?.kind === 'illustration' ? shown[0] : { box: room };
    const center = middle(box);
    return sceneOf(slots, size, 'reveal', [
      backOf(palette.ground, 90),
      slots.place === null
        ? motifOf(slots, palette, 'fog', { manner: 'lit', opacity: 0.6, center })
        : placeOf(slots.place, size, { exposure: 0.16, saturation: 0.5, blur: size.height * 0.016 }),
      lightAt(center, size.height * 0.72, palette.glow, 0.75),
      ...shown,
      question(box, size),
      ...words.layers,
      ...tagIn(slots, boxOf(forShape(tagRooms, size), size), palette, measure, size),
      vignette(0.5),
      { kind: 'grain', amount: 0.12, seed: slots.seed },
    ]);
  },
};
