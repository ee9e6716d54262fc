import type { IncomingMessage } from 'node:http';
import sharp from 'sharp';
import type { PictureSize } from './drawing';

/** Pictures of a request to an image simulator: the shown pictures, and a mask whose transparent pixels are changed. */
export type InputPictures = { shown: readonly Buffer[]; mask: Buffer | null };

/** A request without pictures. */
export const noPictures: InputPictures = { shown: [], mask: null };

/** Rules of a provider for the pictures of a request: number, and bytes of a picture and of a mask. */
export type PictureRules = { most: number; bytes: number; maskBytes: number };

const formats = ['png', 'jpeg', 'webp'];

/**
 * Checks the pictures of a request as a provider does: number, bytes, file type, and that a mask is a PNG with
 * transparency of the size of the first picture.
 * @returns a sentence that names the fault; null if there is none
 */
export const faultOfPictures = async (
  { shown, mask }: InputPictures,
  { most, bytes, maskBytes }: PictureRules,
): Promise<string | null> => {
  if (shown.length > most) return `at most ${most} pictures`;
  const headers = await Promise.all(
    shown.map((picture) =>
      sharp(picture)
        .metadata()
        .catch(() => null),
    ),
  );
  if (shown.some((picture) => picture.length > bytes)) return 'a picture is too large';
  if (headers.some((header) => !header || !formats.includes(header.format)))
    return 'a picture has another type';
  if (!mask) return null;
  const [first] = headers;
  const header = await sharp(mask)
    .metadata()
    .catch(() => null);
  if (header?.format !== 'png' || !header.hasAlpha) return 'the mask is no PNG with transparency';
  if (mask.length > maskBytes) return 'the mask is too large';
  return header.width === first?.width && header.height === first.height
    ? null
    : 'the mask has another size than the first picture';
};

/** Returns true if every pixel of a mask is transparent, so that the whole picture is changed as without a mask. */
const selectsAll = async (mask: Buffer): Promise<boolean> =>
  (await sharp(mask).stats()).channels.at(3)?.max === 0;

/**
 * Draws the pictures of a request into a simulated picture. With a mask, the first picture fills the image outside of the
 * mask. Without a mask, each picture becomes a tile of a quarter of width and height, from the top left to the right.
 * @param drawn the simulated picture
 * @param size of the simulated picture in pixels
 */
export const drawOver = async (
  drawn: Buffer,
  { width, height }: PictureSize,
  { shown, mask }: InputPictures,
): Promise<Buffer> => {
  const [first] = shown;
  if (!first) return drawn;
  if (!mask || (await selectsAll(mask))) {
    const tile = { width: Math.floor(width / 4), height: Math.floor(height / 4) };
    const tiles = shown.slice(0, 4).map(async (picture, place) => ({
      input: await sharp(picture)
        .resize({ ...tile, fit: 'cover' })
        .png()
        .toBuffer(),
      left: place * tile.width,
      top: 0,
    }));
    return sharp(drawn)
      .composite(await Promise.all(tiles))
      .png()
      .toBuffer();
  }
  const kept = await sharp(mask).resize({ width, height, fit: 'cover' }).png().toBuffer();
  const base = await sharp(first)
    .resize({ width, height, fit: 'cover' })
    .ensureAlpha()
    .composite([{ input: kept, blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(drawn)
    .composite([{ input: base }])
    .png()
    .toBuffer();
};

/** A parsed multipart form: texts by their field, and the files of each field. */
export type SimulatedForm = { texts: Record<string, string>; files: Record<string, Buffer[]> };

/** Maximum size of a form in bytes. */
const largestForm = 128 * 1024 * 1024;

const formOf = async (request: IncomingMessage): Promise<FormData> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    if (size > largestForm) throw new Error('the form for the image simulator is too large');
    chunks.push(bytes);
  }
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  return new Response(Buffer.concat(chunks), { headers }).formData();
};

/**
 * Reads a multipart form.
 * @throws Error if the body is too large or no multipart form
 */
export const readForm = async (request: IncomingMessage): Promise<SimulatedForm> => {
  const read: SimulatedForm = { texts: {}, files: {} };
  for (const [name, value] of (await formOf(request)).entries()) {
    if (typeof value === 'string') read.texts[name] = value;
    else read.files[name] = [...(read.files[name] ?? []), Buffer.from(await value.arrayBuffer())];
  }
  return read;
};

/** Reads the file of the field `image` of a multipart form with its name; null if the form has no such file. */
export const readNamedForm = async (
  request: IncomingMessage,
): Promise<{ name: string; bytes: Buffer } | null> => {
  const file = await formOf(request).then(
    (form) => form.get('image'),
    () => null,
  );
  if (file === null || typeof file === 'string') return null;
  return { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) };
};

/** Returns the bytes of a picture in base64 or as a data URI in base64. */
export const bytesOfText = (text: string): Buffer => Buffer.from(text.replace(/^data:[^,]*,/, ''), 'base64');
