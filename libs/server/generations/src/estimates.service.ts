import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { GenerationState } from './generation.entity';
import { GENERATION_OPTIONS, type GenerationOptions, workerReportValidMs } from './generation-options';
import { type Measured, type Progress, type QueuePlace, measureImages } from './generations.queries';

/** What admission is decided by; `slots` 0 where no worker is known to live. */
export type Capacity = { slots: number; medianMs: number };

const measuredForMs = 1000;

/** ms that a picture is assumed to take until one was measured. */
const assumedMs = 2000;

/** Steps for each slot that are played through one by one; what is further back is counted in whole rounds. */
const exactRounds = 4;

/**
 * When a generation gets a slot, if each one before it takes the slot that is free first, for the same time.
 * @param nth its place in the queue, from 1
 * @param freeInMs when each slot is free next; at least one slot
 * @param tookMs that a picture keeps a slot
 * @returns ms from now
 */
export const waitForSlot = (nth: number, freeInMs: readonly number[], tookMs: number): number => {
  const free = [...freeInMs];
  const exact = Math.min(nth - 1, exactRounds * free.length + ((nth - 1) % free.length));
  for (let step = 0; step < exact; step += 1) {
    const first = Math.min(...free);
    free[free.indexOf(first)] = first + tookMs;
  }
  return Math.min(...free) + ((nth - 1 - exact) / free.length) * tookMs;
};

/**
 * What is left of a running generation. The median decides at its beginning, its own pace more and more towards its end:
 * of the two, `median - elapsed` and `elapsed * (100 - percent) / percent`, each counts as much as the percentage says.
 * @returns ms, 0 where it is overdue
 */
export const remainingOf = (known: Progress & { medianMs: number }): number => {
  const { medianMs, elapsedMs } = known;
  const byMedian = Math.max(0, medianMs - elapsedMs);
  if (!known.percent) return Math.round(byMedian);
  const done = Math.min(1, known.percent / 100);
  const byPace = (Math.max(0, elapsedMs) * (1 - done)) / done;
  return Math.round(done * byPace + (1 - done) * byMedian);
};

/** How long is left, from the measured median of the last 50 pictures; null before the first was measured. */
@Injectable()
export class EstimatesService {
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
    const { medianMs, meanMs, slots } = measured;
    if (medianMs === null || meanMs === null) return null;
    if (place !== null) return Math.round(this.waitOf(place, { medianMs, meanMs, slots }) + medianMs);
    const elapsedMs = Date.now() - (row.startedAt ?? row.createdAt).getTime();
    return remainingOf({ medianMs, elapsedMs, percent: row.percent });
  }

  /** @returns what is known of the workers, at most a second old */
  async capacity(): Promise<Capacity> {
    const { slots, medianMs } = await this.measure();
    return { slots, medianMs: medianMs ?? assumedMs };
  }

  /**
   * A slot of the workers is awaited by what is left of all that runs and by the mean of those before; one of the user's
   * own by the mean alone, as if that user's slots ended evenly over the time of a picture.
   * @returns the wait for a slot, in ms
   */
  private waitOf(at: QueuePlace, known: { medianMs: number; meanMs: number; slots: number }): number {
    const { medianMs, meanMs } = known;
    const freeInMs = at.running.map((progress) => remainingOf({ ...progress, medianMs }));
    while (freeInMs.length < Math.max(1, known.slots)) freeInMs.push(0);
    const own = Math.min(freeInMs.length, this.options.inFlightPerUser);
    const nthOwn = at.ownPlace - (own - at.ownRunning);
    const ownWaitMs = nthOwn > 0 ? ((nthOwn - 0.5) / own) * meanMs : 0;
    return Math.max(waitForSlot(at.place, freeInMs, meanMs), ownWaitMs);
  }

  private measure(): Promise<Measured> {
    const now = Date.now();
    if (!this.last || now - this.last.at > measuredForMs) {
      this.last = { at: now, measured: this.read() };
      // A failure is told to whoever asked, and not remembered.
      this.last.measured.catch(() => (this.last = null));
    }
    return this.last.measured;
  }

  private async read(): Promise<Measured> {
    const measured = await measureImages(this.database, workerReportValidMs / 1000);
    return measured ?? { medianMs: null, meanMs: null, slots: 0 };
  }
}
