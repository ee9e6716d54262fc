import { Injectable } from '@nestjs/common';
import { type JobPayload, webhookDays } from '@portada/contracts';
import { drain } from '@portada/database';
import { type JobContext, type JobResult, OnJob } from '@portada/queue';
import { DataSource } from 'typeorm';
import { deleteOldDeliveries } from './delivery/deliveries.queries';
import { WebhookSecrets } from './webhook-secrets';

/** Number of deliveries that one SQL statement deletes. */
const batch = 1000;

/** Job handlers of webhooks. */
@Injectable()
export class WebhookJobsService {
  constructor(
    private readonly database: DataSource,
    private readonly secrets: WebhookSecrets,
  ) {}

  /** Deletes old deliveries. */
  @OnJob('webhooks.cleanup')
  async cleanUp(_payload: JobPayload<'webhooks.cleanup'>, { signal }: JobContext): Promise<JobResult> {
    const old = { days: webhookDays.kept, limit: batch };
    return { deleted: await drain(batch, () => deleteOldDeliveries(this.database, old), signal) };
  }

  /** Encrypts the secrets of endpoints with the current key. */
  @OnJob('webhooks.reencrypt')
  reencrypt(_payload: JobPayload<'webhooks.reencrypt'>, { signal }: JobContext): Promise<JobResult> {
    return this.secrets.reencrypt(signal);
  }
}
