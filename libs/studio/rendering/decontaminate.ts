import type { Canvases, Context, Surface } from './canvas';

/** Opacity, 0 to 255, from which a pixel shows the photo alone. */
const solid = 250;
/**
 * Radius of the window in shares of the longer side of the photo, and its bounds in pixels. It is wider than the soft edge of
 * a mask, so that the window contains pixels of the foreground alone.
 */
const radiusShare = 0.02;
const [leastRadius, mostRadius] = [4, 40];
/** Number of pixels of the window that are read on each side of its middle, in each direction. */
const samples = 4;
/** Rows that are processed together, so that a large photo needs little memory. */
const bandRows = 256;

type Band = { rgba: Uint8ClampedArray; opacity: Uint8ClampedArray; width: number; rows: number };

const at = (list: Uint8ClampedArray, place: number): number => list[place] ?? 0;

/** Weight of a pixel in a mean by its opacity, 0 to 255: pure pixels count much more than mixtures. */
const weights = Float32Array.from({ length: 256 }, (_, opacity) => (opacity / 255) ** 3);

/**
 * Replaces the color of one pixel by the color of the foreground alone. Foreground and background are estimated by means of
 * the window.
 * @param result colors of the changed pixels; `target` is the place of this pixel
 */
const purify = (
  { rgba, opacity, width, rows }: Band,
  { x, y, radius }: { x: number; y: number; radius: number },
  result: Uint8ClampedArray,
  target: number,
): void => {
  const step = Math.max(1, Math.round(radius / samples));
  const [top, bottom] = [Math.max(0, y - radius), Math.min(rows - 1, y + radius)];
  const [left, right] = [Math.max(0, x - radius), Math.min(width - 1, x + radius)];
  let [front, back] = [1e-6, 1e-6];
  let [frontRed, frontGreen, frontBlue, backRed, backGreen, backBlue] = [0, 0, 0, 0, 0, 0];
  for (let row = top; row <= bottom; row += step) {
    for (let column = left; column <= right; column += step) {
      const place = (row * width + column) * 4;
      const own = at(opacity, place + 3);
      const [inFront, behind] = [weights[own] ?? 0, weights[255 - own] ?? 0];
      const [red, green, blue] = [at(rgba, place), at(rgba, place + 1), at(rgba, place + 2)];
      front += inFront;
      back += behind;
      frontRed += red * inFront;
      frontGreen += green * inFront;
      frontBlue += blue * inFront;
      backRed += red * behind;
      backGreen += green * behind;
      backBlue += blue * behind;
    }
  }
  const place = (y * width + x) * 4;
  const share = at(opacity, place + 3) / 255;
  const pure = (part: number, frontSum: number, backSum: number) => {
    const [foreground, background] = [frontSum / front, backSum / back];
    // What the two means do not explain is detail of the foreground, as far as the pixel belongs to it.
    const detail = at(rgba, place + part) - share * foreground - (1 - share) * background;
    result[target + part] = foreground + share * detail;
  };
  pure(0, frontRed, backRed);
  pure(1, frontGreen, backGreen);
  pure(2, frontBlue, backBlue);
};

/** Replaces the colors of the edge pixels in the rows `from` to `to` of a band, and applies the opacity of the mask. */
const decontaminateBand = (band: Band, from: number, to: number, radius: number): Uint8ClampedArray => {
  const { rgba, opacity, width } = band;
  const result = rgba.slice(from * width * 4, to * width * 4);
  for (let y = from; y < to; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const place = (y * width + x) * 4;
      const target = place - from * width * 4;
      const mask = at(opacity, place + 3);
      result[target + 3] = Math.round((at(rgba, place + 3) * mask) / 255);
      if (mask === 0 || mask >= solid) continue;
      purify(band, { x, y, radius }, result, target);
    }
  }
  return result;
};

/**
 * Cuts a photo out by a mask, and removes the color of the background from its edge. A pixel of the edge is a mixture of
 * foreground and background; drawn over another picture, it would show a fringe of the former background.
 *
 * The foreground color is estimated from local means, as in Marco Forte, "Approximate Fast Foreground Colour Estimation",
 * IEEE ICIP 2021, with one pass over a window of 4 to 40 pixels and cubed weights.
 * @param photo surface with the photo; transparent pixels stay transparent
 * @param mask draws the mask at the place of the photo on a surface of the same size
 * @param side side of the square surfaces in pixels
 * @param longest longer side of the photo in pixels
 * @param assets creates surfaces
 */
export function decontaminated(
  photo: Surface,
  mask: (pen: Context) => void,
  { side, longest }: { side: number; longest: number },
  assets: Canvases,
): Surface {
  const radius = Math.min(mostRadius, Math.max(leastRadius, Math.round(longest * radiusShare)));
  const cover = assets.createCanvas(side, side);
  const coverPen = cover.getContext('2d');
  mask(coverPen);
  const pen = photo.getContext('2d');
  const read = (top: number) => {
    const from = Math.max(0, top - radius);
    const rows = Math.min(side, top + bandRows + radius) - from;
    const { data: rgba } = pen.getImageData(0, from, side, rows);
    const { data: opacity } = coverPen.getImageData(0, from, side, rows);
    return { band: { rgba, opacity, width: side, rows }, from };
  };
  // The next rows are read before the present ones are written, because their windows overlap.
  let next = side > 0 ? read(0) : null;
  for (let top = 0; next; top += bandRows) {
    const { band, from } = next;
    const bottom = Math.min(side, top + bandRows);
    next = bottom < side ? read(bottom) : null;
    const pixels = pen.createImageData(side, bottom - top);
    pixels.data.set(decontaminateBand(band, top - from, bottom - from, radius));
    pen.putImageData(pixels, 0, top);
  }
  return photo;
}
