import type { Finish, IllustrationLayer } from '../scene.schema';
import type { Context, Surface } from './host';
import { radians, withAlpha } from './paint';
import { contoursOf, eachPixel, halftone, inkOf, lumaOf, posterise, print, rgbOf } from './repaint';
import { type Canvases, copyOf, edgeOf, softEdgeOf, softened, within } from './silhouette';

type Paint = {
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
function lit(paint: Paint): void {
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
function gloss(paint: Paint): void {
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
function grim(paint: Paint): void {
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

/** In ink: even steps of strong color, dots in the shade, black lines. */
function ink({ art, side, colors, angle, assets }: Paint): void {
  const width = side * 0.013;
  const lines = contoursOf(art, side, width, [52, 104]);
  posterise(art, side, 4, 1.3);
  const light = { x: Math.cos(radians(angle)), y: Math.sin(radians(angle)) };
  halftone(art, side, Math.max(3, side * 0.011), light);
  const pen = art.getContext('2d');
  pen.drawImage(inkOf(lines.inner, side, colors[0], assets), 0, 0, side, side);
}

/** As glowing tubes along the lines of the drawing, its body dark glass. */
function tube({ art, side, colors, assets }: Paint): void {
  const width = side * 0.013;
  const lines = contoursOf(art, side, width, [40, 96]);
  const dark = rgbOf(colors[0]);
  eachPixel(art, side, (data, at) => {
    const luma = lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) / 255;
    for (let part = 0; part < 3; part += 1) {
      const own = (data[at + part] ?? 0) * 0.16;
      data[at + part] = (dark[part] ?? 0) * 1.1 + own * (0.3 + luma * 0.7);
    }
  });
  const inner = inkOf(lines.inner, side, colors[2], assets);
  const outer = inkOf(lines.outer, side, colors[1], assets);
  const pen = art.getContext('2d');
  pen.save();
  pen.globalCompositeOperation = 'lighter';
  pen.drawImage(softened(inner, side, colors[2], width * 1.6, assets), 0, 0, side, side);
  pen.drawImage(softened(outer, side, colors[1], width * 3.2, assets), 0, 0, side, side);
  pen.globalCompositeOperation = 'source-over';
  pen.drawImage(inner, 0, 0, side, side);
  pen.drawImage(outer, 0, 0, side, side);
  pen.restore();
}

/** Inks that every press has beside those of the picture: cream, green, blue, and skin. */
const pressInks = ['#fbf0d5', '#4a9278', '#4d78a8', '#e7a27c'] as const;

/** Printed in few inks, the dark one a little beside the others. */
function printed({ art, side, colors }: Paint): void {
  const [dark, first, second] = [rgbOf(colors[0]), rgbOf(colors[1]), rgbOf(colors[2])];
  const grey = Math.max(...first) - Math.min(...first) < 8;
  const inks = grey ? [rgbOf('#ffffff')] : pressInks.map(rgbOf);
  const shift = Math.max(1, Math.round(side * 0.006));
  print(art, side, [dark, first, second, ...inks], shift, Math.max(2.5, side * 0.008));
}

/** Brightness from which each sheet of paper starts, 0 to 255; what is darker is the lowest sheet. */
const sheets = [66, 112, 158, 204] as const;

/** Cut out of sheets that lie on each other, the brightest on top, each with its shadow on the next. */
function paper({ art, side, angle, assets }: Paint): void {
  const sheet = copyOf(art, side, assets);
  posterise(sheet, side, 5, 1.08);
  const pen = art.getContext('2d');
  const source = art.getContext('2d').getImageData(0, 0, side, side).data;
  pen.drawImage(sheet, 0, 0, side, side);
  const lift = side * 0.008;
  for (const from of sheets) {
    const shape = new Uint8Array(side * side);
    for (let place = 0; place < shape.length; place += 1) {
      const at = place * 4;
      const luma = lumaOf(source[at] ?? 0, source[at + 1] ?? 0, source[at + 2] ?? 0);
      shape[place] = (Math.min(1, Math.max(0, (luma - from) / 5 + 0.5)) * (source[at + 3] ?? 0)) | 0;
    }
    const mask = inkOf(shape, side, '#000000', assets);
    pen.save();
    pen.globalCompositeOperation = 'source-atop';
    pen.globalAlpha = 0.55;
    pen.drawImage(
      softened(mask, side, '#000000', lift * 0.8, assets),
      -Math.cos(radians(angle)) * lift,
      -Math.sin(radians(angle)) * lift,
      side,
      side,
    );
    pen.restore();
    const cut = mask.getContext('2d');
    cut.globalCompositeOperation = 'source-in';
    cut.drawImage(sheet, 0, 0, side, side);
    pen.drawImage(mask, 0, 0, side, side);
  }
}

/** As the lines of a plan: what was color is clear, shade is hatched. */
function draft({ art, side, colors, assets }: Paint): void {
  const lines = contoursOf(art, side, side * 0.009, [30, 84]);
  const hatch = Math.max(4, Math.round(side * 0.016));
  const [r, g, b] = rgbOf(colors[2]);
  eachPixel(art, side, (data, at, x, y) => {
    const luma = lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    const share = (data[at + 3] ?? 0) / 255;
    const on = (x + y) % hatch < hatch * 0.24 && luma < 128;
    [data[at], data[at + 1], data[at + 2]] = [r, g, b];
    data[at + 3] = share * (on ? 120 : 22 + luma * 0.12);
  });
  const pen = art.getContext('2d');
  pen.drawImage(inkOf(lines.inner, side, colors[2], assets), 0, 0, side, side);
  pen.drawImage(inkOf(lines.outer, side, '#ffffff', assets), 0, 0, side, side);
}

const painters: Record<Finish, (paint: Paint) => void> = {
  lit,
  gloss,
  grim,
  ink,
  tube,
  print: printed,
  paper,
  draft,
};

/** Share of a color in another. */
function mixed(a: string, b: string, share: number): string {
  const [from, to] = [rgbOf(a), rgbOf(b)];
  const part = (place: 0 | 1 | 2) =>
    Math.round(from[place] + (to[place] - from[place]) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${part(0)}${part(1)}${part(2)}`;
}

/**
 * Draws a drawing anew in the manner of its finish.
 * @param art the drawing, a square; it is changed
 * @param side of the square in pixels
 * @param layer whose finish and light it has
 * @param assets surfaces
 */
export function finish(
  art: Surface,
  side: number,
  layer: Pick<IllustrationLayer, 'finish' | 'light' | 'rim' | 'rotation'>,
  assets: Canvases,
): void {
  const angle = (layer.light?.angle ?? -55) - layer.rotation;
  if (layer.finish) painters[layer.finish.kind]({ art, side, colors: layer.finish.colors, angle, assets });
  if (layer.light && layer.light.strength > 0) litEdge(art, side, layer.light, angle, assets);
  if (layer.rim) rim(art, side, layer.rim, angle, assets);
}

/** Light of a color that reaches a little over the edge. */
function litEdge(
  art: Surface,
  side: number,
  light: { color: string; strength: number },
  angle: number,
  assets: Canvases,
): void {
  const wide = softEdgeOf(art, side, { width: side * 0.06, angle, color: light.color }, assets);
  within(art, side, assets, (pen) => {
    pen.globalCompositeOperation = 'screen';
    pen.globalAlpha = light.strength;
    pen.drawImage(wide, 0, 0, side, side);
  });
}

/** A thin line of light that catches the edge. */
function rim(art: Surface, side: number, color: string, angle: number, assets: Canvases): void {
  const width = side * 0.016;
  const edge = edgeOf(art, side, { width, angle, color }, assets);
  within(art, side, assets, (pen) => {
    pen.globalAlpha = 0.85;
    pen.filter = `blur(${width * 0.3}px)`;
    pen.drawImage(edge, 0, 0, side, side);
  });
}
