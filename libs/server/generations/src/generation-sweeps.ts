import { Inject, Injectable } from '@nestjs/common';
import type { GenerationErrorCode } from '@portada/contracts';
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

  /** Rows of the outbox that nobody handed over, and retries whose time has come. */
  async handOver(): Promise<void> {
    while ((await this.relay.sweep()) > 0);
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

  /** Previews and left-over attempts of generations that ended an hour ago leave the store. */
  async tidy(): Promise<void> {
    const ended = await this.database.query<{ id: string; object_key: string | null }[]>(
      `SELECT g.id, i.object_key FROM generations g LEFT JOIN images i ON i.generation_id = g.id
        WHERE g.tidied_at IS NULL AND g.finished_at < now() - interval '1 hour' LIMIT 50`,
    );
    for (const { id, object_key: picture } of ended) {
      const leftOver: string[] = [];
      for await (const key of this.store.list(`generations/${id}/`)) {
        if (picture === null || !key.startsWith(picture)) leftOver.push(key);
      }
      await this.store.delete(leftOver);
    }
    if (ended.length > 0) await this.database.query('SELECT mark_tidied($1)', [ended.map(({ id }) => id)]);
  }
}
