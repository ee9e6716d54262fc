import type { Raster } from './raster';

/**
 * Measures the brightness contrast and the saturation of an image.
 * @param picture opaque pixels
 * @returns `brightness`, the standard deviation of luma (Rec. 709) in percent: 0 for an image of one grey, 50 for
 *   an image that is half black and half white; and `saturation`, the mean saturation in percent, where pixels are
 *   weighted by their brightness because the color of nearly black pixels is not visible
 */
export function toneOf({ pixels, width, height }: Raster): { brightness: number; saturation: number } {
  let [sum, squares, chroma, value] = [0, 0, 0, 0];
  for (let at = 0; at < width * height * 4; at += 4) {
    const red = pixels[at] ?? 0;
    const green = pixels[at + 1] ?? 0;
    const blue = pixels[at + 2] ?? 0;
    const luma = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    sum += luma;
    squares += luma * luma;
    const most = Math.max(red, green, blue);
    chroma += most - Math.min(red, green, blue);
    value += most;
  }
  const count = width * height;
  const variance = Math.max(0, squares / count - (sum / count) ** 2);
  return { brightness: Math.sqrt(variance) * 100, saturation: value === 0 ? 0 : (chroma / value) * 100 };
}
