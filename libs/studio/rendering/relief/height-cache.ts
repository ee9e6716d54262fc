import { type DarkParts, type Heights, type Thickness, heightsOf } from './heights';
import type { Shape } from './shapes';

/** Greatest total size of the cached heights in bytes: about ten drawings at 256 cells. */
const mostBytes = 8_000_000;

/** Side of the heights of a drawing in cells, its thickness, and the treatment of small dark shapes. */
export type HeightForm = { side: number; thickness: Thickness; darkParts: DarkParts };

/** Gives the heights of drawings. A host may compute them in another thread. */
export type HeightSource = {
  /**
   * Gives the heights of a drawing, which are computed on the first call.
   * @param id name of the drawing
   * @param shapes shapes of the drawing
   */
  heights(id: string, shapes: readonly Shape[], form: HeightForm): Heights | Promise<Heights>;
};

/** Cache of the heights of the most recently used drawings. */
export type HeightCache = HeightSource & {
  heights(id: string, shapes: readonly Shape[], form: HeightForm): Heights;
  /** Total size of the cached heights in bytes. */
  bytes(): number;
};

/**
 * Creates a cache of heights that removes the least recently used drawing first.
 * @param limit greatest total size in bytes
 */
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
