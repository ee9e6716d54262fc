import {
  type GenerateImageAccepted,
  type GenerateImageBody,
  generateImageAcceptedSchema,
} from '@portada/contracts';
import { ApiError, api } from '../../../shared/api/client';

/** The parameters of a request: the prompt with its settings, the number of variants, and the seed. */
export type VariantsRequest = Omit<GenerateImageBody, 'thumbnailId'>;

/** An idempotent request for images. `id` is created before the first send, so a resend is never charged twice. */
export type GenerationRequest = { id: string; thumbnailId: string; request: VariantsRequest };

/** Maximum number of times that a request is sent, and the delays between them in ms. */
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
 * Sends a request for images. After a lost answer or while the server is unavailable the same id is sent again.
 * @param generation the request
 * @param signal abort stops further sends; a send in flight is awaited, so that its result is known
 * @throws ApiError; with `isPassing` it is unknown whether the request was accepted
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
