import type { IllustrationLayer } from '../../scene/scene.schema';
import type { Surface } from '../canvas';
import type { Assets } from '../host';
import { within } from '../silhouette';
import { type LightMaps, lightMaps } from './light-maps';
import { materials, recolored } from './materials';
import { fillShape, shapeUnits, shapesOf } from './shapes';

/**
 * Number of cells along each side of the height map of a drawing. The height map is square; light and shadow are
 * computed from it.
 * @param pixels size of the drawing in the picture
 */
const cellsFor = (pixels: number): number => (pixels > 420 ? 256 : pixels > 160 ? 192 : 96);

/**
 * Draws a flat drawing as a lit body.
 * @param layer drawing, its rotation and its light
 * @param assets creates surfaces and loads shapes
 * @returns the drawing on a surface of the size of its frame, or null if the layer has no relief or its shapes are
 * unknown
 */
export async function drawnRelief(layer: IllustrationLayer, assets: Assets): Promise<Surface | null> {
  const { relief } = layer;
  if (!relief || !assets.relief) return null;
  const shapes = layer.body === undefined ? await assets.relief.loadShapes(layer.id) : shapesOf(layer.body);
  if (!shapes) return null;
  const size = Math.ceil(layer.frame.size);
  const heights = await assets.relief.cache.heights(layer.body ?? layer.id, shapes, {
    side: cellsFor(size),
    thickness: relief.thickness,
    darkParts: relief.darkParts,
  });
  const maps = lightMaps(heights, relief, materials[relief.material], layer);
  const art = assets.createCanvas(size, size);
  const pen = art.getContext('2d');
  if (layer.flip) {
    pen.translate(size, 0);
    pen.scale(-1, 1);
  }
  pen.save();
  pen.scale(size / shapeUnits, size / shapeUnits);
  for (const shape of shapes) fillShape(pen, shape, recolored(shape.fill, relief.recolor));
  pen.restore();
  pen.globalAlpha = 1;
  const [multiply, screen] = [surfaceOf(maps, 'multiply', assets), surfaceOf(maps, 'screen', assets)];
  pen.setTransform(1, 0, 0, 1, 0, 0);
  within(art, size, assets, (brush) => {
    if (layer.flip) {
      brush.translate(size, 0);
      brush.scale(-1, 1);
    }
    brush.globalCompositeOperation = 'multiply';
    brush.drawImage(multiply, 0, 0, size, size);
    brush.globalCompositeOperation = 'screen';
    brush.drawImage(screen, 0, 0, size, size);
  });
  return art;
}

function surfaceOf(maps: LightMaps, kind: 'multiply' | 'screen', assets: Assets): Surface {
  const surface = assets.createCanvas(maps.side, maps.side);
  const pen = surface.getContext('2d');
  const pixels = pen.createImageData(maps.side, maps.side);
  pixels.data.set(maps[kind]);
  pen.putImageData(pixels, 0, 0);
  return surface;
}
