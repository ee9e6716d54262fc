import type { Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { SmallImage } from './trial-tasks';

/** Quality of the WebP file of a small image, 0 to 100. */
const quality = 78;

/** Encodes a canvas as WebP. */
export const encodeSmall = async (canvas: Canvas): Promise<SmallImage> => {
  const { width, height } = canvas;
  const bytes = await sharp(canvas.data(), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality, effort: 3 })
    .toBuffer();
  return { bytes, width, height };
};
