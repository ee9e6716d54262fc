import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { drain } from '@portada/database';
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
import { LeaseGrace } from './lease-grace';
import { OutboxRelayService } from './outbox-relay.service';

/** A generation that is next in line and was claimed by no worker for this long is handed over again. */
const silentForSeconds = 15;

/** Jobs that are added to the queue in one round trip. */
const refillBatch = 1000;

/** Generations whose end is published at the same time. */
const publishBatch = 20;

/** Generations whose objects are cleaned up at the same time. */
const cleanupBatch = 50;

/** What finishes generations that no process will. Every worker runs all of them; doing one twice changes nothing. */
@Injectable()
export class GenerationSweepsService implements OnModuleDestroy {
  /** The Redis instance that everything queued was handed over to; null until it was once. */
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
    @InjectPinoLogger(GenerationSweepsService.name) private readonly logger: PinoLogger,
  ) {
    this.grace = new LeaseGrace(database);
  }

  /**
   * Rows of the outbox that nobody handed over, and retries whose time has come.
   * @param signal ends the hand-over after the batch in hand
   */
  async handOver(signal?: AbortSignal): Promise<void> {
    while ((await this.relay.sweep()) > 0 && !signal?.aborted);
  }

  /** Claims whose worker is gone go back in the queue; those past their deadline or attempts fail, credit back. */
  async recover(): Promise<void> {
    const changed = await this.grace.runUnlessGrace((asOf) => this.endLostClaims(asOf));
    if (changed === null || changed.length === 0) return;
    this.publishChanges(changed);
    await this.relay.sweep({ fresh: true });
  }

  /** @returns ids of the generations that changed */
  private async endLostClaims(asOf: string): Promise<string[]> {
    const back = await expireLeases(this.database, { asOf, maxFailures });
    if (back.length > 0) {
      this.logger.warn({ count: back.length, generationId: back[0] }, 'leases ran out: queued again');
    }
    const failed = await failExpired(this.database, { asOf, maxFailures });
    if (failed.length > 0) {
      const [first] = failed;
      this.logger.warn(
        { count: failed.length, generationId: first?.id, code: first?.error_code },
        'generations failed by the sweep',
      );
    }
    return [...back, ...failed.map(({ id }) => id)];
  }

  /** Says that this worker takes jobs, and how many at once: what waits is estimated from it. */
  async reportWorker(): Promise<void> {
    const { workerId, slots } = this.options;
    if (workerId === undefined || slots === undefined) return;
    await reportWorker(this.database, workerId, slots);
  }

  /**
   * Opens the connections that a take-over works with, and has Postgres compile what it calls: a new connection takes
   * 50 ms for that. Changes nothing: no attempts are left, no slot of a user is free, the generation does not exist.
   */
  async prepareTakeOver(): Promise<void> {
    const times = Array.from({ length: takeOverConnections });
    await Promise.all(times.map(() => warmUpTakeOver(this.database, randomUUID())));
  }

  /**
   * Ends the claims of a worker process that is known to be gone: what it worked on goes to other workers now, without
   * waiting for its lease, and its slots count no more.
   * @param workerId as that process was given it
   */
  async releaseClaimsOf(workerId: string): Promise<void> {
    const back = await releaseWorkerClaims(this.database, workerId, maxFailures);
    this.logger.warn({ workerId, queuedAgain: back.length }, 'claims of a dead worker ended');
    if (back.length > 0) await this.relay.sweep({ fresh: true });
    this.publishChanges(back);
  }

  /** After Redis was wiped or restarted, every generation that is next in line is handed over again. */
  async refillQueue(): Promise<void> {
    const instance = await this.queue.redisInstanceId();
    if (instance === this.knownInstance) return;
    await this.refill();
    this.knownInstance = instance;
  }

  /** Hands over again what is next in line and was claimed by no worker for long. */
  async enqueueAgain(): Promise<void> {
    const count = await enqueueAgain(this.database, silentForSeconds);
    if (count === 0) return;
    this.logger.info({ count }, 'queued generations handed over again');
    while ((await this.relay.sweep({ fresh: true })) > 0);
  }

  /** What is being published ends before the database is closed; the slots of this worker count no more. */
  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    await this.publishing;
    const { workerId } = this.options;
    if (workerId === undefined) return;
    await deleteWorker(this.database, workerId).catch(() => undefined);
  }

  /** Straight from the table: a row of the outbox for each would take longer than Redis does. */
  private async refill(): Promise<void> {
    const rows = await readNextInLine(this.database);
    for (let start = 0; start < rows.length; start += refillBatch) {
      const batch = rows.slice(start, start + refillBatch);
      await this.queue.add(batch.map(({ id, handover }) => ({ name: 'generation.run', id, handover })));
    }
    if (rows.length > 0) this.logger.info({ count: rows.length }, 'queue filled again');
  }

  /** In the background: the sweeps go on while thousands of changes are published. */
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
   * Previews and left-over attempts of generations that ended an hour ago leave the store.
   * @param signal ends the clean-up after the batch in hand
   * @throws the first error of the store, at the end; generations without one are cleaned up
   */
  async cleanUp(signal?: AbortSignal): Promise<void> {
    const failures: unknown[] = [];
    await drain(cleanupBatch, () => this.cleanUpEnded(failures), signal);
    if (failures.length > 0) throw failures[0];
  }

  /** Adds what failed to `failures`. A batch without any success is the last one. */
  private async cleanUpEnded(failures: unknown[]): Promise<number> {
    const ended = await readEnded(this.database, cleanupBatch);
    const results = await Promise.allSettled(ended.map((generation) => this.deleteLeftOvers(generation)));
    for (const result of results) if (result.status === 'rejected') failures.push(result.reason);
    const cleaned = ended.filter((_, index) => results[index]?.status === 'fulfilled').map(({ id }) => id);
    if (cleaned.length === 0) return 0;
    await markCleaned(this.database, cleaned);
    return ended.length;
  }

  /** Deletes every object of a generation but its picture and the copies of that. */
  private async deleteLeftOvers({ id, object_key: picture }: EndedRow): Promise<void> {
    const leftOver: string[] = [];
    for await (const key of this.store.list(`generations/${id}/`)) {
      if (picture === null || !key.startsWith(picture)) leftOver.push(key);
    }
    await this.store.delete(leftOver);
  }
}
