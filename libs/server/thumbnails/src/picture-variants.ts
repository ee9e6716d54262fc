import { type AspectRatio, aspectRatios, facts, pictureWidths } from '@portada/contracts';
import sharp, { type Sharp } from 'sharp';

/** Refuses pictures whose pixels would fill the memory; the largest of ours is 1920x1920. */
const limits = { limitInputPixels: 40_000_000, failOn: 'warning' } as const;

/** Formats that a variant may have, best first. */
const formats = ['image/avif', 'image/webp'] as const;
export type VariantFormat = (typeof formats)[number] | 'image/png';

/**
 * The best format that a browser takes.
 * @param accept the `Accept` header
 */
export const negotiateFormat = (accept: string | undefined): VariantFormat =>
  formats.find((format) => accept?.includes(format)) ?? 'image/png';

/** The smallest served width, in pixels, that is at least the asked one. */
export const servedWidth = (asked: number): number =>
  pictureWidths.find((width) => width >= asked) ?? pictureWidths[pictureWidths.length - 1] ?? asked;

/** Opens a picture's bytes; decoding, and the errors of it, come with the first output. */
const openPicture = (bytes: Buffer): Sharp => sharp(bytes, limits);

/**
 * A picture at a width and in a format; never enlarged.
 * @param bytes the original
 * @param width in pixels; null keeps the original's
 */
export const encodeVariant = async (
  bytes: Buffer,
  width: number | null,
  format: VariantFormat,
): Promise<Buffer> => {
  const picture = openPicture(bytes);
  if (width !== null) picture.resize({ width, withoutEnlargement: true });
  switch (format) {
    case 'image/avif':
      return picture.avif({ quality: 55, effort: 2 }).toBuffer();
    case 'image/webp':
      return picture.webp({ quality: 80, effort: 3 }).toBuffer();
    case 'image/png':
      return picture.png({ compressionLevel: 6 }).toBuffer();
  }
};

/** What an editor or a browser exports. Not SVG: drawing one means following what it refers to. */
const uploadFormats: readonly string[] = ['png', 'jpeg', 'webp'];

/**
 * An uploaded picture decoded and encoded anew as PNG, upright and without its metadata.
 * @param upload bytes of unknown origin
 * @throws where they are no whole PNG, JPEG or WebP
 */
export const encodeUpload = async (upload: Buffer) => {
  const { format } = await openPicture(upload).metadata();
  if (!uploadFormats.includes(format)) throw new Error(`an upload is no ${format}`);
  return openPicture(upload).rotate().png({ compressionLevel: 6 }).toBuffer({ resolveWithObject: true });
};

const nearestRatio = (width: number, height: number): AspectRatio => {
  const distance = (ratio: AspectRatio) => {
    const size = facts.download.sizes[ratio];
    return Math.abs(Math.log(width / height / (size.width / size.height)));
  };
  return aspectRatios.reduce((best, ratio) => (distance(ratio) < distance(best) ? ratio : best));
};

/**
 * The default download: a JPEG of the exact size that YouTube asks for (1280x720 for 16:9), re-encoded with less
 * quality until it has at most 2,000,000 bytes.
 * @param bytes the original
 */
export const encodeForYouTube = async (bytes: Buffer): Promise<Buffer> => {
  const { width, height } = await openPicture(bytes).metadata();
  const size = facts.download.sizes[nearestRatio(width, height)];
  const resized = await openPicture(bytes)
    .resize({ ...size, fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const pixels = sharp(resized, { raw: { ...size, channels: 3 } });
  for (const quality of [92, 85, 75, 60, 45]) {
    const jpeg = await pixels.clone().jpeg({ quality, mozjpeg: false }).toBuffer();
    if (jpeg.length <= facts.download.maxBytes) return jpeg;
  }
  return pixels.jpeg({ quality: 30 }).toBuffer();
};
