import { oklch } from '../planning/color';
import { middle } from '../planning/geometry';
import { arranged } from './arrange';
import { askedGround, darkGround, gold, groundHue, hueOfGround, paletteWith } from './colors';
import { isComplete } from './fits';
import type { Format } from './format';
import { boxOf, forShape, sceneOf } from './frame';
import { backOf, lightAt, motifOf, vignette } from './grounds';
import { layouts, tagRooms } from './layouts';
import { systemOf } from './settings';
import type { Slots } from './slots';
import { tagIn } from './tags';
import { crossOver, thingIn } from './things';

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
    const { words, room, rotation, anchor } = arranged(
      slots,
      { thing: drawing, usual: -4, put },
      forShape(layouts, size),
      { measure, size },
    );
    const at = middle(room);
    const shown = thingIn(
      slots,
      drawing,
      room,
      { manner: 'relief', palette, rotation, anchor: [anchor, 0.5] },
      size,
    );
    return sceneOf(slots, size, 'showcase', [
      backOf(ground, 70),
      motifOf(slots, palette, 'rays', { manner: 'lit', opacity: 0.35, center: at }),
      lightAt(at, size.height * 0.86, palette.glow, 0.75),
      ...shown,
      ...crossOver(slots, room, size),
      ...words.layers,
      ...tagIn(slots, boxOf(forShape(tagRooms, size), size), palette, measure, size),
      vignette(palette.light ? 0.1 : 0.4),
    ]);
  },
};
