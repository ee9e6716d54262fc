import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { GenerationErrorCode } from '@portada/contracts';
import { drain } from '@portada/database';
import { JOB_QUEUE, type JobQueue } from '@portada/queue';
import { OBJECT_STORE, type ObjectStore } from '@portada/storage';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { GenerationNews } from './generation-news';
import {
  GENERATION_OPTIONS,
  type GenerationOptions,
  maxFailures,
  takeOverConnections,
} from './generation-options';
import { LeaseGrace } from './lease-grace';
import { OutboxRelay } from './outbox-relay';

/** A generation that is next in line and was claimed by no worker for this long is handed over again. */
const silentForSeconds = 15;

/** Jobs that are added to the queue in one round trip. */
const refillBatch = 1000;

/** Generations whose end is published at the same time. */
const publishBatch = 20;

/** Generations whose objects are cleaned up at the same time. */
const cleanupBatch = 50;

/** A generation that ended; `object_key` is its picture's, null where it has none. */
type EndedRow = { id: string; object_key: string | null };

/** What finishes generations that no process will. Every worker runs all of them; doing one twice changes nothing. */
@Injectable()
export class GenerationSweeps implements OnModuleDestroy {
  /** The Redis instance that everything queued was handed over to; null until it was once. */
  private knownInstance: string | null = null;
  private publishing: Promise<void> = Promise.resolve();
  private stopped = false;
  private readonly grace: LeaseGrace;

  constructor(
    private readonly database: DataSource,
    private readonly news: GenerationNews,
    private readonly relay: OutboxRelay,
    @Inject(JOB_QUEUE) private readonly queue: JobQueue,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    @Inject(GENERATION_OPTIONS) private readonly options: GenerationOptions,
    @InjectPinoLogger(GenerationSweeps.name) private readonly logger: PinoLogger,
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
    const changed = await this.grace.judged((asOf) => this.endLostClaims(asOf));
    if (changed === null || changed.length === 0) return;
    this.publishChanges(changed);
    await this.relay.sweep({ fresh: true });
  }

  /** @returns ids of the generations that changed */
  private async endLostClaims(asOf: string): Promise<string[]> {
    const back = await this.database.query<{ id: string }[]>(
      `SELECT expire_leases($1) AS id WHERE clock_timestamp() < $2::timestamptz + interval '1 second'`,
      [maxFailures, asOf],
    );
    if (back.length > 0) {
      this.logger.warn({ count: back.length, generationId: back[0]?.id }, 'leases ran out: queued again');
    }
    // Materialised: the condition is looked at before the function is called.
    const failed = await this.database.query<{ id: string; error_code: GenerationErrorCode }[]>(
      `WITH fresh AS MATERIALIZED (
         SELECT $1::int AS max_failures WHERE clock_timestamp() < $2::timestamptz + interval '1 second')
       SELECT ended.* FROM fresh, fail_expired_generations(fresh.max_failures) AS ended`,
      [maxFailures, asOf],
    );
    if (failed.length > 0) {
      const [first] = failed;
      this.logger.warn(
        { count: failed.length, generationId: first?.id, code: first?.error_code },
        'generations failed by the sweep',
      );
    }
    return [...back, ...failed].map(({ id }) => id);
  }

  /** Says that this worker takes jobs, and how many at once: what waits is estimated from it. */
  async reportWorker(): Promise<void> {
    const { workerId, slots } = this.options;
    if (workerId === undefined || slots === undefined) return;
    await this.database.query(
      `INSERT INTO generation_workers (id, slots) VALUES ($1, $2)
         ON CONFLICT (id) DO UPDATE SET slots = excluded.slots, seen_at = clock_timestamp()`,
      [workerId, slots],
    );
  }

  /**
   * Opens the connections that a take-over works with, and has Postgres compile what it calls: a new connection takes
   * 50 ms for that. Changes nothing: no attempts are left, no slot of a user is free, the generation does not exist.
   */
  async prepareTakeOver(): Promise<void> {
    const rehearsal = `SELECT (SELECT count(*) FROM release_worker_claims($1, 0)),
        (SELECT count(*) FROM claim_next_generation(0, 0, $1)), (SELECT count(*) FROM claim_generation($1, 0, 0, $1))`;
    const times = Array.from({ length: takeOverConnections });
    await Promise.all(times.map(() => this.database.query(rehearsal, [randomUUID()])));
  }

  /**
   * Ends the claims of a worker process that is known to be gone: what it worked on goes to other workers now, without
   * waiting for its lease, and its slots count no more.
   * @param workerId as that process was given it
   */
  async releaseClaimsOf(workerId: string): Promise<void> {
    const back = await this.database.query<{ id: string }[]>(
      `WITH gone AS (DELETE FROM generation_workers WHERE id = $1)
       SELECT release_worker_claims($1, $2) AS id`,
      [workerId, maxFailures],
    );
    this.logger.warn({ workerId, queuedAgain: back.length }, 'claims of a dead worker ended');
    if (back.length > 0) await this.relay.sweep({ fresh: true });
    this.publishChanges(back.map(({ id }) => id));
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
    const [row] = await this.database.query<[{ count: number }]>('SELECT enqueue_again($1) AS count', [
      silentForSeconds,
    ]);
    if (row.count === 0) return;
    this.logger.info({ count: row.count }, 'queued generations handed over again');
    while ((await this.relay.sweep({ fresh: true })) > 0);
  }

  /** What is being published ends before the database is closed; the slots of this worker count no more. */
  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    await this.publishing;
    const { workerId } = this.options;
    if (workerId === undefined) return;
    await this.database
      .query('DELETE FROM generation_workers WHERE id = $1', [workerId])
      .catch(() => undefined);
  }

  /** Straight from the table: a row of the outbox for each would take longer than Redis does. */
  private async refill(): Promise<void> {
    const rows = await this.database.query<{ id: string; handover: number }[]>(
      `SELECT id, handover FROM generations WHERE next_rank IS NOT NULL AND next_at <= clock_timestamp()
        ORDER BY next_rank, next_at, id`,
    );
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
        await Promise.all(batch.map((id) => this.news.tellChange(id).catch(() => undefined)));
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
    const ended = await this.database.query<EndedRow[]>(
      `SELECT g.id, i.object_key FROM generations g LEFT JOIN images i ON i.generation_id = g.id
        WHERE g.tidied_at IS NULL AND g.finished_at < now() - interval '1 hour'
        ORDER BY g.finished_at LIMIT ${cleanupBatch}`,
    );
    const results = await Promise.allSettled(ended.map((generation) => this.deleteLeftOvers(generation)));
    for (const result of results) if (result.status === 'rejected') failures.push(result.reason);
    const cleaned = ended.filter((_, index) => results[index]?.status === 'fulfilled').map(({ id }) => id);
    if (cleaned.length === 0) return 0;
    await this.database.query('SELECT mark_tidied($1)', [cleaned]);
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
