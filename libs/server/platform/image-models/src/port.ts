import type { AspectRatio, GenerationStage, Legibility, PictureRequest } from '@portada/contracts';

/** Input of a model: the creator's request, the exact size in pixels, and a seed (0 to 2^32-1). */
export type ModelInput = PictureRequest & {
  /** Id of the generation; adapters use it as the provider's idempotency key. */
  generationId: string;
  width: number;
  height: number;
  seed: number;
  aspectRatio: AspectRatio;
};

/** Why a model made no image; `not_understood`: nothing of the prompt is known to it. */
export type ModelFailureCode =
  'safety' | 'not_understood' | 'rate_limited' | 'quota' | 'timeout' | 'bad_request' | 'provider';

/** Events of a model, in this order; exactly one `done` or `failed` ends the stream. */
export type ModelEvent =
  | { type: 'queued'; position?: number }
  /** `externalId` is stored before anything else is awaited; null if the model cannot be resumed. */
  | { type: 'started'; model: string; externalId: string | null }
  /** `percent` 0-100, never falling; null if the model reports only stages. */
  | { type: 'progress'; percent: number | null; stage: GenerationStage | null }
  | { type: 'preview'; bytes: Buffer; mimeType: string }
  | {
      type: 'done';
      bytes: Buffer;
      mimeType: string;
      model: string;
      seed: number | null;
      /** The model's measurement of its image; null if it measures nothing. */
      legibility: Legibility | null;
    }
  | { type: 'failed'; code: ModelFailureCode; retryable: boolean; message: string };

export type ModelCapabilities = {
  progress: 'percent' | 'stages' | 'none';
  previews: boolean;
  seed: boolean;
  resume: boolean;
  /** Effect of cancelling: stops the work, only removes it from the provider's queue, or none. */
  cancel: 'hard' | 'queued' | 'none';
};

/** An image model. Adapters are registered by name; `IMAGE_MODEL` selects one. */
export interface ImageModel {
  readonly name: string;
  readonly capabilities: ModelCapabilities;
  /**
   * Generates one image.
   * @param input the request
   * @param signal aborts the work: the stream then ends by throwing the signal's reason
   */
  start(input: ModelInput, signal: AbortSignal): AsyncIterable<ModelEvent>;
  /**
   * Resumes work that another process started, without a new request to the provider.
   * @param externalId from the event `started`
   */
  resume(externalId: string, input: ModelInput, signal: AbortSignal): AsyncIterable<ModelEvent>;
  /** Cancels the provider's work as far as `capabilities.cancel` declares. */
  cancel(externalId: string): Promise<void>;
  /**
   * Preloads resources of the first image, if there are any. Never fails: an error is reported with the first image.
   */
  warm?(): Promise<void>;
  /** Frees threads, sockets and timers. */
  close(): Promise<void>;
}
