import { Inject, Injectable } from '@nestjs/common';
import { productConfig } from '@portada/contracts';
import { BILLING_OPTIONS, type BillingOptions } from './billing-options';
import { ProviderClient } from './provider-client';
import { ProviderUnavailableError, isUnknownToProvider } from './provider-error';
import { type ProviderEvent, toProviderEvent } from './provider-event';
import { type ProviderSession, sessionExpansions, toProviderSession } from './provider-session';
import type { PurchaseRow } from './purchase-row';

/** A price at the provider, found by its lookup key. */
export type ProviderPrice = {
  id: string;
  lookupKey: string;
  /** Price in cents; null if it has fractions of a cent. */
  unitAmount: number | null;
  currency: string;
  isOneTime: boolean;
};

/** Minimum lifetime of a payment page in minutes: the provider requires 30, and clocks differ. */
const pageMinutes = 31;

/**
 * Length in seconds of one attempt to create a session. Requests with one idempotency key must be identical, and the
 * expiry of a page must be in the future, so key and expiry are derived from the purchase's creation time and the
 * attempt.
 */
export const attemptSeconds = 30;

/** Statuses of a dispute that withholds no money: inquiries, and disputes that were won or prevented. */
const harmlessDisputes = /^(won|prevented|warning_.*)$/;

/** Statuses of a refund that returned no money. */
const voidRefunds = new Set(['failed', 'canceled']);

/**
 * The only access to the payment provider. Results and errors are converted to Portada's types, without user input and
 * card data. A request without an answer, or with a 5xx, is repeated with the same idempotency key.
 */
@Injectable()
export class PaymentProviderService {
  private readonly client: ProviderClient;
  private readonly origin: string;

  constructor(@Inject(BILLING_OPTIONS) { stripe, publicUrl }: BillingOptions) {
    this.client = new ProviderClient(stripe);
    this.origin = new URL(publicUrl).origin;
  }

  /** True if a payment provider is configured. */
  get isConfigured(): boolean {
    return this.client.isOn;
  }

  /** True in the live mode of the payment provider, which charges cards. */
  get isLive(): boolean {
    return this.client.isLive;
  }

  /** Reads the active prices of Portada's packs. @throws ProviderUnavailableError, ProviderRefusalError */
  async prices(): Promise<ProviderPrice[]> {
    const lookupKeys = productConfig.creditPlans.map(({ lookupKey }) => lookupKey);
    const { data } = await this.client.ask((client) =>
      client.prices.list({ lookup_keys: lookupKeys, active: true, limit: 100 }),
    );
    return data.map((price) => ({
      id: price.id,
      lookupKey: price.lookup_key ?? '',
      unitAmount: price.unit_amount,
      currency: price.currency,
      isOneTime: price.type === 'one_time',
    }));
  }

  /**
   * Creates a session with a payment page. The same purchase and attempt return the same session.
   * @param purchase the purchase, with the email address for the provider's receipt
   * @param attempt number of the attempt, from 1; see `attemptSeconds`
   * @throws ProviderUnavailableError, ProviderRefusalError
   */
  async createSession(
    purchase: Pick<PurchaseRow, 'id' | 'userId' | 'plan' | 'priceId' | 'createdAt'> & { email: string },
    attempt: number,
  ): Promise<ProviderSession> {
    // User and pack are also stored at the provider, so that a later change of the row is detected.
    const metadata = { purchase_id: purchase.id, user_id: purchase.userId, plan: purchase.plan };
    const beginning = Math.floor(purchase.createdAt.getTime() / 1000);
    const session = await this.client.ask((client) =>
      client.checkout.sessions.create(
        {
          mode: 'payment',
          line_items: [{ price: purchase.priceId, quantity: 1 }],
          client_reference_id: purchase.id,
          customer_email: purchase.email,
          metadata,
          payment_intent_data: { metadata },
          expires_at: beginning + pageMinutes * 60 + attempt * attemptSeconds,
          success_url: `${this.origin}/credits?success=true&session_id={CHECKOUT_SESSION_ID}`,
          cancel_url: `${this.origin}/credits?canceled=true`,
          expand: [...sessionExpansions],
        },
        { idempotencyKey: `checkout:${purchase.id}:${attempt}` },
      ),
    );
    return toProviderSession(session);
  }

  /**
   * Finds the payment session of a purchase whose session id was not stored. Of several sessions, the paid session is
   * returned, otherwise the newest.
   * @throws ProviderUnavailableError, ProviderRefusalError
   */
  async findSession(
    purchase: Pick<PurchaseRow, 'id' | 'createdAt' | 'sessionAttempt'>,
  ): Promise<ProviderSession | null> {
    const beginning = purchase.createdAt.getTime();
    const from = new Date(beginning - 5 * 60_000);
    const to = new Date(beginning + purchase.sessionAttempt * attemptSeconds * 1000 + 10 * 60_000);
    let newest: ProviderSession | null = null;
    for await (const session of this.listSessions({ from, to })) {
      if (session.clientReferenceId !== purchase.id) continue;
      if (session.paymentStatus === 'paid') return session;
      newest ??= session;
    }
    return newest;
  }

  /**
   * Reads a payment session.
   * @returns null if the provider has no such session
   * @throws ProviderUnavailableError, ProviderRefusalError
   */
  async readSession(id: string): Promise<ProviderSession | null> {
    try {
      const expand = [...sessionExpansions];
      return toProviderSession(
        await this.client.ask((client) => client.checkout.sessions.retrieve(id, { expand })),
      );
    } catch (error) {
      if (isUnknownToProvider(error)) return null;
      throw error;
    }
  }

  /** Finds the session of a payment. @throws ProviderUnavailableError, ProviderRefusalError */
  async sessionOfPayment(paymentIntentId: string): Promise<ProviderSession | null> {
    const { data } = await this.client.ask((client) =>
      client.checkout.sessions.list({ payment_intent: paymentIntentId, limit: 1 }),
    );
    return data[0] ? toProviderSession(data[0]) : null;
  }

  /**
   * Lists every payment session that was created in a period, newest first, in pages of a hundred.
   * @throws ProviderUnavailableError, ProviderRefusalError
   */
  async *listSessions(window: { from: Date; to: Date }): AsyncGenerator<ProviderSession> {
    const created = {
      gte: Math.floor(window.from.getTime() / 1000),
      lte: Math.ceil(window.to.getTime() / 1000),
    };
    const expand = sessionExpansions.map((path) => `data.${path}`);
    for (let after: string | undefined; ;) {
      const { data, has_more: hasMore } = await this.client.ask((client) =>
        client.checkout.sessions.list({
          created,
          limit: 100,
          expand,
          ...(after && { starting_after: after }),
        }),
      );
      for (const session of data) yield toProviderSession(session);
      after = data.at(-1)?.id;
      if (!hasMore || after === undefined) return;
    }
  }

  /**
   * Reads the refunded and disputed amounts of a payment in cents.
   * @param session the session that the provider has just returned
   * @throws ProviderUnavailableError, ProviderRefusalError
   */
  async readReversals(
    session: Pick<ProviderSession, 'paymentIntentId' | 'charge'>,
  ): Promise<{ refundedCents: number; disputedCents: number }> {
    const { charge, paymentIntentId } = session;
    if (!charge || !paymentIntentId) return { refundedCents: 0, disputedCents: 0 };
    const [refundedCents, disputedCents] = await Promise.all([
      charge.amountRefunded > 0 ? this.refundedCents(paymentIntentId) : 0,
      charge.isDisputed ? this.disputedCents(paymentIntentId, charge) : 0,
    ]);
    return { refundedCents: Math.min(refundedCents, charge.amount), disputedCents };
  }

  /**
   * Expires an open payment session; does nothing if the session is complete or expired. @throws
   * ProviderUnavailableError
   */
  async expireSession(id: string): Promise<void> {
    try {
      await this.client.ask((client) => client.checkout.sessions.expire(id));
    } catch (error) {
      if (error instanceof ProviderUnavailableError) throw error;
    }
  }

  /**
   * Reads the address of a payment's receipt, which is valid for a limited time.
   * @returns null if the payment has no receipt
   * @throws ProviderUnavailableError, ProviderRefusalError
   */
  async receiptUrl(paymentIntentId: string): Promise<string | null> {
    const intent = await this.client.ask((client) =>
      client.paymentIntents.retrieve(paymentIntentId, { expand: ['latest_charge'] }),
    );
    return typeof intent.latest_charge === 'object' ? (intent.latest_charge?.receipt_url ?? null) : null;
  }

  /**
   * Verifies the signature of a webhook event.
   * @param raw the unparsed body
   * @param signature the header `Stripe-Signature`
   * @param nowMs time by the clock of Postgres, in ms since 1970
   * @returns null if the event's type is ignored; `false` if the signature is wrong or too old
   * @throws ProviderUnavailableError if no webhook secret is configured
   */
  verifyEvent(raw: Buffer, signature: string, nowMs: number): ProviderEvent | null | false {
    const body = this.client.readSigned(raw, signature, nowMs);
    return body !== null && toProviderEvent(body);
  }

  private async refundedCents(paymentIntentId: string): Promise<number> {
    const refunds = await this.client.ask((client) =>
      client.refunds.list({ payment_intent: paymentIntentId, limit: 100 }),
    );
    return refunds.data
      .filter(({ status }) => !voidRefunds.has(status ?? ''))
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  private async disputedCents(
    paymentIntentId: string,
    charge: { amount: number; currency: string },
  ): Promise<number> {
    const disputes = await this.client.ask((client) =>
      client.disputes.list({ payment_intent: paymentIntentId, limit: 100 }),
    );
    const cents = disputes.data
      .filter(({ status }) => !harmlessDisputes.test(status))
      // A dispute in another currency counts as a dispute of the whole amount.
      .reduce(
        (sum, { amount, currency }) => sum + (currency === charge.currency ? amount : charge.amount),
        0,
      );
    return Math.min(cents, charge.amount);
  }
}
