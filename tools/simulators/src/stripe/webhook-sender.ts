import { Agent, request as httpRequest } from 'node:http';
import type Stripe from 'stripe';
import type { Chance } from './chance';
import type { Knobs } from './knobs';
import type { Provider } from './provider';
import type { Delivery } from './stripe-simulator.types';
import type { OutboxEntry } from './state';
import { signatureHeader } from './webhook-signature';

/** Longest delay in ms of a webhook delivery that the knob `shuffle` delays, if the knob `delayMs` is smaller. */
const shuffledMs = 250;
const answerTimeoutMs = 10_000;

type Attempt = { event: Stripe.Event; attempt: number; dueAt: number };

/**
 * Sends webhook events to Portada and retries until Portada answers with a 2xx status. The sender uses the real
 * clock.
 */
export class WebhookSender {
  private readonly agent = new Agent({ keepAlive: true });
  private readonly waiting: Attempt[] = [];
  private readonly made: Delivery[] = [];
  private readonly secrets: string[];
  private url: URL | undefined;
  private running = 0;
  private timer: NodeJS.Timeout | undefined;
  private idle: (() => void)[] = [];
  private isClosed = false;

  constructor(
    private readonly options: { knobs: Knobs; chance: Chance; secret: string; provider(): Provider },
  ) {
    this.secrets = [options.secret];
  }

  /** All attempts to deliver an event, oldest first. */
  get deliveries(): readonly Delivery[] {
    return this.made;
  }

  /**
   * Sets the receiver of webhook events.
   * @param url undefined if later events are only listed
   * @throws Error if the URL is not http
   */
  sendTo(url: string | undefined): void {
    const parsed = url === undefined ? undefined : new URL(url);
    if (parsed && parsed.protocol !== 'http:') throw new Error('the webhook address is not an http URL');
    this.url = parsed;
  }

  /** Signs later events with the old and the new secret. */
  rotateSecret(next: string): void {
    this.secrets.unshift(next);
    this.secrets.splice(2);
  }

  /** Sends events. The knobs may lose, repeat, shuffle or delay them. */
  send(events: readonly Stripe.Event[]): void {
    for (const event of events) this.sendOne(event);
    this.wake();
  }

  /** Sends one event again without simulated faults. */
  resend(event: Stripe.Event): void {
    this.schedule({ event, attempt: 1, dueAt: Date.now() });
    this.wake();
  }

  /** Continues the deliveries that an earlier process did not complete. */
  resume(): void {
    const { state } = this.options.provider();
    for (const { id, state: progress } of state.all('outbox')) {
      const event = state.get('events', id);
      if (progress === 'due' && event) this.sendOne(event);
    }
    this.wake();
  }

  /** Resolves when no delivery is waiting or in progress. */
  async drain(): Promise<void> {
    if (this.waiting.length === 0 && this.running === 0) return;
    await new Promise<void>((resolve) => this.idle.push(resolve));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.waiting.splice(0);
    this.agent.destroy();
    if (this.running === 0) this.resolveIdle();
    await this.drain();
  }

  private sendOne(event: Stripe.Event): void {
    const { knobs, chance } = this.options;
    if (!this.url) return this.record(event, 'unsent');
    if (chance.happens(knobs.webhooks.lose)) {
      this.made.push({ eventId: event.id, type: event.type, attempt: 1, at: Date.now(), outcome: 'lost' });
      return this.record(event, 'lost');
    }
    const times = 1 + Math.floor(chance.below(knobs.webhooks.repeat + 1));
    for (let time = 0; time < times; time += 1) {
      const { delayMs, shuffle } = knobs.webhooks;
      const heldMs = chance.happens(shuffle) ? chance.below(Math.max(delayMs, shuffledMs)) : 0;
      this.schedule({ event, attempt: 1, dueAt: Date.now() + chance.below(delayMs) + heldMs });
    }
  }

  private record(event: Stripe.Event, state: OutboxEntry['state']): void {
    const provider = this.options.provider();
    if (provider.state.get('outbox', event.id)?.state === state) return;
    provider.transact(null, () => provider.state.put('outbox', { id: event.id, state }));
  }

  private schedule(attempt: Attempt): void {
    let index = this.waiting.length;
    while (index > 0 && (this.waiting[index - 1]?.dueAt ?? 0) > attempt.dueAt) index -= 1;
    this.waiting.splice(index, 0, attempt);
  }

  private wake(): void {
    clearTimeout(this.timer);
    if (this.isClosed) return;
    while (this.running < this.options.knobs.webhooks.parallel) {
      const next = this.waiting[0];
      if (!next) return;
      const waitMs = next.dueAt - Date.now();
      if (waitMs > 0) {
        this.timer = setTimeout(() => this.wake(), waitMs);
        return;
      }
      this.waiting.shift();
      this.running += 1;
      void this.attempt(next);
    }
  }

  private async attempt({ event, attempt }: Attempt): Promise<void> {
    const outcome = await this.post(event);
    this.running -= 1;
    if (!this.isClosed) {
      this.made.push({ eventId: event.id, type: event.type, attempt, at: Date.now(), outcome });
      const isDelivered = typeof outcome === 'number' && outcome >= 200 && outcome < 300;
      const pauseMs = this.options.knobs.webhooks.retryMs[attempt - 1];
      if (isDelivered) this.record(event, 'delivered');
      else if (pauseMs === undefined) this.giveUp(event);
      else this.schedule({ event, attempt: attempt + 1, dueAt: Date.now() + pauseMs });
      this.wake();
    }
    if (this.waiting.length === 0 && this.running === 0) this.resolveIdle();
  }

  private giveUp(event: Stripe.Event): void {
    // An event stays delivered if an earlier delivery of the event was accepted.
    if (this.options.provider().state.get('outbox', event.id)?.state === 'due')
      this.record(event, 'given_up');
  }

  private resolveIdle(): void {
    for (const resolve of this.idle.splice(0)) resolve();
  }

  private post(event: Stripe.Event): Promise<number | 'unreachable'> {
    const { url } = this;
    if (!url) return Promise.resolve('unreachable');
    const body = JSON.stringify({ ...event, pending_webhooks: 1 }, null, 2);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'stripe-signature': signatureHeader(body, this.secrets, Math.floor(Date.now() / 1000)),
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    };
    return new Promise((resolve) => {
      const sent = httpRequest(url, { method: 'POST', agent: this.agent, headers, timeout: answerTimeoutMs });
      let outcome: number | 'unreachable' = 'unreachable';
      sent.on('response', (response) => {
        outcome = response.statusCode ?? outcome;
        response.resume();
      });
      sent.on('timeout', () => sent.destroy());
      // A failed request has no response, so the outcome of the delivery stays `unreachable`.
      sent.on('error', () => undefined);
      sent.on('close', () => resolve(outcome));
      sent.end(body);
    });
  }
}
