import sharp from 'sharp';

/** Longest edge of a preview in pixels. */
const longestEdge = 320;

/**
 * Strokes of the letters of PREVIEW as SVG paths, each in a box of 4 x 6. No font is used, because some machines have
 * no fonts.
 */
const strokes = {
  P: 'M0 6V0H3.2V3H0',
  R: 'M0 6V0H3.2V3H0M1.6 3L3.6 6',
  E: 'M3.4 0H0V6H3.4M0 3H3',
  V: 'M0 0L1.8 6L3.6 0',
  I: 'M1.8 0V6',
  W: 'M0 0L.9 6L1.8 2L2.7 6L3.6 0',
} as const;
const word = (['P', 'R', 'E', 'V', 'I', 'E', 'W'] as const)
  .map((letter, place) => `<path transform="translate(${place * 5} 0)" d="${strokes[letter]}"/>`)
  .join('');

/**
 * Draws the word PREVIEW across the whole image in slanted rows. Light strokes on dark strokes are visible on any
 * color.
 */
const markOf = (width: number, height: number): string => {
  const rows = `<pattern id="rows" width="50" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(-24) scale(1.9)"><g transform="translate(4 4)" fill="none" stroke-linejoin="round" stroke-linecap="round"><g stroke="#000" stroke-opacity=".35" stroke-width="1.9">${word}</g><g stroke="#fff" stroke-opacity=".65" stroke-width=".9">${word}</g></g></pattern>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${rows}</defs><rect width="100%" height="100%" fill="url(#rows)"/></svg>`;
};

type Mark = { input: Buffer; raw: { width: number; height: number; channels: 4 } };

/**
 * Cached drawings of the preview mark by image size. Models have few sizes; beyond the limit, a mark is drawn again.
 */
const marks = new Map<string, Mark>();
const keptMarks = 16;

const markFor = async (width: number, height: number): Promise<Mark> => {
  const size = `${width}x${height}`;
  const kept = marks.get(size);
  if (kept) return kept;
  const input = await sharp(Buffer.from(markOf(width, height)))
    .ensureAlpha()
    .raw()
    .toBuffer();
  const mark: Mark = { input, raw: { width, height, channels: 4 } };
  if (marks.size < keptMarks) marks.set(size, mark);
  return mark;
};

/**
 * Makes the preview that users see before the image is paid: at most 320 pixels on its longest edge, with "PREVIEW"
 * across all of it (docs/decisions/0030). The previews of every model are made by this function; settled images never
 * are.
 * @param bytes an image in any format that sharp reads
 * @returns a WebP
 * @throws if the bytes are not an image
 */
export const toMarkedPreview = async (bytes: Buffer): Promise<Buffer> => {
  const picture = sharp(bytes, { limitInputPixels: 40_000_000, failOn: 'warning' });
  const found = await picture.metadata();
  const scale = Math.min(1, longestEdge / Math.max(found.width, found.height));
  const width = Math.max(1, Math.round(found.width * scale));
  const height = Math.max(1, Math.round(found.height * scale));
  return picture
    .resize({ width, height, fit: 'fill' })
    .composite([await markFor(width, height)])
    .webp({ quality: 70, effort: 0 })
    .toBuffer();
};
