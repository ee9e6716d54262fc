import type { Finish } from '../scene/scene.schema';
import { celLit } from './cel';
import type { Paint } from './lightings';
import { radians } from './paint';
import {
  type Contours,
  type Painting,
  contoursOf,
  eachPixel,
  inkOf,
  layInk,
  lumaOf,
  posterise,
  rgbOf,
} from './repaint';
import { halftone, heightsOf, print, shadeSteps } from './repaint-print';
import { softened } from './silhouette';

/**
 * Input of a finish that repaints pixels: the pixels, the colors of the finish, and the direction of the light in
 * degrees.
 */
type Repaint = Painting & Pick<Paint, 'colors' | 'angle'>;
/** Repaints the pixels. Returns a function that draws over the repainted pixels, or null. */
type Repainter = (work: Repaint) => ((paint: Paint) => void) | null;

/** Unit vector towards the light. */
const towards = (angle: number) => ({ x: Math.cos(radians(angle)), y: Math.sin(radians(angle)) });

/** Repaints a drawing as inked: its colors in steps, a little stronger, dots in the shade, black lines. */
const ink: Repainter = (work) => {
  const { side, colors, angle } = work;
  const lines = contoursOf(work, side * 0.013, [52, 104]);
  posterise(work, 9, 1.12);
  halftone(work, Math.max(3, side * 0.011), towards(angle));
  layInk(work, lines.inner, colors[0]);
  return null;
};

/** Repaints a drawing as neon tubes along its lines, with a dark glass body in its own colors. */
const tube: Repainter = (work) => {
  const lines = contoursOf(work, work.side * 0.013, [40, 96]);
  const dark = rgbOf(work.colors[0]);
  eachPixel(work, (data, at) => {
    const luma = lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) / 255;
    for (let part = 0; part < 3; part += 1) {
      const own = (data[at + part] ?? 0) * (0.3 + luma * 0.18);
      data[at + part] = (dark[part] ?? 0) * 0.7 + own;
    }
  });
  return (paint) => lightTubes(paint, lines);
};

function lightTubes({ art, side, colors, assets }: Paint, lines: Contours): void {
  const width = side * 0.013;
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

/** Inks that are available in every print besides the colors of the picture: cream, green, blue, and skin. */
const pressInks = ['#fbf0d5', '#4a9278', '#4d78a8', '#e7a27c'] as const;

/** Repaints a drawing as a print in few inks, with the dark ink slightly offset. */
const printed: Repainter = (work) => {
  const { side, colors } = work;
  const [dark, first, second] = [rgbOf(colors[0]), rgbOf(colors[1]), rgbOf(colors[2])];
  const grey = Math.max(...first) - Math.min(...first) < 8;
  const inks = grey ? [rgbOf('#ffffff')] : pressInks.map(rgbOf);
  const shift = Math.max(1, Math.round(side * 0.006));
  print(work, [dark, first, second, ...inks], shift, Math.max(2.5, side * 0.008));
  return null;
};

/** Brightness (0 to 255) from which each sheet of paper starts; darker pixels belong to the lowest sheet. */
const sheets = [66, 112, 158, 204] as const;

/** Repaints a drawing as stacked sheets of cut paper, the brightest on top, each with a shadow on the sheet below. */
const paper: Repainter = (work) => {
  const heights = heightsOf(work, sheets);
  posterise(work, 5, 1.08);
  const { x, y } = towards(work.angle);
  shadeSteps(work, heights, { x: x * work.side * 0.008, y: y * work.side * 0.008 });
  return null;
};

/** Repaints a drawing as a technical drawing: color becomes a wash that hides the background, shade is hatched. */
const draft: Repainter = (work) => {
  const { side, colors } = work;
  // The width of the lines is limited to that of a pen, also in large drawings.
  const lines = contoursOf(work, Math.min(9, side * 0.009), [38, 92]);
  const wash = rgbOf(colors[1]);
  const hatch = Math.min(14, Math.max(4, Math.round(side * 0.016)));
  const [r, g, b] = rgbOf(colors[2]);
  eachPixel(work, (data, at, x, y) => {
    const luma = lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    const on = (x + y) % hatch < hatch * 0.2 && luma < 96;
    const light = on ? 0.5 : luma / 620;
    data[at] = wash[0] + (r - wash[0]) * light;
    data[at + 1] = wash[1] + (g - wash[1]) * light;
    data[at + 2] = wash[2] + (b - wash[2]) * light;
    data[at + 3] = (data[at + 3] ?? 0) * 0.94;
  });
  layInk(work, lines.inner, colors[2]);
  layInk(work, lines.outer, '#ffffff');
  return null;
};

/** Repaints a line drawing in two tones of light with dots between them. */
const cel: Repainter = (work) => {
  celLit(work, work.angle, { shade: work.colors[0], edge: work.colors[2] });
  return null;
};

/** The finishes that repaint pixels. The other finishes are drawn over the drawing (`lightings`). */
export const repainters: Partial<Record<Finish, Repainter>> = {
  ink,
  tube,
  print: printed,
  paper,
  draft,
  cel,
};
