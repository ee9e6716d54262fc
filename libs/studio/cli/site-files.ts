import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AspectRatio } from '@portada/contracts';
import sharp from 'sharp';
import { asFineAs } from './compress';

/** Widths in pixels of the files of a picture on a public page, by the ratio of the picture, ascending. */
export const siteWidths: Partial<Record<AspectRatio, readonly number[]>> = {
  '16:9': [360, 640, 960, 1280],
  '1:1': [240, 360, 640, 960],
  '9:16': [180, 360, 540],
};

/** Widths in pixels of the AVIF files of a picture of the gallery, ascending, and the width of its WebP file. */
export const galleryWidths: Record<AspectRatio, { avif: readonly number[]; webp: readonly number[] }> = {
  '16:9': { avif: [360, 640, 1280], webp: [640] },
  '4:3': { avif: [360, 640, 1280], webp: [640] },
  '1:1': { avif: [360, 640, 1080], webp: [640] },
  '9:16': { avif: [240, 480, 720], webp: [480] },
};

type Format = 'avif' | 'webp';

/** An encoded file of a picture; width and height in pixels. */
type Encoded = { width: number; height: number; format: Format; bytes: Buffer };

/** Maximum size in bytes of an encoded picture: a constant part, and a part for each pixel. */
const weights: Record<Format, { bytes: number; perPixel: number }> = {
  avif: { bytes: 6000, perPixel: 0.055 },
  webp: { bytes: 10_000, perPixel: 0.1 },
};

/** Returns the maximum size in bytes of a file with `width` by `height` pixels. */
export const maxBytesOf = (format: Format, width: number, height: number): number =>
  Math.round(weights[format].bytes + weights[format].perPixel * width * height);

/** Encodes a picture at a width, with the highest quality that keeps the size limit. */
async function encoded(picture: Buffer, width: number, formats: readonly Format[]): Promise<Encoded[]> {
  const { data, info } = await sharp(picture)
    .resize({ width })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { height, channels } = info;
  const image = sharp(data, { raw: { width, height, channels } });
  const writers = {
    avif: () =>
      asFineAs(maxBytesOf('avif', width, height), 50, (quality) =>
        image.clone().avif({ quality }).toBuffer(),
      ),
    webp: () =>
      asFineAs(maxBytesOf('webp', width, height), 76, (quality) =>
        image.clone().webp({ quality, effort: 6 }).toBuffer(),
      ),
  };
  return Promise.all(
    formats.map(async (format) => ({ width, height, format, bytes: await writers[format]() })),
  );
}

/**
 * Encodes a picture at every width: ascending, AVIF before WebP.
 * @param picture PNG at full size
 * @param widths widths in pixels by format; every width of a WebP file is also the width of an AVIF file
 */
export async function encodedAll(
  picture: Buffer,
  { avif, webp }: { avif: readonly number[]; webp: readonly number[] },
): Promise<Encoded[]> {
  const all: Encoded[] = [];
  for (const width of avif)
    all.push(...(await encoded(picture, width, webp.includes(width) ? ['avif', 'webp'] : ['avif'])));
  return all;
}

/**
 * Returns the first characters of the hash over all files of a picture. The hash is a part of the URL, so a changed
 * picture gets a new URL.
 */
export function hashOf(files: readonly Encoded[]): string {
  const hash = createHash('sha256');
  for (const { bytes } of files) hash.update(bytes);
  return hash.digest('hex').slice(0, 8);
}

/** Returns two mean colors of a picture as `#rrggbb`: of the upper left half, and of the lower right half. */
export async function coloursOf(picture: Buffer): Promise<[string, string]> {
  const { data } = await sharp(picture)
    .resize(2, 2, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hex = (place: number) => `#${data.subarray(place * 3, place * 3 + 3).toString('hex')}`;
  return [hex(0), hex(3)];
}

/**
 * Replaces all files of a folder. Folders inside of it are kept.
 * @param folder folder, created if missing
 * @param files contents by file name
 */
export function writeOnly(folder: string, files: ReadonlyMap<string, Buffer>): void {
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isFile() && !files.has(entry.name)) rmSync(join(folder, entry.name));
  for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
}
