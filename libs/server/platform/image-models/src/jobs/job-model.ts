import { setTimeout as delay } from 'node:timers/promises';
import type { ImageModel, ModelCapabilities, ModelEvent, ModelInput } from '../port';
import { DownloadRefused } from '../provider/guarded-download';
import { exchange } from '../provider/exchange';
import { finishedImage } from '../provider/finished-image';
import type { JobProtocol, JobState } from './job-protocol';

/**
 * Times in ms for following a job: between two requests for the state (first and longest), and until a job without an
 * image fails.
 */
export type JobTimes = { firstPollMs: number; longestPollMs: number; timeoutMs: number };

const usualTimes: JobTimes = { firstPollMs: 500, longestPollMs: 2000, timeoutMs: 300_000 };
/** Time limit in ms of a request that cancels a job. */
const cancelMs = 10_000;
/** Number of attempts to download an image that is ready. */
const downloads = 3;

/**
 * Adapter for an image provider that works in jobs. The id of a job is reported before its state is read for the
 * first time, so that another process can follow the job. Errors while a job is followed are retried until the time
 * limit, because the provider charges for the job.
 */
export class JobModel implements ImageModel {
  readonly name: string;
  readonly modelId: string;
  readonly capabilities: ModelCapabilities;
  private readonly closing = new AbortController();
  private readonly times: JobTimes;

  /**
   * Creates an adapter.
   * @param protocol protocol of the provider
   * @param times times that differ from the defaults
   */
  constructor(
    private readonly protocol: JobProtocol,
    times: Partial<JobTimes> = {},
  ) {
    this.name = protocol.name;
    this.modelId = protocol.model;
    this.capabilities = { ...protocol.capabilities, previews: false, resume: true };
    this.times = { ...usualTimes, ...times };
  }

  async *start(input: ModelInput, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    signal.throwIfAborted();
    yield* exchange(this.limits(signal), (within) => this.submitted(input, within));
  }

  async *resume(externalId: string, input: ModelInput, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    signal.throwIfAborted();
    yield* exchange(this.limits(signal), (within) => this.followed(externalId, input, within));
  }

  externalIdOf(reportedId: string): string {
    return this.protocol.externalIdOf(reportedId);
  }

  async cancel(externalId: string): Promise<void> {
    await this.protocol.cancel(
      externalId,
      AbortSignal.any([AbortSignal.timeout(cancelMs), this.closing.signal]),
    );
  }

  estimateUsd(input: ModelInput): number | null {
    return this.protocol.priceOf(input);
  }

  close(): Promise<void> {
    this.closing.abort(new Error('the image model was closed'));
    return Promise.resolve();
  }

  private limits(signal: AbortSignal) {
    return { signal, closing: this.closing.signal, timeoutMs: this.times.timeoutMs };
  }

  private async *submitted(input: ModelInput, within: AbortSignal): AsyncGenerator<ModelEvent> {
    const job = await this.protocol.submit(input, within);
    if ('type' in job) return yield job;
    yield* this.followed(job.externalId, input, within);
  }

  private async *followed(
    externalId: string,
    input: ModelInput,
    within: AbortSignal,
  ): AsyncGenerator<ModelEvent> {
    const { model } = this.protocol;
    const reportsPercent = this.capabilities.progress === 'percent';
    const progress = (
      stage: 'understanding' | 'composing' | 'drawing',
      percent: number | null,
    ): ModelEvent => ({
      type: 'progress',
      percent: reportsPercent ? percent : null,
      stage,
    });
    yield { type: 'started', model, externalId };
    yield progress('understanding', 0);
    yield progress('composing', 0);
    let most = 0;
    for await (const state of this.statesOf(externalId, within)) {
      if (state.state === 'failed') return yield state.failure;
      if (state.state === 'waiting')
        yield { type: 'queued', ...(state.position !== null && { position: state.position }) };
      if (state.state === 'working') {
        most = Math.max(most, state.percent ?? 0);
        yield progress('drawing', most);
      }
      if (state.state === 'ready') {
        yield progress('drawing', most);
        const bytes = await this.downloaded(state.address, within);
        const seed = this.capabilities.seed ? (state.seed ?? input.seed) : null;
        const costUsd = this.protocol.priceOf(input);
        return yield await finishedImage(bytes, {
          model,
          seed,
          costUsd,
          providerRequestId: this.protocol.requestIdOf(externalId),
        });
      }
    }
  }

  /** Reads the states of a job at growing intervals, without an end. */
  private async *statesOf(externalId: string, within: AbortSignal): AsyncGenerator<JobState> {
    const { firstPollMs, longestPollMs } = this.times;
    for (let wait = firstPollMs; ; wait = Math.min(wait * 1.3, longestPollMs)) {
      await this.pause(wait, within);
      const state = await this.protocol.stateOf(externalId, within).catch((error: unknown) => {
        within.throwIfAborted();
        if (error instanceof DownloadRefused) throw error;
        return null;
      });
      if (state) yield state;
    }
  }

  private async downloaded(address: string, within: AbortSignal): Promise<Buffer> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.protocol.download(address, within);
      } catch (error) {
        within.throwIfAborted();
        if (attempt >= downloads || error instanceof DownloadRefused) throw error;
        await this.pause(this.times.firstPollMs, within);
      }
    }
  }

  private async pause(ms: number, within: AbortSignal): Promise<void> {
    await delay(ms, undefined, { signal: within }).catch(() => within.throwIfAborted());
  }
}
