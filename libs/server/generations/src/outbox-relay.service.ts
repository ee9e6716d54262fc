import { Inject, Injectable } from '@nestjs/common';
import { JOB_QUEUE, type JobQueue } from '@portada/queue';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { deleteHandedOver, deleteOutbox, lockOutbox } from './generations.queries';

/** Rows younger than this are left to the process that wrote them. */
const graceMs = 1000;
const batchSize = 1000;

/**
 * The only way from the outbox into Redis. `handOver` does it within milliseconds of the commit, in the same
 * process; `sweep` does it for rows whose process died or whose Redis was away. Doing it twice does no harm: jobs of one
 * hand-over that wait are one job, and a worker claims in Postgres.
 */
@Injectable()
export class OutboxRelayService {
  private waiting: string[] = [];
  private isFlushing = false;

  constructor(
    private readonly database: DataSource,
    @Inject(JOB_QUEUE) private readonly queue: JobQueue,
    @InjectPinoLogger(OutboxRelayService.name) private readonly logger: PinoLogger,
  ) {}

  /** Hands committed generations over; returns at once and never throws: the sweep stands behind it. */
  handOver(generationIds: readonly string[]): void {
    this.waiting.push(...generationIds);
    if (!this.isFlushing) void this.flush();
  }

  /**
   * Hands over what is due, `batchSize` rows at most.
   * @param options `fresh` takes the youngest rows too: for a process that just wrote one
   * @returns how many rows were handed over
   * @throws what the queue throws while Redis is away; the rows then stay
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
        await this.queue.add(batch.map((id) => ({ name: 'generation.run', id })));
        await deleteHandedOver(this.database, batch);
      }
    } catch (error) {
      this.waiting = [];
      this.logger.warn({ err: error }, 'hand-over failed: the sweep will do it');
    } finally {
      this.isFlushing = false;
    }
  }
}
