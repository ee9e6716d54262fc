import { type Painting, type Rgb, eachPixel, lumaOf, ramp } from './repaint';

/** Bits of each channel that count when the ink of a color is looked up. */
const bits = 5;

/**
 * Returns a function that finds the nearest ink for a color. Brightness counts most. The result is computed once for
 * each distinguished color.
 */
function nearestOf(inks: readonly Rgb[]): (r: number, g: number, b: number) => Rgb {
  const known: (Rgb | undefined)[] = new Array<Rgb | undefined>(1 << (bits * 3));
  const drop = 8 - bits;
  return (r, g, b) => {
    const kind = ((r >> drop) << (bits * 2)) | ((g >> drop) << bits) | (b >> drop);
    return (known[kind] ??= nearest(inks, r, g, b));
  };
}

function nearest(inks: readonly Rgb[], r: number, g: number, b: number): Rgb {
  let best: Rgb = inks[0] ?? [0, 0, 0];
  let least = Infinity;
  for (const ink of inks) {
    const [dr, dg, db] = [r - ink[0], g - ink[1], b - ink[2]];
    const light = lumaOf(r, g, b) - lumaOf(ink[0], ink[1], ink[2]);
    const distance = dr * dr + dg * dg + db * db + 2 * light * light;
    if (distance < least) [best, least] = [ink, distance];
  }
  return best;
}

/**
 * Distance field of a screen of dots at 45 degrees: 1 in the middle of a dot, 0 at the point farthest from all dots.
 */
function screenOf(side: number, dot: number): (x: number, y: number) => number {
  const wave = Float32Array.from({ length: side * 2 }, (_, at) => Math.cos((at * Math.PI) / dot) / 4);
  return (x, y) => (wave[x + y] ?? 0) + (wave[Math.abs(x - y)] ?? 0) + 0.5;
}

/**
 * Prints a drawing with a few inks, the darkest slightly offset, as by a worn press.
 * @param painting pixels of the drawing, changed in place
 * @param inks inks, the darkest first
 * @param shift offset of the darkest ink in pixels
 * @param dot distance in pixels between the dots that shade the darker half
 */
export function print(painting: Painting, inks: readonly [Rgb, ...Rgb[]], shift: number, dot: number): void {
  const { side } = painting;
  const [dark, ...colors] = inks;
  const inkFor = nearestOf(colors);
  const near = screenOf(side, dot);
  const isDark = darkOf(painting);
  const beside = shift * side + shift;
  eachPixel(painting, (data, at, x, y) => {
    const other = Math.max(0, (at >> 2) - beside);
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    // Dots of the dark ink shade pixels of medium brightness.
    const ink = isDark[other] || near(x, y) > 0.5 + lumaOf(r, g, b) / 210 ? dark : inkFor(r, g, b);
    data[at] = ink[0];
    data[at + 1] = ink[1];
    data[at + 2] = ink[2];
  });
}

/** Marks the pixels that are printed in the dark ink. */
function darkOf({ data, side }: Painting): Uint8Array {
  const dark = new Uint8Array(side * side);
  for (let place = 0, at = 0; place < dark.length; place += 1, at += 4) {
    const luma = lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    if (luma < 62 && (data[at + 3] ?? 0) > 90) dark[place] = 1;
  }
  return dark;
}

/**
 * Adds dots of a darker color of the drawing over its dark parts. The dots are larger in darker places.
 * @param painting pixels of the drawing, changed in place
 * @param dot distance between the dots in pixels
 * @param light unit vector towards the light
 */
export function halftone(painting: Painting, dot: number, light: { x: number; y: number }): void {
  const { side } = painting;
  const near = screenOf(side, dot);
  eachPixel(painting, (data, at, x, y) => {
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const away = (-light.x * (x / side - 0.5) - light.y * (y / side - 0.5)) * 1.25;
    const dark = away + (120 - lumaOf(r, g, b)) / 520;
    const cover = ramp(0, 0.09, dark - near(x, y) * 0.9) * 0.42;
    if (cover === 0) return;
    for (let part = 0; part < 3; part += 1) data[at + part] = (data[at + part] ?? 0) * (1 - cover);
  });
}

/** Height of one sheet in the maps that `heightsOf` returns. */
const sheetHeight = 32;

/**
 * Heights of the pixels of a drawing whose brighter parts lie on its darker parts as sheets.
 * @param painting the drawing
 * @param from brightness from which each sheet starts, 0 to 255
 * @returns 0 for transparent pixels, 1 on the lowest sheet and 32 more on each sheet above, with a short slope between
 * sheets
 */
export function heightsOf({ data, side }: Painting, from: readonly number[]): Uint8Array {
  const byLuma = Uint8Array.from({ length: 256 }, (_, luma) =>
    from.reduce((height, start) => height + ramp(-2.5, 2.5, luma - start) * sheetHeight, 1),
  );
  const heights = new Uint8Array(side * side);
  for (let place = 0, at = 0; place < heights.length; place += 1, at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue;
    heights[place] = byLuma[lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) | 0] ?? 0;
  }
  return heights;
}

/**
 * Distances at which the shadow of a step is sampled, as multiples of the shadow's length. Together the samples fade
 * out.
 */
const samples = [0.3, 0.6, 0.9, 1.2, 1.5, 1.9] as const;

/** Greatest darkness of the shadow of a step, 0 to 1. */
const stepShade = 0.5;

/**
 * Draws the shadows of higher sheets on lower sheets.
 * @param painting pixels of the drawing, changed in place
 * @param heights heights of the pixels, as `heightsOf` returns them
 * @param light vector towards the light, as long as a shadow in pixels
 */
export function shadeSteps(painting: Painting, heights: Uint8Array, light: { x: number; y: number }): void {
  const { side } = painting;
  const steps = samples.map((far) => Math.round(light.y * far) * side + Math.round(light.x * far));
  eachPixel(painting, (data, at) => {
    const place = at >> 2;
    const height = heights[place] ?? 0;
    if (height === 0) return;
    let rise = 0;
    for (const step of steps)
      rise += Math.min(sheetHeight, Math.max(0, (heights[place + step] ?? 0) - height));
    if (rise === 0) return;
    const left = 1 - (rise / (steps.length * sheetHeight)) * stepShade;
    for (let part = 0; part < 3; part += 1) data[at + part] = (data[at + part] ?? 0) * left;
  });
}
