import type { GenerateImageAccepted, Generation, GenerationErrorCode, Thumbnail } from '@portada/contracts';
import { ApiError } from '../../../shared/api/client';

/** State of the current or last generation in the editor. */
export type Run =
  | { phase: 'none' }
  /**
   * The request has no response yet, or the data of a running generation is not loaded yet. `isAway` is true if the
   * last request for the state of the generation failed.
   */
  | { phase: 'sending'; isAway: boolean }
  | { phase: 'queued' | 'running' | 'succeeded'; generation: Generation }
  | { phase: 'failed'; errorCode: GenerationErrorCode }
  /** The server refused the request, or the outcome of the request is unknown (an error with `isPassing`). */
  | { phase: 'refused'; error: Error }
  | { phase: 'cancelled' };

type Known = {
  /**
   * State of the request for images. `data` is null if the request was cancelled before the server accepted the
   * request.
   */
  sending: { isPending: boolean; error: Error | null; data: GenerateImageAccepted | null | undefined };
  /** Id of the generation whose progress the editor shows. */
  followed: string | null;
  asking: { data: Generation | undefined; isError: boolean };
};

const ofGeneration = (generation: Generation): Run => {
  switch (generation.status) {
    case 'queued':
    case 'running':
    case 'succeeded':
      return { phase: generation.status, generation };
    case 'failed':
      return { phase: 'failed', errorCode: generation.errorCode ?? 'provider' };
    case 'cancelled':
      return { phase: 'cancelled' };
  }
};

/**
 * Derives the state of a generation from the request, the thumbnail and the generation that the editor observes.
 * @param known current data of the request, the thumbnail and the generation
 */
export const toRun = ({ sending, followed, asking }: Known): Run => {
  if (sending.isPending) return { phase: 'sending', isAway: false };
  const followedRun: Run = asking.data
    ? ofGeneration(asking.data)
    : { phase: 'sending', isAway: asking.isError };
  if (followed !== null && isBusy(followedRun)) return followedRun;
  if (sending.error) return { phase: 'refused', error: sending.error };
  if (sending.data === null) return { phase: 'cancelled' };
  return followed === null ? { phase: 'none' } : followedRun;
};

/**
 * Selects the variant that the picture area of the editor shows: the first unfinished variant, else the newest
 * successful variant, else the first variant.
 * @param runs states of all variants of one request, in order
 */
export const leadingRun = (runs: readonly Run[]): Run => {
  const newest = runs
    .filter((run) => run.phase === 'succeeded')
    .reduce<Run | undefined>((best, run) => (finishedAt(run) > finishedAt(best) ? run : best), undefined);
  return runs.find(isBusy) ?? newest ?? runs[0] ?? { phase: 'none' };
};

const finishedAt = (run: Run | undefined): string =>
  run?.phase === 'succeeded' ? (run.generation.finishedAt ?? '') : '-';

/**
 * Returns true if a generation is unfinished. The editor starts no second generation during an unfinished
 * generation.
 */
export const isBusy = (run: Run): boolean =>
  run.phase === 'sending' || run.phase === 'queued' || run.phase === 'running';

/** Returns true if a generation is expected to end after its deadline. */
export const isLate = (run: Run): boolean =>
  (run.phase === 'queued' || run.phase === 'running') && run.generation.isLate;

/** Returns true if the server refused a request because its price is higher than the price that the user agreed to. */
export const isPriceChange = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'price_changed';

/**
 * Returns the id of the thumbnail's unfinished or failed generation, which the editor shows also after a reload or
 * in a second tab; null without such a generation.
 * @param thumbnail the thumbnail as the server returned it
 */
export const openGenerationOf = (thumbnail: Thumbnail): string | null =>
  thumbnail.status === 'processing' || thumbnail.status === 'failed' ? thumbnail.generationId : null;

/**
 * Returns the URL of the picture that the editor shows. The URL of a new picture comes from its generation until the
 * thumbnail lists the picture.
 * @returns null if there is no picture or if a picture is being generated
 */
export const currentPicture = (thumbnail: Thumbnail, run: Run): string | null => {
  if (isBusy(run)) return null;
  if (run.phase !== 'succeeded') return thumbnail.generatedImageUrl;
  const isListed = thumbnail.generatedImages.some(({ generationId }) => generationId === run.generation.id);
  return isListed ? thumbnail.generatedImageUrl : (run.generation.imageUrl ?? thumbnail.generatedImageUrl);
};
