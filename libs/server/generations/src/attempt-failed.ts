import type { GenerationErrorCode } from '@portada/contracts';

/** A failure of the model. A retryable one puts the generation back in the queue until its attempts are used up. */
export class AttemptFailed extends Error {
  override readonly name = 'AttemptFailed';

  constructor(
    readonly code: GenerationErrorCode,
    readonly retryable: boolean,
    message: string,
    /** Time in ms after which the provider accepts requests again. */
    readonly retryAfterMs = 0,
  ) {
    super(message);
  }
}
