import { type DarkParts, type Heights, type Thickness, heightsOf } from './heights';
import type { Shape } from './shapes';

/** Bytes that kept heights may take: about ten drawings at 256 cells. */
const mostBytes = 8_000_000;

/** Heights of the drawings used last. */
export type HeightCache = {
  /**
   * The heights of a drawing, computed on the first call.
   * @param id name of the drawing
   * @param shapes of it
   * @param form side in cells, thickness, and what small dark shapes are
   */
  heights(
    id: string,
    shapes: readonly Shape[],
    form: { side: number; thickness: Thickness; darkParts: DarkParts },
  ): Heights;
  /** Bytes that are kept now. */
  bytes(): number;
};

/** A cache of heights that forgets what was used longest ago. */
export function createHeightCache(limit = mostBytes): HeightCache {
  const kept = new Map<string, Heights>();
  let total = 0;
  return {
    bytes: () => total,
    heights: (id, shapes, { side, thickness, darkParts }) => {
      const key = `${id} ${side} ${thickness} ${darkParts}`;
      const found = kept.get(key);
      if (found) {
        kept.delete(key);
        kept.set(key, found);
        return found;
      }
      const made = heightsOf(shapes, side, thickness, darkParts);
      kept.set(key, made);
      total += bytesOf(made);
      for (const [old, heights] of kept) {
        if (total <= limit) break;
        kept.delete(old);
        total -= bytesOf(heights);
      }
      return made;
    },
  };
}

const bytesOf = ({ height, cover, wet }: Heights): number =>
  height.byteLength + cover.byteLength + wet.byteLength;
