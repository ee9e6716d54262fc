import { OperationalError } from '@portada/errors';
import Stripe from 'stripe';

/**
 * The parts of a provider error that may be logged. Message and body may contain personal data, so they are excluded.
 */
type RefusalDetails = {
  status: number | null;
  type: string;
  code: string | null;
  providerRequestId: string | null;
};

/**
 * Error: the payment provider gave no final answer, because it is unavailable, overloaded or not configured. The
 * request may have been executed nevertheless.
 */
export class ProviderUnavailableError extends OperationalError {
  override readonly name = 'ProviderUnavailableError';

  /**
   * Creates the error.
   * @param details null if the provider did not answer
   * @param isStored true if the provider stores this answer for the idempotency key, so that a retry needs another
   *   key (docs.stripe.com/api/idempotent_requests)
   */
  constructor(
    readonly details: RefusalDetails | null,
    readonly isStored = false,
  ) {
    super(
      details
        ? `the payment provider answered ${details.status ?? 'nothing'}`
        : 'the payment provider is unavailable',
    );
  }
}

/** Error: the payment provider refused a request, because the request, the API key or the account is wrong. */
export class ProviderRefusalError extends Error {
  override readonly name = 'ProviderRefusalError';

  constructor(readonly details: RefusalDetails) {
    super(`the payment provider refused: ${details.code ?? details.type}`);
  }
}

const detailsOf = (error: InstanceType<typeof Stripe.errors.StripeError>): RefusalDetails => ({
  status: error.statusCode ?? null,
  type: error.type,
  code: error.code ?? null,
  providerRequestId: error.requestId ?? null,
});

/**
 * Converts an error of the payment provider's client library to an error of this module.
 * @param error any error; an error of another source is returned unchanged
 */
export const toProviderError = (error: unknown): unknown => {
  const { errors } = Stripe;
  if (!(error instanceof errors.StripeError)) return error;
  const details = detailsOf(error);
  const status = details.status ?? 0;
  if (error instanceof errors.StripeConnectionError) return new ProviderUnavailableError(null);
  if (status >= 500) return new ProviderUnavailableError(details, true);
  // The idempotency key was used with other parameters, so a retry needs another key.
  if (error instanceof errors.StripeIdempotencyError && status === 400)
    return new ProviderUnavailableError(details, true);
  if (status === 429 || status === 409 || error instanceof errors.StripeAPIError)
    return new ProviderUnavailableError(details);
  return new ProviderRefusalError(details);
};

/**
 * Tells if the requested object does not exist at the payment provider.
 * @returns true for an error with this meaning
 */
export const isUnknownToProvider = (error: unknown): boolean =>
  error instanceof ProviderRefusalError && error.details.code === 'resource_missing';
