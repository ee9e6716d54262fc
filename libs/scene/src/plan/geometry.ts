import type { Illustration } from '../knowledge/illustrations';
import type { Box, IllustrationLayer, Point } from '../scene.schema';

/** Whether two rectangles share any area. */
export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** A rectangle made smaller (or, with a negative amount, larger) on all sides, in pixels. */
export const inset = (box: Box, by: number): Box => ({
  x: box.x + by,
  y: box.y + by,
  width: Math.max(1, box.width - 2 * by),
  height: Math.max(1, box.height - 2 * by),
});

/** The rectangle between two points. */
export const around = (a: Point, b: Point): Box => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
});

/** The middle of a rectangle. */
export const middle = (box: Box): { x: number; y: number } => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
});

/**
 * Places a drawing so that what can be seen of it fills a rectangle, turned and mirrored as asked.
 * @param illustration whose ink is known
 * @param room rectangle that it must not leave
 * @param rotation degrees
 * @param flip mirrored left to right
 */
export function placeInk(
  illustration: Illustration,
  room: Box,
  rotation: number,
  flip: boolean,
): Pick<IllustrationLayer, 'frame' | 'box' | 'rotation' | 'flip'> {
  const [left, top, right, bottom] = illustration.ink;
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const width = (right - left) * Math.abs(cos) + (bottom - top) * Math.abs(sin);
  const height = (right - left) * Math.abs(sin) + (bottom - top) * Math.abs(cos);
  const size = Math.min(room.width / width, room.height / height);
  const center = middle(room);
  const across = ((left + right) / 2 - 0.5) * (flip ? -1 : 1);
  const down = (top + bottom) / 2 - 0.5;
  const x = center.x - (across * cos - down * sin) * size;
  const y = center.y - (across * sin + down * cos) * size;
  return {
    frame: { x: x - size / 2, y: y - size / 2, size },
    box: {
      x: center.x - (width * size) / 2,
      y: center.y - (height * size) / 2,
      width: width * size,
      height: height * size,
    },
    rotation,
    flip,
  };
}
