import Stripe from 'stripe';
import { randomId } from './ids';
import type { StripeState } from './state';

/** What the product and its simulator speak; another version is refused. */
export const apiVersion = '2026-10-28.endive' satisfies typeof Stripe.API_VERSION;

export type EventOf<Type extends Stripe.Event['type']> = Extract<Stripe.Event, { type: Type }>;

/** The provider behind its api and its page: the tables, the clock, and the events that every change brings about. */
export class Provider {
  /** Whose request is under way, for the events; none where a person or a bank acts. */
  private request: Stripe.Event.Request = { id: null, idempotency_key: null };
  private fresh: Stripe.Event[] = [];

  /** @param options `now` in ms; `onEvents` is called with what one change brought about, after it is kept */
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

  /** Seconds since 1970, as the provider counts. */
  seconds(): number {
    return Math.floor(this.now() / 1000);
  }

  /**
   * Does all of it or, where it throws, nothing.
   * @param request by whom; `null` for what does not come through the api
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

  /** Records that something happened to an object, as it is now. */
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
      // The library types these by the event's kind; this one line knows only that they belong together.
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
