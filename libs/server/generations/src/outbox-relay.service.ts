import { Inject, Injectable } from '@nestjs/common';
import { type TraceSpan, activeTracer } from '@portada/observability';
import { JOB_QUEUE, type JobQueue } from '@portada/queue';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { deleteHandedOver, deleteOutbox, lockOutbox } from './generations.queries';

/** Age in ms up to which an outbox row is left to the process that wrote the row. */
const graceMs = 1000;
const batchSize = 1000;

/**
 * Moves outbox rows to Redis; nothing else enqueues jobs. `handOver` runs in the accepting process, within
 * milliseconds of the commit. `sweep` handles rows whose process died or whose Redis was unavailable. A row that is
 * enqueued twice changes nothing: waiting jobs of one hand-over are deduplicated, and a worker claims the generation
 * in Postgres.
 */
@Injectable()
export class OutboxRelayService {
  private waiting: { id: string; span: TraceSpan }[] = [];
  private isFlushing = false;

  constructor(
    private readonly database: DataSource,
    @Inject(JOB_QUEUE) private readonly queue: JobQueue,
    @InjectPinoLogger(OutboxRelayService.name) private readonly logger: PinoLogger,
  ) {}

  /**
   * Enqueues committed generations. Returns at once and never throws, because the sweep enqueues generations that
   * could not be enqueued.
   */
  handOver(generationIds: readonly string[]): void {
    for (const id of generationIds) {
      const attributes = { 'portada.generation.id': id };
      const span = activeTracer().start('generation.enqueue', { role: 'producer', attributes });
      this.waiting.push({ id, span });
    }
    if (!this.isFlushing) void this.flush();
  }

  /**
   * Enqueues due rows, at most `batchSize`.
   * @param options `fresh` includes rows that were just written
   * @returns the number of rows
   * @throws an error of the queue while Redis is unavailable; the rows then stay in the outbox
   */
  async sweep({ fresh = false } = {}): Promise<number> {
    return this.database.transaction(async (tx) => {
      const rows = await lockOutbox(tx, { seconds: fresh ? 0 : graceMs / 1000, limit: batchSize });
      if (rows.length === 0) return 0;
      await this.queue.add(rows.map((row) => ({ name: row.topic, id: row.key, handover: row.handover })));
      await deleteOutbox(
        tx,
        rows.map((row) => row.id),
      );
      return rows.length;
    });
  }

  private async flush(): Promise<void> {
    this.isFlushing = true;
    try {
      while (this.waiting.length > 0) {
        const batch = this.waiting.splice(0, batchSize);
        const ids = batch.map(({ id }) => id);
        await this.queue.add(ids.map((id) => ({ name: 'generation.run', id })));
        for (const { span } of batch) span.end();
        await deleteHandedOver(this.database, ids);
      }
    } catch (error) {
      this.waiting = [];
      this.logger.warn({ err: error }, 'jobs not enqueued, the sweep will retry');
    } finally {
      this.isFlushing = false;
    }
  }
}
