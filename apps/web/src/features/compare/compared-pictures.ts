import { type Thumbnail, productConfig } from '@portada/contracts';
import { comparedWidth } from '@portada/studio/variants';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/client';
import { getThumbnail } from '../../shared/thumbnails/get-thumbnail';
import { type PresentDocument, readDocument, renderFile } from '../../shared/thumbnails/present-document';
import { isId } from './compared-ids';

/** A compared thumbnail: its document, its picture as a data URL, and the pixels of the picture at `comparedWidth`. */
export type Compared = {
  thumbnail: Thumbnail;
  present: PresentDocument;
  picture: string;
  pixels: Uint8ClampedArray;
};

/** Width in pixels of the drawn pictures: twice the largest width on the screen. */
const drawnWidth = 720;

/** Quality of the pictures on the screen, 0 to 1. The drawn file has a similar quality. */
const quality = 0.92;

let last: Promise<unknown> = Promise.resolve();

/** Draws one file after the other, because the server draws two files of one account at a time. */
export const inTurn = <T>(draw: () => Promise<T>): Promise<T> => {
  const next = last.then(draw, draw);
  last = next.catch(() => undefined);
  return next;
};

const penOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('The browser has no 2D canvas.');
  return pen;
};

const canvasOf = (width: number, height: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  return canvas;
};

const decoded = async (file: Blob): Promise<Pick<Compared, 'picture' | 'pixels'>> => {
  const bitmap = await createImageBitmap(file);
  const whole = canvasOf(bitmap.width, bitmap.height);
  penOf(whole).drawImage(bitmap, 0, 0);
  bitmap.close();
  const height = Math.round((comparedWidth * 9) / 16);
  const small = penOf(canvasOf(comparedWidth, height));
  small.imageSmoothingQuality = 'high';
  small.drawImage(whole, 0, 0, comparedWidth, height);
  const { data: pixels } = small.getImageData(0, 0, comparedWidth, height);
  return { picture: whole.toDataURL('image/jpeg', quality), pixels };
};

const load = async (id: string, signal: AbortSignal): Promise<Compared> => {
  // The server answers a text of another form in the same way as an unknown id.
  if (!isId(id)) throw new ApiError('', { code: 'thumbnail_not_found', status: 404, requestId: '' });
  const thumbnail = await getThumbnail(id, signal);
  const present = await readDocument(id, signal);
  const file = await inTurn(() => renderFile(id, { format: 'jpeg', width: drawnWidth }));
  return { thumbnail, present, ...(await decoded(file)) };
};

/** Draws the compared thumbnails. A thumbnail is drawn once for as long as the screen shows it. */
export const useComparedPictures = (ids: readonly string[]): UseQueryResult<Compared>[] =>
  useQueries({
    queries: ids.map((id) => ({
      queryKey: ['compared', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => load(id, signal),
      staleTime: Infinity,
      gcTime: 0,
      refetchOnReconnect: false as const,
    })),
  });

/** Draws the file of a thumbnail for YouTube: 1280 x 720 pixels, at most 2,000,000 bytes. */
export const drawForYoutube = (id: string): Promise<Blob> => {
  const { maxBytes, sizes } = productConfig.download;
  const { width } = sizes['16:9'];
  return inTurn(() => renderFile(id, { format: 'jpeg', aspectRatio: '16:9', width, maxBytes }));
};
