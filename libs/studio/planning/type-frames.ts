import type { Box } from '../scene/scene.schema';
import { chipArea } from './layout';
import type { Block } from './template';

/** The words of a picture made of type, in their rooms, and the slabs of color that lie behind some of them. */
export type TypeSet = { blocks: Block[]; slots: Box[] };

/** The room of all words, and the size of the picture, in pixels. */
export type Frame = { box: Box; align: Block['align']; size: { width: number; height: number } };

/** A part of a room between two heights, 0 to 1 from its top. */
export const rows = (box: Box, top: number, bottom: number): Box => ({
  ...box,
  y: box.y + box.height * top,
  height: box.height * (bottom - top),
});

/** A part of a room between two places, 0 to 1 from its left. */
export const columns = (box: Box, left: number, right: number): Box => ({
  ...box,
  x: box.x + box.width * left,
  width: box.width * (right - left),
});

/** A room that ends above the timestamp area where it reaches into it. */
export function clear(box: Box, { size }: Frame): Box {
  const chip = chipArea(size);
  const reaches = box.x + box.width > chip.x && box.y + box.height > chip.y;
  return reaches ? { ...box, height: chip.y - size.height * 0.01 - box.y } : box;
}

/** A room as far from both sides as the timestamp area reaches, where it would lie on it. */
export function between(box: Box, { size }: Frame): Box {
  const chip = chipArea(size);
  if (box.x + box.width <= chip.x || box.y + box.height <= chip.y) return box;
  const margin = size.width - chip.x + size.width * 0.01;
  return { ...box, x: margin, width: size.width - 2 * margin };
}

/** The same rows from edge to edge of the picture. */
export const bleed = (box: Box, { size }: Frame): Box => ({
  ...box,
  x: -size.width * 0.02,
  width: size.width * 1.04,
});
