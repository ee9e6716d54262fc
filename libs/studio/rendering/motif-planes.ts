import { createNoise2D } from 'simplex-noise';
import type { Point } from '../scene/scene.schema';
import type { Context } from './canvas';
import type { MotifBrush } from './motif';
import { clear, mix } from './motif-tones';
import { polygon, turn, withAlpha } from './paint';

/** Traces a closed shape on a context. */
export type Trace = (ctx: Context) => void;

type Stop = readonly [at: number, color: string];

/** Options of a plane besides its color. */
export type PlaneOptions = {
  /** A second color that the plane turns into between two heights; for lit and inked planes only. */
  fade?: { to: string; from: number; until: number };
  /** Color of the plane's edge in the manner `line`. */
  line?: string;
  /** True for small things, which cast no shadow in the manner `flat` and have thinner outlines. */
  small?: boolean;
};

/**
 * Fills the whole picture as the lowest plane: a gradient in manners with soft light, rings around the light in flat
 * manners.
 * @param brush context, size and colors to draw with
 * @param stops colors from the top of the picture to its foot
 * @param light middle of the rings
 */
export function backdrop(brush: MotifBrush, stops: readonly [Stop, ...Stop[]], light: Point): void {
  const { ctx, width, height, manner, tones } = brush;
  if (manner === 'flat') return rings(brush, stops, light);
  const gradient = ctx.createLinearGradient(0, 0, 0, height);
  if (manner === 'line') {
    gradient.addColorStop(0, tones.shade(-0.3));
    gradient.addColorStop(0.55, tones.shade(0.9));
    gradient.addColorStop(1, tones.shade(0));
  } else for (const [at, color] of stops) gradient.addColorStop(at, color);
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, width, height);
}

/** Number of rings of a printed sky. */
const ringCount = 7;

function rings(brush: MotifBrush, stops: readonly [Stop, ...Stop[]], light: Point): void {
  const { ctx, width, height } = brush;
  const reach = Math.hypot(Math.max(light.x, width - light.x), Math.max(light.y, height - light.y));
  for (let ring = 0; ring < ringCount; ring += 1) {
    const share = ring / (ringCount - 1);
    ctx.fillStyle = colorAt(stops, share * (light.y / height));
    if (ring === 0) ctx.fillRect(0, 0, width, height);
    ctx.beginPath();
    ctx.arc(light.x, light.y, reach * (1 - share * 0.88), 0, turn);
    ctx.fill();
  }
}

const colorAt = (stops: readonly [Stop, ...Stop[]], at: number): string => {
  const next = stops.findIndex(([place]) => place >= at);
  const after = stops[next] ?? (stops[stops.length - 1] as Stop);
  const before = stops[Math.max(0, next - 1)] ?? after;
  const span = after[0] - before[0];
  return mix(before[1].slice(0, 7), after[1].slice(0, 7), span > 0 ? (at - before[0]) / span : 0);
};

/**
 * Draws one thing of a place in the manner of the brush: lit, cut out with a shadow, inked, or as lines.
 * @param brush context, size and colors to draw with
 * @param trace traces the outline of the thing
 * @param color color of the thing
 * @param options further properties of the thing
 */
export function plane(brush: MotifBrush, trace: Trace, color: string, options: PlaneOptions = {}): void {
  const { ctx, manner, tones, unit } = brush;
  if (manner === 'line') return linePlane(brush, trace, options);
  if (manner === 'flat' && !options.small) {
    ctx.fillStyle = '#0000001a';
    for (const lift of [1.7, 1.1, 0.5]) {
      ctx.save();
      ctx.translate(0, -lift * unit);
      trace(ctx);
      ctx.fill();
      ctx.restore();
    }
  }
  ctx.fillStyle = color;
  if (options.fade && manner !== 'flat') {
    const gradient = ctx.createLinearGradient(0, options.fade.from, 0, options.fade.until);
    gradient.addColorStop(0, color);
    gradient.addColorStop(1, options.fade.to);
    ctx.fillStyle = gradient;
  }
  trace(ctx);
  ctx.fill();
  if (manner !== 'ink') return;
  ctx.strokeStyle = withAlpha(tones.shade(-0.8), options.small ? 0.4 : 1);
  ctx.lineJoin = 'round';
  ctx.lineWidth = unit * (options.small ? 0.16 : 0.38);
  ctx.stroke();
}

/** Draws a dark shape with a glowing edge, whose color changes from the top of the picture to its foot. */
function linePlane(brush: MotifBrush, trace: Trace, options: PlaneOptions): void {
  const { ctx, tones, colors, unit, height } = brush;
  const edge = (opacity: number): string | object => {
    if (options.line) return withAlpha(options.line, opacity);
    const gradient = ctx.createLinearGradient(0, height * 0.2, 0, height);
    gradient.addColorStop(0, withAlpha(colors[2], opacity));
    gradient.addColorStop(1, withAlpha(colors[1], opacity));
    return gradient;
  };
  ctx.lineJoin = 'round';
  ctx.fillStyle = withAlpha(tones.shade(-0.35), options.small ? 0.45 : 0.84);
  trace(ctx);
  ctx.fill();
  for (const [wide, opacity] of options.small ? softEdge : glowingEdge) {
    ctx.strokeStyle = edge(opacity);
    ctx.lineWidth = unit * wide;
    ctx.stroke();
  }
}

/** Strokes that a glowing edge consists of: width in units, and opacity. */
const glowingEdge = [
  [2.2, 0.1],
  [1.1, 0.2],
  [0.26, 0.95],
] as const;
const softEdge = [
  [0.6, 0.16],
  [0.13, 0.65],
] as const;

/**
 * Draws light around a point: soft, or a few discs in the manners `flat` and `ink`.
 * @param brush context, size and colors to draw with
 * @param at middle of the light
 * @param radius radius of the light in pixels
 * @param color `#rrggbb`
 * @param opacity opacity in the middle, 0 to 1
 */
export function halo(brush: MotifBrush, at: Point, radius: number, color: string, opacity: number): void {
  const { ctx, manner, colors } = brush;
  if (manner === 'lit' || manner === 'line') {
    const tone = manner === 'line' ? mix(color, colors[2], 0.7) : color;
    const gradient = ctx.createRadialGradient(at.x, at.y, 0, at.x, at.y, radius);
    const strength = manner === 'line' ? opacity * 0.55 : opacity;
    gradient.addColorStop(0, withAlpha(tone, strength));
    gradient.addColorStop(0.3, withAlpha(tone, strength * 0.62));
    gradient.addColorStop(0.62, withAlpha(tone, strength * 0.2));
    gradient.addColorStop(1, clear(tone));
    ctx.fillStyle = gradient;
    ctx.fillRect(at.x - radius, at.y - radius, radius * 2, radius * 2);
    return;
  }
  ctx.fillStyle = withAlpha(color, opacity * 0.26);
  for (const share of [0.8, 0.56, 0.36]) {
    ctx.beginPath();
    ctx.arc(at.x, at.y, radius * share, 0, turn);
    ctx.fill();
  }
}

/**
 * Darkens the side away from the hero, so that the words there are readable.
 * @param brush context, size and colors to draw with
 * @param opacity greatest opacity of the shade, 0 to 1
 */
export function calm(brush: MotifBrush, opacity: number): void {
  const { ctx, width, height, center, manner, tones } = brush;
  if (manner === 'flat' || manner === 'ink') return;
  const away = { x: width - center.x, y: (height - center.y) * 0.9 };
  if (Math.hypot(away.x - center.x, away.y - center.y) < Math.min(width, height) * 0.2) return;
  const radius = Math.max(width, height) * 0.62;
  const gradient = ctx.createRadialGradient(away.x, away.y, 0, away.x, away.y, radius);
  const color = tones.shade(0);
  gradient.addColorStop(0, withAlpha(color, opacity));
  gradient.addColorStop(0.55, withAlpha(color, opacity * 0.6));
  gradient.addColorStop(1, clear(color));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, width, height);
}

/** Returns the trace of a rectangle, given by its corner and size. */
export const block =
  (x: number, y: number, width: number, height: number, radius = 0): Trace =>
  (ctx) => {
    ctx.beginPath();
    if (radius > 0) ctx.roundRect(x, y, width, height, radius);
    else ctx.rect(x, y, width, height);
  };

/** Returns the trace of a disc. */
export const disc =
  (x: number, y: number, rx: number, ry = rx): Trace =>
  (ctx) => {
    ctx.beginPath();
    ctx.ellipse(x, y, rx, ry, 0, 0, turn);
  };

/** Returns the trace of a closed polygon through points. */
export const shape =
  (points: readonly Point[]): Trace =>
  (ctx) =>
    polygon(ctx, points);

/**
 * Form of the top edge of a ridge: `base` and `rise` in pixels, `waves` across the picture, `sharp` for peaks instead
 * of rounded hills.
 */
export type RidgeForm = { base: number; rise: number; waves: number; sharp?: boolean };

/**
 * Returns the trace of land that spans the picture down to its foot.
 * @param brush its random numbers shape the ridge
 * @param form form of the top edge
 */
export function ridge(brush: MotifBrush, form: RidgeForm): Trace {
  const { width, height, random, unit } = brush;
  const noise = createNoise2D(() => random.between(0, 1));
  const row = random.between(0, 50);
  const rough = form.sharp ? 0.42 : 0.12;
  const step = unit * (form.sharp ? 0.9 : 1.6);
  const points: Point[] = [{ x: -unit * 2, y: height + unit * 2 }];
  for (let x = -unit * 2; x <= width + unit * 2; x += step) {
    const at = (x / width) * form.waves;
    const large = form.sharp ? 1 - 2 * Math.abs(noise(at, row)) : noise(at, row);
    const fine = noise(at * 3.1, row + 9) * rough + noise(at * 8.3, row + 17) * rough * 0.4;
    points.push({ x, y: form.base - (large + fine) * form.rise });
  }
  points.push({ x: width + unit * 2, y: height + unit * 2 });
  return shape(points);
}

/**
 * Draws on a small surface that is then enlarged over the whole picture: soft things take a sixteenth of the pixels.
 * @param brush context, size and colors to draw with
 * @param blur blur in pixels of the picture
 * @param draw draws with a brush of the small surface, in pixels of the picture
 */
export function softly(brush: MotifBrush, blur: number, draw: (small: MotifBrush) => void): void {
  const { ctx, width, height, createCanvas } = brush;
  const size = { width: Math.ceil(width / 4), height: Math.ceil(height / 4) };
  const sharp = createCanvas(size.width, size.height);
  const pen = sharp.getContext('2d');
  pen.scale(0.25, 0.25);
  draw({ ...brush, ctx: pen });
  const soft = createCanvas(size.width, size.height);
  const softPen = soft.getContext('2d');
  softPen.filter = `blur(${blur / 4}px)`;
  softPen.drawImage(sharp, 0, 0, size.width, size.height);
  ctx.drawImage(soft, 0, 0, width, height);
}
