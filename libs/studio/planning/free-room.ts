import type { Box, Point } from '../scene/scene.schema';
import { middle, overlap } from './geometry';

/** Columns and rows of places that are tried. */
const grid = { across: 30, down: 22 };

/**
 * Finds a free square for something that must be seen.
 * @param picture its size, in pixels
 * @param side of the square, in pixels
 * @param taken rectangles that it must not touch
 * @param near place that it should be close to
 * @param margin kept free at the edges of the picture, in pixels
 * @returns the free square nearest to `near`; null where there is none
 */
export function freeRoom(
  picture: { width: number; height: number },
  side: number,
  taken: readonly Box[],
  near: Point,
  margin: number,
): Box | null {
  let best: Box | null = null;
  let least = Infinity;
  const [width, height] = [picture.width - side - 2 * margin, picture.height - side - 2 * margin];
  if (width < 0 || height < 0) return null;
  for (let place = 0; place < grid.across * grid.down; place += 1) {
    const room: Box = {
      x: margin + ((place % grid.across) / (grid.across - 1)) * width,
      y: margin + (Math.floor(place / grid.across) / (grid.down - 1)) * height,
      width: side,
      height: side,
    };
    const center = middle(room);
    // Squared: a distance is only compared, and this is called thousands of times for a picture.
    const away = (center.x - near.x) ** 2 + (center.y - near.y) ** 2;
    if (away >= least || taken.some((box) => overlap(room, box))) continue;
    best = room;
    least = away;
  }
  return best;
}
