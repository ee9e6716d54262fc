import Stripe from 'stripe';
import { randomId } from './ids';
import type { StripeState } from './state';

/** Version of the Stripe api that Portada and the simulator use. The simulator refuses other versions. */
export const apiVersion = '2026-10-28.endive' satisfies typeof Stripe.API_VERSION;

export type EventOf<Type extends Stripe.Event['type']> = Extract<Stripe.Event, { type: Type }>;

/** The simulated payment provider without api and pages: state tables, clock, and the events of every change. */
export class Provider {
  /** The api request in progress, which emitted events mention. The ids are null for actions of customers and banks. */
  private request: Stripe.Event.Request = { id: null, idempotency_key: null };
  private fresh: Stripe.Event[] = [];

  /** @param options `now` returns ms since 1970; `onEvents` is called with the events of a change after the change is stored */
  constructor(
    readonly state: StripeState,
    private readonly options: { pageBase: string; now: () => number; onEvents(events: Stripe.Event[]): void },
  ) {}

  /** Base URL of the pages of the simulated provider. */
  get pageBase(): string {
    return this.options.pageBase;
  }

  /** Returns the present time of the provider in ms since 1970. */
  now(): number {
    return this.options.now();
  }

  /** Returns the present time of the provider in seconds since 1970, the unit of Stripe's objects. */
  seconds(): number {
    return Math.floor(this.now() / 1000);
  }

  /**
   * Runs a transaction. If `change` throws, nothing is stored.
   * @param request id and idempotency key of the api request; null for a change outside of the api
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
      // The type cast is necessary, because the stripe library derives the type of `object` from the event type.
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
