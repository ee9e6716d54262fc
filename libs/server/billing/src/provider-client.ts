import Stripe from 'stripe';
import type { StripeOptions } from './billing-options';
import { ProviderUnavailableError, toProviderError } from './provider-error';

/** Version of the provider's API that this code uses: docs.stripe.com/api/versioning. */
const apiVersion = '2026-10-28.endive';

/**
 * Seconds for which a signature is accepted. Signatures with a time in the future pass, so nothing else may depend on
 * this check.
 */
const signatureSeconds = 300;

const hostOf = (apiBase: string | null): Stripe.StripeConfig => {
  if (apiBase === null) return {};
  const { protocol, hostname, port } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? 80 : 443) };
};

/**
 * Client of the payment provider, one instance per process. It converts the errors of the client library. Without
 * options, no provider is configured.
 */
export class ProviderClient {
  private readonly client: Stripe | null;

  constructor(private readonly options: StripeOptions | null) {
    this.client =
      options &&
      new Stripe(options.secretKey, {
        apiVersion,
        ...hostOf(options.apiBase),
        timeout: options.timeoutMs ?? 8_000,
        maxNetworkRetries: options.maxNetworkRetries ?? 1,
        telemetry: false,
      });
  }

  /** True if a payment provider is configured. */
  get isOn(): boolean {
    return this.client !== null;
  }

  /** True in the live mode of the payment provider, which charges cards. */
  get isLive(): boolean {
    return /^[rs]k_live_/.test(this.options?.secretKey ?? '');
  }

  /** Calls the payment provider. @throws ProviderUnavailableError, ProviderRefusalError */
  async ask<T>(question: (client: Stripe) => Promise<T>): Promise<T> {
    if (!this.client) throw new ProviderUnavailableError(null);
    try {
      return await question(this.client);
    } catch (error) {
      throw toProviderError(error);
    }
  }

  /**
   * Verifies and parses a webhook body (docs.stripe.com/webhooks/signature).
   * @param raw the unparsed body
   * @param signature the header `Stripe-Signature`, which has several signatures while the secret changes
   * @param nowMs time by the clock of Postgres, in ms since 1970
   * @returns the body, or null if the signature is wrong or too old
   * @throws ProviderUnavailableError if no webhook secret is configured
   */
  readSigned(raw: Buffer, signature: string, nowMs: number): object | null {
    const secret = this.options?.webhookSecret;
    if (!this.client || !secret) throw new ProviderUnavailableError(null);
    try {
      return this.client.webhooks.constructEvent(raw, signature, secret, signatureSeconds, undefined, nowMs);
    } catch {
      // The error of the client library contains the request body, so the error is dropped.
      return null;
    }
  }
}
