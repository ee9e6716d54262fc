import type { HeadlineSetter } from '../headline-setter';
import type { ImageModel, ModelCapabilities, ModelEvent, ModelFailure, ModelInput } from '../port';
import { failure } from '../provider/failures';
import type { Clock } from './circuit-breaker';
import { forwardProgress } from './forward-progress';
import { readJobReference, writeJobReference } from './job-reference';
import { LostAnswers } from './lost-answers';
import { Member, type MemberOptions } from './member';

/** The part of a logger that a chain uses. */
export type ChainLogger = Record<'info' | 'warn' | 'error', (details: object, message: string) => void>;

/** Settings of a chain. */
export type FallbackOptions = {
  /** The models, in the order in which they are asked. */
  members: readonly MemberOptions[];
  /** US dollars for each model and day (UTC); null for no limit. */
  budgetUsdPerDay: number | null;
  /** Sets the headline over plates; null leaves them as they are. */
  headlines: HeadlineSetter | null;
  logger: ChainLogger;
  now?: Clock;
};

/** One request to one model. `attempts`: requests before it whose answer was lost. */
type Step = { member: Member; jobId: string | null; attempts: number };

type Done = Extract<ModelEvent, { type: 'done' }>;
/** Result of a step: an image, or the failure that ended it; `isAsked`: the model was asked. */
type StepResult = { done: Done } | { failed: ModelFailure; isAsked: boolean };

/**
 * Several models as one: asks them in order until one makes an image. A prompt that a model refuses (`safety`) is not
 * passed to the next one. A model that a request names is asked first. Each model has a circuit breaker, a concurrency limit and a budget. A job goes back to the
 * model that started it.
 */
export class FallbackModel implements ImageModel {
  readonly name: string;
  readonly capabilities: ModelCapabilities;
  private readonly members: readonly Member[];
  private readonly lost = new LostAnswers();
  /** Present if a model has a price. */
  readonly estimateUsd?: (input: ModelInput) => number | null;

  /** @param options models, budget and what sets headlines */
  constructor(private readonly options: FallbackOptions) {
    const { members, budgetUsdPerDay, now = Date.now } = options;
    this.members = members.map((member) => new Member(member, budgetUsdPerDay, now));
    const [first] = members;
    if (!first) throw new Error('A chain needs at least one model.');
    this.name = members.map(({ id }) => id).join(',');
    const able = members.map(({ model }) => model.capabilities);
    this.capabilities = {
      ...first.model.capabilities,
      previews: able.some(({ previews }) => previews),
      seed: able.every(({ seed }) => seed),
      resume: true,
      text: options.headlines ? 'typeset' : (first.model.capabilities.text ?? 'typeset'),
    };
    const priced = members.find(({ model }) => model.estimateUsd)?.model;
    if (priced) this.estimateUsd = (input) => priced.estimateUsd?.(input) ?? null;
  }

  start(input: ModelInput, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    return this.serve(
      this.ordered(input).map((member) => ({ member, jobId: null, attempts: 0 })),
      input,
      signal,
    );
  }

  /** Returns the models in the order in which they are asked: the model that the request names, then the others. */
  private ordered({ model }: ModelInput): readonly Member[] {
    const chosen = this.members.filter(({ id }) => id === model);
    return [...chosen, ...this.members.filter(({ id }) => id !== model)];
  }

  resume(externalId: string, input: ModelInput, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    const job = readJobReference(externalId);
    const members = this.ordered(input);
    const place = members.findIndex(({ id }) => id === job?.member);
    const member = members[place];
    if (!job || !member) {
      this.options.logger.warn(
        { externalId },
        'the model of a job is not configured any more, starting again',
      );
      return this.start(input, signal);
    }
    const others = members.slice(place + 1).map((one) => ({ member: one, jobId: null, attempts: 0 }));
    if (job.jobId !== null)
      return this.serve([{ member, jobId: job.jobId, attempts: 0 }, ...others], input, signal);
    // The answer was lost with its process. A request that costs money is repeated once.
    const mayRepeat = job.attempts < 1 || !member.model.estimateUsd;
    const again = mayRepeat ? [{ member, jobId: null, attempts: job.attempts + 1 }] : [];
    return this.serve([...again, ...others], input, signal);
  }

  async cancel(externalId: string): Promise<void> {
    const job = readJobReference(externalId);
    const member = this.members.find(({ id }) => id === job?.member);
    if (member && job?.jobId) await member.model.cancel(job.jobId);
  }

  async warm(): Promise<void> {
    await Promise.all([...this.members.map(({ model }) => model.warm?.()), this.options.headlines?.warm?.()]);
  }

  async close(): Promise<void> {
    await Promise.all([...this.members.map(({ model }) => model.close()), this.options.headlines?.close()]);
  }

  private async *serve(
    steps: readonly Step[],
    input: ModelInput,
    signal: AbortSignal,
  ): AsyncGenerator<ModelEvent> {
    signal.throwIfAborted();
    const forward = forwardProgress();
    const failures: ModelFailure[] = [];
    for (const step of steps) {
      const attempt = this.attempt(step, input, signal);
      let next = await attempt.next();
      for (; !next.done; next = await attempt.next()) {
        const event = next.value.type === 'progress' ? forward(next.value) : next.value;
        if (event) yield event;
      }
      const result = next.value;
      if ('done' in result) {
        this.lost.forget(input.generationId);
        return yield result.done;
      }
      failures.push(result.failed);
      this.log(step.member, result.failed, result.isAsked, input);
      if (result.failed.code === 'safety') return yield result.failed;
      if (result.failed.mayBeCharged && this.lost.areTooMany(input.generationId)) break;
    }
    yield this.reported(failures, input);
  }

  /** The failure of the whole chain: one that a retry can end, or else the first. */
  private reported(failures: readonly ModelFailure[], { generationId }: ModelInput): ModelFailure {
    const chosen =
      failures.find(({ retryable }) => retryable) ??
      failures[0] ??
      failure('provider', 'the answer was lost twice', { mayBeCharged: true });
    if (!this.lost.areTooMany(generationId)) return chosen;
    this.lost.forget(generationId);
    return { ...chosen, retryable: false };
  }

  /** Asks one model. @returns its result; an error of the model becomes a failure */
  private async *attempt(
    step: Step,
    input: ModelInput,
    signal: AbortSignal,
  ): AsyncGenerator<ModelEvent, StepResult> {
    const { member } = step;
    const pass = member.breaker.enter();
    if ('type' in pass) return { failed: pass, isAsked: false };
    let free: (() => void) | undefined;
    try {
      if (member.slots.isFull) yield { type: 'queued', position: member.slots.length };
      free = await member.slots.acquire(signal);
      const reserved = member.reserve(input);
      if ('type' in reserved) return { failed: reserved, isAsked: false };
      const result = yield* this.drawn(step, input, signal);
      if ('done' in result) {
        reserved.settle(result.done.costUsd ?? null);
        pass.succeeded();
        return result;
      }
      if (result.failed.mayBeCharged) this.lost.add(input.generationId);
      reserved.settle(result.failed.mayBeCharged ? null : 0);
      member.countFailure(result.failed, pass);
      return result;
    } finally {
      // An aborted request may be charged, so that its estimate stays in the budget.
      pass.release();
      free?.();
    }
  }

  private async *drawn(
    { member, jobId, attempts }: Step,
    request: ModelInput,
    signal: AbortSignal,
  ): AsyncGenerator<ModelEvent, StepResult> {
    const { model } = member;
    const asked = (failed: ModelFailure): StepResult => ({ failed, isAsked: true });
    try {
      const { headlines } = this.options;
      const setter = member.drawsPlates ? headlines : null;
      const input = setter
        ? { ...request, headlineArea: await setter.areaFor(request).catch(() => null) }
        : request;
      const events = jobId === null ? model.start(input, signal) : model.resume(jobId, input, signal);
      for await (const event of events) {
        if (event.type === 'failed') return asked(event);
        if (event.type !== 'done') {
          yield event.type === 'started' ? this.referenced(event, member, attempts) : event;
          continue;
        }
        const done = setter ? await withHeadline(event, input, setter) : event;
        signal.throwIfAborted();
        return { done };
      }
      return asked(lostAnswer('the model ended without an image'));
    } catch (error) {
      signal.throwIfAborted();
      return asked(
        lostAnswer(`the model threw an error: ${error instanceof Error ? error.name : 'unknown'}`),
      );
    }
  }

  /** Adds the model to the id that is stored, so that the job goes back to it. */
  private referenced(
    event: Extract<ModelEvent, { type: 'started' }>,
    { id }: Member,
    attempts: number,
  ): ModelEvent {
    return { ...event, externalId: writeJobReference({ member: id, jobId: event.externalId, attempts }) };
  }

  private log(member: Member, failed: ModelFailure, isAsked: boolean, { generationId }: ModelInput): void {
    const { code, message, alarm } = failed;
    const details = { model: member.id, generationId, code, reason: message, ...(alarm && { alarm }) };
    const { logger } = this.options;
    if (!isAsked) logger.info(details, 'image model skipped');
    else if (alarm) logger.error(details, 'image model needs its operator');
    else logger.warn(details, 'image model failed');
  }
}

const lostAnswer = (message: string): ModelFailure =>
  failure('provider', message, { retryable: true, mayBeCharged: true });

/** The event of a plate with its headline. */
const withHeadline = async (done: Done, input: ModelInput, setter: HeadlineSetter): Promise<Done> => {
  const provenance = done.provenance && {
    ...done.provenance,
    source: 'compositeWithTrainedAlgorithmicMedia' as const,
  };
  const finished = await setter.setOver(done.bytes, input, provenance ?? null);
  const { width, height } = input;
  return { ...done, ...finished, width, height, ...(provenance && { provenance }) };
};
