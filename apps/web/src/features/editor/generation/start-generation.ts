import {
  type GenerateImageAccepted,
  type GenerateImageBody,
  generateImageAcceptedSchema,
} from '@portada/contracts';
import { ApiError, api } from '../../../shared/api/client';

/** What is asked for: a picture, in how many variants, and from which seed. */
export type VariantsRequest = Omit<GenerateImageBody, 'thumbnailId'>;

/** One wish for pictures. `id` is made before the first send; sent again with it, the wish is never paid twice. */
export type Wish = { id: string; thumbnailId: string; request: VariantsRequest };

/** Sends in all, and the pauses between them in ms. */
const tries = 5;
const pauses = { firstMs: 400, longestMs: 4000 };

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });

const waitMs = (error: ApiError, failures: number) =>
  Math.min(
    error.retryAfterSeconds === null ? pauses.firstMs * 2 ** (failures - 1) : error.retryAfterSeconds * 1000,
    pauses.longestMs,
  );

/**
 * Asks for a picture. An answer that was lost, or a server that is away, is met by sending the same id again.
 * @param wish what is wanted
 * @param signal aborted: no further sends (one that is under way is waited for, so that its fate is known)
 * @throws ApiError; one that `isPassing` leaves open whether the wish was accepted
 */
export const startGeneration = async (wish: Wish, signal: AbortSignal): Promise<GenerateImageAccepted> => {
  for (let failures = 1; ; failures += 1) {
    try {
      return await api.post(
        '/api/generate-image',
        { thumbnailId: wish.thumbnailId, ...wish.request },
        generateImageAcceptedSchema,
        { headers: { 'idempotency-key': wish.id } },
      );
    } catch (error) {
      if (!(error instanceof ApiError) || !error.isPassing || failures === tries || signal.aborted)
        throw error;
      await pause(waitMs(error, failures), signal);
      if (signal.aborted) throw error;
    }
  }
};
