import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { drain } from '@portada/database';
import { cleanUpModelRequests } from '@portada/image-models';
import { JOB_QUEUE, type JobQueue } from '@portada/queue';
import { OBJECT_STORE, type ObjectStore } from '@portada/storage';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { GenerationEventsService } from './generation-events.service';
import {
  GENERATION_OPTIONS,
  type GenerationOptions,
  maxFailures,
  takeOverConnections,
} from './generation-options';
import {
  type EndedRow,
  deleteWorker,
  enqueueAgain,
  expireLeases,
  failExpired,
  markCleaned,
  readEnded,
  readNextInLine,
  warmUpTakeOver,
  releaseWorkerClaims,
  reportWorker,
} from './generation-sweeps.queries';
import { GenerationMetricsService } from './generation-metrics.service';
import { LeaseGrace } from './lease-grace';
import { OutboxRelayService } from './outbox-relay.service';

/** Seconds after which a generation that is next in line and was not claimed is enqueued again. */
const silentForSeconds = 15;

/** Number of jobs that are added to the queue in one round trip. */
const refillBatch = 1000;

/** Number of generations whose end is published to browsers at the same time. */
const publishBatch = 20;

/** Number of generations whose objects are cleaned up at the same time. */
const cleanupBatch = 50;

/**
 * Ends or enqueues generations whose process has died. Every worker runs all sweeps; a sweep that runs twice changes
 * nothing.
 */
@Injectable()
export class GenerationSweepsService implements OnModuleDestroy {
  /**
   * Id of the Redis instance that has the jobs of all queued generations; null before the queue was filled for the
   * first time.
   */
  private knownInstance: string | null = null;
  private publishing: Promise<void> = Promise.resolve();
  private stopped = false;
  private readonly grace: LeaseGrace;

  constructor(
    private readonly database: DataSource,
    private readonly generationEvents: GenerationEventsService,
    private readonly relay: OutboxRelayService,
    @Inject(JOB_QUEUE) private readonly queue: JobQueue,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    @Inject(GENERATION_OPTIONS) private readonly options: GenerationOptions,
    private readonly metrics: GenerationMetricsService,
    @InjectPinoLogger(GenerationSweepsService.name) private readonly logger: PinoLogger,
  ) {
    this.grace = new LeaseGrace(database);
  }

  /**
   * Enqueues due rows of the outbox: rows that the accepting process did not enqueue, and retries.
   * @param signal stops after the current batch
   */
  async handOver(signal?: AbortSignal): Promise<void> {
    while ((await this.relay.sweep()) > 0 && !signal?.aborted);
  }

  /**
   * Requeues generations whose lease expired. Generations past their deadline, or without an attempt left, fail and
   * release their credit.
   */
  async recover(): Promise<void> {
    const changed = await this.grace.runUnlessGrace((asOf) => this.endLostClaims(asOf));
    if (changed === null || changed.length === 0) return;
    this.publishChanges(changed);
    await this.relay.sweep({ fresh: true });
  }

  /** Ends the claims of generations whose lease expired. @returns ids of the generations that changed */
  private async endLostClaims(asOf: string): Promise<string[]> {
    const back = await expireLeases(this.database, { asOf, maxFailures });
    if (back.length > 0) {
      this.logger.warn(
        { count: back.length, generationId: back[0] },
        'leases expired, generations queued again',
      );
    }
    const failed = await failExpired(this.database, { asOf, maxFailures });
    for (const { error_code: code } of failed) this.metrics.ended('failed', code);
    if (failed.length > 0) {
      const [first] = failed;
      this.logger.warn(
        { count: failed.length, generationId: first?.id, code: first?.error_code },
        'generations failed, past their deadline or without an attempt left',
      );
    }
    return [...back, ...failed.map(({ id }) => id)];
  }

  /** Records that this worker runs and how many slots it has. Waiting times are estimated from these reports. */
  async reportWorker(): Promise<void> {
    const { workerId, slots } = this.options;
    if (workerId === undefined || slots === undefined) return;
    await reportWorker(this.database, workerId, slots);
  }

  /**
   * Opens the database connections that this worker needs to take over the generations of a dead worker, and compiles
   * the SQL functions of the take-over in these connections, which takes 50 ms per connection. Changes no data.
   */
  async prepareTakeOver(): Promise<void> {
    const times = Array.from({ length: takeOverConnections });
    await Promise.all(times.map(() => warmUpTakeOver(this.database, randomUUID())));
  }

  /**
   * Ends the claims of a worker process that is known to be dead. Other workers can claim its generations at once,
   * without waiting for the leases to expire.
   * @param workerId id of the dead process
   */
  async releaseClaimsOf(workerId: string): Promise<void> {
    const back = await releaseWorkerClaims(this.database, workerId, maxFailures);
    this.logger.warn({ workerId, queuedAgain: back.length }, 'claims of a dead worker ended');
    if (back.length > 0) await this.relay.sweep({ fresh: true });
    this.publishChanges(back);
  }

  /** Enqueues every generation that is next in line after Redis was wiped or restarted. */
  async refillQueue(): Promise<void> {
    const instance = await this.queue.redisInstanceId();
    if (instance === this.knownInstance) return;
    await this.refill();
    this.knownInstance = instance;
  }

  /** Enqueues generations again that are next in line and were not claimed for a long time. */
  async enqueueAgain(): Promise<void> {
    const count = await enqueueAgain(this.database, silentForSeconds);
    if (count === 0) return;
    this.logger.info({ count }, 'jobs of waiting generations added to the queue again');
    while ((await this.relay.sweep({ fresh: true })) > 0);
  }

  /** Waits for events that are being published, and removes the slots of this worker. */
  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    await this.publishing;
    const { workerId } = this.options;
    if (workerId === undefined) return;
    await deleteWorker(this.database, workerId).catch(() => undefined);
  }

  /**
   * Enqueues all generations that are next in line. They are read from their table, because inserting an outbox row
   * for each generation would take longer than adding the jobs.
   */
  private async refill(): Promise<void> {
    const rows = await readNextInLine(this.database);
    for (let start = 0; start < rows.length; start += refillBatch) {
      const batch = rows.slice(start, start + refillBatch);
      await this.queue.add(batch.map(({ id, handover }) => ({ name: 'generation.run', id, handover })));
    }
    if (rows.length > 0)
      this.logger.info({ count: rows.length }, 'queue refilled after Redis was wiped or restarted');
  }

  /** Publishes the changes of generations in the background, so that the sweeps continue meanwhile. */
  private publishChanges(ids: readonly string[]): void {
    if (ids.length === 0) return;
    this.publishing = this.publishing.then(async () => {
      for (let start = 0; start < ids.length && !this.stopped; start += publishBatch) {
        const batch = ids.slice(start, start + publishBatch);
        await Promise.all(batch.map((id) => this.generationEvents.publishChange(id).catch(() => undefined)));
      }
    });
  }

  /**
   * Deletes previews and left-over attempts of generations that ended an hour ago from the object store, and old records
   * of requests to image models.
   * @param signal stops after the current batch
   * @throws the first error of the store, after all other generations were cleaned up
   */
  async cleanUp(signal?: AbortSignal): Promise<void> {
    const failures: unknown[] = [];
    await cleanUpModelRequests(this.database, signal);
    await drain(cleanupBatch, () => this.cleanUpEnded(failures), signal);
    if (failures.length > 0) throw failures[0];
  }

  /**
   * Cleans up one batch of ended generations and adds errors to `failures`. @returns 0 if nothing in the batch
   * succeeded
   */
  private async cleanUpEnded(failures: unknown[]): Promise<number> {
    const ended = await readEnded(this.database, cleanupBatch);
    const results = await Promise.allSettled(ended.map((generation) => this.deleteLeftOvers(generation)));
    for (const result of results) if (result.status === 'rejected') failures.push(result.reason);
    const cleaned = ended.filter((_, index) => results[index]?.status === 'fulfilled').map(({ id }) => id);
    if (cleaned.length === 0) return 0;
    await markCleaned(this.database, cleaned);
    return ended.length;
  }

  /** Deletes all objects of a generation except image and plate with their variants, and the provider's file. */
  private async deleteLeftOvers({
    id,
    object_key: picture,
    original_key: original,
    plate_key: plate,
  }: EndedRow): Promise<void> {
    const leftOver: string[] = [];
    for await (const key of this.store.list(`generations/${id}/`)) {
      const isKept =
        [picture, plate].some((kept) => kept !== null && key.startsWith(kept)) || key === original;
      if (!isKept) leftOver.push(key);
    }
    await this.store.delete(leftOver);
  }
}
