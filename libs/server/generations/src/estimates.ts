import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { GenerationState } from './generation.entity';
import { GENERATION_OPTIONS, type GenerationOptions, workerReportValidMs } from './generation-options';

type Measured = { medianMs: number | null; running: number; slots: number };

/** Where a queued generation stands: in the whole queue and among its user's own, from 1; and how many of its user run. */
export type QueuePlace = { place: number; ownPlace: number; ownRunning: number };

/** What admission is decided by; `slots` 0 where no worker is known to live. */
export type Capacity = { slots: number; medianMs: number };

const measuredForMs = 1000;

/** ms that a picture is assumed to take until one was measured. */
const assumedMs = 2000;

/**
 * What is left of a running generation. The median decides at its beginning, its own pace more and more towards its end:
 * of the two, `median - elapsed` and `elapsed * (100 - percent) / percent`, each counts as much as the percentage says.
 * @param known times in ms; `percent` as the model reports it, null or 0 where it reports none yet
 * @returns ms, 0 where it is overdue
 */
export const remainingOf = (known: {
  medianMs: number;
  elapsedMs: number;
  percent: number | null;
}): number => {
  const { medianMs, elapsedMs } = known;
  const byMedian = Math.max(0, medianMs - elapsedMs);
  if (!known.percent) return Math.round(byMedian);
  const done = Math.min(1, known.percent / 100);
  const byPace = (Math.max(0, elapsedMs) * (1 - done)) / done;
  return Math.round(done * byPace + (1 - done) * byMedian);
};

/** How long is left, from the measured median of the last 50 pictures; null before the first was measured. */
@Injectable()
export class Estimates {
  private last: { at: number; measured: Promise<Measured> } | null = null;

  constructor(
    private readonly database: DataSource,
    @Inject(GENERATION_OPTIONS) private readonly options: GenerationOptions,
  ) {}

  /**
   * @param row a generation
   * @param place null where it is not queued
   * @returns ms until it is finished, 0 where it is overdue, null where nothing is known or nothing is left
   */
  async remainingMs(row: GenerationState, place: QueuePlace | null): Promise<number | null> {
    if (row.status !== 'queued' && row.status !== 'running') return null;
    const measured = await this.measure();
    const { medianMs } = measured;
    if (medianMs === null) return null;
    if (place !== null) return Math.round((this.rounds(place, measured) + 1) * medianMs);
    const elapsedMs = Date.now() - (row.startedAt ?? row.createdAt).getTime();
    return remainingOf({ medianMs, elapsedMs, percent: row.percent });
  }

  /** @returns what is known of the workers, at most a second old */
  async capacity(): Promise<Capacity> {
    const { slots, medianMs } = await this.measure();
    return { slots, medianMs: medianMs ?? assumedMs };
  }

  /**
   * Slots end evenly over the time of a picture, so that the n-th to become free is awaited for (n - 1/2) / slots of
   * it; a user's own further ones wait for that user's slots alone.
   * @returns the wait for a slot, in times of a picture
   */
  private rounds({ place, ownPlace, ownRunning }: QueuePlace, { slots, running }: Measured): number {
    const all = Math.max(1, slots, running);
    const own = Math.min(all, this.options.inFlightPerUser);
    const waitFor = (nth: number, outOf: number) => (nth > 0 ? (nth - 0.5) / outOf : 0);
    return Math.max(waitFor(place - (all - running), all), waitFor(ownPlace - (own - ownRunning), own));
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
              (SELECT count(*)::int FROM generations WHERE status = 'running') AS running,
              (SELECT coalesce(sum(slots), 0)::int FROM generation_workers
                WHERE seen_at > clock_timestamp() - make_interval(secs => $1)) AS slots`,
      [workerReportValidMs / 1000],
    );
    return row;
  }
}
