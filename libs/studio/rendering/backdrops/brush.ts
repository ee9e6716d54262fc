import { type Random, seededRandom } from '../../scene/random';
import type { LayerOf } from '../../scene/scene.schema';
import type { Context } from '../canvas';

/** Input for drawing a place: a context, the size of the picture, the line of the floor, and time and weather. */
export type Brush = {
  ctx: Context;
  width: number;
  height: number;
  floor: number;
  random: Random;
  backdrop: LayerOf<'backdrop'>;
};

/** Creates the brush of a drawn place. */
export const brushOf = (
  ctx: Context,
  backdrop: LayerOf<'backdrop'>,
  { width, height }: { width: number; height: number },
): Brush => ({ ctx, width, height, floor: backdrop.floor, random: seededRandom(backdrop.seed), backdrop });

/** Fills a rectangle with a vertical gradient of colors in equal steps. */
export function shade({ ctx }: Brush, x: number, y: number, w: number, h: number, ...colors: string[]): void {
  const fill = ctx.createLinearGradient(0, y, 0, y + h);
  colors.forEach((color, at) => fill.addColorStop(colors.length === 1 ? 0 : at / (colors.length - 1), color));
  ctx.fillStyle = fill;
  ctx.fillRect(x, y, w, h);
}

/** Fills a rectangle with round corners. */
export function block(
  { ctx }: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  r = 0,
): void {
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, r);
  ctx.fill();
}

/** Fills an ellipse. */
export function oval({ ctx }: Brush, x: number, y: number, rx: number, ry: number, color: string): void {
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
  ctx.fill();
}

/** Fills a polygon of points as shares of the picture's width and height. */
export function shape(
  { ctx, width, height }: Brush,
  color: string,
  ...points: (readonly [number, number])[]
): void {
  ctx.fillStyle = color;
  ctx.beginPath();
  points.forEach(([x, y], at) =>
    at === 0 ? ctx.moveTo(x * width, y * height) : ctx.lineTo(x * width, y * height),
  );
  ctx.closePath();
  ctx.fill();
}

/** A soft round light. */
export function glow(
  { ctx }: Brush,
  x: number,
  y: number,
  radius: number,
  color: string,
  opacity: number,
): void {
  const fill = ctx.createRadialGradient(x, y, 0, x, y, radius);
  fill.addColorStop(0, color);
  fill.addColorStop(1, `${color}00`);
  ctx.save();
  ctx.globalAlpha = opacity;
  ctx.globalCompositeOperation = 'screen';
  ctx.fillStyle = fill;
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  ctx.restore();
}

/**
 * A ridge across the picture, filled down to the lower edge.
 * @param base mean height of the ridge, in pixels
 * @param rise greatest height of a summit above the base, in pixels
 * @param peaks number of summits; `isSoft` draws hills and dunes instead of rocks
 * @param tip color of the snow on the summits; null for none
 */
export function ridge(
  { ctx, width, height, random }: Brush,
  base: number,
  rise: number,
  peaks: number,
  color: string,
  isSoft: boolean,
  tip: string | null = null,
): void {
  const step = width / peaks;
  const tops = Array.from({ length: peaks + 2 }, (_, at) => ({
    x: (at - 0.5) * step + random.between(-0.22, 0.22) * step,
    y: base - rise * random.between(0.5, 1),
  }));
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.moveTo(-step, height);
  ctx.lineTo(-step, base);
  tops.forEach(({ x, y }, at) => {
    const next = tops[at + 1] ?? { x: x + step, y: base };
    const valley = { x: (x + next.x) / 2, y: base - rise * random.between(0, 0.2) };
    if (isSoft) ctx.quadraticCurveTo(x, y, valley.x, valley.y);
    else {
      ctx.lineTo(x, y);
      ctx.lineTo(valley.x, valley.y);
    }
  });
  ctx.lineTo(width + step, height);
  ctx.closePath();
  ctx.fill();
  if (isSoft) return;
  for (const { x, y } of tops) {
    const low = (base - y) * 0.36;
    const half = step * 0.2;
    // The right side of every summit is in the shade.
    ctx.fillStyle = '#00000024';
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(x + step * 0.5, base);
    ctx.lineTo(x + step * 0.06, base);
    ctx.lineTo(x - step * 0.04, y + low);
    ctx.fill();
    if (tip === null) continue;
    ctx.fillStyle = tip;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(x + half, y + low);
    ctx.lineTo(x + half * 0.3, y + low * 0.72);
    ctx.lineTo(x - half * 0.1, y + low * 1.1);
    ctx.lineTo(x - half * 0.5, y + low * 0.7);
    ctx.lineTo(x - half, y + low);
    ctx.fill();
  }
}

/** A fir; `x` is its middle, `foot` its lower end, in pixels. */
export function fir(
  brush: Brush,
  x: number,
  foot: number,
  tall: number,
  color: string,
  snow: string | null,
): void {
  const { ctx } = brush;
  block(brush, x - tall * 0.04, foot - tall * 0.14, tall * 0.08, tall * 0.14, '#4a3222');
  [0, 1, 2].forEach((level) => {
    const [top, low, half] = [
      foot - tall * (1 - level * 0.24),
      foot - tall * (0.56 - level * 0.22),
      tall * (0.17 + level * 0.06),
    ];
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.moveTo(x, top);
    ctx.lineTo(x + half, low);
    ctx.lineTo(x - half, low);
    ctx.fill();
    if (snow === null) return;
    ctx.fillStyle = snow;
    ctx.beginPath();
    ctx.moveTo(x, top);
    ctx.lineTo(x + half * 0.5, top + (low - top) * 0.5);
    ctx.lineTo(x, top + (low - top) * 0.4);
    ctx.lineTo(x - half * 0.5, top + (low - top) * 0.5);
    ctx.fill();
  });
}

/** A tree with a round crown. */
export function tree(brush: Brush, x: number, foot: number, tall: number, color: string): void {
  block(brush, x - tall * 0.05, foot - tall * 0.5, tall * 0.1, tall * 0.5, '#5a3d28');
  for (const [dx, dy, r] of [
    [0, -0.78, 0.24],
    [-0.16, -0.6, 0.2],
    [0.17, -0.62, 0.2],
    [0, -0.55, 0.2],
  ] as const)
    oval(brush, x + dx * tall, foot + dy * tall, r * tall, r * tall, color);
}
