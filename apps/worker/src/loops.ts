import type { INestApplicationContext } from '@nestjs/common';
import { PaymentInboxService, PurchaseSweepsService } from '@portada/billing';
import { AuditRunsService } from '@portada/credits';
import { GENERATION_OPTIONS, type GenerationOptions, GenerationSweepsService } from '@portada/generations';
import { IMAGE_MODEL, type ImageModel, reportModels } from '@portada/image-models';
import { MailSenderService } from '@portada/mail';
import type { Logger } from '@portada/observability';
import type { Loop } from '@portada/scheduler';
import { EditedImagesService } from '@portada/thumbnails';
import { WebhookSenderService } from '@portada/webhooks';
import { DataSource } from 'typeorm';

/**
 * Creates the loops of a worker. A loop is repeated work that must run while Redis is unavailable, adds jobs to Redis,
 * or runs more often than a job schedule should. Other repeated work is a job schedule (libs/contracts/src/jobs.ts).
 * @returns the loops, not started
 */
export const workerLoops = (app: INestApplicationContext, logger: Logger): Loop[] => {
  const sweeps = app.get(GenerationSweepsService);
  const database = app.get(DataSource);
  const model = app.get<ImageModel>(IMAGE_MODEL, { strict: false });
  const { workerId, workerVersion } = app.get<GenerationOptions>(GENERATION_OPTIONS, { strict: false });
  return [
    { name: 'report-worker', everyMs: 1_000, look: () => sweeps.reportWorker() },
    {
      name: 'report-models',
      everyMs: 1_000,
      look: async () => {
        if (workerId !== undefined) await reportModels(database, workerId, model, workerVersion);
      },
    },
    { name: 'hand-over', everyMs: 500, look: (signal) => sweeps.handOver(signal) },
    { name: 'recover', everyMs: 250, look: () => sweeps.recover() },
    { name: 'refill-queue', everyMs: 250, look: () => sweeps.refillQueue() },
    { name: 'enqueue-again', everyMs: 5_000, look: () => sweeps.enqueueAgain() },
    { name: 'payment-inbox', everyMs: 500, look: () => app.get(PaymentInboxService).processDue() },
    { name: 'purchases', everyMs: 5_000, look: () => app.get(PurchaseSweepsService).sweep() },
    { name: 'mails', everyMs: 1_000, look: () => app.get(MailSenderService, { strict: false }).sendDue() },
    {
      name: 'webhooks',
      everyMs: 500,
      look: () => app.get(WebhookSenderService, { strict: false }).startDue(),
    },
    {
      name: 'edited-images',
      everyMs: 500,
      look: (signal) => app.get(EditedImagesService, { strict: false }).drawDue(signal),
    },
    // The interval of the ledger audit depends on the duration of the audit. Postgres decides if the audit is due.
    {
      name: 'ledger-audit',
      everyMs: 30_000,
      look: async (signal) => {
        const run = await app.get(AuditRunsService, { strict: false }).runIfDue(signal);
        if (run && run.breaches > 0) logger.error({ breaches: run.breaches }, 'ledger audit found breaches');
      },
    },
  ];
};
