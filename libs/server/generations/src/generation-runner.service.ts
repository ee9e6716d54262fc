import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type GenerationErrorCode, pictureSizes } from '@portada/contracts';
import {
  IMAGE_MODEL,
  type ImageModel,
  type ModelEvent,
  type ModelInput,
  storedDetailsOf,
  type StoredFile,
} from '@portada/image-models';
import { classify } from '@portada/errors';
import { crash } from '@portada/lifecycle';
import { type TraceSpan, inSpan } from '@portada/observability';
import type { JobReports } from '@portada/queue';
import { OBJECT_STORE, type ObjectStore, objectKey, sha256Of } from '@portada/storage';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import type { SettledImage } from './claims.queries';
import { AttemptFailed } from './attempt-failed';
import { AttemptReports } from './attempt-reports';
import { inAttemptSpan } from './attempt-trace';
import { type Claim, ClaimEnd, ClaimsService } from './claims.service';
import { GenerationEventsService } from './generation-events.service';
import { GenerationMetricsService } from './generation-metrics.service';
import { GENERATION_OPTIONS, type GenerationOptions, maxFailures } from './generation-options';
import type { GenerationState } from './generation.entity';
import { toFullImage } from './full-image';
import { toMarkedPreview } from './marked-preview';
import { chargeOf } from './model-prices';
import { OutboxRelayService } from './outbox-relay.service';

/** Shortest interval between two progress reports in ms; a new stage or preview is always written. */
const reportEveryMs = 100;

/** Longest time in ms that a provider can delay the next attempt. */
const longestWaitMs = 60_000;

/** Delays in ms before a failed write is repeated: the first delay, and the longest delay. */
const retryMs = { first: 100, longest: 400 } as const;

/**
 * Outcome of one run of a generation. `idle`: no generation waited for a slot. `released`: another process settles
 * the generation or has settled it. `retried`: the attempt failed and the generation is queued again.
 */
export type RunOutcome =
  | { outcome: 'idle' }
  | { outcome: 'succeeded' | 'released'; generationId: string }
  | { outcome: 'failed' | 'retried'; generationId: string; code: GenerationErrorCode };

/** Outcome of a run that claimed a generation. */
type ClaimedRun = Exclude<RunOutcome, { outcome: 'idle' }>;

/** The last event of a model, with the image. */
type ModelResult = Extract<ModelEvent, { type: 'done' }>;

const isStopping = ({ reason }: AbortSignal): boolean =>
  reason instanceof ClaimEnd && reason.why === 'stopping';

/**
 * Runs one generation from the claim to its end. A job that is delivered late or twice finds no generation to claim.
 */
@Injectable()
export class GenerationRunnerService implements OnModuleDestroy {
  private readonly unfinished = new Set<Promise<unknown>>();

  constructor(
    private readonly claims: ClaimsService,
    private readonly generationEvents: GenerationEventsService,
    private readonly relay: OutboxRelayService,
    private readonly metrics: GenerationMetricsService,
    @Inject(IMAGE_MODEL) private readonly model: ImageModel,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    @Inject(GENERATION_OPTIONS) private readonly options: GenerationOptions,
    @InjectPinoLogger(GenerationRunnerService.name) private readonly logger: PinoLogger,
  ) {}

  /**
   * Claims the generation that is first in line, and runs it.
   * @param stopping aborts when the process has to stop; the generation then returns to the queue
   * @param jobReports receives progress and log lines for the queue dashboard
   * @throws an error of the database if it is unavailable before the claim; the sweep then enqueues the generation
   *   again. ClaimEnd if the process stops, so that the job returns to the queue like the generation
   */
  async run(stopping: AbortSignal, jobReports: JobReports): Promise<RunOutcome> {
    const { claim, ended } = await this.claims.claimNext(stopping);
    for (const id of ended) this.runInBackground(this.publishChange(id));
    if (!claim) return { outcome: 'idle' };
    // Another slot may run the next generation of this user.
    if (claim.woken || ended.length > 0) this.runInBackground(this.relay.sweep({ fresh: true }));
    return inAttemptSpan(claim, (span) => this.attempt(claim, jobReports, span));
  }

  /** Runs an attempt of a claimed generation to its end. @throws ClaimEnd if the process stops */
  private async attempt(claim: Claim, jobReports: JobReports, span: TraceSpan): Promise<ClaimedRun> {
    const { id } = claim;
    const startedAt = performance.now();
    const log = { generationId: id, requestId: claim.requestId, fence: claim.fence };
    this.logger.info(log, 'generation started');
    const reports = new AttemptReports(jobReports, claim);
    await crash.at('after-claim');
    // The publication is not awaited, because a slot must not wait for events.
    this.runInBackground(this.publishChange(id));
    let outcome: ClaimedRun;
    try {
      const result = await inSpan('generation.draw', {}, () => this.draw(claim, reports));
      reports.progress('storing', null);
      const image = await inSpan('generation.store', {}, () => this.storeImage(claim, result));
      await crash.at('after-upload');
      const settled = await inSpan('generation.settle', {}, () =>
        this.retryWhileUnavailable(claim, () => this.claims.settle(claim, 'succeeded', image)),
      );
      await crash.at('after-settle');
      this.logger.info({ ...log, settled }, 'generation finished');
      outcome = { outcome: settled ? 'succeeded' : 'released', generationId: id };
    } catch (error) {
      outcome = await this.end(claim, claim.signal.aborted ? claim.signal.reason : error);
    } finally {
      this.claims.release(claim);
      this.runInBackground(this.publishChange(id));
      // A settlement may have made the user's next generation claimable.
      this.runInBackground(this.relay.sweep({ fresh: true }));
    }
    span.set({ 'portada.outcome': outcome.outcome });
    if ('code' in outcome) span.fail(outcome.code);
    this.metrics.ran(outcome.outcome, performance.now() - startedAt);
    reports.ended(outcome.outcome, 'code' in outcome ? outcome.code : undefined);
    if (isStopping(claim.signal)) throw claim.signal.reason;
    return outcome;
  }

  /** Waits for the background work of generations before the database connections are closed. */
  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.unfinished);
  }

  /** Runs work in the background while the worker's slot takes the next generation; errors are ignored. */
  private runInBackground(work: Promise<unknown>): void {
    const done = work.catch(() => undefined).finally(() => this.unfinished.delete(done));
    this.unfinished.add(done);
  }

  private async draw(claim: Claim, reports: AttemptReports): Promise<ModelResult> {
    const input: ModelInput = {
      ...claim.request,
      ...pictureSizes[claim.request.aspectRatio],
      generationId: claim.id,
      seed: claim.seed,
    };
    const resumed =
      claim.providerJobId !== null && this.model.capabilities.resume ? claim.providerJobId : null;
    const events = resumed
      ? this.model.resume(resumed, input, claim.signal)
      : this.model.start(input, claim.signal);
    const report = this.reporter(claim, reports);
    for await (const event of events) {
      claim.signal.throwIfAborted();
      if (event.type === 'failed') {
        const { code, retryable, message, retryAfterMs } = event;
        reports.modelFailed(code, message);
        throw new AttemptFailed(code, retryable, message, retryAfterMs);
      }
      if (event.type === 'done') {
        await crash.at('after-result');
        return event;
      }
      await report(event);
      if (event.type === 'started') await crash.at('after-model-start');
    }
    throw new AttemptFailed('provider', true, 'the model ended without an image');
  }

  /** Returns a function that records the events of a model and publishes the progress. */
  private reporter(
    claim: Claim,
    reports: AttemptReports,
  ): (event: Exclude<ModelEvent, { type: 'done' | 'failed' }>) => Promise<void> {
    let lastAt = 0;
    let lastStage: string | null = null;
    let lastPosition = 0;
    return async (event) => {
      switch (event.type) {
        case 'queued': {
          const { position } = event;
          if (position === undefined || position === lastPosition) return;
          lastPosition = position;
          await this.bestEffort(() => this.publish(this.claims.reportQueuePosition(claim, position)));
          return;
        }
        case 'started':
          // The report of a model is repeated while the database is unavailable, because a restart without the
          // provider's job id would pay the provider twice.
          await this.retryWhileUnavailable(claim, () =>
            this.claims.report(claim, { model: event.model, providerJobId: event.externalId }),
          );
          claim.providerJobId = event.externalId ?? claim.providerJobId;
          reports.modelStarted(event.model, event.externalId);
          return;
        case 'progress': {
          reports.progress(event.stage, event.percent);
          if (event.stage === lastStage && Date.now() - lastAt < reportEveryMs) return;
          lastAt = Date.now();
          lastStage = event.stage;
          lastPosition = 0;
          await this.bestEffort(() =>
            this.publish(this.claims.report(claim, { stage: event.stage, percent: event.percent })),
          );
          return;
        }
        case 'preview': {
          await this.bestEffort(async () => {
            const bytes = await toMarkedPreview(event.bytes);
            const key = objectKey(`generations/${claim.id}/previews`, bytes, 'webp');
            await this.store.put(key, bytes, 'image/webp');
            await this.publish(this.claims.report(claim, { previewKey: key }));
          });
          return;
        }
      }
    };
  }

  /** Publishes the state of a generation after a report; null publishes nothing. */
  private async publish(reported: Promise<GenerationState | null>): Promise<void> {
    const state = await reported;
    if (state) await this.generationEvents.publishProgress(state);
  }

  /**
   * Stores the provider's file with its content credentials beside the image that is made from it.
   * @returns null if the file has no credentials
   */
  private async storeCredentialed(claim: Claim, { credentialed }: ModelResult): Promise<StoredFile | null> {
    if (!credentialed) return null;
    const { bytes, mimeType } = credentialed;
    const key = objectKey(`generations/${claim.id}/original`, bytes, mimeType.replace('image/', ''));
    await this.retryWhileUnavailable(claim, () => this.store.put(key, bytes, mimeType), 'storage');
    return { key, sha256: sha256Of(bytes), mimeType, bytes: bytes.length };
  }

  private async storeImage(claim: Claim, result: ModelResult): Promise<SettledImage> {
    const size = pictureSizes[claim.request.aspectRatio];
    const bytes = await toFullImage(result.bytes, size).catch((error: unknown) => {
      throw new AttemptFailed('provider', true, `the model's answer is not an image: ${String(error)}`);
    });
    const file = await this.storeCredentialed(claim, result);
    const { leftOut, ...details } = storedDetailsOf(result, size, file);
    if (leftOut.length > 0)
      this.logger.warn({ generationId: claim.id, leftOut }, 'details of an image not stored');
    await this.bestEffort(() => this.claims.report(claim, { stage: 'storing' }));
    const key = objectKey(`generations/${claim.id}`, bytes, 'png');
    await crash.at('before-upload');
    await this.retryWhileUnavailable(claim, () => this.store.put(key, bytes, 'image/png'), 'storage');
    return {
      id: randomUUID(),
      objectKey: key,
      sha256: sha256Of(bytes),
      mimeType: 'image/png',
      ...size,
      bytes: bytes.length,
      legibility: result.legibility,
      ...chargeOf(claim, this.options.modelPrices),
      ...details,
    };
  }

  /**
   * Ends an attempt without an image. If the end cannot be written, the lease expires and the sweep ends the attempt.
   */
  private async end(claim: Claim, error: unknown): Promise<ClaimedRun> {
    const released = { outcome: 'released', generationId: claim.id } as const;
    const log = { generationId: claim.id, requestId: claim.requestId, fence: claim.fence, err: error };
    try {
      if (error instanceof ClaimEnd) {
        this.logger.info(log, 'worker ended its claim on a generation');
        if (error.why === 'stopping') await this.claims.requeue(claim);
        const outcome = error.why === 'deadline' ? await this.fail(claim, 'deadline') : released;
        if (error.why !== 'stopping') this.runInBackground(this.cancelJob(claim));
        return outcome;
      }
      const failed =
        error instanceof AttemptFailed
          ? error
          : new AttemptFailed('provider', classify(error) !== 'user', String(error));
      this.logger.warn(log, 'generation attempt failed');
      const attemptsLeft = claim.failures + 1 < maxFailures;
      if (failed.retryable && attemptsLeft) {
        const wait = Math.max(500 * 2 ** claim.failures, Math.min(failed.retryAfterMs, longestWaitMs));
        await this.claims.failAttempt(claim, { delayMs: wait, code: failed.code });
        return { outcome: 'retried', generationId: claim.id, code: failed.code };
      }
      return await this.fail(claim, failed.code);
    } catch (again) {
      this.logger.error(
        { ...log, err: again },
        'end of a generation attempt not recorded, its lease will expire',
      );
      return released;
    }
  }

  /** Cancels the provider's job of a generation that was cancelled or whose deadline has passed. */
  private async cancelJob(claim: Claim): Promise<void> {
    if (claim.providerJobId === null || !(await this.claims.endedWithoutImage(claim))) return;
    await this.model.cancel(claim.providerJobId);
  }

  private async fail(claim: Claim, code: GenerationErrorCode): Promise<ClaimedRun> {
    const settled = await this.claims.settle(claim, 'failed', code);
    return settled
      ? { outcome: 'failed', generationId: claim.id, code }
      : { outcome: 'released', generationId: claim.id };
  }

  /**
   * Repeats an action while Postgres or the object store is unavailable, until the claim ends.
   * @param code error code of the generation if the deadline passes first
   */
  private async retryWhileUnavailable<T>(
    claim: Claim,
    act: () => Promise<T>,
    code?: GenerationErrorCode,
  ): Promise<T> {
    for (let wait: number = retryMs.first; ; wait = Math.min(wait * 2, retryMs.longest)) {
      try {
        return await act();
      } catch (error) {
        if (classify(error) !== 'operational') throw error;
        const log = { generationId: claim.id, err: error };
        if (wait === retryMs.first)
          this.logger.warn(log, 'Postgres or the object store is unavailable, retrying');
        else this.logger.debug(log, 'Postgres or the object store is still unavailable, retrying');
        await delay(wait, undefined, { signal: claim.signal }).catch(() => undefined);
        if (!claim.signal.aborted) continue;
        const passed = claim.signal.reason instanceof ClaimEnd && claim.signal.reason.why === 'deadline';
        if (passed && code) await this.claims.settle(claim, 'failed', code);
        throw claim.signal.reason;
      }
    }
  }

  /** Runs an action whose failure must not fail the generation, such as a progress report. */
  private async bestEffort(act: () => Promise<unknown>): Promise<void> {
    await act().catch((error: unknown) =>
      this.logger.debug({ err: error }, 'progress of a generation not recorded'),
    );
  }

  private async publishChange(id: string): Promise<void> {
    await this.bestEffort(() => this.generationEvents.publishChange(id));
  }
}
