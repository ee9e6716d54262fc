import type { SceneDocument } from '@portada/studio/document';
import { chipArea } from '@portada/studio/rendering';
import { type Box, frameOf } from './geometry';

/** A line to which a layer was snapped: its direction and its coordinate in document pixels. */
export type Guide = { axis: 'x' | 'y'; at: number };

/** Distance by which a moved layer was corrected, and the lines that it touches. */
export type Snapped = { dx: number; dy: number; guides: Guide[] };

/** Distance at which a layer snaps, as a share of the width of the picture. */
const reach = 0.007;

const edgesOf = (box: Box, axis: 'x' | 'y'): number[] => {
  const [start, length] = axis === 'x' ? [box.x, box.width] : [box.y, box.height];
  return [start, start + length / 2, start + length];
};

/**
 * Lines to which a layer snaps: edges, middle and thirds of the picture, edges and middles of other layers, and the
 * upper and left edge of the timestamp's area.
 */
const linesOf = (document: SceneDocument, id: string, axis: 'x' | 'y'): number[] => {
  const length = axis === 'x' ? document.width : document.height;
  const chip = chipArea(document);
  const others = document.layers
    .filter((layer) => layer.id !== id && !layer.hidden)
    .flatMap((layer) => frameOf(layer) ?? []);
  return [
    0,
    length / 3,
    length / 2,
    (length * 2) / 3,
    length,
    axis === 'x' ? chip.x : chip.y,
    ...others.flatMap((box) => edgesOf(box, axis)),
  ];
};

const nearest = (
  edges: readonly number[],
  lines: readonly number[],
  limit: number,
): { by: number; at: number } | null => {
  let best: { by: number; at: number } | null = null;
  for (const edge of edges)
    for (const at of lines)
      if (Math.abs(at - edge) <= limit && (!best || Math.abs(at - edge) < Math.abs(best.by)))
        best = { by: at - edge, at };
  return best;
};

/**
 * Snaps a moved layer to the nearest line in each direction.
 * @param box rectangle of the moved layer before snapping
 * @param id id of the moved layer
 */
export const snapped = (document: SceneDocument, id: string, box: Box): Snapped => {
  const limit = document.width * reach;
  const across = nearest(edgesOf(box, 'x'), linesOf(document, id, 'x'), limit);
  const down = nearest(edgesOf(box, 'y'), linesOf(document, id, 'y'), limit);
  return {
    dx: across?.by ?? 0,
    dy: down?.by ?? 0,
    guides: [
      ...(across ? [{ axis: 'x' as const, at: across.at }] : []),
      ...(down ? [{ axis: 'y' as const, at: down.at }] : []),
    ],
  };
};
