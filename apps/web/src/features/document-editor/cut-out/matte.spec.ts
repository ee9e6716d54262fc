import { guidedFilter, lumaOf, matteOf, type Plane } from './matte';

const [width, height] = [200, 120];

/** Creates a plane from a function of the position. */
const plane = (value: (x: number, y: number) => number): Plane => ({
  width,
  height,
  values: Float32Array.from({ length: width * height }, (_, at) => value(at % width, Math.floor(at / width))),
});
const isIn = (x: number, y: number, [left, top, right, bottom]: readonly number[]) =>
  x >= (left ?? 0) && x < (right ?? 0) && y >= (top ?? 0) && y < (bottom ?? 0);
const at = (mask: Uint8ClampedArray | null, x: number, y: number) => mask?.[y * width + x];
const grey = plane(() => 0.5);
const body = [60, 20, 140, 120];

it('keeps the person and a second one, and leaves out small spots', () => {
  const confidence = plane((x, y) =>
    isIn(x, y, body) || isIn(x, y, [160, 40, 190, 120]) || isIn(x, y, [10, 10, 20, 20]) ? 0.95 : 0.02,
  );
  const mask = matteOf(confidence, grey);
  expect([at(mask, 100, 80), at(mask, 175, 80), at(mask, 15, 15), at(mask, 30, 80)]).toEqual([
    255, 255, 0, 0,
  ]);
});

it('closes small gaps inside the person, and keeps large ones and the border', () => {
  const confidence = plane((x, y) =>
    isIn(x, y, body) && !isIn(x, y, [80, 60, 84, 64]) && !isIn(x, y, [100, 60, 130, 90]) ? 0.95 : 0.02,
  );
  const mask = matteOf(confidence, grey);
  expect([at(mask, 82, 62), at(mask, 115, 75)]).toEqual([255, 0]);
});

it.each([
  ['nothing', () => 0.05],
  ['a part that is too small', (x: number, y: number) => (isIn(x, y, [10, 10, 20, 20]) ? 0.95 : 0.02)],
  ['a part of which the model is not sure', (x: number, y: number) => (isIn(x, y, body) ? 0.6 : 0.1)],
])('finds no person in %s', (_, value) => {
  expect(matteOf(plane(value), grey)).toBeNull();
});

it('moves the edge of the mask to the edge of the picture', () => {
  // The model sees the person three pixels too far to the right of where the picture becomes bright.
  const confidence = plane((x) => Math.min(1, Math.max(0, (x - 59) / 8)));
  const picture = plane((x) => (x < 60 ? 0.1 : 0.9));
  const flat = guidedFilter(grey, confidence.values, 6);
  const refined = guidedFilter(picture, confidence.values, 6);
  const stepAtEdge = (values: Float32Array) =>
    (values[60 * width + 60] ?? 0) - (values[60 * width + 59] ?? 0);
  expect(stepAtEdge(flat)).toBeLessThan(0.1);
  expect(stepAtEdge(refined)).toBeGreaterThan(0.4);
});

it('does not change a mask without edges, also at the borders', () => {
  const refined = guidedFilter(
    plane((x) => (x % 7) / 7),
    plane(() => 1).values,
    9,
  );
  expect(Math.min(...refined)).toBeCloseTo(1, 3);
  expect(Math.max(...refined)).toBeCloseTo(1, 3);
});

it('reads luma from pixels', () => {
  const { values } = lumaOf(Uint8ClampedArray.of(255, 255, 255, 255, 0, 255, 0, 255), 2, 1);
  expect(values[0]).toBeCloseTo(1);
  expect(values[1]).toBeCloseTo(0.7152);
});
