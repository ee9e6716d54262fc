import type { GenerationErrorCode } from '@portada/contracts';

/**
 * Error: an image model failed. A retryable failure puts the generation back in the queue until its attempts are used
 * up.
 */
export class AttemptFailed extends Error {
  override readonly name = 'AttemptFailed';

  constructor(
    readonly code: GenerationErrorCode,
    readonly retryable: boolean,
    message: string,
    /** Time in ms after which the provider of the image model accepts requests again. */
    readonly retryAfterMs = 0,
  ) {
    super(message);
  }
}
