import type { Metadata } from 'sharp';
import type { ModelSize } from '../port';

/** Maximum number of pixels of an image from a provider. The size is read from the header of the file. */
const mostPixels = 40_000_000;

/**
 * Largest ratio of the sides. Providers offer up to 3:1. The crop first enlarges the shorter side, so that a line of
 * 8,000 x 1 pixels would become an image of gigapixels.
 */
const mostRatio = 4;

const knownFormats = new Set(['png', 'jpeg', 'webp', 'gif', 'avif']);

/** Returns the format of an image. The library sharp calls AVIF `heif`, with the compression `av1`. */
const formatOf = ({ format, compression }: Metadata): string =>
  format === 'heif' && compression === 'av1' ? 'avif' : format;

/**
 * First bytes of the formats that are decoded (latin1). Other files never reach a decoder, because sharp would also
 * read SVG, PDF and TIFF.
 */
const signatures = [
  /^\x89PNG\r\n\x1a\n/,
  /^\xff\xd8\xff/,
  /^RIFF[^]{4}WEBP/,
  /^GIF8[79]a/,
  /^[^]{4}ftyp(avi[fs]|mif1)/,
];

/** Maximum number of scans of a JPEG. A progressive JPEG has about 10; each scan takes a pass over all pixels. */
const mostScans = 100;

const hasTooManyScans = (bytes: Buffer): boolean => {
  const startOfScan = Buffer.from([0xff, 0xda]);
  let scans = 0;
  for (let at = bytes.indexOf(startOfScan); at !== -1; at = bytes.indexOf(startOfScan, at + 2)) scans += 1;
  return scans > mostScans;
};

/** Format and size of an image file. */
export type ImageHeader = ModelSize & { mimeType: string };

/**
 * Reads the header of an image; the pixels are decoded later.
 * @param bytes a provider's answer
 * @returns null if the bytes are no image of a known format, or contain an image that is too costly to decode
 */
export const imageHeaderOf = async (bytes: Buffer): Promise<ImageHeader | null> => {
  const start = bytes.toString('latin1', 0, 16);
  if (!signatures.some((signature) => signature.test(start))) return null;
  if (start.startsWith('\xff\xd8') && hasTooManyScans(bytes)) return null;
  const { default: sharp } = await import('sharp');
  const found = await sharp(bytes, { limitInputPixels: mostPixels })
    .metadata()
    .catch(() => null);
  const format = found && formatOf(found);
  if (!format || !knownFormats.has(format)) return null;
  const { width, height } = found;
  if (width * height > mostPixels || Math.max(width, height) > mostRatio * Math.min(width, height))
    return null;
  return { mimeType: `image/${format}`, width, height };
};
