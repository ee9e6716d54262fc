import { randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  type CreatedWebhookEndpoint,
  type NewWebhookEndpoint,
  type WebhookDelivery,
  type WebhookEndpoint,
  type WebhookEndpointChanges,
  webhookLimits,
  webhookOverlapHours,
  webhookTestEvent,
} from '@portada/contracts';
import { AppError } from '@portada/errors';
import { queueMail } from '@portada/mail';
import { RateLimitService } from '@portada/rate-limit';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { WebhookAddressRefused, checkWebhookAddress } from '../webhook-address';
import { WEBHOOK_OPTIONS, type WebhookOptions } from '../webhook-options';
import { WebhookSecrets } from '../webhook-secrets';
import {
  type DeliveryRow,
  type EndpointRow,
  changeEndpoint,
  deleteEndpoint,
  insertDelivery,
  insertEndpoint,
  listDeliveries,
  listEndpoints,
  lockAndCountEndpoints,
  replaceSecret,
  resendDelivery,
} from './webhook-endpoints.queries';
import { webhookRateLimits } from './webhooks.rate-limits';

/** Bytes of a secret; Standard Webhooks allows 24 to 64. */
const secretBytes = 32;

const isoOf = (time: Date | null): string | null => time?.toISOString() ?? null;

const shownEndpoint = ({
  createdAt,
  failingSince,
  formerSecretUntil,
  ...row
}: EndpointRow): WebhookEndpoint => ({
  ...row,
  createdAt: createdAt.toISOString(),
  failingSince: isoOf(failingSince),
  formerSecretUntil: isoOf(formerSecretUntil),
});

const shownDelivery = ({
  createdAt,
  lastAttemptAt,
  nextAttemptAt,
  ...row
}: DeliveryRow): WebhookDelivery => ({
  ...row,
  createdAt: createdAt.toISOString(),
  lastAttemptAt: isoOf(lastAttemptAt),
  nextAttemptAt: isoOf(nextAttemptAt),
});

/** @throws AppError not_found if the text is no id, so that no other text reaches the database */
const idOf = (text: string): string => {
  if (!z.uuid().safeParse(text).success) throw new AppError('not_found');
  return text;
};

/** Creates, lists, changes and deletes the webhook endpoints of an account, and lists and repeats their deliveries. */
@Injectable()
export class WebhookEndpoints {
  constructor(
    private readonly database: DataSource,
    private readonly rateLimits: RateLimitService,
    private readonly secrets: WebhookSecrets,
    @Inject(WEBHOOK_OPTIONS) private readonly options: WebhookOptions,
  ) {}

  /** Lists the endpoints of a user, oldest first. */
  async list(userId: string): Promise<WebhookEndpoint[]> {
    return (await listEndpoints(this.database, userId)).map(shownEndpoint);
  }

  /**
   * Creates an endpoint. Its secret is returned only here.
   * @throws AppError webhook_limit, invalid_request for a refused address, signed_out if the account is deleted,
   *   too_many_requests
   */
  async create(userId: string, values: NewWebhookEndpoint): Promise<CreatedWebhookEndpoint> {
    await this.rateLimits.consumeOrThrow(webhookRateLimits.changeWebhookByAccount, userId);
    this.checkAddress(values.url);
    const id = randomUUID();
    const { text, box } = await this.createSecret(id);
    const row = await this.database.transaction(async (tx) => {
      const count = await lockAndCountEndpoints(tx, userId);
      if (count === undefined) throw new AppError('signed_out');
      if (count >= webhookLimits.count) throw new AppError('webhook_limit');
      await queueMail(tx, userId, 'webhook_created');
      return insertEndpoint(tx, { id, userId, ...values, secret: box });
    });
    if (!row) throw new AppError('signed_out');
    return { secret: text, endpoint: shownEndpoint(row) };
  }

  /** Changes an endpoint. @throws AppError not_found, invalid_request for a refused address, too_many_requests */
  async change(userId: string, id: string, changes: WebhookEndpointChanges): Promise<WebhookEndpoint> {
    await this.rateLimits.consumeOrThrow(webhookRateLimits.changeWebhookByAccount, userId);
    if (changes.url !== undefined) this.checkAddress(changes.url);
    const row = await this.database.transaction(async (tx) => {
      const changed = await changeEndpoint(tx, userId, idOf(id), changes);
      if (changed && changes.url !== undefined) await queueMail(tx, userId, 'webhook_created');
      return changed;
    });
    if (!row) throw new AppError('not_found');
    return shownEndpoint(row);
  }

  /** Replaces the secret of an endpoint; the former one signs too for a day. @throws AppError not_found, too_many_requests */
  async rotate(userId: string, id: string): Promise<CreatedWebhookEndpoint> {
    await this.rateLimits.consumeOrThrow(webhookRateLimits.changeWebhookByAccount, userId);
    const { text, box } = await this.createSecret(idOf(id));
    const row = await this.database.transaction(async (tx) => {
      const replaced = await replaceSecret(tx, userId, id, { secret: box, hours: webhookOverlapHours });
      if (replaced) await queueMail(tx, userId, 'webhook_created');
      return replaced;
    });
    if (!row) throw new AppError('not_found');
    return { secret: text, endpoint: shownEndpoint(row) };
  }

  /** Deletes an endpoint with its deliveries. @throws AppError not_found */
  async delete(userId: string, id: string): Promise<void> {
    if (!(await deleteEndpoint(this.database, userId, idOf(id)))) throw new AppError('not_found');
  }

  /** Lists the last deliveries of an endpoint, newest first. @throws AppError not_found */
  async deliveries(userId: string, id: string): Promise<WebhookDelivery[]> {
    await this.requireEndpoint(userId, idOf(id));
    return (await listDeliveries(this.database, userId, id, webhookLimits.deliveries)).map(shownDelivery);
  }

  /** Queues a test event for an endpoint. @throws AppError not_found, webhook_disabled, too_many_requests */
  async test(userId: string, id: string): Promise<WebhookDelivery> {
    await this.rateLimits.consumeOrThrow(webhookRateLimits.sendWebhookByAccount, userId);
    const row = await insertDelivery(this.database, userId, idOf(id), webhookTestEvent);
    return row ? shownDelivery(row) : this.refuseSending(userId, id);
  }

  /** Sends a delivery again, with the same `webhook-id`. @throws AppError not_found, webhook_disabled, too_many_requests */
  async resend(userId: string, id: string, deliveryId: string): Promise<WebhookDelivery> {
    await this.rateLimits.consumeOrThrow(webhookRateLimits.sendWebhookByAccount, userId);
    const row = await resendDelivery(this.database, userId, idOf(id), idOf(deliveryId));
    return row ? shownDelivery(row) : this.refuseSending(userId, id);
  }

  private async requireEndpoint(userId: string, id: string): Promise<EndpointRow> {
    const row = (await listEndpoints(this.database, userId)).find((endpoint) => endpoint.id === id);
    if (!row) throw new AppError('not_found');
    return row;
  }

  private async refuseSending(userId: string, id: string): Promise<never> {
    const { disabledReason } = await this.requireEndpoint(userId, id);
    throw new AppError(disabledReason === null ? 'not_found' : 'webhook_disabled');
  }

  private checkAddress(url: string): void {
    try {
      checkWebhookAddress(url, this.options);
    } catch (error) {
      if (!(error instanceof WebhookAddressRefused)) throw error;
      throw new AppError('invalid_request', { fields: { url: 'webhook_address' }, cause: error });
    }
  }

  private async createSecret(endpointId: string): Promise<{ text: string; box: Buffer }> {
    const secret = randomBytes(secretBytes);
    return {
      text: `whsec_${secret.toString('base64')}`,
      box: await this.secrets.encrypt(endpointId, secret),
    };
  }
}
