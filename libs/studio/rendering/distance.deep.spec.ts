import fc from 'fast-check';
import { distancesFrom } from './distance';

/** Creates a square image whose pixels have the given opacities, 0 to 255. */
function paintingOf(opacities: readonly number[], side: number) {
  const data = new Uint8ClampedArray(side * side * 4);
  opacities.forEach((opacity, place) => (data[place * 4 + 3] = opacity));
  return { data, side };
}

/**
 * Returns the distance of each pixel to the nearest opaque pixel, computed slowly by comparison with all opaque
 * pixels.
 */
function slowly(opacities: readonly number[], side: number): number[] {
  const opaque = opacities.flatMap((opacity, place) => (opacity === 255 ? [place] : []));
  return opacities.map((_, place) =>
    Math.min(
      ...opaque.map((other) =>
        Math.hypot((place % side) - (other % side), Math.floor(place / side) - Math.floor(other / side)),
      ),
    ),
  );
}

describe('distancesFrom (distance of each pixel to a shape)', () => {
  it('returns the exact distance to the nearest opaque pixel', () => {
    const side = 12;
    const shape = fc.array(fc.constantFrom(0, 0, 0, 255), { minLength: side * side, maxLength: side * side });
    fc.assert(
      fc.property(
        shape.filter((pixels) => pixels.includes(255)),
        (pixels) => {
          const found = distancesFrom(paintingOf(pixels, side), side * 2);
          slowly(pixels, side).forEach((distance, place) => expect(found[place]).toBeCloseTo(distance, 4));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('treats a partly covered pixel as a border that runs through that pixel', () => {
    const [covered, half, clear] = distancesFrom(paintingOf([255, 64, 0, 0, 0, 0, 0, 0, 0], 3), 4);
    expect(covered).toBe(0);
    expect(half).toBeCloseTo(0.5 - 64 / 255, 4);
    expect(clear).toBeGreaterThan(1);
    expect(clear).toBeLessThan(2);
  });

  it('returns at least the maximum distance for every pixel of an image without a shape', () => {
    expect(Math.min(...distancesFrom(paintingOf(new Array<number>(64).fill(0), 8), 5))).toBeGreaterThan(5);
  });
});
