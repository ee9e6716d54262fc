import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { webhookDays } from '@portada/contracts';
import { serverNow } from '@portada/database';
import { crash } from '@portada/lifecycle';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { WebhookAddressRefused } from '../webhook-address';
import { WEBHOOK_OPTIONS, type WebhookOptions } from '../webhook-options';
import { WebhookSecrets } from '../webhook-secrets';
import {
  type AttemptFailure,
  type ClaimedDelivery,
  claimDeliveries,
  recordDelivered,
  recordFailed,
  releaseDelivery,
} from './deliveries.queries';
import { postWebhook } from './post-webhook';
import { retryPause } from './retry-schedule';
import { webhookBody, webhookHeaders } from './webhook-message';

/**
 * Requests that one process sends at once: to endpoints that work, and to endpoints whose last attempt failed. A request that
 * waits for its endpoint costs a socket only, so the limits are high: with two requests at a time for each account, 64 accounts
 * must hang to use up the first one.
 */
const slots = { working: 128, failing: 64 } as const;

/** Largest number of deliveries of each kind that one statement claims, because each of them then needs a connection to Postgres. */
const claimedAtOnce = 16;

/** Seconds for which an endpoint belongs to one sender: longer than a request may take. */
const claimSeconds = 30;

/**
 * Sends events to the endpoints of users. A row is marked after the endpoint answered, so no event is lost. If the process
 * ends in between, the event is sent again with the same `webhook-id`.
 */
@Injectable()
export class WebhookSenderService implements OnModuleDestroy {
  private readonly running = new Map<Promise<void>, { isFailing: boolean }>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly database: DataSource,
    private readonly secrets: WebhookSecrets,
    @Inject(WEBHOOK_OPTIONS) private readonly options: WebhookOptions,
    @InjectPinoLogger(WebhookSenderService.name) private readonly logger: PinoLogger,
  ) {}

  /**
   * Starts to send events that are due, and does not wait for the answers, so that a slow endpoint delays no other one.
   * @returns the number of claimed deliveries; 0 also if every slot is in use
   */
  async startDue(): Promise<number> {
    const failing = [...this.running.values()].filter(({ isFailing }) => isFailing).length;
    const most = Math.min(claimedAtOnce, slots.working - (this.running.size - failing));
    const mostFailing = Math.min(claimedAtOnce, slots.failing - failing);
    if (most === 0 && mostFailing === 0) return 0;
    const claimed = await claimDeliveries(this.database, { most, mostFailing, seconds: claimSeconds });
    for (const delivery of claimed) this.track(delivery);
    return claimed.length;
  }

  /** Resolves when no request is running any more. */
  async settled(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running.keys());
  }

  /** Ends the running requests; their deliveries are due again at once. */
  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.settled();
  }

  private track(delivery: ClaimedDelivery): void {
    const work = this.deliver(delivery).catch((error: unknown) =>
      // The claim ends by itself, and another attempt follows.
      this.logger.error(
        { err: error, deliveryId: delivery.id },
        'webhook attempt was not recorded, retrying',
      ),
    );
    this.running.set(work, { isFailing: delivery.isFailing });
    void work.finally(() => this.running.delete(work));
  }

  private async deliver(delivery: ClaimedDelivery): Promise<void> {
    const { id, attempts } = delivery;
    const startedAt = performance.now();
    const result = await this.attempt(delivery);
    if (result === 'stopped') return releaseDelivery(this.database, id, attempts);
    await crash.at('after-webhook');
    const ended = { id, attempts, ms: Math.round(performance.now() - startedAt) };
    if (result.failure === null) return recordDelivered(this.database, ended, result.code);
    const retry = { pause: retryPause(attempts), days: webhookDays.failing };
    const outcome = await recordFailed(this.database, ended, result, retry);
    const { endpointId, userId } = delivery;
    this.logger.info({ deliveryId: id, endpointId, userId, attempts, ...result, outcome }, 'webhook failed');
  }

  private async attempt(
    delivery: ClaimedDelivery,
  ): Promise<AttemptFailure | { failure: null; code: number } | 'stopped'> {
    const { id, endpointId, userId, url, secret, formerSecret } = delivery;
    const boxes = formerSecret ? [secret, formerSecret] : [secret];
    const secrets = await Promise.all(
      boxes.map((box) => this.secrets.decrypt({ id: endpointId, userId }, box)),
    );
    const body = webhookBody(delivery, this.options.origin);
    const headers = webhookHeaders(id, body, secrets, new Date(await serverNow(this.database)));
    const { signal } = this.stopping;
    try {
      const code = await postWebhook({ url, headers, body }, this.options, signal);
      return code >= 200 && code < 300 ? { failure: null, code } : { failure: 'status', code };
    } catch (error) {
      return signal.aborted ? 'stopped' : { failure: failureOf(error), code: null };
    }
  }
}

const failureOf = (error: unknown): AttemptFailure['failure'] => {
  if (error instanceof WebhookAddressRefused) return 'address';
  return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'connection';
};
