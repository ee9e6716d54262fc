import type { ModelCapabilities, ModelFailure, ModelInput, ModelPicture, PictureRole } from '../port';
import { failure } from '../provider/failures';

/**
 * Limits of the pictures of a request to a model: number, bytes and pixels of each, seconds to decode one, and the
 * longest side in pixels that a provider is sent. The providers' own limits are higher.
 */
export const pictureLimits = {
  count: 10,
  bytes: 10 * 1024 * 1024,
  pixels: 24_000_000,
  seconds: 10,
  side: 2048,
} as const;

const formats: Readonly<Record<ModelPicture['mimeType'], string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
};

const countOf = (pictures: readonly ModelPicture[], role: PictureRole): number =>
  pictures.filter((picture) => picture.role === role).length;

/**
 * Returns the failure `unsupported` if a model lacks a capability that the pictures of a request need.
 * @param capabilities of the model; a base picture takes the place of one reference picture
 * @param input the request; only its pictures are read
 * @returns null if the model can serve the request
 */
export const unsupportedBy = (
  { references = 0, base = false, mask = false }: ModelCapabilities,
  { pictures = [] }: Pick<ModelInput, 'pictures'>,
): ModelFailure | null => {
  const bases = countOf(pictures, 'base');
  if (bases > 0 && !base) return failure('unsupported', 'the model cannot change a picture');
  if (countOf(pictures, 'mask') > 0 && !mask) return failure('unsupported', 'the model has no masks');
  const most = Math.max(0, references - bases);
  const asked = countOf(pictures, 'reference');
  return asked > most
    ? failure('unsupported', `the model accepts ${most} reference pictures, and the request has ${asked}`)
    : null;
};

/** Error: a picture of a request cannot be used. The message has no text of the user. */
class PictureRefused extends Error {}

const refuseIf = (isWrong: boolean, sentence: string): void => {
  if (isWrong) throw new PictureRefused(sentence);
};

/** Decodes a picture under the limits, turns it upright, and encodes it without metadata. */
const prepared = async (
  { role, bytes, mimeType }: ModelPicture,
  name: string,
): Promise<{ picture: ModelPicture; size: string }> => {
  refuseIf(bytes.length > pictureLimits.bytes, `${name} is larger than ${pictureLimits.bytes} bytes`);
  const { default: sharp } = await import('sharp');
  const source = sharp(bytes, { limitInputPixels: pictureLimits.pixels });
  const header = await source.metadata().catch(() => null);
  refuseIf(header === null || header.format !== formats[mimeType], `${name} is not of the type ${mimeType}`);
  const hasAlpha = header?.hasAlpha ?? false;
  refuseIf(role === 'mask' && !hasAlpha, `${name} is a mask without transparency`);
  const { side, seconds } = pictureLimits;
  const fitted = source
    .autoOrient()
    .resize({
      width: side,
      height: side,
      fit: 'inside',
      withoutEnlargement: true,
      kernel: role === 'mask' ? 'nearest' : 'lanczos3',
    })
    .toColorspace('srgb')
    .timeout({ seconds });
  // The base picture is not compressed with losses, because most of it stays as it is.
  const isJpeg = role === 'reference' && !hasAlpha;
  const encoded = isJpeg ? fitted.jpeg({ quality: 92 }) : fitted.png();
  const result = await encoded.toBuffer({ resolveWithObject: true }).catch(() => null);
  if (!result) throw new PictureRefused(`${name} cannot be decoded within the limits`);
  const { width, height } = result.info;
  return {
    picture: { role, bytes: result.data, mimeType: isJpeg ? 'image/jpeg' : 'image/png' },
    size: `${width} by ${height}`,
  };
};

/**
 * Checks the pictures of a request, and prepares them for providers: upright, at most 2048 pixels on the longest side,
 * without metadata such as the place of a photograph. Pictures are decoded one after the other, so that one picture is
 * in memory at a time.
 * @param pictures pictures of the request
 * @returns the pictures, or the failure `bad_request` with a sentence that names the wrong picture
 */
export const preparedPictures = async (
  pictures: readonly ModelPicture[],
): Promise<ModelPicture[] | ModelFailure> => {
  try {
    refuseIf(pictures.length > pictureLimits.count, `a request has at most ${pictureLimits.count} pictures`);
    for (const role of ['base', 'mask'] as const)
      refuseIf(countOf(pictures, role) > 1, `a request has at most one picture of the role ${role}`);
    refuseIf(countOf(pictures, 'mask') > countOf(pictures, 'base'), 'a mask needs a base picture');
    const all: Awaited<ReturnType<typeof prepared>>[] = [];
    for (const [place, picture] of pictures.entries())
      all.push(await prepared(picture, `picture ${place + 1} (${picture.role})`));
    const sizeOf = (role: PictureRole) => all.find(({ picture }) => picture.role === role)?.size;
    const maskSize = sizeOf('mask');
    refuseIf(
      maskSize !== undefined && maskSize !== sizeOf('base'),
      `the mask has ${maskSize} pixels, and the base picture has ${sizeOf('base')}`,
    );
    return all.map(({ picture }) => picture);
  } catch (error) {
    if (error instanceof PictureRefused) return failure('bad_request', error.message);
    throw error;
  }
};

/** Pictures of a request in the order in which providers are sent them: the base picture, then the references. */
export type SentPictures = {
  shown: readonly ModelPicture[];
  base: ModelPicture | null;
  mask: ModelPicture | null;
};

/**
 * Sorts the pictures of a request by their roles.
 * @param input the request, whose pictures are prepared
 */
export const sentPictures = ({ pictures = [] }: Pick<ModelInput, 'pictures'>): SentPictures => {
  const base = pictures.find(({ role }) => role === 'base') ?? null;
  const references = pictures.filter(({ role }) => role === 'reference');
  return {
    base,
    shown: base ? [base, ...references] : references,
    mask: pictures.find(({ role }) => role === 'mask') ?? null,
  };
};

/** Returns a picture as a data URI (RFC 2397). */
export const dataUriOf = ({ bytes, mimeType }: ModelPicture): string =>
  `data:${mimeType};base64,${bytes.toString('base64')}`;

/** Returns a picture as a file of a multipart form. */
export const formFileOf = ({ bytes, mimeType }: ModelPicture): Blob =>
  new Blob([Uint8Array.from(bytes)], { type: mimeType });
