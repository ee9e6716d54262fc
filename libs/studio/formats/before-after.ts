import { oklch } from '../planning/color';
import type { Layer } from '../scene/scene.schema';
import { type Ground, line, paletteWith, red, yellow } from './colors';
import { faceIn } from './faces';
import { hasFace, hasWords } from './fits';
import type { Format } from './format';
import { type PerShape, type Share, boxOf, forShape, mirrored, sceneOf } from './frame';
import { halves, vignette } from './grounds';
import { wordsIn } from './letters';
import { comic } from './settings';
import { hasTag, tagIn } from './tags';

const rooms: PerShape<{ words: Share; face: Share; tag: Share }> = {
  wide: { words: [0.09, 0.02, 0.82, 0.26], face: [-0.02, 0.27, 0.5, 0.76], tag: [0.38, 0.82, 0.24, 0.15] },
  medium: { words: [0.06, 0.03, 0.88, 0.26], face: [-0.06, 0.32, 0.58, 0.71], tag: [0.36, 0.84, 0.28, 0.13] },
  square: { words: [0.05, 0.03, 0.9, 0.28], face: [-0.08, 0.36, 0.62, 0.66], tag: [0.34, 0.86, 0.32, 0.11] },
  tall: { words: [0.05, 0.08, 0.9, 0.3], face: [-0.1, 0.5, 0.64, 0.51], tag: [0.3, 0.4, 0.4, 0.07] },
};

const before: Ground = [oklch(0.3, 0.01, 60), oklch(0.42, 0.012, 60), oklch(0.55, 0.012, 60)];
const after: Ground = [oklch(0.5, 0.18, 150), oklch(0.66, 0.2, 145), oklch(0.82, 0.17, 130)];

/** A sad face without colors and a happy one, with an arrow from the first to the second. */
export const beforeAfter: Format = {
  name: 'before-after',
  fits: (slots) => (slots.isBeforeAfter && hasFace(slots) && (hasWords(slots) || slots.noText) ? 1 : 0),
  traits: () => ({ groundHue: 145, letters: 'comic' }),
  scene: (slots, size, measure) => {
    const palette = paletteWith(slots, 140, {
      ground: before,
      text: ['#ffffff', '#ffffff'],
      highlight: yellow,
      ink: line,
      pop: red,
      onPop: '#ffffff',
    });
    const own = forShape(rooms, size);
    const first = boxOf(own.face, size);
    const foot = first.y + first.height * 0.78;
    const arrow: Layer = {
      kind: 'arrow',
      from: { x: size.width * 0.425, y: foot },
      to: { x: size.width * 0.582, y: foot },
      bend: 0,
      width: size.width * 0.031,
      color: '#ffe600',
      outline: line,
    };
    return sceneOf(slots, size, 'before-after', [
      ...halves(before, after, size),
      ...faceIn(slots, first, { side: 'left', mood: 'sad', faded: true }, size),
      ...faceIn(slots, boxOf(mirrored(own.face), size), { side: 'right', mood: 'happy' }, size),
      ...(hasTag(slots) ? [] : [arrow]),
      ...wordsIn(
        slots,
        slots.hook,
        boxOf(own.words, size),
        { setting: comic, palette, accent: 'all', align: 'center', tilt: -2 },
        measure,
        size,
      ).layers,
      ...tagIn(slots, boxOf(own.tag, size), palette, measure, size),
      vignette(0.15),
    ]);
  },
};
