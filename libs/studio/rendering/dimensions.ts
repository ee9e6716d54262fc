import type { Box, IllustrationLayer } from '../scene/scene.schema';
import type { Context } from './canvas';

const pale = '#dcecffd9';

/**
 * Draws the dimension lines of a technical drawing around an illustration: middle lines, width and height. All lines
 * stay within a small margin around the illustration.
 * @param ctx context to draw on
 * @param layer illustration with the box that is measured
 */
export function drawDimensions(ctx: Context, { box }: IllustrationLayer): void {
  const unit = Math.min(box.width, box.height) / 100;
  const gap = unit * 4.5;
  ctx.save();
  ctx.strokeStyle = pale;
  ctx.fillStyle = pale;
  ctx.lineWidth = Math.max(1, unit * 0.5);
  middleLines(ctx, box, unit);
  measure(ctx, { x: box.x, y: box.y + box.height + gap }, box.width, 0, gap, unit);
  measure(ctx, { x: box.x - gap, y: box.y + box.height }, box.height, -90, -gap, unit);
  ctx.restore();
}

function middleLines(ctx: Context, box: Box, unit: number): void {
  ctx.save();
  ctx.setLineDash([unit * 6, unit * 2, unit * 1.2, unit * 2]);
  ctx.globalAlpha = 0.6;
  const over = unit * 4;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  ctx.beginPath();
  // Only the ends of the middle lines are drawn: whole lines would cross out the drawing.
  for (const [from, way] of [
    [box.y - over, 1],
    [box.y + box.height + over, -1],
  ] as const) {
    ctx.moveTo(x, from);
    ctx.lineTo(x, from + way * over * 1.6);
  }
  for (const [from, way] of [
    [box.x - over, 1],
    [box.x + box.width + over, -1],
  ] as const) {
    ctx.moveTo(from, y);
    ctx.lineTo(from + way * over * 1.6, y);
  }
  ctx.stroke();
  ctx.restore();
}

/** Draws a dimension line with an arrow head at each end, and the short lines that connect it to the drawing. */
function measure(
  ctx: Context,
  from: { x: number; y: number },
  length: number,
  degrees: number,
  lead: number,
  unit: number,
): void {
  ctx.save();
  ctx.translate(from.x, from.y);
  ctx.rotate((degrees * Math.PI) / 180);
  ctx.beginPath();
  for (const x of [0, length]) {
    ctx.moveTo(x, unit * 1.6 * Math.sign(lead));
    ctx.lineTo(x, -lead * 0.75);
  }
  ctx.moveTo(0, 0);
  ctx.lineTo(length, 0);
  ctx.stroke();
  for (const [x, way] of [
    [0, 1],
    [length, -1],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(x, 0);
    ctx.lineTo(x + way * unit * 4, unit * 1.3);
    ctx.lineTo(x + way * unit * 4, -unit * 1.3);
    ctx.closePath();
    ctx.fill();
  }
  ctx.restore();
}
