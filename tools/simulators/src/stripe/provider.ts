import Stripe from 'stripe';
import { randomId } from './ids';
import type { StripeState } from './state';

/** Api version of the product and its simulator; other versions are refused. */
export const apiVersion = '2026-10-28.endive' satisfies typeof Stripe.API_VERSION;

export type EventOf<Type extends Stripe.Event['type']> = Extract<Stripe.Event, { type: Type }>;

/** The provider behind its api and pages: tables, clock, and the events of every change. */
export class Provider {
  /** The request in progress, for the events; none for actions of customers and banks. */
  private request: Stripe.Event.Request = { id: null, idempotency_key: null };
  private fresh: Stripe.Event[] = [];

  /** @param options `now` in ms; `onEvents` is called with the events of a change after it was stored */
  constructor(
    readonly state: StripeState,
    private readonly options: { pageBase: string; now: () => number; onEvents(events: Stripe.Event[]): void },
  ) {}

  get pageBase(): string {
    return this.options.pageBase;
  }

  /** ms since 1970. */
  now(): number {
    return this.options.now();
  }

  /** Seconds since 1970, the provider's unit of time. */
  seconds(): number {
    return Math.floor(this.now() / 1000);
  }

  /**
   * Runs a transaction: if `change` throws, nothing is stored.
   * @param request id of the api request; `null` for changes outside of the api
   */
  transact<T>(request: { id: string; idempotencyKey: string | null } | null, change: () => T): T {
    this.request = { id: request?.id ?? null, idempotency_key: request?.idempotencyKey ?? null };
    let result: T;
    try {
      result = change();
      this.state.commit();
    } catch (error) {
      this.fresh = [];
      this.state.rollback();
      throw error;
    }
    const events = this.fresh.splice(0);
    if (events.length > 0) this.options.onEvents(events);
    return result;
  }

  /** Records an event with the current state of an object. */
  emit<Type extends Stripe.Event['type']>(
    type: Type,
    object: EventOf<Type>['data']['object'],
    previousAttributes?: object,
  ): void {
    const event: Stripe.EventBase = {
      id: randomId('evt_1'),
      object: 'event',
      api_version: apiVersion,
      created: this.seconds(),
      // The library types the object by the type of the event, which is not known here.
      data: {
        object,
        ...(previousAttributes && { previous_attributes: previousAttributes }),
      } as Stripe.Event.Data,
      livemode: false,
      pending_webhooks: 1,
      request: this.request,
      type,
    };
    this.fresh.push(this.state.put('events', event as Stripe.Event));
    this.state.put('outbox', { id: event.id, state: 'due' });
  }
}
