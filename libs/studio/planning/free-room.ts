import type { Box, Point } from '../scene/scene.schema';
import { middle, overlap } from './geometry';

/** Number of columns and rows of positions that are tried. */
const grid = { across: 30, down: 22 };

/**
 * Finds a free square for a drawing that must be visible as a whole.
 * @param picture size of the picture, in pixels
 * @param side side of the square, in pixels
 * @param taken rectangles that the square must not touch
 * @param near point that the square should be close to
 * @param margin distance to the edges of the picture that stays free, in pixels
 * @returns the free square nearest to `near`; null if there is none
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
    // The distance stays squared: it is only compared, and this code runs thousands of times for a picture.
    const away = (center.x - near.x) ** 2 + (center.y - near.y) ** 2;
    if (away >= least || taken.some((box) => overlap(room, box))) continue;
    best = room;
    least = away;
  }
  return best;
}
