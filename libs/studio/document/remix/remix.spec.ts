import { headline, hero } from '../../checks/sample.fixture';
import { contrastOf, toOklch } from '../../planning/color';
import type { Layer } from '../../scene/scene.schema';
import { type DocumentLayer, type SceneDocument, applyActions, documentSchema } from '..';
import { paletteFrom, readReference, takeColors, takeLayout } from '.';

const context = { measure: (_face: string, text: string) => text.length * 0.5 };
const editing = { name: '', locked: false, hidden: false, opacity: 1, blend: 'normal' as const };
const blue: Layer = {
  kind: 'background',
  angle: 0,
  stops: [
    { at: 0, color: '#0a2a66' },
    { at: 1, color: '#2f6fe0' },
  ],
};

const documentOf = (...layers: Layer[]): SceneDocument =>
  documentSchema.parse({
    ...{ version: 2, width: 1280, height: 720, aspectRatio: '16:9', seed: 0, idea: null, layout: null },
    layers: layers.map((layer, place) => ({
      ...layer,
      ...(layer.kind === 'illustration' && { drawing: 'fire' }),
      ...editing,
      id: `layer-${place}`,
    })) as DocumentLayer[],
  });

/** A picture of 40 by 20 pixels; `colorAt` returns red, green and blue, or null for a transparent pixel. */
const pictureOf = (colorAt: (x: number, y: number) => readonly [number, number, number] | null) => {
  const [width, height] = [40, 20];
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const color = colorAt(x, y);
      pixels.set(color ? [...color, 255] : [0, 255, 0, 0], (y * width + x) * 4);
    }
  return { pixels, width, height };
};
const red = [200, 30, 40] as const;
const yellow = [250, 220, 40] as const;
/** Red, with a yellow part at the left that has details. */
const picture = pictureOf((x, y) => (x > 2 && x < 14 && y % 2 === 0 ? yellow : red));
const palette = paletteFrom(readReference(picture).colors);
if (!palette) throw new Error('the picture has no colors');

const hueOf = (color: string) => toOklch(color.slice(0, 7)).h;

test('the colors of a picture are ordered by the area that they cover, without similar and transparent ones', () => {
  const { colors } = readReference(picture);
  expect(colors).toEqual(['#c81e28', '#fadc28']);
  const noisy = pictureOf((x) => [200 + (x % 4), 30, 40]);
  expect(readReference(noisy).colors).toHaveLength(1);
  expect(readReference(pictureOf(() => null)).colors).toEqual([]);
  const many = pictureOf((x, y) => [(x * 37) % 256, (y * 91) % 256, ((x + y) * 53) % 256]);
  expect(readReference(many).colors.length).toBeLessThanOrEqual(5);
});

test('the side of a picture is the side of its details, and null if it is not clear', () => {
  expect(readReference(picture).side).toBe('left');
  expect(readReference(pictureOf((x, y) => (x > 26 && y % 2 === 0 ? yellow : red))).side).toBe('right');
  expect(readReference(pictureOf((_x, y) => (y % 2 === 0 ? yellow : red))).side).toBeNull();
  expect(readReference(pictureOf(() => red)).side).toBeNull();
});

test('a document takes the hues of a picture, keeps lightness and greys, and is undone exactly', () => {
  const document = documentOf(
    blue,
    hero('#808080'),
    headline({ fill: ['#ffffff', '#ffffff'], highlight: ['#30c0ff', '#1080e0'] }),
  );
  const { document: changed, inverse } = applyActions(document, takeColors(document, palette), context);
  const [ground, , text] = changed.layers;
  if (ground?.kind !== 'background' || text?.kind !== 'text')
    throw new Error('the layers have changed their kind');
  for (const [place, { color }] of ground.stops.entries()) {
    expect(Math.abs(hueOf(color) - hueOf(palette.ground))).toBeLessThan(12);
    expect(toOklch(color).l).toBeCloseTo(
      toOklch(blue.kind === 'background' ? (blue.stops[place]?.color ?? '') : '').l,
      1,
    );
  }
  expect(text.fill).toEqual(['#ffffff', '#ffffff']);
  expect(text.highlight).not.toEqual(['#30c0ff', '#1080e0']);
  expect(documentSchema.safeParse(changed).success).toBe(true);
  expect(applyActions(changed, inverse, context).document).toEqual(document);
});

test('letters stay readable on their outline', () => {
  const strokes = [{ width: 20, color: '#3a2a90' }];
  const document = documentOf(blue, headline({ strokes, highlight: ['#a0c8ff', '#6090ff'] }));
  const { document: changed } = applyActions(document, takeColors(document, palette), context);
  const text = changed.layers[1];
  if (text?.kind !== 'text') throw new Error('no text');
  for (const letters of [...text.fill, ...text.highlight])
    expect(contrastOf(letters, text.strokes[0]?.color ?? '')).toBeGreaterThanOrEqual(4.5);
});

test('locked layers keep their colors', () => {
  const document = documentOf(blue, headline({ highlight: ['#30c0ff', '#1080e0'] }));
  const locked = { ...document, layers: document.layers.map((layer) => ({ ...layer, locked: true })) };
  expect(takeColors(locked, palette)).toEqual([]);
});

test('a document is mirrored if its subject is on the other side than the details of the picture', () => {
  const onRight = documentOf(blue, hero('#808080'), headline());
  const reference = readReference(picture);
  const { document: mirrored } = applyActions(onRight, takeLayout(onRight, reference), context);
  const subject = mirrored.layers[1];
  expect(subject?.kind === 'illustration' && subject.box.x).toBeLessThan(300);
  expect(takeLayout(mirrored, reference)).toEqual([]);
  expect(takeLayout(onRight, { ...reference, side: null })).toEqual([]);
  const locked = { ...onRight, layers: onRight.layers.map((layer) => ({ ...layer, locked: true })) };
  expect(takeLayout(locked, reference)).toEqual([]);
  expect(takeLayout(documentOf(blue, headline()), reference)).toEqual([]);
});
