import type { HeadlineSetter } from '../headline-setter';
import type { ModelLedger } from '../ledger/model-ledger';
import type { ModelReport } from '../ledger/model-report';
import type {
  ImageModel,
  ModelCapabilities,
  ModelEvent,
  ModelFailure,
  ModelFailureCode,
  ModelInput,
} from '../port';
import { preparedPictures } from '../pictures/input-pictures';
import { failure } from '../provider/failures';
import { type AttemptContext, type Step, abandoned, attempt } from './attempt';
import type { Clock } from './circuit-breaker';
import { forwardProgress } from './forward-progress';
import { readJobReference } from './job-reference';
import { LostAnswers } from './lost-answers';
import type { WebhookOptions } from '../webhooks/model-webhook';
import { Member, type MemberOptions } from './member';

/** A failure of one model of a chain. `isAsked` is true if the model was called. */
type Refused = { model: string; failed: ModelFailure; isAsked: boolean };

/** Codes that say enough if they are the cause of every model. */
const oneCause: readonly ModelFailureCode[] = ['rate_limited', 'unsupported'];

/**
 * Chooses the failure that a chain reports: the first failure that a retry can resolve, otherwise the first failure. If no
 * model was asked, the failure has the cause of each model.
 */
const chosenOf = (failures: readonly Refused[]): ModelFailure => {
  const chosen = (failures.find(({ failed }) => failed.retryable) ?? failures[0])?.failed;
  if (!chosen) return failure('provider', 'the answer was lost twice', { mayBeCharged: true });
  const isOneCause = oneCause.some((code) => failures.every(({ failed }) => failed.code === code));
  if (isOneCause || failures.some(({ isAsked }) => isAsked)) return chosen;
  // The alarm was reported when the model was asked.
  const { alarm: _alarm, ...rest } = chosen;
  const message = failures.map(({ model, failed }) => `${model}: ${failed.message}`).join('; ');
  return { ...rest, code: 'models_unavailable', message };
};

/** The part of a logger that a fallback chain of models uses. */
export type ChainLogger = Record<'info' | 'warn' | 'error', (details: object, message: string) => void>;

/** Options of a fallback chain of image models. */
export type FallbackOptions = {
  /** The models of the chain, in the order in which they are called. */
  members: readonly MemberOptions[];
  /** US dollars that each model may cost in a day (UTC); null for no limit. */
  budgetUsdPerDay: number | null;
  /** Sets the headline over images without text (plates); null leaves the plates unchanged. */
  headlines: HeadlineSetter | null;
  /** Records the requests of all workers, and knows what the models have spent. */
  ledger: ModelLedger;
  /** Where providers report their jobs; absent or null: requests have no webhook. */
  webhooks?: WebhookOptions | null;
  logger: ChainLogger;
  now?: Clock;
};

/**
 * Several models as one: asks them in order until one makes an image. A prompt that a model refuses (`safety`) is not
 * passed to the next one. A model that a request names is asked first. Each model has a circuit breaker, a concurrency
 * limit, a rate limit, a budget and a switch. A job goes back to the model that started it.
 */
export class FallbackModel implements ImageModel {
  readonly name: string;
  readonly capabilities: ModelCapabilities;
  private readonly members: readonly Member[];
  private readonly context: AttemptContext;
  /** Estimates the price of an image; undefined if no model of the chain has a price. */
  readonly estimateUsd?: (input: ModelInput) => number | null;

  /**
   * Creates a fallback chain.
   * @param options models, budget, and the setter of headlines
   */
  constructor(private readonly options: FallbackOptions) {
    const {
      members,
      budgetUsdPerDay,
      headlines,
      ledger,
      webhooks = null,
      now = () => performance.now(),
    } = options;
    this.members = members.map((member) => new Member(member, ledger, budgetUsdPerDay, now));
    this.context = { headlines, ledger, webhooks, lost: new LostAnswers() };
    const [first] = members;
    if (!first) throw new Error('A fallback chain needs at least one image model.');
    this.name = members.map(({ id }) => id).join(',');
    const able = members.map(({ model }) => model.capabilities);
    this.capabilities = {
      ...first.model.capabilities,
      previews: able.some(({ previews }) => previews),
      seed: able.every(({ seed }) => seed),
      resume: true,
      text: headlines ? 'typeset' : (first.model.capabilities.text ?? 'typeset'),
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
        'the image model of a stored job is not configured any more, starting a new request',
      );
      return this.start(input, signal);
    }
    const others = members.slice(place + 1).map((one) => ({ member: one, jobId: null, attempts: 0 }));
    if (job.jobId !== null)
      return this.serve([{ member, jobId: job.jobId, attempts: 0 }, ...others], input, signal);
    // The process ended before it received the answer. A request to a model that costs money is repeated once.
    const mayRepeat = job.attempts < 1 || !member.model.estimateUsd;
    const again = mayRepeat ? [{ member, jobId: null, attempts: job.attempts + 1 }] : [];
    return this.serve([...again, ...others], input, signal);
  }

  async cancel(externalId: string): Promise<void> {
    const job = readJobReference(externalId);
    const member = this.members.find(({ id }) => id === job?.member);
    if (member && job?.jobId) await member.model.cancel(job.jobId);
  }

  /** Describes each model for administrators, in order. */
  reports(): ModelReport[] {
    return this.members.map((member, position) => member.report(position));
  }

  /** Switches the named models off, and all others on. Requests that run are finished. */
  disable(names: readonly string[]): void {
    for (const member of this.members) member.isDisabled = names.includes(member.id);
  }

  /**
   * Opens the circuit breakers of models that other workers found down.
   * @param openings remaining ms of the longest opening of each model
   */
  adoptOpenings(openings: readonly { model: string; ms: number }[]): void {
    for (const { model, ms } of openings) this.members.find(({ id }) => id === model)?.breaker.adopt(ms);
  }

  async warm(): Promise<void> {
    await Promise.all([...this.members.map(({ model }) => model.warm?.()), this.options.headlines?.warm?.()]);
  }

  async close(): Promise<void> {
    await Promise.all([...this.members.map(({ model }) => model.close()), this.options.headlines?.close()]);
  }

  private async *serve(
    steps: readonly Step[],
    request: ModelInput,
    signal: AbortSignal,
  ): AsyncGenerator<ModelEvent> {
    signal.throwIfAborted();
    const pictures = await preparedPictures(request.pictures ?? []);
    if ('type' in pictures) return yield pictures;
    const input = { ...request, pictures };
    const { lost } = this.context;
    const forward = forwardProgress();
    const failures: Refused[] = [];
    for (const step of steps) {
      const asking = attempt(step, input, signal, this.context);
      let next = await asking.next();
      try {
        for (; !next.done; next = await asking.next()) {
          const event = next.value.type === 'progress' ? forward(next.value) : next.value;
          if (event) yield event;
        }
      } finally {
        // The caller stopped reading: the model's slot and its socket are freed.
        if (!next.done) await asking.return(abandoned);
      }
      const result = next.value;
      if ('done' in result) {
        lost.forget(input.generationId);
        this.logRecovery(step.member);
        return yield result.done;
      }
      failures.push({ ...result, model: step.member.id });
      this.log(step.member, result.failed, result.isAsked, input);
      if (result.failed.code === 'safety') return yield result.failed;
      if (result.failed.mayBeCharged && lost.areTooMany(input.generationId)) break;
    }
    yield this.reported(failures, input);
  }

  /** Returns the failure that the whole chain reports. No retry is allowed after answers were lost too often. */
  private reported(failures: readonly Refused[], { generationId }: ModelInput): ModelFailure {
    const { lost } = this.context;
    const chosen = chosenOf(failures);
    if (!lost.areTooMany(generationId)) return chosen;
    lost.forget(generationId);
    return { ...chosen, retryable: false };
  }

  /** Logs a failure. An alarm is logged as an error when it begins or changes, and as a warning while it lasts. */
  private log(member: Member, failed: ModelFailure, isAsked: boolean, { generationId }: ModelInput): void {
    const { code, message, alarm } = failed;
    const details = { model: member.id, generationId, code, reason: message, ...(alarm && { alarm }) };
    const { logger } = this.options;
    if (!isAsked) logger.info(details, 'image model skipped, asking the next model');
    else if (alarm && member.noteAlarm(alarm))
      logger.error(details, 'image model needs an action of the operator');
    else logger.warn(details, 'image model failed');
  }

  private logRecovery(member: Member): void {
    if (member.noteAlarm(null))
      this.options.logger.info({ model: member.id }, 'image model serves again after an alarm');
  }
}
