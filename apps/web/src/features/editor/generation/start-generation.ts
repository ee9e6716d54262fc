import {
  type GenerateImageAccepted,
  type GenerateImageBody,
  generateImageAcceptedSchema,
} from '@portada/contracts';
import { ApiError, api } from '../../../shared/api/client';

/** Parameters of a request for images: the prompt with its settings, the number of variants, and the seed. */
export type VariantsRequest = Omit<GenerateImageBody, 'thumbnailId'>;

/**
 * A request for images that may be sent several times. `id` is created before the request is sent for the first
 * time, so a repeated request is never charged twice.
 */
export type GenerationRequest = { id: string; thumbnailId: string; request: VariantsRequest };

/** Maximum number of attempts to send a request for images, and the pauses between the attempts in ms. */
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
 * Sends a request for images. After a lost response or while the server is unavailable, the request is sent again
 * with the same id.
 * @param generation the request and its id
 * @param signal an abort prevents further attempts; the result of a running attempt is awaited
 * @throws ApiError; with `isPassing` the outcome of the request is unknown
 */
export const startGeneration = async (
  generation: GenerationRequest,
  signal: AbortSignal,
): Promise<GenerateImageAccepted> => {
  for (let failures = 1; ; failures += 1) {
    try {
      return await api.post(
        '/api/generate-image',
        { thumbnailId: generation.thumbnailId, ...generation.request },
        generateImageAcceptedSchema,
        { headers: { 'idempotency-key': generation.id } },
      );
    } catch (error) {
      if (!(error instanceof ApiError) || !error.isPassing || failures === tries || signal.aborted)
        throw error;
      await pause(waitMs(error, failures), signal);
      if (signal.aborted) throw error;
    }
  }
};
