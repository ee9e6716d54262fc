import { fontStackOf } from '../faces';
import type { Face, TextLayer, TextLine } from '../scene.schema';
import type { Assets, Context } from './host';
import { radians } from './paint';

/** Steps in which the depth of letters is drawn. */
const extrusionSteps = 6;

/** Shadows and glows are soft: a quarter of the pixels is enough for them. */
const softScale = 0.25;

const fontOf = (face: Face, size: number): string => `${size}px ${fontStackOf(face)}`;

/**
 * Draws a headline: light, shadow, depth, outlines, then the letters.
 * @param ctx where
 * @param layer what; its lines are already fitted
 * @param size of the picture, in pixels
 * @param assets surfaces for what is soft
 */
export function drawText(
  ctx: Context,
  layer: TextLayer,
  size: { width: number; height: number },
  assets: Assets,
): void {
  if (layer.glow) {
    ctx.globalCompositeOperation = 'screen';
    soft(ctx, layer, layer.glow, size, assets);
    ctx.globalCompositeOperation = 'source-over';
  }
  if (layer.shadow) soft(ctx, layer, layer.shadow, size, assets);
  ctx.save();
  lean(ctx, layer);
  if (layer.extrusion) extrude(ctx, layer, layer.extrusion, outerWidth(layer));
  for (const stroke of [...layer.strokes].sort((a, b) => b.width - a.width))
    strokeAll(ctx, layer, stroke, 0, 0);
  for (const line of layer.lines) fillLine(ctx, layer, line);
  ctx.restore();
}

const outerWidth = (layer: TextLayer): number => Math.max(0, ...layer.strokes.map(({ width }) => width));

/** Turns and leans the context about the middle of the text. */
function lean(ctx: Context, layer: TextLayer): void {
  const center = { x: layer.box.x + layer.box.width / 2, y: layer.box.y + layer.box.height / 2 };
  ctx.translate(center.x, center.y);
  ctx.rotate(radians(layer.rotation));
  ctx.transform(1, 0, Math.tan(radians(layer.skew)), 1, 0, 0);
  ctx.translate(-center.x, -center.y);
  ctx.lineJoin = 'round';
  ctx.textBaseline = 'alphabetic';
  ctx.textAlign = 'left';
}

function eachRun(
  ctx: Context,
  layer: TextLayer,
  line: TextLine,
  put: (text: string, x: number, set: boolean) => void,
) {
  ctx.font = fontOf(layer.face, line.size);
  let x = line.x;
  for (const run of line.runs) {
    put(run.text, x, run.highlighted);
    x += ctx.measureText(run.text).width;
  }
}

function soft(
  ctx: Context,
  layer: TextLayer,
  light: { blur: number; color: string; x?: number; y?: number },
  size: { width: number; height: number },
  assets: Assets,
): void {
  const [width, height] = [Math.ceil(size.width * softScale), Math.ceil(size.height * softScale)];
  const shape = assets.createCanvas(width, height);
  const pen = shape.getContext('2d');
  pen.scale(softScale, softScale);
  lean(pen, layer);
  strokeAll(
    pen,
    layer,
    { width: outerWidth(layer) + light.blur * 0.5, color: light.color },
    light.x ?? 0,
    light.y ?? 0,
  );
  const blurred = assets.createCanvas(width, height);
  const brush = blurred.getContext('2d');
  brush.filter = `blur(${light.blur * softScale}px)`;
  brush.drawImage(shape, 0, 0, width, height);
  ctx.drawImage(blurred, 0, 0, size.width, size.height);
}

function strokeAll(
  ctx: Context,
  layer: TextLayer,
  stroke: { width: number; color: string },
  dx: number,
  dy: number,
): void {
  ctx.strokeStyle = stroke.color;
  ctx.fillStyle = stroke.color;
  ctx.lineWidth = stroke.width;
  for (const line of layer.lines) {
    eachRun(ctx, layer, line, (text, x) => {
      ctx.strokeText(text, x + dx, line.baseline + dy);
      ctx.fillText(text, x + dx, line.baseline + dy);
    });
  }
}

function extrude(
  ctx: Context,
  layer: TextLayer,
  depth: { x: number; y: number; color: string },
  width: number,
): void {
  for (let step = extrusionSteps; step > 0; step -= 1) {
    const share = step / extrusionSteps;
    strokeAll(ctx, layer, { width, color: depth.color }, depth.x * share, depth.y * share);
  }
}

function fillLine(ctx: Context, layer: TextLayer, line: TextLine): void {
  eachRun(ctx, layer, line, (text, x, set) => {
    const [top, bottom] = set ? layer.highlight : layer.fill;
    const gradient = ctx.createLinearGradient(0, line.baseline - line.size * 0.8, 0, line.baseline);
    gradient.addColorStop(0.1, top);
    gradient.addColorStop(1, bottom);
    ctx.fillStyle = gradient;
    ctx.fillText(text, x, line.baseline);
  });
}
