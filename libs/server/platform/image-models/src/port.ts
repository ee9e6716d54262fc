import type { AspectRatio, GenerationStage, Legibility, PictureRequest } from '@portada/contracts';

/** What a model is asked for: the creator's request, the exact size in pixels, and a seed (0 to 2^32-1). */
export type ModelInput = PictureRequest & {
  /** Id of the generation; adapters use it as the provider's idempotency key. */
  generationId: string;
  width: number;
  height: number;
  seed: number;
  aspectRatio: AspectRatio;
};

export type ModelFailureCode = 'safety' | 'rate_limited' | 'quota' | 'timeout' | 'bad_request' | 'provider';

/** What a model says while it works, in this order; exactly one `done` or `failed` ends the stream. */
export type ModelEvent =
  | { type: 'queued'; position?: number }
  /** `externalId` is stored before anything else is waited for; null where the model cannot be resumed. */
  | { type: 'started'; model: string; externalId: string | null }
  /** `percent` 0-100, never falling; null where the model reports stages only. */
  | { type: 'progress'; percent: number | null; stage: GenerationStage | null }
  | { type: 'preview'; bytes: Buffer; mimeType: string }
  | {
      type: 'done';
      bytes: Buffer;
      mimeType: string;
      model: string;
      seed: number | null;
      /** As the model measured its own picture; null where it measures nothing. */
      legibility: Legibility | null;
    }
  | { type: 'failed'; code: ModelFailureCode; retryable: boolean; message: string };

export type ModelCapabilities = {
  progress: 'percent' | 'stages' | 'none';
  previews: boolean;
  seed: boolean;
  resume: boolean;
  /** What cancelling does: stops the work, only takes it out of the provider's queue, or nothing. */
  cancel: 'hard' | 'queued' | 'none';
};

/** One image model. Adapters are registered by name; `IMAGE_MODEL` chooses. */
export interface ImageModel {
  readonly name: string;
  readonly capabilities: ModelCapabilities;
  /**
   * Makes one picture.
   * @param input what is asked for
   * @param signal aborts the work: the stream then ends by throwing the signal's reason
   */
  start(input: ModelInput, signal: AbortSignal): AsyncIterable<ModelEvent>;
  /**
   * Goes on with work that an earlier process started; asks the provider for nothing new.
   * @param externalId as `started` gave it
   */
  resume(externalId: string, input: ModelInput, signal: AbortSignal): AsyncIterable<ModelEvent>;
  /** Stops the provider's work, as far as `capabilities.cancel` says. */
  cancel(externalId: string): Promise<void>;
  /**
   * Loads what the first picture would otherwise wait for, where there is such a thing; resolves when that is done, and
   * never fails: what cannot be loaded is reported with the first picture.
   */
  warm?(): Promise<void>;
  /** Frees threads, sockets and timers. */
  close(): Promise<void>;
}
