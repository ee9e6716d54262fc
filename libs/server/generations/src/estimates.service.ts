import { Inject, Injectable } from '@nestjs/common';
import { serverNow } from '@portada/database';
import { DataSource } from 'typeorm';
import type { GenerationState } from './generation.entity';
import { GENERATION_OPTIONS, type GenerationOptions, workerReportValidMs } from './generation-options';
import { type Measured, type Progress, type QueuePlace, measureImages } from './generations.queries';

/**
 * Capacity of all workers, from which the api decides whether it accepts a request. `slots` is 0 if no worker has
 * reported lately. `imageMs`: the time that a slot needs for an image, the longer of the median and the present pace.
 */
export type Capacity = { slots: number; imageMs: number };

/** `etaMs`: ms until a generation is finished, 0 if it is overdue, null if it is not known or the generation has ended. */
export type Estimate = { etaMs: number | null; isLate: boolean };

const measuredForMs = 1000;

/** Assumed duration of a generation in ms, until the duration of a generation was measured. */
const assumedMs = 2000;

/** Longest period in seconds over which the pace of the slots is measured. */
const longestPeriodSeconds = 30;

/** Part of the time from acceptance to the deadline over which the pace of the slots is measured at most. */
const periodShare = 0.25;

/** Largest ratio of the pace to the median that is believed. */
const slowest = 10;

/**
 * Number of waiting generations per slot whose waiting time is simulated separately; generations further back are
 * counted in whole rounds.
 */
const exactRounds = 4;

/**
 * Estimates when a queued generation gets a slot of a worker. Each generation before it is assumed to use the first
 * free slot for `tookMs`.
 * @param nth place of the generation in the queue, from 1
 * @param freeInMs when each slot is free next; at least one slot
 * @param tookMs duration of one generation in ms
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
 * Estimates the remaining time of a running generation: the mean of `median - elapsed` and `elapsed * (100 - percent)
 * / percent`, weighted by the percentage. The median counts more at the beginning, the generation's own pace at the
 * end.
 * @returns ms; 0 if the generation is overdue
 */
export const remainingOf = (known: Progress & { medianMs: number }): number => {
  const { medianMs, elapsedMs } = known;
  const byMedian = Math.max(0, medianMs - elapsedMs);
  if (!known.percent) return Math.round(byMedian);
  const done = Math.min(1, known.percent / 100);
  const byPace = (Math.max(0, elapsedMs) * (1 - done)) / done;
  return Math.round(done * byPace + (1 - done) * byMedian);
};

/**
 * Returns the time that a slot needed for an image while generations waited, with all delays between two images. A slower
 * host shows in it before the images of that host are finished.
 * @returns ms, at most ten times the median; null if the slots were not in use during the whole period
 */
export const paceOf = (
  { medianMs, slots, busySeconds, images }: Measured,
  assumedMs: number,
): number | null => {
  if (busySeconds === null || busySeconds <= 0 || slots === 0) return null;
  return Math.min((slots * busySeconds * 1000) / images, slowest * (medianMs ?? assumedMs));
};

/** Estimates remaining times from the durations of the last 50 generations, and from the present pace of the slots. */
@Injectable()
export class EstimatesService {
  private last: { at: number; measured: Promise<Measured> } | null = null;

  constructor(
    private readonly database: DataSource,
    @Inject(GENERATION_OPTIONS) private readonly options: GenerationOptions,
  ) {}

  /**
   * Estimates the remaining time of a generation, and whether it ends after its deadline.
   * @param row a generation
   * @param place place of the generation in the queue, null if it is not queued
   */
  async estimate(row: GenerationState, place: QueuePlace | null): Promise<Estimate> {
    if (row.status !== 'queued' && row.status !== 'running') return { etaMs: null, isLate: false };
    const now = await serverNow(this.database);
    const etaMs = await this.remainingMs(row, place, now);
    return { etaMs, isLate: now + (etaMs ?? 0) > row.deadlineAt.getTime() };
  }

  /** Reads the capacity of all workers, at most a second old. */
  async capacity(): Promise<Capacity> {
    const measured = await this.measure();
    const usualMs = measured.medianMs ?? assumedMs;
    return { slots: measured.slots, imageMs: Math.max(usualMs, paceOf(measured, assumedMs) ?? 0) };
  }

  /** @param now time of Postgres in ms since 1970. @returns null if no duration was measured yet */
  private async remainingMs(
    row: GenerationState,
    place: QueuePlace | null,
    now: number,
  ): Promise<number | null> {
    const measured = await this.measure();
    const { medianMs, meanMs, slots } = measured;
    if (medianMs === null || meanMs === null) return null;
    if (place === null) {
      const elapsedMs = now - (row.startedAt ?? row.createdAt).getTime();
      return remainingOf({ medianMs, elapsedMs, percent: row.percent });
    }
    const eachMs = Math.max(meanMs, paceOf(measured, assumedMs) ?? 0);
    return Math.round(this.waitOf(place, { medianMs, meanMs: eachMs, slots }) + medianMs);
  }

  /**
   * Estimates two waits: for a slot of a worker, from the remaining times of running generations and the mean
   * duration of the generations before this generation; and for a concurrency slot of the user, from the mean
   * duration, as if the user's slots became free at even intervals.
   * @returns the longer wait, in ms
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
    const now = performance.now();
    if (!this.last || now - this.last.at > measuredForMs) {
      this.last = { at: now, measured: this.read() };
      // A failed measurement of durations rejects for its present callers and is not cached.
      this.last.measured.catch(() => (this.last = null));
    }
    return this.last.measured;
  }

  private async read(): Promise<Measured> {
    const { deadlineSeconds, inFlightPerUser } = this.options;
    const measured = await measureImages(this.database, {
      validSeconds: workerReportValidMs / 1000,
      periodSeconds: Math.min(longestPeriodSeconds, deadlineSeconds * periodShare),
      perUser: inFlightPerUser,
      assumedMs,
    });
    return measured ?? { medianMs: null, meanMs: null, slots: 0, busySeconds: null, images: 0 };
  }
}
