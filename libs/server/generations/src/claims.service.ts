import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { GenerationErrorCode, StoredRequest } from '@portada/contracts';
import { activeTracer } from '@portada/observability';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import {
  type ClaimRow,
  type ModelReport,
  type SettledImage,
  type StoredTrace,
  claimNext,
  endedWithoutImage,
  failAttempt,
  readTrace,
  renewLeases,
  reportGeneration,
  reportQueuePosition,
  requeueGeneration,
  settleGeneration,
} from './claims.queries';
import type { GenerationState } from './generation.entity';
import { GenerationMetricsService } from './generation-metrics.service';
import { GENERATION_OPTIONS, type GenerationOptions, leaseSeconds, renewEveryMs } from './generation-options';

/** Largest place in the queue of a provider that is stored. */
const farthestPosition = 100_000;

/** Longest delay of a timer in Node.js, in ms. A timer with a longer delay fires after 1 ms. */
const longestTimerMs = 2 ** 31 - 1;

/** A generation that this process may work on, until its signal aborts. */
export type Claim = {
  id: string;
  /**
   * Number of the claim, which grows with each claim of the generation. Every write contains the number, so that a
   * former holder of the claim changes nothing.
   */
  fence: number;
  failures: number;
  userId: string;
  request: StoredRequest;
  requestId: string;
  seed: number;
  /** Id of the job at the image provider. The runner replaces the id when the model starts another job. */
  providerJobId: string | null;
  /** Trace of the request that the worker continues; null if the request was not traced, or this process does not trace. */
  trace: StoredTrace | null;
  /** Signal that aborts when the claim on the generation ends, with a ClaimEnd as its reason. */
  signal: AbortSignal;
  /** True if a job that starts the user's next generation is in the outbox, the table of jobs to add to the queue. */
  woken: boolean;
};

/**
 * Reason why a claim on a generation ends early: the claim was lost to another process, the deadline passed, or this
 * process stops.
 */
export class ClaimEnd extends Error {
  override readonly name = 'ClaimEnd';

  constructor(readonly why: 'lost' | 'deadline' | 'stopping') {
    super(`the claim ended: ${why}`);
  }
}

type Held = { fence: number; controller: AbortController; deadline: NodeJS.Timeout };

/**
 * Claims generations for this worker process, renews the claims, records reports of the model, and ends claims. Each
 * method calls one SQL function.
 */
@Injectable()
export class ClaimsService implements OnModuleInit, OnModuleDestroy {
  private readonly held = new Map<string, Held>();
  private renewal: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: DataSource,
    @Inject(GENERATION_OPTIONS) private readonly options: GenerationOptions,
    private readonly metrics: GenerationMetricsService,
    @InjectPinoLogger(ClaimsService.name) private readonly logger: PinoLogger,
  ) {}

  onModuleInit(): void {
    this.renewal = setInterval(() => void this.renew(), renewEveryMs);
  }

  onModuleDestroy(): void {
    clearInterval(this.renewal);
  }

  /**
   * Claims the generation that is first in line, whichever generation the wake-up job was for.
   * @param stopping signal that aborts when this process has to stop
   * @returns the claim, null if no generation waits for a slot; and the ids of generations that failed because their
   *   deadline had passed
   */
  async claimNext(stopping: AbortSignal): Promise<{ claim: Claim | null; ended: string[] }> {
    const ended: string[] = [];
    for (;;) {
      const row = await claimNext(this.database, {
        leaseSeconds,
        perUser: this.options.inFlightPerUser,
        workerId: this.options.workerId ?? null,
      });
      if (row?.outcome === 'claimed') {
        const claim = this.hold(row, stopping);
        return { claim: { ...claim, trace: await this.traceOf(claim.id) }, ended };
      }
      if (row?.outcome === 'deadline') {
        await this.settle({ id: row.id, fence: null }, 'failed', 'deadline');
        ended.push(row.id);
      } else if (row?.outcome !== 'again') {
        return { claim: null, ended };
      }
    }
  }

  /** Stops the renewal of a claim on a generation. Call this method at the end of every attempt. */
  release({ id, fence }: Pick<Claim, 'id' | 'fence'>): void {
    const held = this.held.get(id);
    // This process may have lost the claim and claimed the same generation again. The new claim must stay.
    if (held?.fence !== fence) return;
    clearTimeout(held.deadline);
    this.held.delete(id);
  }

  /**
   * Records a report of the model about a generation; undefined leaves a value unchanged.
   * @returns the generation as it is now, null if the claim was lost
   */
  async report(claim: Pick<Claim, 'id' | 'fence'>, report: ModelReport): Promise<GenerationState | null> {
    return (await reportGeneration(this.database, claim, report)) ?? null;
  }

  /**
   * Records the place of a generation in the queue of its model's provider. The next `report` removes the place.
   * @param position from 1; stored up to 100,000
   * @returns the generation as it is now, null if the claim was lost
   */
  async reportQueuePosition(
    claim: Pick<Claim, 'id' | 'fence'>,
    position: number,
  ): Promise<GenerationState | null> {
    const place = Math.min(position, farthestPosition);
    return (await reportQueuePosition(this.database, claim, place)) ?? null;
  }

  /**
   * Ends (settles) a generation; only the first settlement has an effect.
   * @param claim a null `fence` settles any open generation
   * @returns true if this call settled the generation
   */
  async settle(
    claim: { id: string; fence: number | null },
    ...end: ['succeeded', SettledImage] | ['failed', GenerationErrorCode]
  ): Promise<boolean> {
    const isSettled = (await settleGeneration(this.database, claim, end)) === 'settled';
    if (isSettled) this.metrics.ended(end[0], end[0] === 'failed' ? end[1] : undefined);
    return isSettled;
  }

  /**
   * Returns true if a generation has ended without an image. The job of the generation at an image provider is then
   * not needed.
   */
  endedWithoutImage({ id }: Pick<Claim, 'id'>): Promise<boolean> {
    return endedWithoutImage(this.database, id);
  }

  /** Puts a generation back in the queue at once, because this process stops. The attempt does not count as failed. */
  async requeue(claim: Pick<Claim, 'id' | 'fence'>): Promise<void> {
    await requeueGeneration(this.database, claim);
  }

  /**
   * Puts a generation back in the queue after a failed attempt.
   * @param delayMs ms from now until the next attempt may start
   * @param code error code of the attempt
   */
  async failAttempt(
    claim: Pick<Claim, 'id' | 'fence'>,
    failure: { delayMs: number; code: GenerationErrorCode },
  ): Promise<void> {
    await failAttempt(this.database, claim, failure);
  }

  /** Reads the trace of a generation, if this process traces. A failure only loses the trace of this attempt. */
  private async traceOf(id: string): Promise<StoredTrace | null> {
    if (!activeTracer().isOn) return null;
    const trace = await readTrace(this.database, id).catch(() => undefined);
    return trace?.traceparent ? trace : null;
  }

  private hold(row: ClaimRow, stopping: AbortSignal): Omit<Claim, 'trace'> {
    const { id } = row;
    const controller = new AbortController();
    const end = (why: ClaimEnd['why']) => controller.abort(new ClaimEnd(why));
    const deadline = setTimeout(() => end('deadline'), Math.min(row.left_ms, longestTimerMs));
    stopping.addEventListener('abort', () => end('stopping'), { once: true, signal: controller.signal });
    if (stopping.aborted) end('stopping');
    const older = this.held.get(id);
    if (older) {
      clearTimeout(older.deadline);
      older.controller.abort(new ClaimEnd('lost'));
    }
    this.held.set(id, { fence: row.fence, controller, deadline });
    if (row.fence === 1) this.metrics.waited(row.waited_ms);
    return {
      id,
      fence: row.fence,
      failures: row.failures,
      userId: row.owner,
      request: row.request,
      requestId: row.request_id,
      seed: Number(row.seed),
      providerJobId: row.provider_job_id,
      signal: controller.signal,
      woken: row.woken,
    };
  }

  /**
   * Renews all claims of the process in one SQL statement. If the database is unavailable, the next interval tries
   * again.
   */
  private async renew(): Promise<void> {
    if (this.held.size === 0) return;
    const asked = [...this.held];
    try {
      const claims = asked.map(([id, { fence }]) => ({ id, fence }));
      const ours = new Set(await renewLeases(this.database, claims, leaseSeconds));
      for (const [id, held] of asked) if (!ours.has(id)) held.controller.abort(new ClaimEnd('lost'));
    } catch (error) {
      this.logger.warn({ err: error }, 'leases of running generations not renewed');
    }
  }
}
