import type {
  AspectRatio,
  BrandKit,
  GenerationStage,
  Language,
  Legibility,
  Lettering,
  ModelQuality,
  PhotoCrop,
  PictureRequest,
} from '@portada/contracts';

import type { ModelWebhook } from './webhooks/model-webhook';

export { type ModelQuality, modelQualities } from '@portada/contracts';

/** Width and height of an image in pixels. */
export type ModelSize = { width: number; height: number };

/** Input of an image model: the user's request, the exact size in pixels, and a seed (0 to 2^32-1). */
export type ModelInput = PictureRequest & {
  /** Id of the generation; adapters use it as the provider's idempotency key. */
  generationId: string;
  width: number;
  height: number;
  seed: number;
  aspectRatio: AspectRatio;
  /** Entry of `IMAGE_MODEL` that is asked first; the first entry if absent or unknown. */
  model?: string;
  /** Quality of the image; `standard` if absent. Adapters map it to the levels of their provider. */
  quality?: ModelQuality;
  /** How the headline comes into the image: `drawn` by the model, if the model can, or `typeset` (the default). */
  lettering?: Lettering;
  /** The area of the headline, in shares (0-1) of the image; absent or null: the image has no headline. */
  headlineArea?: HeadlineArea | null;
  /** The headline that the model draws into the image; absent or null: the model draws an image without text. */
  drawnHeadline?: DrawnHeadline | null;
  /**
   * Pictures that the model uses: at most 10, of at most 10 MB and 24 megapixels each. A chain checks and prepares them
   * before a model is asked.
   */
  pictures?: readonly ModelPicture[];
  /** The user's photo that takes the part of the person; only the studio uses it. Absent or null: the person is drawn. */
  savedPerson?: SavedPersonPhoto | null;
  /** The brand that the image gets; only the studio uses it. Absent or null: the image gets none. */
  brandKit?: ModelBrandKit | null;
  /** Webhook to which the provider reports the job; absent or null: none. A chain sets it. */
  webhook?: ModelWebhook | null;
};

/**
 * A person whom a user cut out of a photo. `width` and `height` are pixels of the whole photo, of which `crop` is shown. `photo` and
 * `mask` are image files with their ids.
 */
export type SavedPersonPhoto = {
  width: number;
  height: number;
  crop: PhotoCrop | null;
  photo: { id: string; bytes: Uint8Array };
  mask: { id: string; bytes: Uint8Array };
};

/** The brand kit of a user with the file of its logo; null if the kit has no logo, or its file is lost. */
export type ModelBrandKit = { kit: BrandKit; logo: { id: string; bytes: Uint8Array } | null };

/**
 * Use of a picture in a request to a model. `reference`: shows how people, things or a style look. `base`: the picture
 * that is changed, at most one. `mask`: selects the part of the base picture that is changed, by transparent pixels;
 * it has the size of the base picture.
 */
export type PictureRole = 'reference' | 'base' | 'mask';

/** A picture in a request to a model. `bytes` is an image file of the type that `mimeType` names. */
export type ModelPicture = {
  role: PictureRole;
  bytes: Buffer;
  mimeType: 'image/png' | 'image/jpeg' | 'image/webp';
};

/** A headline that a model draws: its exact words, and their language. */
export type DrawnHeadline = { words: string; language: Language };

/** A rectangle in shares (0-1) of the image, from its top left corner. */
export type HeadlineArea = { left: number; top: number; width: number; height: number };

/**
 * Reason for the failure of a model. `not_understood`: the model knows no part of the prompt. `unsupported`: the request
 * needs a capability that the model lacks, and nothing was sent to the provider. `models_unavailable`: no model of a chain
 * could be asked, because each is switched off, paused, out of budget, or has an open circuit breaker.
 */
export type ModelFailureCode =
  | 'safety'
  | 'not_understood'
  | 'rate_limited'
  | 'quota'
  | 'timeout'
  | 'bad_request'
  | 'unsupported'
  | 'provider'
  | 'models_unavailable';

/**
 * A failure of an image model that only the operator can resolve: the account has no money, the key is refused, or
 * the provider does not know the model. It is logged as an error, and the next model of `IMAGE_MODEL` is called.
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

/** A scene of the studio as plain data; the schema is `sceneSchema` of `@portada/studio`. */
export type SceneData = Readonly<{ version: number; layers: readonly unknown[] }>;

/** An image file and its media type. */
export type ImageBytes = { bytes: Buffer; mimeType: string };

/** Events of an image model, in the order of their emission; exactly one `done` or `failed` ends the stream. */
export type ModelEvent =
  /**
   * Event: the request waits. `position` is its place in the provider's queue, from 1 (next); absent if the place is not
   * known, or if the request waits in this process.
   */
  | { type: 'queued'; position?: number }
  /**
   * Event: the provider has accepted the request. `externalId` is stored before anything else is awaited. If it is
   * null, the provider returns the image only as the response to the request. After a crash of the worker it is then
   * unknown if the provider charged, so the request is repeated at most once, and the cost of the lost request is
   * unknown. A chain of models repeats this event when the next model is called.
   */
  | { type: 'started'; model: string; externalId: string | null }
  /** Event: progress of the image. `percent` is 0 to 100 and never decreases; null if the model reports only stages. */
  | { type: 'progress'; percent: number | null; stage: GenerationStage | null }
  | { type: 'preview'; bytes: Buffer; mimeType: string }
  | {
      type: 'done';
      bytes: Buffer;
      mimeType: string;
      model: string;
      seed: number | null;
      /** Legibility that the model measured on the image; null if the model measured nothing. */
      legibility: Legibility | null;
      /** Price of the image in US dollars. Null: the provider charged an unknown amount. Absent: the model is free. */
      costUsd?: number | null;
      /**
       * Size of `bytes` in pixels, as read from the header of the image file; absent if the model draws the exact
       * size.
       */
      width?: number;
      height?: number;
      /** Id that the provider gave the request, for questions to its support; null if the provider gave no id. */
      providerRequestId?: string | null;
      provenance?: ModelProvenance;
      /** Size in pixels that the provider gave, before the image was fitted; absent: `width` and `height`. */
      original?: ModelSize;
      /**
       * The file of the provider, if it contains content credentials (C2PA). The credentials sign the bytes of the file, so
       * that they are lost in an image that is made from it.
       */
      credentialed?: ImageBytes;
      /** The layers of the image as data; absent if the model has none. */
      scene?: SceneData;
      /** The image beneath the headline, in the exact size; a chain adds it if a headline was set over it. */
      plate?: ImageBytes;
      /**
       * How the headline came into the image: `drawn` by the model, or `typeset`. Null if the image has no headline,
       * absent if it is not known. A chain adds it.
       */
      lettering?: Lettering | null;
      /** Entry of `IMAGE_MODEL` that served; a chain adds it. */
      entry?: string;
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
  /** True if the provider may charge for the failed request. False if absent. */
  mayBeCharged?: boolean;
};

/** Capabilities of a model. The defaults of optional fields describe a free model that draws the whole thumbnail. */
export type ModelCapabilities = {
  progress: 'percent' | 'stages' | 'none';
  previews: boolean;
  seed: boolean;
  resume: boolean;
  /**
   * Effect of cancelling a request: `hard` stops the work, `queued` only removes it from the provider's queue, `none`
   * has no effect.
   */
  cancel: 'hard' | 'queued' | 'none';
  /**
   * Text in the images of the model. `typeset` (the default): the model sets the headline as type. `drawn`: the model
   * can paint letters, with errors. `none`: the letters cannot be read. For `drawn` and `none`, the model draws an
   * image without text (plate), and the worker sets the headline. If a request asks for it, a model with `drawn` draws
   * the headline instead.
   */
  text?: 'typeset' | 'drawn' | 'none';
  /** Size of the returned image for each ratio; absent: exactly the requested size. */
  sizes?: Readonly<Record<AspectRatio, ModelSize>>;
  /** Reference pictures that the model accepts in one request; a base picture takes the place of one. 0 if absent. */
  references?: number;
  /** True if the model can change a given picture. */
  base?: boolean;
  /** True if the model can change only the part of a base picture that a mask selects. */
  mask?: boolean;
  /** True if images can have a transparent background. */
  transparent?: boolean;
  /** Maximum number of requests that the provider serves at once; absent: no limit. */
  concurrency?: number;
  /** Maximum number of requests for images that the provider accepts within a minute; absent: not known. */
  perMinute?: number;
  /** True if the provider makes only one image for a request that is sent twice with the same key. */
  safeResend?: boolean;
};

/** An image model. Each adapter has a name; the setting `IMAGE_MODEL` lists the adapters that are used. */
export interface ImageModel {
  readonly name: string;
  /** The provider's name of the model; absent if the adapter has only one. */
  readonly modelId?: string;
  readonly capabilities: ModelCapabilities;
  /**
   * Generates one image.
   * @param input the request
   * @param signal aborts the work: the stream then ends by throwing the signal's reason
   */
  start(input: ModelInput, signal: AbortSignal): AsyncIterable<ModelEvent>;
  /**
   * Resumes an image that another process requested, without a new request to the provider.
   * @param externalId id from the event `started`
   */
  resume(externalId: string, input: ModelInput, signal: AbortSignal): AsyncIterable<ModelEvent>;
  /**
   * Returns the id with which `resume` follows a job that the provider reported by webhook. The method is absent if the
   * provider reports no jobs.
   * @param reportedId the provider's id of the job: 1 to 100 letters, digits, `_` and `-`
   */
  externalIdOf?(reportedId: string): string;
  /** Cancels the provider's work as far as `capabilities.cancel` declares. */
  cancel(externalId: string): Promise<void>;
  /**
   * Preloads resources of the first image, if there are any. The promise is never rejected: an error is reported with
   * the first image.
   */
  warm?(): Promise<void>;
  /**
   * Upper estimate of the price of one image in US dollars; null if the price is unknown. The method is absent if the
   * model is free.
   * @param input the request
   */
  estimateUsd?(input: ModelInput): number | null;
  /** Releases the threads, sockets and timers of the image model. */
  close(): Promise<void>;
}
