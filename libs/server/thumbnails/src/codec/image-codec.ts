import { productConfig, pictureLimits } from '@portada/contracts';
import sharp, { type Sharp } from 'sharp';
import { nearestRatio } from '../nearest-ratio';
import type { EncodedImage, ImageFault, ImageTask } from './messages';

/** Error: an image was refused; the API returns the reason `fault`. */
export class ImageFaultError extends Error {
  override readonly name = 'PictureFaultError';
  constructor(readonly fault: ImageFault) {
    super(`the image is refused: ${fault}`);
  }
}

/** Opens the first page of an image. The image is decoded, and decoding errors are thrown, at the first output. */
const openImage = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'warning', pages: 1 });

/** Formats that editors and browsers export. SVG is excluded, because rendering it loads external references. */
const readableFormats: readonly string[] = ['png', 'jpeg', 'webp', 'heif'];
const uploadFormats: readonly string[] = ['png', 'jpeg', 'webp'];

/**
 * Reads format and size from the header only, and refuses images that would be costly to decode.
 * @throws ImageFaultError
 */
const checkHeader = async (bytes: Uint8Array, allowed: readonly string[]) => {
  // The library sharp gets no pixel limit, because only the header is read here, and the size check below reports the
  // exact reason.
  const header = await sharp(bytes, { limitInputPixels: false, failOn: 'warning' })
    .metadata()
    .catch(() => {
      throw new ImageFaultError('unreadable');
    });
  if (!allowed.includes(header.format)) throw new ImageFaultError('unreadable');
  if ((header.pages ?? 1) > 1) throw new ImageFaultError('animated');
  const { width, height } = header;
  if (Math.max(width, height) > pictureLimits.edge || width * height > pictureLimits.pixels) {
    throw new ImageFaultError('dimensions');
  }
  return { width, height };
};

const finish = async (picture: Sharp): Promise<EncodedImage> => {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
};

/** Converts an upload to an upright PNG without metadata, at most as wide as the largest served width. */
const encodeUpload = async (bytes: Uint8Array): Promise<EncodedImage> => {
  await checkHeader(bytes, uploadFormats);
  const { storedEdge: side } = pictureLimits;
  return finish(
    openImage(bytes)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 6 }),
  );
};

/**
 * Converts an uploaded mask to a PNG whose opacity is the mask. The opacity of a transparent image is used as it is; of an
 * opaque image, white is kept and black removed.
 */
const encodeMask = async (bytes: Uint8Array): Promise<EncodedImage> => {
  const { bytes: png } = await encodeUpload(bytes);
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  let isOpaque = true;
  for (let at = 3; at < data.length && isOpaque; at += 4) isOpaque = data[at] === 255;
  const masked = Buffer.alloc(width * height * 4, 255);
  for (let at = 0; at < data.length; at += 4) {
    const byte = (place: number): number => data[at + place] ?? 0;
    // Luminance with the weights of Rec. 709.
    const luminance = byte(0) * 0.2126 + byte(1) * 0.7152 + byte(2) * 0.0722;
    masked[at + 3] = isOpaque ? Math.round(luminance) : byte(3);
  }
  return finish(sharp(masked, { raw: { width, height, channels: 4 } }).png({ compressionLevel: 6 }));
};

const encodeVariant = async ({
  bytes,
  width,
  format,
}: Extract<ImageTask, { kind: 'variant' }>): Promise<EncodedImage> => {
  await checkHeader(bytes, readableFormats);
  const picture = openImage(bytes);
  if (width !== null) picture.resize({ width, withoutEnlargement: true });
  switch (format) {
    case 'image/avif':
      return finish(picture.avif({ quality: 55, effort: 2 }));
    case 'image/webp':
      return finish(picture.webp({ quality: 80, effort: 3 }));
    case 'image/png':
      return finish(picture.png({ compressionLevel: 6 }));
  }
};

/**
 * Creates a JPEG of the exact size that YouTube requires, and reduces its quality until it has at most 2,000,000
 * bytes.
 */
const encodeForYouTube = async (bytes: Uint8Array): Promise<EncodedImage> => {
  const size = productConfig.download.sizes[nearestRatio(await checkHeader(bytes, readableFormats))];
  const resized = await openImage(bytes)
    .resize({ ...size, fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const pixels = sharp(resized, { raw: { ...size, channels: 3 } });
  for (const quality of [92, 85, 75, 60, 45]) {
    const jpeg = await finish(pixels.clone().jpeg({ quality, mozjpeg: false }));
    if (jpeg.bytes.length <= productConfig.download.maxBytes) return jpeg;
  }
  return finish(pixels.jpeg({ quality: 30 }));
};

/**
 * Performs one image task: `upload` returns a PNG without metadata, `mask` a PNG whose opacity is the mask, `variant` an image at a width (never enlarged)
 * and in a format, `youtube` the default download (1280x720 for 16:9).
 * @throws ImageFaultError, also for any other error of the decoder
 */
export const encodeImage = async (task: ImageTask): Promise<EncodedImage> => {
  try {
    switch (task.kind) {
      case 'upload':
        return await encodeUpload(task.bytes);
      case 'mask':
        return await encodeMask(task.bytes);
      case 'variant':
        return await encodeVariant(task);
      case 'youtube':
        return await encodeForYouTube(task.bytes);
    }
  } catch (error) {
    throw error instanceof ImageFaultError ? error : new ImageFaultError('unreadable');
  }
};
