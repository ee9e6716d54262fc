import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { serverNow } from '@portada/database';
import { AppError } from '@portada/errors';
import {
  type WebhookAdapter,
  type WebhookReport,
  readModelEntry,
  readWebhook,
  readWebhookRequest,
  rowOfModelRequest,
  storeReportedJob,
  webhookHashOf,
} from '@portada/image-models';
import { Metrics } from '@portada/observability';
import { StoredSecrets } from '@portada/secrets';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { GENERATION_OPTIONS, type GenerationOptions } from './generation-options';

/** The address of a webhook: the adapter, the id of the model request, and the token of the request. */
type WebhookAddress = { adapter: WebhookAdapter; requestId: string; token: string };

/**
 * Stores the jobs that providers of image models report. A report changes nothing else: the worker that lost the answer to
 * its request reads the id of the job, asks the provider itself, and settles the generation.
 */
@Injectable()
export class ModelWebhooksService {
  private readonly reports;

  constructor(
    private readonly database: DataSource,
    @Inject(GENERATION_OPTIONS) private readonly options: GenerationOptions,
    @InjectPinoLogger(ModelWebhooksService.name) private readonly logger: PinoLogger,
    private readonly secrets: StoredSecrets,
    @Optional() metrics: Metrics = new Metrics('unknown'),
  ) {
    this.reports = metrics.counter(
      'model_webhooks_total',
      'Webhooks of image models, by outcome (stored, repeated, unknown, forged, malformed)',
      ['adapter', 'outcome'],
    );
  }

  /**
   * Stores the provider's id of the job of a model request. The first report counts.
   * @throws AppError not_found for an unknown request or a wrong token, invalid_request for a wrong signature or a body
   *   without id and status of a job
   */
  async receive({ adapter, requestId, token }: WebhookAddress, report: WebhookReport): Promise<void> {
    const note = (outcome: string) => this.reports.inc({ adapter, outcome });
    const tokenHash = webhookHashOf(token);
    const request = await readWebhookRequest(this.database, requestId);
    if (
      !request ||
      !timingSafeEqual(request.tokenHash, tokenHash) ||
      readModelEntry(request.model).name !== adapter
    ) {
      note('unknown');
      throw new AppError('not_found');
    }
    const keys = {
      request: await this.secretOf(requestId, request.secret),
      replicate: this.options.replicateWebhookSecret ?? null,
    };
    const read = readWebhook(adapter, report, keys, await serverNow(this.database));
    if (typeof read === 'string') {
      note(read);
      this.logger.warn(
        { adapter, modelRequestId: requestId, reason: read },
        'webhook of an image model refused',
      );
      throw new AppError('invalid_request');
    }
    note(await storeReportedJob(this.database, requestId, tokenHash, read.jobId));
  }

  /** Decrypts the key of the signature of one request. Requests of an earlier version have it in plain text. */
  private async secretOf(requestId: string, stored: string | null): Promise<string | null> {
    if (stored === null) return null;
    const row = rowOfModelRequest(requestId);
    return (await this.secrets.decrypt(row, Buffer.from(stored), (plain) => plain)).toString();
  }
}
