import type { Finish, IllustrationLayer } from '../scene/scene.schema';
import type { Canvases, Surface } from './canvas';
import { type Paint, gloss, grim, lit, silhouette } from './lightings';
import { clearMist, repainted } from './repaint';
import { repainters } from './repaint-finishes';
import { copyOf, edgeOf, outOfFocus, smallOf, softEdgeOf, within } from './silhouette';

/** The finishes that are drawn over the drawing; the finishes of `repainters` change its pixels. */
const lightings: Partial<Record<Finish, (paint: Paint) => void>> = { lit, gloss, grim, silhouette };

/**
 * Repaints a drawing in its finish. The faint mist around some drawings is removed if the layer has a finish or an
 * outline.
 * @param art the drawing, a square; changed in place
 * @param side side of the square in pixels
 * @param layer gives the finish and the light
 * @param assets creates surfaces
 */
export function finish(
  art: Surface,
  side: number,
  layer: Pick<IllustrationLayer, 'finish' | 'light' | 'rim' | 'rotation' | 'outline'>,
  assets: Canvases,
): void {
  const angle = (layer.light?.angle ?? -55) - layer.rotation;
  const { kind, colors } = layer.finish ?? { kind: null, colors: ['', '', ''] as const };
  const repaint = kind && repainters[kind];
  const over =
    layer.finish || layer.outline
      ? repainted(art, side, (painting) => {
          clearMist(painting);
          return repaint ? repaint({ ...painting, colors, angle }) : null;
        })
      : null;
  if (!layer.finish && !layer.light && !layer.rim) return;
  const small = smallOf(art, side, assets);
  const paint = { art, side, small, colors, angle, assets };
  over?.(paint);
  if (kind) lightings[kind]?.(paint);
  if (layer.light && layer.light.strength > 0) litEdge(art, side, small, layer.light, angle, assets);
  if (layer.rim) rim(art, side, layer.rim, angle, assets);
}

/** Adds a glow in one color that extends a little beyond the edge of the drawing. */
function litEdge(
  art: Surface,
  side: number,
  small: Surface,
  light: { color: string; strength: number },
  angle: number,
  assets: Canvases,
): void {
  const wide = softEdgeOf(small, side, { width: side * 0.06, angle, color: light.color }, assets);
  within(art, side, assets, (pen) => {
    pen.globalCompositeOperation = 'screen';
    pen.globalAlpha = light.strength;
    pen.drawImage(wide, 0, 0, side, side);
  });
}

/** Adds a thin line of light on the edge that faces the light. */
function rim(art: Surface, side: number, color: string, angle: number, assets: Canvases): void {
  const half = Math.ceil(side / 2);
  const width = half * 0.016;
  const edge = outOfFocus(
    edgeOf(copyOf(art, half, assets), half, { width, angle, color }, assets),
    half,
    width * 0.3,
    assets,
  );
  const pen = art.getContext('2d');
  pen.save();
  pen.globalAlpha = 0.85;
  // The shape of the drawing is the mask, because light falls on the drawing only.
  pen.globalCompositeOperation = 'source-atop';
  pen.drawImage(edge, 0, 0, side, side);
  pen.restore();
}
