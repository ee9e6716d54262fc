import type { INestApplicationContext } from '@nestjs/common';
import { readWaitingEvents } from '@portada/billing';
import { AuditRunsService } from '@portada/credits';
import { measurePool, serverNow } from '@portada/database';
import { type GenerationBacklog, readGenerationBacklog } from '@portada/generations';
import { FallbackModel, IMAGE_MODEL, type ImageModel } from '@portada/image-models';
import { countDueMails } from '@portada/mail';
import { Metrics } from '@portada/observability';
import { JOB_QUEUE, type JobQueue } from '@portada/queue';
import { DataSource } from 'typeorm';

/** Largest number of waiting rows that a scrape counts; the metric stops at this number. */
const atMost = 100_000;

/** Milliseconds for which one reading of the backlog serves several metrics and scrapes. */
const readingValidMs = 1_000;

/** Returns a function that reads a value at most once in `readingValidMs`. A failed reading is not kept. */
const shared = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let last: { at: number; value: Promise<T> } | undefined;
  return () => {
    if (last && performance.now() - last.at < readingValidMs) return last.value;
    const value = read();
    last = { at: performance.now(), value };
    value.catch(() => (last = undefined));
    return value;
  };
};

/**
 * Adds the gauges of a worker to its metrics: the queue and other waiting work in Postgres, jobs in Redis, the last
 * ledger audit, the image models, and the connections. Every worker exports the same figures of Postgres and Redis, so
 * that alerts take their maximum.
 * @returns the metrics of the worker
 */
export const measureWorker = (app: INestApplicationContext): Metrics => {
  const metrics = app.get(Metrics);
  const database = app.get(DataSource);
  const queue = app.get<JobQueue>(JOB_QUEUE);
  measurePool(database, metrics);
  measureGenerations(
    metrics,
    shared(() => readGenerationBacklog(database, atMost)),
  );
  metrics.gauge('queue_jobs_waiting', 'Jobs that wait in Redis', async () => (await queue.counts()).waiting);
  metrics.gauge('mails_due', 'Mails that are due and were not sent', () => countDueMails(database, atMost));
  metrics.gauge(
    'payment_events_waiting',
    'Events of the payment provider that were not processed',
    async () => {
      return (await readWaitingEvents(database)).waiting;
    },
  );
  const audits = app.get(AuditRunsService, { strict: false });
  const audit = shared(() => audits.last());
  metrics.gauges('ledger_audit_breaches', 'Breaches that the last ledger audit found', [], async () => {
    const last = await audit();
    return last ? [{ labels: {}, value: last.breaches }] : [];
  });
  metrics.gauges('ledger_audit_age_seconds', 'Time since the last ledger audit ended', [], async () => {
    const last = await audit();
    return last
      ? [{ labels: {}, value: ((await serverNow(database)) - last.finishedAt.getTime()) / 1000 }]
      : [];
  });
  measureModels(metrics, app.get<ImageModel>(IMAGE_MODEL, { strict: false }));
  return metrics;
};

/** Adds the gauges of generations that wait, run, or need a hand-over or a clean-up. */
const measureGenerations = (metrics: Metrics, backlog: () => Promise<GenerationBacklog>): void => {
  metrics.gauge('queue_depth', 'Generations that are queued', async () => (await backlog()).queued);
  metrics.gauge('queue_oldest_seconds', 'Age of the oldest generation that is queued', async () => {
    return (await backlog()).oldestQueuedSeconds;
  });
  metrics.gauge('generations_running', 'Generations that are running', async () => (await backlog()).running);
  metrics.gauge('outbox_due', 'Due rows of the outbox of jobs', async () => (await backlog()).handOver);
  metrics.gauge('cleanup_backlog', 'Ended generations whose left-over objects were not removed', async () => {
    return (await backlog()).cleanUp;
  });
};

/** Adds the state of each image model: 1 for the state of its circuit breaker, and 1 for an alarm of the operator. */
const measureModels = (metrics: Metrics, model: ImageModel): void => {
  if (!(model instanceof FallbackModel)) return;
  metrics.gauges('model_state', 'State of the circuit breaker of each image model', ['model', 'state'], () =>
    model.reports().map(({ model: name, state }) => ({ labels: { model: name, state }, value: 1 })),
  );
  metrics.gauges(
    'model_alarm',
    'Image models that need an action of the operator, by alarm (quota, key, model)',
    ['model', 'alarm'],
    () =>
      model.reports().flatMap(({ model: name, pause }) => {
        return pause?.alarm ? [{ labels: { model: name, alarm: pause.alarm }, value: 1 }] : [];
      }),
  );
};
