import type { Finish, IllustrationLayer } from '../scene.schema';
import type { Surface } from './host';
import { type Paint, gloss, grim, lit } from './lightings';
import { radians } from './paint';
import { contoursOf, eachPixel, inkOf, lumaOf, posterise, rgbOf } from './repaint';
import { halftone, heightsOf, print, shadeSteps } from './repaint-print';
import {
  type Canvases,
  copyOf,
  edgeOf,
  outOfFocus,
  smallOf,
  softEdgeOf,
  softened,
  within,
} from './silhouette';

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

/** As glowing tubes along the lines of the drawing, its body glass of its own color in the dark. */
function tube({ art, side, colors, assets }: Paint): void {
  const width = side * 0.013;
  const lines = contoursOf(art, side, width, [40, 96]);
  const dark = rgbOf(colors[0]);
  eachPixel(art, side, (data, at) => {
    const luma = lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) / 255;
    for (let part = 0; part < 3; part += 1) {
      const own = (data[at + part] ?? 0) * (0.3 + luma * 0.18);
      data[at + part] = (dark[part] ?? 0) * 0.7 + own;
    }
  });
  const inner = inkOf(lines.inner, side, colors[2], assets);
  const outer = inkOf(lines.outer, side, colors[1], assets);
  const pen = art.getContext('2d');
  pen.save();
  pen.globalCompositeOperation = 'lighter';
  for (const [line, color, blur] of [
    [inner, colors[2], width * 1.6],
    [outer, colors[1], width * 3.2],
  ] as const) {
    const light = softened(line, side, color, blur, assets);
    const at = (side - light.side) / 2;
    pen.drawImage(light.surface, at, at, light.side, light.side);
  }
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
function paper({ art, side, angle }: Paint): void {
  const heights = heightsOf(art, side, sheets);
  posterise(art, side, 5, 1.08);
  const light = { x: Math.cos(radians(angle)), y: Math.sin(radians(angle)) };
  shadeSteps(art, side, heights, { x: light.x * side * 0.008, y: light.y * side * 0.008 });
}

/** As the lines of a plan: color becomes a wash that hides what is behind it, shade is hatched. */
function draft({ art, side, colors, assets }: Paint): void {
  // However large, a drawing has lines of a pen.
  const lines = contoursOf(art, side, Math.min(9, side * 0.009), [38, 92]);
  const wash = rgbOf(colors[1]);
  const hatch = Math.min(14, Math.max(4, Math.round(side * 0.016)));
  const [r, g, b] = rgbOf(colors[2]);
  eachPixel(art, side, (data, at, x, y) => {
    const luma = lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    const on = (x + y) % hatch < hatch * 0.2 && luma < 96;
    const light = on ? 0.5 : luma / 620;
    data[at] = wash[0] + (r - wash[0]) * light;
    data[at + 1] = wash[1] + (g - wash[1]) * light;
    data[at + 2] = wash[2] + (b - wash[2]) * light;
    data[at + 3] = (data[at + 3] ?? 0) * 0.94;
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
  if (!layer.finish && !layer.light && !layer.rim) return;
  const small = smallOf(art, side, assets);
  if (layer.finish)
    painters[layer.finish.kind]({ art, side, small, colors: layer.finish.colors, angle, assets });
  if (layer.light && layer.light.strength > 0) litEdge(art, side, small, layer.light, angle, assets);
  if (layer.rim) rim(art, side, layer.rim, angle, assets);
}

/** Light of a color that reaches a little over the edge. */
function litEdge(
  art: Surface,
  side: number,
  small: Surface,
  light: { color: string; strength: number },
  angle: number,
  assets: Canvases,
): void {
  const wide = softEdgeOf(small, side, { width: side * 0.06, angle, color: light.color }, assets);
  within(art, side, assets, (pen) => {
    pen.globalCompositeOperation = 'screen';
    pen.globalAlpha = light.strength;
    pen.drawImage(wide, 0, 0, side, side);
  });
}

/** A thin line of light that catches the edge. */
function rim(art: Surface, side: number, color: string, angle: number, assets: Canvases): void {
  const half = Math.ceil(side / 2);
  const width = half * 0.016;
  const edge = outOfFocus(
    edgeOf(copyOf(art, half, assets), half, { width, angle, color }, assets),
    half,
    width * 0.3,
    assets,
  );
  const pen = art.getContext('2d');
  pen.save();
  pen.globalAlpha = 0.85;
  // Light falls on the drawing only: its own shape is the mask.
  pen.globalCompositeOperation = 'source-atop';
  pen.drawImage(edge, 0, 0, side, side);
  pen.restore();
}
