import { photoDocument } from '../document/photo-document.fixture';
import { angleOfLight, groundBeneath, lightIn } from './scene-light';

const size = { width: 64, height: 36 };

/** Pixels of a ground in one color, with a lamp of another color in a square. */
const lampAt = (x: number, y: number): Uint8ClampedArray => {
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  for (let place = 0; place < size.width * size.height; place += 1) {
    const [column, row] = [place % size.width, Math.floor(place / size.width)];
    const isLamp = Math.abs(column - x) < 6 && Math.abs(row - y) < 6;
    data.set(isLamp ? [255, 220, 160, 255] : [20, 24, 60, 255], place * 4);
  }
  return data;
};

const photo = photoDocument().layers[1];
if (photo?.kind !== 'photo') throw new Error('the photo is missing');
const document = { width: 960, height: 540 };

test('the light comes from the brightest part, in its color', () => {
  const left = lightIn(lampAt(8, 8), size);
  expect(left.middle.x).toBeLessThan(0.25);
  expect(left.middle.y).toBeLessThan(0.35);
  expect(left.key).toMatch(/^#ff/);
  expect(parseInt(left.key.slice(5), 16)).toBeLessThan(170);
  expect(lightIn(lampAt(56, 8), size).middle.x).toBeGreaterThan(0.75);
});

test('the angle points from the photo to the light, and turns back with a rotated photo', () => {
  const [left, right] = [lightIn(lampAt(8, 8), size), lightIn(lampAt(56, 8), size)];
  expect(Math.abs(angleOfLight(right, photo, document))).toBeLessThan(60);
  expect(Math.abs(angleOfLight(left, photo, document))).toBeGreaterThan(120);
  const straight = angleOfLight(right, photo, document);
  expect(angleOfLight(right, { ...photo, rotation: 30 }, document)).toBeCloseTo(straight - 30);
});

test('a light of one color is neutral for gray, and its factors follow the color', () => {
  const even = (color: number[]) =>
    lightIn(
      Uint8ClampedArray.from({ length: 4 * 16 }, (_, at) => [...color, 255][at % 4] ?? 0),
      {
        width: 4,
        height: 4,
      },
    );
  for (const factor of even([120, 120, 120]).tint) expect(factor).toBeCloseTo(1);
  const [red, , blue] = even([40, 60, 200]).tint;
  expect(blue).toBeGreaterThan(red);
  expect(even([0, 0, 0]).brightness).toBe(0);
});

test('only visible layers of the ground beneath the photo give light', () => {
  const plain = photoDocument();
  expect(groundBeneath(plain, 'photo')).toMatchObject({ width: 64, height: 36, layers: [{ id: 'ground' }] });
  const [ground, ...others] = plain.layers;
  if (!ground) throw new Error('the ground is missing');
  expect(groundBeneath({ ...plain, layers: [{ ...ground, hidden: true }, ...others] }, 'photo')).toBeNull();
  expect(groundBeneath({ ...plain, layers: [...others, ground] }, 'photo')).toBeNull();
});
