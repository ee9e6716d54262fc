import type { Context, Surface } from './host';
import { radians, withAlpha } from './paint';
import { rgbOf } from './repaint';
import { type Canvases, copyOf, softEdgeOf, within } from './silhouette';

/** What a finish works on. */
export type Paint = {
  /** The drawing, a square; it is changed. */
  art: Surface;
  /** Side of the square in pixels. */
  side: number;
  /** Dark, middle and light color of the finish. */
  colors: readonly [string, string, string];
  /** Where light comes from, in degrees. */
  angle: number;
  assets: Canvases;
};

/** A gradient over the drawing from where light comes to the far side. */
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

/** An edge out of focus, over the drawing. */
function softEdge(
  { art, side, assets }: Paint,
  pen: Context,
  edge: { width: number; angle: number; color: string },
  alpha: number,
): void {
  pen.globalAlpha = alpha;
  pen.drawImage(softEdgeOf(art, side, edge, assets), 0, 0, side, side);
  pen.globalAlpha = 1;
}

/** On a film set: a strong light from one side, the other in the color of the dark. */
export function lit(paint: Paint): void {
  const { art, side, colors, angle, assets } = paint;
  const far = { width: side * 0.09, angle: angle + 180, color: colors[0] };
  within(art, side, assets, (pen) => {
    deepen(paint, pen, 0.7);
    blend(
      pen,
      'multiply',
      across(paint, pen, [
        [0.25, '#ffffff'],
        [1, mixed(colors[0], '#ffffff', 0.42)],
      ]),
      side,
    );
    blend(
      pen,
      'soft-light',
      across(paint, pen, [
        [0, withAlpha(colors[2], 0.75)],
        [0.5, withAlpha(colors[2], 0)],
      ]),
      side,
    );
    pen.globalCompositeOperation = 'source-over';
    softEdge(paint, pen, far, 0.5);
  });
}

/** In a studio: a soft box above, light thrown back by the floor, a shine on top. */
export function gloss(paint: Paint): void {
  const { art, side, colors, angle, assets } = paint;
  within(art, side, assets, (pen) => {
    deepen(paint, pen, 0.85);
    blend(
      pen,
      'overlay',
      across(paint, pen, [
        [0, '#ffffff4d'],
        [0.4, '#ffffff00'],
        [0.55, '#00000000'],
        [1, '#0000006b'],
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

/** In a nightmare: hardly any color, red light from below, a pale edge against the night. */
export function grim(paint: Paint): void {
  const { art, side, colors, angle, assets } = paint;
  within(art, side, assets, (pen) => {
    blend(pen, 'saturation', '#80808099', side);
    deepen(paint, pen, 1);
    blend(pen, 'color', withAlpha(colors[1], 0.25), side);
    blend(
      pen,
      'multiply',
      across(paint, pen, [
        [0, '#e6e2e0'],
        [0.55, '#8b8d96'],
        [1, mixed(colors[0], '#ffffff', 0.22)],
      ]),
      side,
    );
    blend(
      pen,
      'overlay',
      across(paint, pen, [
        [0, withAlpha(colors[2], 0.85)],
        [0.6, withAlpha(colors[2], 0)],
      ]),
      side,
    );
    pen.globalCompositeOperation = 'screen';
    softEdge(paint, pen, { width: side * 0.05, angle: angle - 40, color: colors[2] }, 0.9);
    softEdge(paint, pen, { width: side * 0.022, angle: angle + 150, color: '#b9c8de' }, 0.95);
  });
}

/** The drawing over itself: light parts lighter, dark ones darker, colors stronger. */
function deepen({ art, side, assets }: Paint, pen: Context, amount: number): void {
  pen.globalAlpha = amount;
  pen.globalCompositeOperation = 'soft-light';
  pen.drawImage(copyOf(art, side, assets), 0, 0, side, side);
  pen.globalAlpha = 1;
}

/** Share of a color in another. */
function mixed(a: string, b: string, share: number): string {
  const [from, to] = [rgbOf(a), rgbOf(b)];
  const part = (place: 0 | 1 | 2) =>
    Math.round(from[place] + (to[place] - from[place]) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${part(0)}${part(1)}${part(2)}`;
}
