import type { Box } from '../scene/scene.schema';
import { chipArea } from './layout';
import type { Block } from './template';

/** The words of a picture made of type in their rooms, and the slabs of color (`slots`) behind some of the rooms. */
export type TypeSet = { blocks: Block[]; slots: Box[] };

/** The room of all words, and the size of the picture, in pixels. */
export type Frame = { box: Box; align: Block['align']; size: { width: number; height: number } };

/** The part of a room between two heights; 0 is the top of the room, 1 the bottom. */
export const rows = (box: Box, top: number, bottom: number): Box => ({
  ...box,
  y: box.y + box.height * top,
  height: box.height * (bottom - top),
});

/** The part of a room between two horizontal positions; 0 is the left edge of the room, 1 the right edge. */
export const columns = (box: Box, left: number, right: number): Box => ({
  ...box,
  x: box.x + box.width * left,
  width: box.width * (right - left),
});

/** A room, shortened to end above the timestamp area if the room would overlap that area. */
export function clear(box: Box, { size }: Frame): Box {
  const chip = chipArea(size);
  const reaches = box.x + box.width > chip.x && box.y + box.height > chip.y;
  return reaches ? { ...box, height: chip.y - size.height * 0.01 - box.y } : box;
}

/** A room, narrowed on both sides by the width of the timestamp area if the room would overlap that area. */
export function between(box: Box, { size }: Frame): Box {
  const chip = chipArea(size);
  if (box.x + box.width <= chip.x || box.y + box.height <= chip.y) return box;
  const margin = size.width - chip.x + size.width * 0.01;
  return { ...box, x: margin, width: size.width - 2 * margin };
}

/** A room, widened from edge to edge of the picture. */
export const bleed = (box: Box, { size }: Frame): Box => ({
  ...box,
  x: -size.width * 0.02,
  width: size.width * 1.04,
});
