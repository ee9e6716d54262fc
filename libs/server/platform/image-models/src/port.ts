import type {
  AspectRatio,
  GenerationStage,
  Legibility,
  ModelQuality,
  PictureRequest,
} from '@portada/contracts';

export { type ModelQuality, modelQualities } from '@portada/contracts';

/** Size of an image in pixels. */
export type ModelSize = { width: number; height: number };

/** Input of a model: the creator's request, the exact size in pixels, and a seed (0 to 2^32-1). */
export type ModelInput = PictureRequest & {
  /** Id of the generation; adapters use it as the provider's idempotency key. */
  generationId: string;
  width: number;
  height: number;
  seed: number;
  aspectRatio: AspectRatio;
  /** Entry of `IMAGE_MODEL` that is asked first; the first entry if absent or unknown. */
  model?: string;
  /** `standard` if absent. Adapters map it to the quality steps of their provider. */
  quality?: ModelQuality;
  /** The area that stays free for the headline, in shares (0-1) of the image; absent or null: no headline is set. */
  headlineArea?: HeadlineArea | null;
};

/** A rectangle in shares (0-1) of the image, from its top left corner. */
export type HeadlineArea = { left: number; top: number; width: number; height: number };

/** Reason for the failure of a model; `not_understood`: the model knows no part of the prompt. */
export type ModelFailureCode =
  'safety' | 'not_understood' | 'rate_limited' | 'quota' | 'timeout' | 'bad_request' | 'provider';

/**
 * A failure that only the operator can end: the account has no money, the key is refused, or the provider does not know
 * the model. It is logged as an error, and the next model of `IMAGE_MODEL` serves.
 */
export type ModelAlarm = 'quota' | 'key' | 'model';

/**
 * Origin of an image, for its metadata. `source` is a term of the IPTC digital source type vocabulary, `model` the
 * provider's name of the model, `at` the time of generation in ISO 8601.
 */
export type ModelProvenance = {
  source: 'trainedAlgorithmicMedia' | 'compositeWithTrainedAlgorithmicMedia' | 'algorithmicMedia';
  model: string;
  at: string;
};

/** Events of a model, in this order; exactly one `done` or `failed` ends the stream. */
export type ModelEvent =
  | { type: 'queued'; position?: number }
  /**
   * `externalId` is stored before anything else is awaited. Null: the provider gives no id, and its only answer is the
   * response to the request. After a crash it is unknown whether the provider was paid, so the request is repeated at
   * most once, and the cost of the lost one is unknown. A chain of models repeats the event when the next model serves.
   */
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
      /** Price in US dollars; null: paid, but the amount is unknown. Absent: the model is free. */
      costUsd?: number | null;
      /** Size of `bytes` in pixels, as read from their header; absent if the model draws the exact size. */
      width?: number;
      height?: number;
      /** The provider's id of the request, for its support; null if it gives none. */
      providerRequestId?: string | null;
      provenance?: ModelProvenance;
    }
  | ModelFailure;

/** The event of a failure; `message` has status and code of the provider, never text of the user. */
export type ModelFailure = {
  type: 'failed';
  code: ModelFailureCode;
  retryable: boolean;
  message: string;
  /** Time in ms after which the provider accepts requests again, if it reports one. */
  retryAfterMs?: number;
  alarm?: ModelAlarm;
  /** True if the provider may charge for the failed request. Absent: false. */
  mayBeCharged?: boolean;
};

/** Capabilities of a model. The defaults of optional fields describe a free model that draws the whole thumbnail. */
export type ModelCapabilities = {
  progress: 'percent' | 'stages' | 'none';
  previews: boolean;
  seed: boolean;
  resume: boolean;
  /** Effect of cancelling: stops the work, only removes it from the provider's queue, or none. */
  cancel: 'hard' | 'queued' | 'none';
  /**
   * `typeset` (the default): the model sets the headline as type. `drawn`: it can paint letters, with errors. `none`: its
   * letters cannot be read. A model of the last two draws a plate without text, and the worker sets the headline.
   */
  text?: 'typeset' | 'drawn' | 'none';
  /** Size of the answer for each ratio; absent: exactly the requested size. */
  sizes?: Readonly<Record<AspectRatio, ModelSize>>;
  /** Reference images that the provider accepts in one request; 0 if absent. `ModelInput` has none yet. */
  references?: number;
  /** True if the model can change the part of an image that a mask selects. */
  mask?: boolean;
  /** True if images can have a transparent background. */
  transparent?: boolean;
  /** Requests that the provider serves at once; absent: no limit. */
  concurrency?: number;
  /** True if the provider makes only one image for a request that is sent twice with the same key. */
  safeResend?: boolean;
};

/** An image model. Adapters are registered by name; `IMAGE_MODEL` lists those that serve. */
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
  /**
   * Upper estimate of the price of one image in US dollars; null if it is unknown. Absent: the model is free.
   * @param input the request
   */
  estimateUsd?(input: ModelInput): number | null;
  /** Frees threads, sockets and timers. */
  close(): Promise<void>;
}
