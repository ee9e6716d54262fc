import { type Reference, readReference, referenceSide } from '@portada/studio/remix';
import { createCanvas } from '../../../shared/drawing/browser-assets';
import { PictureError, largestFile } from '../../../shared/assets/prepare-picture';

/**
 * Reads colors and layout of a picture on this device.
 * @throws PictureError
 */
export const readPicture = async (file: Blob): Promise<Reference> => {
  if (file.size > largestFile) throw new PictureError('tooLarge');
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PictureError('unreadable');
  });
  const scale = Math.min(1, referenceSide / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = createCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('The browser has no 2D canvas.');
  pen.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return readReference({ pixels: pen.getImageData(0, 0, width, height).data, width, height });
};
