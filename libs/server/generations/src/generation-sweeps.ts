import { Inject, Injectable } from '@nestjs/common';
import type { GenerationErrorCode } from '@portada/contracts';
import { drain } from '@portada/database';
import { JOB_QUEUE, type JobQueue } from '@portada/queue';
import { OBJECT_STORE, type ObjectStore } from '@portada/storage';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { Claims } from './claims';
import { GenerationNews } from './generation-news';
import { maxFailures } from './generation-options';
import { OutboxRelay } from './outbox-relay';

/** A queued generation that nobody took for this long is handed over again, in case Redis lost it. */
const silentForSeconds = 15;

/** Generations whose objects are cleaned up at the same time. */
const tidyBatch = 50;

/** A generation that ended; `object_key` is its picture's, null where it has none. */
type EndedRow = { id: string; object_key: string | null };

/** What finishes generations that no process will. Every worker runs all of them; doing one twice changes nothing. */
@Injectable()
export class GenerationSweeps {
  /** The state of Redis under which everything queued was handed over; null until it was once. */
  private knownEpoch: string | null = null;

  constructor(
    private readonly database: DataSource,
    private readonly claims: Claims,
    private readonly news: GenerationNews,
    private readonly relay: OutboxRelay,
    @Inject(JOB_QUEUE) private readonly queue: JobQueue,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    @InjectPinoLogger(GenerationSweeps.name) private readonly logger: PinoLogger,
  ) {}

  /**
   * Rows of the outbox that nobody handed over, and retries whose time has come.
   * @param signal ends the hand-over after the batch in hand
   */
  async handOver(signal?: AbortSignal): Promise<void> {
    while ((await this.relay.sweep()) > 0 && !signal?.aborted);
  }

  /** Claims whose worker is gone go back in the queue; those past their deadline or attempts fail, credit back. */
  async recover(): Promise<void> {
    const back = await this.database.query<{ id: string }[]>('SELECT expire_leases($1) AS id', [maxFailures]);
    for (const { id } of back) {
      this.logger.warn({ generationId: id }, 'lease ran out: queued again');
      await this.news.tellChange(id);
    }
    const hopeless = await this.database.query<{ id: string; error_code: GenerationErrorCode }[]>(
      'SELECT * FROM hopeless_generations($1)',
      [maxFailures],
    );
    for (const { id, error_code: code } of hopeless) {
      if (!(await this.claims.settle({ id, fence: null }, 'failed', code))) continue;
      this.logger.warn({ generationId: id, code }, 'generation failed by the sweep');
      await this.news.tellChange(id);
    }
    if (back.length > 0) await this.relay.sweep({ fresh: true });
  }

  /** After Redis was wiped: everything that is queued is said again, at once; else what has been silent for long. */
  async enqueueAgain(): Promise<void> {
    const epoch = await this.queue.epoch();
    const wiped = epoch !== this.knownEpoch;
    const [row] = await this.database.query<[{ count: number }]>('SELECT enqueue_again($1) AS count', [
      wiped ? 0 : silentForSeconds,
    ]);
    if (row.count > 0) {
      this.logger.info({ count: row.count, wiped }, 'queued generations handed over again');
      while ((await this.relay.sweep({ fresh: true })) > 0);
    }
    this.knownEpoch = epoch;
  }

  /**
   * Previews and left-over attempts of generations that ended an hour ago leave the store.
   * @param signal ends the clean-up after the batch in hand
   * @throws the first error of the store, at the end; generations without one are cleaned up
   */
  async tidy(signal?: AbortSignal): Promise<void> {
    const failures: unknown[] = [];
    await drain(tidyBatch, () => this.tidyEnded(failures), signal);
    if (failures.length > 0) throw failures[0];
  }

  /** Adds what failed to `failures`. A batch without any success is the last one. */
  private async tidyEnded(failures: unknown[]): Promise<number> {
    const ended = await this.database.query<EndedRow[]>(
      `SELECT g.id, i.object_key FROM generations g LEFT JOIN images i ON i.generation_id = g.id
        WHERE g.tidied_at IS NULL AND g.finished_at < now() - interval '1 hour'
        ORDER BY g.finished_at LIMIT ${tidyBatch}`,
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
