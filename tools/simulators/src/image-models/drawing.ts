import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Size of a simulated picture in pixels. */
export type PictureSize = { width: number; height: number };

/**
 * Draws a simple landscape for an image simulator. The landscape cannot be mistaken for the output of a real model.
 * @param size width and height in pixels
 * @param seed number that chooses the colors
 * @param format file format of the result
 * @param share progress from 0 to 1; the picture is blurred until the progress is 1
 */
export const drawPicture = async (
  { width, height }: PictureSize,
  seed: number,
  format: 'png' | 'jpeg' | 'webp' = 'png',
  share = 1,
): Promise<Buffer> => {
  const hue = Math.abs(seed) % 360;
  const [x, y] = [width * 0.72, height * 0.42];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue},60%,22%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360},70%,62%)"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#sky)"/><circle cx="${x}" cy="${y}" r="${height * 0.2}" fill="hsl(${(hue + 180) % 360},80%,70%)"/><path d="M0 ${height}V${height * 0.8}Q${width / 2} ${height * 0.62} ${width} ${height * 0.84}V${height}Z" fill="hsl(${hue},40%,16%)"/></svg>`;
  const drawn = sharp(Buffer.from(svg)).removeAlpha();
  const shown = share < 1 ? drawn.blur(Math.max(0.5, (1 - share) * 20)) : drawn;
  return shown.toFormat(format, format === 'png' ? { compressionLevel: 1 } : {}).toBuffer();
};

/** Returns a text as the content of an element of SVG. */
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Draws a headline into a simulated picture, as a model does that can draw letters: white letters on a dark bar.
 * @param drawn the simulated picture
 * @param size of the picture in pixels
 * @param words of the headline
 */
export const drawHeadline = (
  drawn: Buffer,
  { width, height }: PictureSize,
  words: string,
): Promise<Buffer> => {
  const size = Math.min(height * 0.16, (width * 1.3) / Math.max(1, words.length));
  const y = height * 0.3;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="0" y="${y - size}" width="100%" height="${size * 1.4}" fill="#111"/><text x="50%" y="${y}" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${size}" fill="#fff">${escaped(words)}</text></svg>`;
  return sharp(drawn)
    .composite([{ input: Buffer.from(svg) }])
    .toBuffer();
};

/** Creates a chunk of a PNG file. @param type of four letters */
export const pngChunkOf = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** Returns an image file of a few kilobytes whose header declares 30,000 by 30,000 pixels, as a test of size limits. */
export const pictureBomb = (): Buffer => {
  const side = 30_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunkOf('IHDR', header),
    pngChunkOf('IDAT', deflateSync(Buffer.alloc(4 * 1024 * 1024))),
    pngChunkOf('IEND', Buffer.alloc(0)),
  ]);
};
