import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { GenerationEntity } from './generation.entity';

type Measured = { medianMs: number | null; running: number };

const measuredForMs = 5000;

/** How long is left, from the measured median of the last 50 pictures; null before the first was measured. */
@Injectable()
export class Estimates {
  private last: { at: number; measured: Promise<Measured> } | null = null;

  constructor(private readonly database: DataSource) {}

  /**
   * @param row a generation
   * @param queuePosition its place among the queued, from 1; null where it is not queued
   * @returns ms until it is finished, 0 where it is overdue, null where nothing is known or nothing is left
   */
  async remainingMs(row: GenerationEntity, queuePosition: number | null): Promise<number | null> {
    if (row.status !== 'queued' && row.status !== 'running') return null;
    const { medianMs, running } = await this.measure();
    if (medianMs === null) return null;
    if (queuePosition !== null) {
      const rounds = Math.ceil(queuePosition / Math.max(1, running)) + (running > 0 ? 1 : 0);
      return Math.round(rounds * medianMs);
    }
    const elapsedMs = Date.now() - (row.startedAt ?? row.createdAt).getTime();
    return Math.max(0, Math.round(medianMs - elapsedMs));
  }

  private measure(): Promise<Measured> {
    const now = Date.now();
    if (!this.last || now - this.last.at > measuredForMs) {
      this.last = { at: now, measured: this.query() };
      // A failure is told to whoever asked, and not remembered.
      this.last.measured.catch(() => (this.last = null));
    }
    return this.last.measured;
  }

  private async query(): Promise<Measured> {
    const [row] = await this.database.query<[Measured]>(
      `SELECT (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM took) * 1000)
                 FROM (SELECT finished_at - started_at AS took FROM generations WHERE status = 'succeeded'
                        ORDER BY finished_at DESC LIMIT 50) AS latest) AS "medianMs",
              (SELECT count(*)::int FROM generations WHERE status = 'running') AS running`,
    );
    return row;
  }
}
