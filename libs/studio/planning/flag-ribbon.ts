import type { LayerOf } from '../scene/scene.schema';
import type { Draft } from './draft';

/** Height of the ribbon as a share of the picture's height. */
const share = 0.028;

/**
 * A ribbon at the upper edge of the picture with the colors of the flag that the prompt asks for.
 * @param draft the decisions about the picture
 * @returns one plate for each color; empty without such a request
 */
export function flagRibbon({ asked, input }: Draft): LayerOf<'plate'>[] {
  const height = input.height * share;
  const width = input.width / Math.max(1, asked.flag.length);
  return asked.flag.map((color, place) => ({
    kind: 'plate',
    shape: 'band',
    box: { x: place * width - 1, y: -2, width: width + 2, height: height + 2 },
    rotation: 0,
    color,
    outline: null,
    seed: 0,
  }));
}
