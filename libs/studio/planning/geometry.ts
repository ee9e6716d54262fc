import type { Illustration } from '../knowledge/illustrations';
import type { Box, IllustrationLayer, Point } from '../scene/scene.schema';

/** Returns true if two rectangles share any area. */
export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** A rectangle made smaller on all sides by an amount in pixels; a negative amount makes it larger. */
export const inset = (box: Box, by: number): Box => ({
  x: box.x + by,
  y: box.y + by,
  width: Math.max(1, box.width - 2 * by),
  height: Math.max(1, box.height - 2 * by),
});

/** The center of a rectangle. */
export const middle = (box: Box): { x: number; y: number } => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
});

/**
 * A point inside a rectangle: `across` is 0 at the left edge and 1 at the right edge, `down` is 0 at the top and 1 at
 * the bottom.
 */
export const within = (box: Box, across: number, down: number): Point => ({
  x: box.x + box.width * across,
  y: box.y + box.height * down,
});

/** A square with the given center and side. */
export const squareAt = ({ x, y }: Point, side: number): Box => ({
  x: x - side / 2,
  y: y - side / 2,
  width: side,
  height: side,
});

/** The part of a rectangle that is inside a picture of the given size. */
export function clipped(box: Box, size: { width: number; height: number }): Box {
  const [left, top] = [Math.max(0, box.x), Math.max(0, box.y)];
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.min(size.width, box.x + box.width) - left),
    height: Math.max(1, Math.min(size.height, box.y + box.height) - top),
  };
}

/** The smallest rectangle that contains all given rectangles. */
export function union(boxes: readonly [Box, ...Box[]]): Box {
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  return {
    x: left,
    y: top,
    width: Math.max(...boxes.map(({ x, width }) => x + width)) - left,
    height: Math.max(...boxes.map(({ y, height }) => y + height)) - top,
  };
}

/** The middle part of a hero, where its face is; text and other drawings stay clear of this part. */
export const coreOf = (hero: Box): Box => ({
  x: hero.x + hero.width * 0.22,
  y: hero.y + hero.height * 0.18,
  width: hero.width * 0.56,
  height: hero.height * 0.52,
});

/** The inner part of a hero's middle part; a drawing in front of the hero may reach up to this part. */
export const faceOf = (hero: Box): Box => ({
  x: hero.x + hero.width * 0.3,
  y: hero.y + hero.height * 0.2,
  width: hero.width * 0.4,
  height: hero.height * 0.4,
});

/**
 * Places a drawing so that its visible part (its ink) fills a rectangle, rotated and mirrored as asked.
 * @param illustration a drawing with known ink
 * @param room rectangle that the ink must not leave
 * @param rotation degrees
 * @param flip true mirrors the drawing left to right
 * @param anchor position in a room that the drawing does not fill: 0 is left or top, 1 right or bottom
 */
export function placeInk(
  illustration: Pick<Illustration, 'ink'>,
  room: Box,
  rotation: number,
  flip: boolean,
  anchor: readonly [number, number] = [0.5, 0.5],
): Pick<IllustrationLayer, 'frame' | 'box' | 'rotation' | 'flip'> {
  const [left, top, right, bottom] = illustration.ink;
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const width = (right - left) * Math.abs(cos) + (bottom - top) * Math.abs(sin);
  const height = (right - left) * Math.abs(sin) + (bottom - top) * Math.abs(cos);
  const size = Math.min(room.width / width, room.height / height);
  const box = {
    x: room.x + (room.width - width * size) * anchor[0],
    y: room.y + (room.height - height * size) * anchor[1],
    width: width * size,
    height: height * size,
  };
  const center = middle(box);
  const across = ((left + right) / 2 - 0.5) * (flip ? -1 : 1);
  const down = (top + bottom) / 2 - 0.5;
  const x = center.x - (across * cos - down * sin) * size;
  const y = center.y - (across * sin + down * cos) * size;
  return { frame: { x: x - size / 2, y: y - size / 2, size }, box, rotation, flip };
}
