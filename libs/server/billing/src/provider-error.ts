import { OperationalError } from '@portada/errors';
import Stripe from 'stripe';

/** What may be said of a refusal by the provider: neither its sentence nor its body, which may name people and cards. */
type RefusalDetails = {
  status: number | null;
  type: string;
  code: string | null;
  providerRequestId: string | null;
};

/**
 * The provider gave no answer that counts: it is away, overloaded, or there is none. What was asked for may have
 * happened nevertheless, unless `isKnown`.
 */
export class ProviderUnavailableError extends OperationalError {
  override readonly name = 'ProviderAwayError';

  /**
   * @param details null where no answer came at all
   * @param isStored whether the provider keeps this answer for the request's idempotency key, so that asking again with
   *   the same key is in vain (docs.stripe.com/api/idempotent_requests)
   */
  constructor(
    readonly details: RefusalDetails | null,
    readonly isStored = false,
  ) {
    super(
      details
        ? `the payment provider answered ${details.status ?? 'nothing'}`
        : 'the payment provider is away',
    );
  }
}

/** The provider understood and said no: our request, our key or our account is wrong. */
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
 * An error of the provider's client as this library throws it.
 * @param error anything; what is not the client's comes back as it is
 */
export const toProviderError = (error: unknown): unknown => {
  const { errors } = Stripe;
  if (!(error instanceof errors.StripeError)) return error;
  const details = detailsOf(error);
  const status = details.status ?? 0;
  if (error instanceof errors.StripeConnectionError) return new ProviderUnavailableError(null);
  if (status >= 500) return new ProviderUnavailableError(details, true);
  // Another parameter under the same key: the key is spent.
  if (error instanceof errors.StripeIdempotencyError && status === 400)
    return new ProviderUnavailableError(details, true);
  if (status === 429 || status === 409 || error instanceof errors.StripeAPIError)
    return new ProviderUnavailableError(details);
  return new ProviderRefusalError(details);
};

/** Whether the provider does not know what it was asked for. */
export const isUnknownToProvider = (error: unknown): boolean =>
  error instanceof ProviderRefusalError && error.details.code === 'resource_missing';
