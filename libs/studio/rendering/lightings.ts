import type { Canvases, Context, Surface } from './canvas';
import { radians, withAlpha } from './paint';
import { rgbOf } from './repaint';
import { copyOf, softEdgeOf, within } from './silhouette';

/** Everything that a finish needs to paint over a drawing. */
export type Paint = {
  /** The drawing, a square; the finish changes it in place. */
  art: Surface;
  /** Side of the square in pixels. */
  side: number;
  /** A small copy of the unchanged drawing, from which soft edges are made. */
  small: Surface;
  /** Dark, middle and light color of the finish, `#rrggbb`. */
  colors: readonly [string, string, string];
  /** Direction that light comes from, in degrees: 0 from the right, 90 from below. */
  angle: number;
  assets: Canvases;
};

/** Fills the drawing with a gradient from the side of the light to the opposite side. */
function across({ side, angle }: Paint, pen: Context, stops: readonly (readonly [number, string])[]): object {
  const [x, y] = [(Math.cos(radians(angle)) * side) / 2, (Math.sin(radians(angle)) * side) / 2];
  const gradient = pen.createLinearGradient(side / 2 + x, side / 2 + y, side / 2 - x, side / 2 - y);
  for (const [at, color] of stops) gradient.addColorStop(at, color);
  return gradient;
}

function blend(pen: Context, operation: string, paint: string | object, side: number): void {
  pen.globalCompositeOperation = operation;
  pen.fillStyle = paint;
  pen.fillRect(0, 0, side, side);
}

/** Draws a blurred edge over the drawing. */
function softEdge(
  { small, side, assets }: Paint,
  pen: Context,
  edge: { width: number; angle: number; color: string },
  alpha: number,
): void {
  pen.globalAlpha = alpha;
  pen.drawImage(softEdgeOf(small, side, edge, assets), 0, 0, side, side);
  pen.globalAlpha = 1;
}

/**
 * Lights a drawing as on a film set: strong light from one side, the dark color of the finish on the other side, full
 * color between them.
 */
export function lit(paint: Paint): void {
  const { art, side, colors, angle, assets } = paint;
  const far = { width: side * 0.08, angle: angle + 180, color: colors[0] };
  within(art, side, assets, (pen) => {
    deepen(paint, pen, 0.85);
    blend(
      pen,
      'multiply',
      across(paint, pen, [
        [0.35, '#ffffff'],
        [1, mixed(colors[0], '#ffffff', 0.5)],
      ]),
      side,
    );
    blend(
      pen,
      'soft-light',
      across(paint, pen, [
        [0, '#ffffff99'],
        [0.45, '#ffffff00'],
      ]),
      side,
    );
    pen.globalCompositeOperation = 'multiply';
    // Broad shade makes a flat drawing look round.
    softEdge(paint, pen, { ...far, width: side * 0.22, color: mixed(colors[0], '#808080', 0.4) }, 0.6);
    pen.globalCompositeOperation = 'source-over';
    softEdge(paint, pen, far, 0.55);
    pen.globalCompositeOperation = 'soft-light';
    softEdge(paint, pen, { width: side * 0.14, angle, color: '#ffffff' }, 0.7);
    pen.globalCompositeOperation = 'screen';
    // Light that the ground reflects onto the dark side.
    softEdge(paint, pen, { width: side * 0.016, angle: angle + 165, color: colors[2] }, 0.35);
  });
}

/** Lights a drawing as in a photo studio: a soft box above, light reflected by the floor, a highlight at the top. */
export function gloss(paint: Paint): void {
  const { art, side, colors, angle, assets } = paint;
  within(art, side, assets, (pen) => {
    deepen(paint, pen, 1);
    blend(
      pen,
      'overlay',
      across(paint, pen, [
        [0, '#ffffff40'],
        [0.4, '#ffffff00'],
        [0.5, '#00000000'],
        [1, '#00000085'],
      ]),
      side,
    );
    pen.globalCompositeOperation = 'screen';
    softEdge(paint, pen, { width: side * 0.045, angle: angle + 180, color: colors[1] }, 0.5);
    softEdge(paint, pen, { width: side * 0.025, angle, color: '#ffffff' }, 0.7);
    const shine = pen.createRadialGradient(side * 0.36, side * 0.24, 0, side * 0.36, side * 0.24, side * 0.3);
    shine.addColorStop(0, '#ffffff5c');
    shine.addColorStop(0.5, '#ffffff1a');
    shine.addColorStop(1, '#ffffff00');
    blend(pen, 'screen', shine, side);
  });
}

/**
 * Lights a drawing as in a horror film: cold and nearly without color, the upper half dark, light from below, a pale
 * edge against the night.
 */
export function grim(paint: Paint): void {
  const { art, side, colors, angle, assets } = paint;
  const brow = (pen: Context): object => {
    const shade = pen.createLinearGradient(0, side * 0.06, 0, side * 0.72);
    shade.addColorStop(0, mixed(colors[0], '#ffffff', 0.08));
    shade.addColorStop(0.45, mixed(colors[0], '#ffffff', 0.2));
    shade.addColorStop(0.7, mixed(colors[0], '#ffffff', 0.6));
    shade.addColorStop(1, '#ffffff');
    return shade;
  };
  within(art, side, assets, (pen) => {
    blend(pen, 'saturation', '#808080b3', side);
    deepen(paint, pen, 1);
    blend(pen, 'color', withAlpha(colors[1], 0.5), side);
    blend(pen, 'multiply', brow(pen), side);
    blend(
      pen,
      'multiply',
      across(paint, pen, [
        [0, colors[2]],
        [0.5, '#ffffff'],
      ]),
      side,
    );
    blend(
      pen,
      'color-dodge',
      across(paint, pen, [
        [0, withAlpha(colors[2], 0.5)],
        [0.35, withAlpha(colors[2], 0)],
      ]),
      side,
    );
    pen.globalCompositeOperation = 'screen';
    softEdge(paint, pen, { width: side * 0.06, angle: angle - 25, color: colors[2] }, 1);
    for (const [turned, width] of [
      [150, 0.045],
      [150, 0.016],
      [-150, 0.02],
    ] as const)
      softEdge(paint, pen, { width: side * width, angle: angle + turned, color: pale(colors[1]) }, 1);
  });
}

/** The color of moonlight on the edge, a pale form of the finish's color. */
const pale = (color: string): string => mixed(color, '#ffffff', 0.72);

/** Blends the drawing with itself: light parts become lighter, dark parts darker, colors stronger. */
function deepen({ art, side, assets }: Paint, pen: Context, amount: number): void {
  pen.globalAlpha = amount;
  pen.globalCompositeOperation = 'soft-light';
  pen.drawImage(copyOf(art, side, assets), 0, 0, side, side);
  pen.globalAlpha = 1;
}

/** Mixes two colors, `#rrggbb`: `share` 0 gives `a`, 1 gives `b`. */
function mixed(a: string, b: string, share: number): string {
  const [from, to] = [rgbOf(a), rgbOf(b)];
  const part = (place: 0 | 1 | 2) =>
    Math.round(from[place] + (to[place] - from[place]) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${part(0)}${part(1)}${part(2)}`;
}

/** Covers a drawing with a gradient from the dark color at the top to the light one at the bottom. */
export function silhouette({ art, side, colors, assets }: Paint): void {
  within(art, side, assets, (pen) => {
    const gradient = pen.createLinearGradient(0, 0, 0, side);
    for (const [place, color] of colors.entries()) gradient.addColorStop(place / 2, color);
    blend(pen, 'source-over', gradient, side);
  });
}
