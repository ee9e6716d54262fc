import type { Canvases, Surface } from './canvas';
import { copyOf, edgeOf, outOfFocus } from './silhouette';

/** Width of the rim in shares of the longer side of a photo, and its opacity with full strength. */
const [rimWidth, rimOpacity] = [0.013, 1];

/**
 * Adds a rim of light to the edge of a photo that faces the light.
 * @param art square surface with the photo, changed in place
 * @param side side of the surface in pixels
 * @param rim strength, width of the photo in pixels, angle and color of the light
 * @param assets creates surfaces
 */
export const addRim = (
  art: Surface,
  side: number,
  { strength, longest, angle, color }: { strength: number; longest: number; angle: number; color: string },
  assets: Canvases,
): void => {
  const half = Math.ceil(side / 2);
  const small = copyOf(art, half, assets);
  const pen = art.getContext('2d');
  pen.save();
  // Light falls on the photo only.
  pen.globalCompositeOperation = 'source-atop';
  // A wide faint edge and a narrow bright one look like light that runs out.
  for (const [share, opacity] of [
    [3.5, 0.5],
    [1, 1],
  ] as const) {
    const width = (longest * rimWidth * share) / 2;
    const edge = outOfFocus(edgeOf(small, half, { width, angle, color }, assets), half, width * 0.4, assets);
    pen.globalAlpha = rimOpacity * opacity * strength;
    pen.drawImage(edge, 0, 0, side, side);
  }
  pen.restore();
};
