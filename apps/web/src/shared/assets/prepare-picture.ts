/** Longest side in pixels of an uploaded picture. */
const longestSide = 4096;
/** Largest file in bytes that is read; a larger one would need too much memory on a phone. */
export const largestFile = 50_000_000;
/** Largest file in bytes that the server accepts. */
const largestUpload = 8 * 1024 * 1024;
const quality = 0.92;

/** Reason why a file is not used: it is no picture that this browser can read, or it is too large. */
export type PictureFault = 'unreadable' | 'tooLarge';

/** Error: a file cannot be used as a picture. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  constructor(readonly fault: PictureFault) {
    super(fault);
  }
}

/** A picture that is ready to be uploaded, with its size in pixels. */
export type PreparedPicture = { file: Blob; width: number; height: number };

const encoded = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((done) => canvas.toBlob(done, type, quality));

/** Returns the size of a picture whose longest side is bounded. */
export const boundedSize = (width: number, height: number): { width: number; height: number } => {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/**
 * Reads a file as a picture, turns it upright, bounds its size and encodes it again, which removes place, camera and
 * other metadata before the picture leaves the device. Transparent parts stay transparent.
 * @throws PictureError
 */
export const preparePicture = async (file: Blob): Promise<PreparedPicture> => {
  if (file.size > largestFile) throw new PictureError('tooLarge');
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PictureError('unreadable');
  });
  const { width, height } = boundedSize(bitmap.width, bitmap.height);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  // A browser that cannot encode WebP returns a PNG, which may be too large. A JPEG has no transparent parts.
  for (const type of ['image/webp', 'image/jpeg']) {
    const blob = await encoded(canvas, type);
    if (blob && blob.size <= largestUpload) return { file: blob, width, height };
  }
  throw new PictureError('tooLarge');
};
