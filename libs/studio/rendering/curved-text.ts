import type { TextLayer } from '../scene/scene.schema';
import { type Arc, arcRegion, bend } from './arc';
import type { Context } from './canvas';
import type { Assets } from './host';

/** Most pixels of the flat text. A larger text is drawn smaller, because its letters are as wide as the picture. */
const mostPixels = 4_000_000;

type FlatText = {
  layer: TextLayer;
  /** Distance in pixels by which effects reach beyond the box. */
  reach: number;
  /** Draws the layer without its arc on a surface of a size. */
  draw: (ctx: Context, layer: TextLayer, size: { width: number; height: number }) => void;
};

/** Moves a text by a distance in pixels. */
const moved = (layer: TextLayer, dx: number, dy: number): TextLayer => ({
  ...layer,
  box: { ...layer.box, x: layer.box.x + dx, y: layer.box.y + dy },
  lines: layer.lines.map((line) => ({ ...line, x: line.x + dx, baseline: line.baseline + dy })),
});

/**
 * Draws a text on an arc: the text is drawn flat with all its effects, and then bent. The light of a glow is not mixed with
 * the layers beneath.
 * @param arc angle in degrees that the width of the text covers; negative for ends that point upwards
 * @param size size of the picture in pixels
 */
export const drawCurved = (
  ctx: Context,
  { layer, reach, draw }: FlatText,
  degrees: number,
  size: { width: number; height: number },
  assets: Assets,
): void => {
  const margin = Math.ceil(reach);
  const [width, height] = [Math.ceil(layer.box.width) + 2 * margin, Math.ceil(layer.box.height) + 2 * margin];
  const scale = Math.min(1, Math.sqrt(mostPixels / (width * height)));
  const flat = assets.createCanvas(
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  );
  const [x, y] = [layer.box.x - margin, layer.box.y - margin];
  const pen = flat.getContext('2d');
  pen.scale(scale, scale);
  draw(pen, { ...moved(layer, -x, -y), rotation: 0, arc: undefined }, { width, height });
  const [flatWidth, flatHeight] = [Number(flat.width), Number(flat.height)];
  const pixels = pen.getImageData(0, 0, flatWidth, flatHeight);
  const arc: Arc = { box: layer.box, degrees, rotation: layer.rotation };
  const region = arcRegion(arc, reach, size);
  const bent = assets.createCanvas(region.width, region.height);
  const brush = bent.getContext('2d');
  const target = brush.createImageData(region.width, region.height);
  bend(arc, { pixels, width: flatWidth, height: flatHeight, x, y, scale }, region, target);
  brush.putImageData(target, 0, 0);
  ctx.drawImage(bent, region.x, region.y, region.width, region.height);
};
