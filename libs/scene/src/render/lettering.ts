import type { LayerOf, TextLayer, TextLine } from '../scene.schema';
import type { Context } from './host';
import { radians } from './paint';

/** Steps in which the depth of letters is drawn. */
const extrusionSteps = 10;

const fontOf = (face: string, size: number): string => `${size}px "${face}"`;

/**
 * Draws a headline: light, shadow, depth, outlines, then the letters.
 * @param ctx where
 * @param layer what; its lines are already fitted
 */
export function drawText(ctx: Context, layer: TextLayer): void {
  ctx.save();
  const center = { x: layer.box.x + layer.box.width / 2, y: layer.box.y + layer.box.height / 2 };
  ctx.translate(center.x, center.y);
  ctx.rotate(radians(layer.rotation));
  ctx.transform(1, 0, Math.tan(radians(layer.skew)), 1, 0, 0);
  ctx.translate(-center.x, -center.y);
  ctx.lineJoin = 'round';
  ctx.textBaseline = 'alphabetic';
  ctx.textAlign = 'left';
  const outer = Math.max(0, ...layer.strokes.map(({ width }) => width));
  if (layer.glow) soft(ctx, layer, layer.glow, outer);
  if (layer.shadow) soft(ctx, layer, layer.shadow, outer);
  if (layer.extrusion) extrude(ctx, layer, layer.extrusion, outer);
  for (const stroke of [...layer.strokes].sort((a, b) => b.width - a.width))
    strokeAll(ctx, layer, stroke, 0, 0);
  for (const line of layer.lines) fillLine(ctx, layer, line);
  ctx.restore();
}

type Put = (text: string, x: number, y: number) => void;

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
  outer: number,
): void {
  ctx.save();
  ctx.filter = `blur(${light.blur}px)`;
  strokeAll(ctx, layer, { width: outer + light.blur * 0.5, color: light.color }, light.x ?? 0, light.y ?? 0);
  ctx.restore();
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
  const put: Put = (text, x, y) => {
    ctx.strokeText(text, x, y);
    ctx.fillText(text, x, y);
  };
  for (const line of layer.lines)
    eachRun(ctx, layer, line, (text, x) => put(text, x + dx, line.baseline + dy));
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

/**
 * Draws a badge: a pill, a tag or a disc with a few words.
 * @param ctx where
 * @param badge what
 */
export function drawBadge(ctx: Context, badge: LayerOf<'badge'>): void {
  const { width, height } = badge.box;
  ctx.save();
  ctx.translate(badge.box.x + width / 2, badge.box.y + height / 2);
  ctx.rotate(radians(badge.rotation));
  ctx.font = fontOf(badge.face, badge.size);
  const words = ctx.measureText(badge.text).width;
  const plate =
    badge.shape === 'tag' ? { width: words + badge.size * 0.7, height: badge.size * 1.5 } : { width, height };
  const radius = badge.shape === 'disc' ? height / 2 : badge.size * 0.24;
  for (const [lift, color] of [
    [badge.size * 0.09, '#00000066'],
    [0, badge.color],
  ] as const) {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.roundRect(-plate.width / 2, -plate.height / 2 + lift, plate.width, plate.height, radius);
    ctx.fill();
  }
  if (badge.shape === 'disc') {
    ctx.strokeStyle = '#ffffff';
    ctx.lineWidth = badge.size * 0.14;
    ctx.stroke();
  }
  ctx.fillStyle = badge.ink;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  ctx.fillText(badge.text, 0, badge.size * (badge.face === 'Anton' ? 0.42 : 0.355));
  ctx.restore();
}
