import type { IllustrationLayer } from '../scene/scene.schema';
import type { Context } from './canvas';
import type { Assets } from './host';

/** Wisps of steam: start and height as shares of the drawing, and the side of the first bend. */
const wisps = [
  { x: 0.34, rise: 0.78, bend: 1 },
  { x: 0.52, rise: 1, bend: -1 },
  { x: 0.68, rise: 0.7, bend: 1 },
] as const;

/** Share of the width on which steam is drawn, and opacity of the steam. Steam is soft, so few pixels are enough. */
const soft = { scale: 0.25, strength: 0.8 };

/**
 * Draws steam that rises from the upper part of a drawing.
 * @param ctx context to draw on
 * @param layer the drawing
 * @param assets creates surfaces
 */
export function drawSteam(ctx: Context, { box, opacity }: IllustrationLayer, assets: Assets): void {
  const height = box.height * 0.62;
  const [width, tall] = [Math.ceil(box.width * soft.scale), Math.ceil(height * soft.scale)];
  const sharp = assets.createCanvas(width, tall);
  const pen = sharp.getContext('2d');
  pen.lineCap = 'round';
  for (const { x, rise, bend } of wisps) {
    const [foot, top] = [tall * 0.94, tall * (0.94 - 0.86 * rise)];
    const sway = width * 0.07 * bend;
    const fading = pen.createLinearGradient(0, foot, 0, top);
    fading.addColorStop(0, '#ffffff00');
    fading.addColorStop(0.3, '#ffffffb3');
    fading.addColorStop(1, '#ffffff00');
    pen.strokeStyle = fading;
    for (const line of [0.075, 0.035]) {
      pen.lineWidth = width * line;
      pen.beginPath();
      pen.moveTo(width * x, foot);
      const [lower, upper] = [foot + (top - foot) * 0.33, foot + (top - foot) * 0.66];
      pen.bezierCurveTo(width * x + sway * 1.6, lower, width * x - sway * 1.8, upper, width * x + sway, top);
      pen.stroke();
    }
  }
  const steam = assets.createCanvas(width, tall);
  const brush = steam.getContext('2d');
  brush.filter = `blur(${Math.max(1, width * 0.018)}px)`;
  brush.drawImage(sharp, 0, 0, width, tall);
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  ctx.globalAlpha = soft.strength * opacity;
  ctx.drawImage(steam, box.x, box.y + box.height * 0.3 - height, box.width, height);
  ctx.restore();
}
