import sharp from 'sharp';

/**
 * Converts a model's answer to the stored form: a PNG of the exact size. An answer that has this form already is
 * returned unchanged.
 * @param bytes an image in any format that sharp reads
 * @param size in pixels; the image is cropped to this ratio around its most striking region, never distorted
 * @throws if the bytes are not an image
 */
export const toFullImage = async (
  bytes: Buffer,
  size: { width: number; height: number },
): Promise<Buffer> => {
  const options = { limitInputPixels: 40_000_000, failOn: 'warning' } as const;
  const found = await sharp(bytes, options).metadata();
  if (found.format === 'png' && found.width === size.width && found.height === size.height) return bytes;
  return sharp(bytes, options)
    .rotate()
    .resize({ ...size, fit: 'cover', position: sharp.strategy.attention })
    .png({ compressionLevel: 6 })
    .toBuffer();
};
