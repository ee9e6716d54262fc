import type { Box } from '../scene/scene.schema';
import { type Arc, arcRegion, bend } from './arc';

const size = { width: 200, height: 160 };
const box: Box = { x: 40, y: 60, width: 120, height: 40 };

/** A flat text as a block of one color that fills the box, with a transparent margin around it. */
const block = (color: readonly [number, number, number]) => {
  const margin = 10;
  const [width, height] = [box.width + 2 * margin, box.height + 2 * margin];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = margin; row < margin + box.height; row += 1)
    for (let column = margin; column < margin + box.width; column += 1)
      data.set([...color, 255], (row * width + column) * 4);
  return { pixels: { data }, width, height, x: box.x - margin, y: box.y - margin, scale: 1 };
};

/** Opacity and red of each pixel of the whole picture after bending. */
const bent = (arc: Partial<Arc>, color: readonly [number, number, number] = [200, 0, 0]) => {
  const target = { data: new Uint8ClampedArray(size.width * size.height * 4) };
  const whole = { x: 0, y: 0, ...size };
  bend({ box, degrees: 90, rotation: 0, ...arc }, block(color), whole, target);
  return {
    at: (x: number, y: number) => target.data[(y * size.width + x) * 4 + 3] ?? 0,
    reds: () => [...target.data].filter((_, at) => at % 4 === 0 && (target.data[at + 3] ?? 0) > 0),
  };
};

/** First row from above with an opaque pixel in a column. */
const topOf = ({ at }: ReturnType<typeof bent>, x: number): number =>
  Array.from({ length: size.height }, (_, y) => y).find((y) => at(x, y) > 127) ?? -1;

it('an arch is highest in the middle, and a bowl is lowest there', () => {
  const [arch, bowl] = [bent({ degrees: 90 }), bent({ degrees: -90 })];
  expect(topOf(arch, 100)).toBeLessThan(topOf(arch, 60) - 5);
  expect(topOf(bowl, 100)).toBeGreaterThan(topOf(bowl, 60) + 5);
});

it('an arc is the same on both sides, and a bowl is an arch upside down', () => {
  const [arch, bowl] = [bent({ degrees: 120 }), bent({ degrees: -120 })];
  for (let y = 0; y < size.height; y += 7) {
    for (let x = 0; x < size.width; x += 7) {
      expect(Math.abs(arch.at(x, y) - arch.at(size.width - 1 - x, y))).toBeLessThan(2);
      expect(Math.abs(arch.at(x, y) - bowl.at(x, size.height - 1 - y))).toBeLessThan(2);
    }
  }
});

it('a very small angle leaves the text where it is', () => {
  const straight = bent({ degrees: 0.01 });
  expect([straight.at(100, 58), straight.at(100, 80), straight.at(100, 102)]).toEqual([0, 255, 0]);
  expect([straight.at(37, 80), straight.at(45, 80), straight.at(163, 80)]).toEqual([0, 255, 0]);
});

it('soft edges keep the color of the letters', () => {
  expect(new Set(bent({ degrees: 170, rotation: 30 }).reds())).toEqual(new Set([200]));
});

it.each([
  [45, 0],
  [180, 0],
  [-180, 90],
  [120, 45],
])('the region contains the whole arc of %s degrees, rotated by %s', (degrees, rotation) => {
  const region = arcRegion({ box, degrees, rotation }, 0, size);
  const { at } = bent({ degrees, rotation });
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1)
      if (at(x, y) > 0) {
        expect(x >= region.x && x < region.x + region.width).toBe(true);
        expect(y >= region.y && y < region.y + region.height).toBe(true);
      }
});

it('a text outside of the picture has a region of one pixel', () => {
  const far = { box: { ...box, x: 5_000 }, degrees: 60, rotation: 0 };
  expect(arcRegion(far, 10, size)).toMatchObject({ width: 1 });
});
