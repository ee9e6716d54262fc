import type { Box } from '../scene/scene.schema';
import type { Layout } from './template';

/** A part of a room: its share of width and height, and its horizontal position (0 left, 1 right); it stands below. */
type Framing = { share: number; at: number };

const framings: readonly Framing[] = [
  { share: 1, at: 0.5 },
  { share: 0.8, at: 0.1 },
  { share: 0.88, at: 1 },
];

const partOf = (room: Box, { share, at }: Framing): Box => ({
  x: room.x + room.width * (1 - share) * at,
  y: room.y + room.height * (1 - share),
  width: room.width * share,
  height: room.height * share,
});

/**
 * A layout with another framing of its single thing for each seed. Only for a request with one possible layout, whose
 * variants would otherwise show the thing at one position in one size.
 * @param layout layout of the picture
 * @param count number of layouts that the request may use
 * @param seed seed of the picture
 */
export function framed(layout: Layout, count: number, seed: number): Layout {
  const framing = framings[seed % framings.length];
  const [hero, ...others] = layout.heroes;
  if (count > 1 || others.length > 0 || layout.split !== null || !framing) return layout;
  return { ...layout, heroes: [partOf(hero, framing)] };
}
