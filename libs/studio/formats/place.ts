import { oklch } from '../planning/color';
import { type Arrangements, arranged } from './arrange';
import { darkGround, gold, paletteWith, red } from './colors';
import { isComplete } from './fits';
import type { Format } from './format';
import { type PerShape, type Share, boxOf, forShape, sceneOf } from './frame';
import { lightAt, vignette } from './grounds';
import { hasPlace, placeGround } from './place-ground';
import { systemOf } from './settings';
import { tagIn } from './tags';
import { crossOver, thingIn } from './things';

const arrangements: PerShape<Arrangements> = {
  wide: [
    { words: [0.035, 0.1, 0.46, 0.68], thing: [0.44, 0.05, 0.54, 0.92], anchor: [0.7, 1] },
    { words: [0.035, 0.05, 0.9, 0.27], thing: [0.12, 0.34, 0.82, 0.62], anchor: [0.5, 1] },
  ],
  medium: [
    { words: [0.035, 0.08, 0.43, 0.66], thing: [0.4, 0.06, 0.58, 0.9], anchor: [0.8, 1] },
    { words: [0.035, 0.05, 0.9, 0.27], thing: [0.05, 0.34, 0.9, 0.62], anchor: [0.5, 1] },
  ],
  square: [{ words: [0.04, 0.04, 0.92, 0.29], thing: [0.04, 0.35, 0.92, 0.61], anchor: [0.5, 1] }],
  tall: [{ words: [0.05, 0.07, 0.9, 0.27], thing: [0.03, 0.36, 0.94, 0.56], anchor: [0.5, 0.9] }],
};

const silent: Arrangements = [{ words: [0, 0, 1, 1], thing: [0.06, 0.05, 0.88, 0.9] }];

const tags: PerShape<Share> = {
  wide: [0.035, 0.8, 0.45, 0.16],
  medium: [0.035, 0.83, 0.42, 0.13],
  square: [0.04, 0.87, 0.6, 0.1],
  tall: [0.05, 0.9, 0.7, 0.07],
};

/** The thing before the place that the prompt names, with words on panels. */
export const place: Format = {
  name: 'place',
  fits: (slots) => (isComplete(slots) && hasPlace(slots) ? 0.8 : 0),
  traits: () => ({ groundHue: null, letters: 'panels' }),
  scene: (slots, size, measure) => {
    const palette = paletteWith(slots, 60, {
      ground: darkGround(250),
      pop: red,
      onPop: '#ffffff',
      highlight: gold,
      glow: oklch(0.8, 0.14, 80),
    });
    const drawing = slots.thing;
    if (!drawing) return sceneOf(slots, size, 'stage', placeGround(slots, size));
    const put = { setting: systemOf('panels'), palette };
    const isSilent = slots.noText || slots.hook === '';
    const { words, room, anchor, rotation } = arranged(
      slots,
      { text: slots.hook, thing: drawing, put, usual: 0 },
      isSilent ? silent : forShape(arrangements, size),
      { measure, size },
    );
    return sceneOf(slots, size, 'stage', [
      ...placeGround(slots, size),
      lightAt(
        { x: room.x + room.width / 2, y: room.y + room.height / 2 },
        size.height * 0.66,
        '#ffffff',
        0.35,
      ),
      ...thingIn(
        slots,
        drawing,
        room,
        { manner: 'relief', palette, rotation, anchor, floor: true, glow: '#fff2c4' },
        size,
      ),
      ...crossOver(slots, room, size),
      ...words.layers,
      ...tagIn(slots, boxOf(forShape(tags, size), size), palette, measure, size),
      vignette(0.4),
    ]);
  },
};
