import { oklch } from '../planning/color';
import type { Box } from '../scene/scene.schema';
import { askedGround, darkGround, gold, groundHue, hueOfGround, paletteWith } from './colors';
import type { Format, FormatSize } from './format';
import { type PerShape, type Share, boxOf, forShape, mirrored, sceneOf } from './frame';
import { backOf, lightAt, motifOf, vignette } from './grounds';
import { wordsIn } from './letters';
import { systemOf } from './settings';
import type { Slots } from './slots';
import { tagIn } from './tags';
import { crossOver, rotationOf, thingIn } from './things';

type Rooms = { person: Share; words: Share; alone: Share; thing: Share; tag: Share };

const rooms: PerShape<Rooms> = {
  wide: {
    person: [0.48, 0.04, 0.52, 0.96],
    words: [0.03, 0.05, 0.46, 0.38],
    alone: [0.03, 0.12, 0.46, 0.7],
    thing: [0.03, 0.43, 0.44, 0.54],
    tag: [0.035, 0.775, 0.44, 0.19],
  },
  medium: {
    person: [0.46, 0.12, 0.54, 0.88],
    words: [0.03, 0.05, 0.5, 0.3],
    alone: [0.03, 0.1, 0.46, 0.66],
    thing: [0.03, 0.38, 0.43, 0.58],
    tag: [0.035, 0.83, 0.4, 0.13],
  },
  square: {
    person: [0.4, 0.32, 0.6, 0.68],
    words: [0.04, 0.04, 0.92, 0.25],
    alone: [0.04, 0.04, 0.92, 0.27],
    thing: [0.03, 0.34, 0.42, 0.58],
    tag: [0.04, 0.87, 0.4, 0.1],
  },
  tall: {
    person: [0.1, 0.48, 0.9, 0.52],
    words: [0.05, 0.06, 0.9, 0.19],
    alone: [0.05, 0.1, 0.9, 0.3],
    thing: [0.05, 0.26, 0.64, 0.25],
    tag: [0.05, 0.9, 0.6, 0.07],
  },
};

const sideOf = ({ face }: Slots): 'left' | 'right' => face?.side ?? 'right';

const placed = (share: Share, slots: Slots, size: FormatSize): Box =>
  boxOf(sideOf(slots) === 'right' ? share : mirrored(share), size);

/** Room of the creator's cut-out portrait in pixels: it stands at its bottom, which is the bottom of the picture. */
export const photoPlace = (slots: Slots, size: FormatSize): Box =>
  placed(forShape(rooms, size).person, slots, size);

const hueOf = (slots: Slots): number => groundHue(slots, 150);

/** The ground, words and thing of a picture with the creator's own photo, whose room stays free. No draft holds a photo yet. */
export const photo: Format = {
  name: 'photo',
  fits: () => 0,
  traits: (slots) => ({ groundHue: hueOfGround(slots, hueOf(slots)), letters: 'solid' }),
  scene: (slots, size, measure) => {
    const hue = hueOf(slots);
    const palette = paletteWith(slots, hue, {
      ground: askedGround(slots, darkGround(hue, 0.15)),
      glow: oklch(0.78, 0.17, hue),
      highlight: gold,
      ink: '#0c0a10',
    });
    const own = forShape(rooms, size);
    const person = photoPlace(slots, size);
    const center = { x: person.x + person.width / 2, y: person.y + person.height * 0.45 };
    const drawing = slots.thing;
    const text = placed(drawing ? own.words : own.alone, slots, size);
    const room = placed(own.thing, slots, size);
    const rotation = drawing ? rotationOf(drawing, -5) : 0;
    const look = { manner: 'relief', palette, rotation } as const;
    const put = { setting: systemOf('solid'), palette, tilt: -2 };
    return sceneOf(slots, size, 'reaction', [
      backOf(palette.ground, 90),
      motifOf(slots, palette, 'rays', { manner: 'lit', opacity: 0.3, center }),
      lightAt(center, size.height * 0.78, palette.glow, 0.85),
      ...(drawing ? thingIn(slots, drawing, room, look, size) : []),
      ...(drawing ? crossOver(slots, room, size) : []),
      ...wordsIn(slots, slots.hook, text, put, measure, size).layers,
      ...tagIn(slots, placed(own.tag, slots, size), palette, measure, size),
      vignette(0.35),
    ]);
  },
};
