import type { Canvases, Surface } from './canvas';

/** Red, green and blue of a color, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Parses `#rrggbb`. */
export const rgbOf = (color: string): Rgb => [
  parseInt(color.slice(1, 3), 16),
  parseInt(color.slice(3, 5), 16),
  parseInt(color.slice(5, 7), 16),
];

/** Brightness of a color, 0 to 255. */
export const lumaOf = (r: number, g: number, b: number): number => (r * 77 + g * 151 + b * 28) / 256;

/** Ramp function: 0 below `low`, 1 above `high`, linear between them. */
export const ramp = (low: number, high: number, value: number): number =>
  Math.min(1, Math.max(0, (value - low) / (high - low)));

/** The pixels of a square drawing, four bytes each. They are read once and changed in place. */
export type Painting = { data: Uint8ClampedArray; side: number };

/**
 * Repaints the pixels of a drawing. Reading pixels allocates memory, which costs more than most repainting. Do all
 * repainting of a drawing in one call.
 * @param art a square drawing, changed in place
 * @param side side of the square in pixels
 * @param repaint changes the pixels; its result is returned
 */
export function repainted<T>(art: Surface, side: number, repaint: (painting: Painting) => T): T {
  const pen = art.getContext('2d');
  const pixels = pen.getImageData(0, 0, side, side);
  const result = repaint({ data: pixels.data, side });
  pen.putImageData(pixels, 0, 0);
  return result;
}

/**
 * Calls a function for every visible pixel.
 * @param painting pixels of the drawing, changed in place
 * @param paint called with all pixel data, the offset of the pixel in the data, and its position; changes the data at
 * the offset
 */
export function eachPixel(
  { data, side }: Painting,
  paint: (data: Uint8ClampedArray, at: number, x: number, y: number) => void,
): void {
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const at = (y * side + x) * 4;
      if ((data[at + 3] ?? 0) > 0) paint(data, at, x, y);
    }
  }
}

/**
 * Removes the faint mist that the soft shades of some drawings leave outside of their shape. An outline around the mist
 * would be a smear.
 * @param painting pixels of the drawing, changed in place
 */
export function clearMist({ data }: Painting): void {
  for (let at = 3; at < data.length; at += 4) {
    const alpha = data[at] ?? 0;
    if (alpha > 0 && alpha < 144) data[at] = alpha * ramp(64, 144, alpha);
  }
}

/** Strength of the color steps at each pixel, 0 (even) to 255: `outer` at the border of the drawing, `inner` inside. */
export type Contours = { outer: Uint8Array; inner: Uint8Array };

/**
 * Finds the contours of a drawing: the places where its color or its opacity changes abruptly.
 * @param painting pixels of the drawing
 * @param width width of the contours in pixels
 * @param inner color difference (0 to 255) from which an inner contour starts, and from which the contour is full
 */
export function contoursOf(
  { data, side }: Painting,
  width: number,
  inner: readonly [low: number, high: number],
): Contours {
  const found: Contours = { outer: new Uint8Array(side * side), inner: new Uint8Array(side * side) };
  const reach = Math.max(1, Math.round(width / 2));
  const far = side - 1;
  for (let y = 0; y < side; y += 1) {
    const up = Math.max(0, y - reach) * side;
    const down = Math.min(far, y + reach) * side;
    for (let x = 0; x < side; x += 1) {
      const left = (y * side + Math.max(0, x - reach)) * 4;
      const right = (y * side + Math.min(far, x + reach)) * 4;
      const above = (up + x) * 4;
      const below = (down + x) * 4;
      const alpha = Math.max(
        Math.abs((data[left + 3] ?? 0) - (data[right + 3] ?? 0)),
        Math.abs((data[above + 3] ?? 0) - (data[below + 3] ?? 0)),
      );
      const place = y * side + x;
      found.outer[place] = alpha;
      if (alpha > 40 || (data[place * 4 + 3] ?? 0) < 200) continue;
      let across = 0;
      for (let part = 0; part < 3; part += 1) {
        across = Math.max(
          across,
          Math.abs((data[left + part] ?? 0) - (data[right + part] ?? 0)),
          Math.abs((data[above + part] ?? 0) - (data[below + part] ?? 0)),
        );
      }
      found.inner[place] = ramp(inner[0], inner[1], across) * 255;
    }
  }
  return found;
}

/**
 * Creates a surface of one color with an opacity for each pixel.
 * @param opacity opacity of each pixel, 0 to 255
 * @param side side of the square in pixels
 * @param color `#rrggbb`
 * @param assets creates surfaces
 */
export function inkOf(opacity: Uint8Array, side: number, color: string, assets: Canvases): Surface {
  const surface = assets.createCanvas(side, side);
  const pen = surface.getContext('2d');
  const pixels = pen.createImageData(side, side);
  const [r, g, b] = rgbOf(color);
  for (let place = 0; place < opacity.length; place += 1) {
    const level = opacity[place] ?? 0;
    if (level === 0) continue;
    pixels.data[place * 4] = r;
    pixels.data[place * 4 + 1] = g;
    pixels.data[place * 4 + 2] = b;
    pixels.data[place * 4 + 3] = level;
  }
  pen.putImageData(pixels, 0, 0);
  return surface;
}

/**
 * Paints one color over a drawing, with an opacity for each pixel.
 * @param painting pixels of the drawing, changed in place
 * @param opacity opacity of each pixel, 0 to 255
 * @param color `#rrggbb`
 */
export function layInk({ data }: Painting, opacity: Uint8Array, color: string): void {
  const [r, g, b] = rgbOf(color);
  for (let place = 0, at = 0; place < opacity.length; place += 1, at += 4) {
    const level = opacity[place] ?? 0;
    if (level === 0) continue;
    const above = level / 255;
    const whole = above + ((data[at + 3] ?? 0) / 255) * (1 - above);
    const share = above / whole;
    data[at] = (data[at] ?? 0) * (1 - share) + r * share;
    data[at + 1] = (data[at + 1] ?? 0) * (1 - share) + g * share;
    data[at + 2] = (data[at + 2] ?? 0) * (1 - share) + b * share;
    data[at + 3] = whole * 255;
  }
}

/**
 * Reduces the brightness of a drawing to a few steps and strengthens its colors.
 * @param painting pixels of the drawing, changed in place
 * @param steps number of steps
 * @param strength factor of the color strength; 1 leaves the colors unchanged
 */
export function posterise(painting: Painting, steps: number, strength: number): void {
  eachPixel(painting, (data, at) => {
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const luma = Math.max(1, lumaOf(r, g, b));
    const level = (luma / 256) * steps;
    // A step has a short slope, because a hard step would turn grain in the drawing into a ragged edge.
    const step = ((Math.floor(level) - 0.5 + ramp(0, 0.22, level % 1) + 0.62) / steps) * 255;
    const scale = Math.min(step / luma, 3);
    for (let part = 0; part < 3; part += 1) {
      const value = (data[at + part] ?? 0) * scale;
      data[at + part] = step + (value - step) * strength;
    }
  });
}
