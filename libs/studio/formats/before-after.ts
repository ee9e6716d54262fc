import { oklch } from '../planning/color';
import type { Box, Layer } from '../scene/scene.schema';
import { type Ground, line, paletteWith, red, yellow } from './colors';
import { faceIn } from './faces';
import { hasFace, hasWords } from './fits';
import type { Format, FormatSize } from './format';
import { type PerShape, type Share, boxOf, forShape, mirrored, sceneOf } from './frame';
import { backOf, halves, vignette } from './grounds';
import { wordsIn } from './letters';
import { comic } from './settings';
import { hasTag } from './tags';

/** Rooms of the words and the two faces. */
type Rooms = { words: Share; first: Share; second: Share };

/** Rooms with the faces beside each other. */
const beside = (words: Share, first: Share): Rooms => ({
  words,
  first,
  second: mirrored(first),
});

const rooms: PerShape<Rooms> = {
  wide: beside([0.09, 0.025, 0.82, 0.22], [-0.02, 0.27, 0.5, 0.76]),
  medium: beside([0.06, 0.03, 0.88, 0.24], [-0.06, 0.31, 0.58, 0.72]),
  square: beside([0.05, 0.03, 0.9, 0.28], [-0.08, 0.36, 0.62, 0.66]),
  tall: {
    words: [0.05, 0.05, 0.9, 0.135],
    first: [-0.1, 0.2, 0.94, 0.42],
    second: [0.2, 0.59, 0.9, 0.42],
  },
};

/** Height of the line between the halves of a tall picture, as a share. */
const divide = 0.575;

const before: Ground = [oklch(0.3, 0.01, 60), oklch(0.42, 0.012, 60), oklch(0.55, 0.012, 60)];
const after: Ground = [oklch(0.5, 0.18, 150), oklch(0.66, 0.2, 145), oklch(0.82, 0.17, 130)];

/** The arrow from the first face to the second. */
function arrowIn(first: Box, size: FormatSize): Layer {
  const { width, height } = size;
  const foot = first.y + first.height * 0.78;
  const isTall = size.aspectRatio === '9:16';
  return {
    kind: 'arrow',
    from: isTall ? { x: width * 0.8, y: height * 0.44 } : { x: width * 0.425, y: foot },
    to: isTall ? { x: width * 0.8, y: height * 0.6 } : { x: width * 0.582, y: foot },
    bend: 0,
    width: width * (isTall ? 0.06 : 0.031),
    color: '#ffe600',
    outline: line,
  };
}

/** The two faces above each other: the field of the second covers the foot of the first. */
function stackedFaces([first, second]: readonly [Layer[], Layer[]], size: FormatSize): Layer[] {
  const { width, height } = size;
  const field = (y: number, color: string): Layer => ({
    kind: 'plate',
    shape: 'band',
    box: { x: -width * 0.1, y, width: width * 1.2, height: height * 1.2 - y },
    rotation: -3,
    color,
    outline: null,
    seed: 1,
  });
  return [
    backOf(before, 90),
    ...first,
    field(height * divide - width * 0.012, '#ffffff'),
    field(height * divide, after[1]),
    ...second,
  ];
}

/** A sad face without colors and a happy one, with an arrow from the first to the second. */
export const beforeAfter: Format = {
  name: 'before-after',
  // A tag would stand on a face.
  fits: (slots) =>
    slots.isBeforeAfter && !hasTag(slots) && hasFace(slots) && (hasWords(slots) || slots.noText) ? 1 : 0,
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
    const [first, second] = [boxOf(own.first, size), boxOf(own.second, size)];
    const faces = [
      faceIn(slots, first, { side: 'left', mood: 'sad', faded: true }, size),
      faceIn(slots, second, { side: 'right', mood: 'happy' }, size),
    ] as const;
    const isTall = size.aspectRatio === '9:16';
    return sceneOf(slots, size, 'before-after', [
      ...(isTall
        ? [...stackedFaces(faces, size)]
        : [...halves(before, after, size), ...faces[0], ...faces[1]]),
      arrowIn(first, size),
      ...wordsIn(
        slots,
        slots.hook,
        boxOf(own.words, size),
        { setting: comic, palette, accent: 'all', align: 'center', tilt: -1.5 },
        measure,
        size,
      ).layers,
      vignette(0.15),
    ]);
  },
};
