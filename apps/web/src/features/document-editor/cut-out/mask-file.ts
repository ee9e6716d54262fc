import { createCanvas } from '../../../shared/drawing/browser-assets';
import { CutOutError } from './cut-out-error';

/** Longest side of a mask in pixels. */
const longestSide = 1280;

/** Returns the size in pixels of the mask of a photo. */
export const maskSizeOf = ({ width, height }: { width: number; height: number }) => {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/**
 * Draws a mask as a PNG file whose opacity is the mask.
 * @param opacity opacity of each pixel, row by row
 */
export const maskFile = async (
  opacity: Uint8ClampedArray,
  { width, height }: { width: number; height: number },
): Promise<Blob> => {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new CutOutError('The browser has no 2D canvas.');
  const pixels = pen.createImageData(width, height);
  pixels.data.fill(255);
  opacity.forEach((value, place) => {
    pixels.data[place * 4 + 3] = value;
  });
  pen.putImageData(pixels, 0, 0);
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!file) throw new CutOutError('The browser cannot write a PNG file.');
  return file;
};
