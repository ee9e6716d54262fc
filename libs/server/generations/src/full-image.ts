import sharp from 'sharp';

/**
 * A model's answer as it is kept: a PNG of the exact size. One that is so already stays as it is, byte for byte.
 * @param bytes any picture that sharp reads
 * @param size in pixels; the picture is cropped to its ratio, never distorted
 * @throws where the bytes are not a picture
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
    .resize({ ...size, fit: 'cover' })
    .png({ compressionLevel: 6 })
    .toBuffer();
};
