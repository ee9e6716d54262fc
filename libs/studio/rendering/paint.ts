import type { Point } from '../scene/scene.schema';
import type { Context } from './canvas';

/** A full rotation in radians. */
export const turn = Math.PI * 2;

/** Converts degrees to radians. */
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Makes a color partly transparent.
 * @param color `#rrggbb`
 * @param alpha opacity, 0 (transparent) to 1
 */
export const withAlpha = (color: string, alpha: number): string =>
  `${color.slice(0, 7)}${Math.round(Math.min(1, Math.max(0, alpha)) * 255)
    .toString(16)
    .padStart(2, '0')}`;

/** Traces a closed polygon through points. */
export function polygon(ctx: Context, points: readonly Point[]): void {
  ctx.beginPath();
  points.forEach(({ x, y }, place) => (place === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
  ctx.closePath();
}

/**
 * Fills the whole picture with a gradient along an angle.
 * @param ctx context to draw on
 * @param size size of the picture in pixels
 * @param angle direction of the gradient in degrees; 90 runs from top to bottom
 * @param stops colors along the gradient
 */
export function linearFill(
  ctx: Context,
  size: { width: number; height: number },
  angle: number,
  stops: readonly { at: number; color: string }[],
): void {
  const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
  const reach = (Math.abs(size.width * cos) + Math.abs(size.height * sin)) / 2;
  const [x, y] = [size.width / 2, size.height / 2];
  const gradient = ctx.createLinearGradient(
    x - cos * reach,
    y - sin * reach,
    x + cos * reach,
    y + sin * reach,
  );
  for (const { at, color } of stops) gradient.addColorStop(at, color);
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, size.width, size.height);
}

/** Draws a round light that fades to transparent at its radius. */
export function glowDisc(ctx: Context, center: Point, radius: number, color: string, opacity: number): void {
  const gradient = ctx.createRadialGradient(center.x, center.y, 0, center.x, center.y, radius);
  gradient.addColorStop(0, withAlpha(color, opacity));
  gradient.addColorStop(0.45, withAlpha(color, opacity * 0.55));
  gradient.addColorStop(1, withAlpha(color, 0));
  ctx.fillStyle = gradient;
  ctx.fillRect(center.x - radius, center.y - radius, radius * 2, radius * 2);
}
