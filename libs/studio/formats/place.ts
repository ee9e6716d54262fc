import { oklch } from '../planning/color';
import { arranged } from './arrange';
import { darkGround, gold, paletteWith, red } from './colors';
import { isComplete } from './fits';
import type { Format } from './format';
import { boxOf, forShape, sceneOf } from './frame';
import { lightAt, vignette } from './grounds';
import { layouts, tagRooms } from './layouts';
import { hasPlace, placeGround } from './place-ground';
import { systemOf } from './settings';
import { tagIn } from './tags';
import { crossOver, thingIn } from './things';

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
    const { words, room, rotation, anchor } = arranged(
      slots,
      { thing: drawing, usual: 0, put },
      forShape(layouts, size),
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
        { manner: 'relief', palette, rotation, anchor: [anchor, 0.9], floor: true, glow: '#fff2c4' },
        size,
      ),
      ...crossOver(slots, room, size),
      ...words.layers,
      ...tagIn(slots, boxOf(forShape(tagRooms, size), size), palette, measure, size),
      vignette(0.4),
    ]);
  },
};
