import type { ModelSize } from '../port';

/** Maximum number of pixels of an image from a provider. The size is read from the header of the file. */
const mostPixels = 40_000_000;

const knownFormats = new Set(['png', 'jpeg', 'webp', 'gif', 'avif']);

/** Format and size of an image file. */
export type ImageHeader = ModelSize & { mimeType: string };

/**
 * Reads the header of an image; the pixels are decoded later.
 * @param bytes a provider's answer
 * @returns null if the bytes are no image of a known format, or contain an image that is too large to decode
 */
export const imageHeaderOf = async (bytes: Buffer): Promise<ImageHeader | null> => {
  const { default: sharp } = await import('sharp');
  const found = await sharp(bytes, { limitInputPixels: mostPixels })
    .metadata()
    .catch(() => null);
  if (!found || !knownFormats.has(found.format)) return null;
  if (found.width * found.height > mostPixels) return null;
  return { mimeType: `image/${found.format}`, width: found.width, height: found.height };
};
