import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type GenerationErrorCode, pictureSizes } from '@portada/contracts';
import { classify } from '@portada/errors';
import { IMAGE_MODEL, type ImageModel, type ModelInput } from '@portada/image-models';
import { crash } from '@portada/lifecycle';
import { type TraceSpan, inSpan } from '@portada/observability';
import type { JobReports } from '@portada/queue';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { AttemptFailed } from './attempt-failed';
import { AttemptReports } from './attempt-reports';
import { inAttemptSpan } from './attempt-trace';
import { BrandKitReaderService } from './brand-kit-reader.service';
import { ClaimWritesService } from './claim-writes.service';
import { type Claim, ClaimEnd, ClaimsService } from './claims.service';
import { GenerationEventsService } from './generation-events.service';
import { GenerationImagesService, type ModelResult } from './generation-images.service';
import { GenerationMetricsService } from './generation-metrics.service';
import { maxFailures } from './generation-options';
import { ModelEventsService } from './model-events.service';
import { OutboxRelayService } from './outbox-relay.service';
import { SavedPersonReaderService } from './saved-person-reader.service';

/** Longest time in ms that a provider can delay the next attempt. */
const longestWaitMs = 60_000;

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
    private readonly writes: ClaimWritesService,
    private readonly modelEvents: ModelEventsService,
    private readonly images: GenerationImagesService,
    private readonly generationEvents: GenerationEventsService,
    private readonly relay: OutboxRelayService,
    private readonly metrics: GenerationMetricsService,
    private readonly savedPeople: SavedPersonReaderService,
    private readonly brandKits: BrandKitReaderService,
    @Inject(IMAGE_MODEL) private readonly model: ImageModel,
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
      const image = await inSpan('generation.store', {}, () => this.images.storeImage(claim, result));
      await crash.at('after-upload');
      const settled = await inSpan('generation.settle', {}, () =>
        this.writes.retryWhileUnavailable(claim, () => this.claims.settle(claim, 'succeeded', image)),
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
    const { brandKit: _stored, ...request } = claim.request;
    const input: ModelInput = {
      ...request,
      ...pictureSizes[request.aspectRatio],
      generationId: claim.id,
      seed: claim.seed,
      savedPerson: await this.savedPeople.read(claim.userId, claim.request),
      brandKit: await this.brandKits.read(claim.userId, claim.request),
    };
    const resumed =
      claim.providerJobId !== null && this.model.capabilities.resume ? claim.providerJobId : null;
    const events = resumed
      ? this.model.resume(resumed, input, claim.signal)
      : this.model.start(input, claim.signal);
    const record = this.modelEvents.recorder(claim, reports);
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
      await record(event);
      if (event.type === 'started') await crash.at('after-model-start');
    }
    throw new AttemptFailed('provider', true, 'the model ended without an image');
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

  private async publishChange(id: string): Promise<void> {
    await this.writes.bestEffort(() => this.generationEvents.publishChange(id));
  }
}
