import type { HeadlineSetter } from '../headline-setter';
import type { ModelLedger, RecordedRequest, RequestEnd } from '../ledger/model-ledger';
import { unsupportedBy } from '../pictures/input-pictures';
import type { ModelEvent, ModelFailure, ModelInput, ModelProvenance } from '../port';
import { failure } from '../provider/failures';
import { imageHeaderOf } from '../provider/image-header';
import { type WebhookOptions, newWebhook, webhookUrl } from '../webhooks/model-webhook';
import { writeJobReference } from './job-reference';
import type { LostAnswers } from './lost-answers';
import type { Member } from './member';

/** One request to one model of a fallback chain. `attempts` is the number of earlier requests whose answer was lost. */
export type Step = { member: Member; jobId: string | null; attempts: number };

/** The last event of an image model, with the image. */
export type Done = Extract<ModelEvent, { type: 'done' }>;

/**
 * Result of one request to a model: an image, or the failure that ended the request. `isAsked` is true if the model
 * was called.
 */
export type StepResult = { done: Done } | { failed: ModelFailure; isAsked: boolean };

/** The services that all attempts of a fallback chain share. */
export type AttemptContext = {
  headlines: HeadlineSetter | null;
  ledger: ModelLedger;
  webhooks: WebhookOptions | null;
  lost: LostAnswers;
};

/** The webhook options for a model whose provider reports jobs; null for other models. */
const webhooksOf = ({ member }: Step, { webhooks }: AttemptContext): WebhookOptions | null =>
  member.model.externalIdOf ? webhooks : null;

/**
 * Finds the job of an earlier request whose answer was lost, if the provider has reported it. The job is followed, so that
 * the provider is not asked and paid twice.
 */
const lostRequest = async (
  step: Step,
  input: ModelInput,
  signal: AbortSignal,
  context: AttemptContext,
): Promise<{ record: RecordedRequest; jobId: string } | null> => {
  const { member, jobId } = step;
  const webhooks = webhooksOf(step, context);
  if (!webhooks || jobId !== null) return null;
  const lost = await context.ledger.findLost(member.requestOf(input), webhooks.waitMs, signal);
  const externalId = lost && member.model.externalIdOf?.(lost.jobId);
  return lost && externalId !== undefined && externalId !== null
    ? { record: lost.record, jobId: externalId }
    : null;
};

/**
 * Calls one image model, if its capabilities, its circuit breaker, its switch and its budget allow it, and records the request.
 * @returns the result of the model; an error that the model throws becomes a failure
 * @throws the reason of the signal, or an error of the ledger
 */
export async function* attempt(
  asked: Step,
  input: ModelInput,
  signal: AbortSignal,
  context: AttemptContext,
): AsyncGenerator<ModelEvent, StepResult> {
  const lost = await lostRequest(asked, input, signal, context);
  const step = lost ? { ...asked, jobId: lost.jobId } : asked;
  const { member, jobId } = step;
  const unsupported = jobId === null ? unsupportedBy(member.model.capabilities, input) : null;
  if (unsupported) return { failed: unsupported, isAsked: false };
  if (member.isDisabled && jobId === null) return { failed: member.disabled, isAsked: false };
  const pass = jobId === null ? member.breaker.enter() : member.breaker.enterJob();
  if ('type' in pass) return { failed: pass, isAsked: false };
  let free: (() => void) | undefined;
  try {
    const mustWait = member.slots.isFull || (jobId === null && member.rate.waitMs > 0);
    if (mustWait) yield { type: 'queued' };
    free = await member.slots.acquire(signal);
    // A job that runs already is followed without a new request.
    if (jobId === null) await member.rate.take(signal);
    const webhooks = jobId === null ? webhooksOf(step, context) : null;
    const webhook = webhooks && newWebhook();
    const request = lost?.record ?? (await member.open(input, jobId, webhook, signal));
    if ('type' in request) return { failed: request, isAsked: false };
    const reported = webhooks &&
      webhook && {
        url: webhookUrl(webhooks.base, member.model.name, request.id, webhook.token),
        secret: webhook.secret,
      };
    const result = yield* recorded(request, step, { ...input, webhook: reported }, signal, context);
    if ('done' in result) {
      pass.succeeded();
      return result;
    }
    if (result.failed.mayBeCharged) context.lost.add(input.generationId);
    member.countFailure(result.failed, pass);
    return result;
  } finally {
    pass.release();
    free?.();
  }
}

/**
 * Calls the image model and records the end of the request. An aborted request may be charged, so that its estimate
 * counts. If the answer is lost, the attempt waits for the report of the provider and follows the reported job.
 */
async function* recorded(
  request: RecordedRequest,
  step: Step,
  input: ModelInput,
  signal: AbortSignal,
  { headlines, webhooks }: AttemptContext,
): AsyncGenerator<ModelEvent, StepResult> {
  const end: RequestEnd = {
    outcome: 'unknown',
    bookedUsd: step.member.isOwn ? 0 : null,
    modelId: null,
    jobId: step.jobId,
    providerRequestId: null,
    failure: null,
  };
  // The answer was lost if the provider may have accepted a job whose id is not known.
  const isLost = (result: StepResult): boolean =>
    Boolean(input.webhook) && end.jobId === null && 'failed' in result && result.failed.mayBeCharged === true;
  try {
    let result = yield* observed(step, end, input, signal, headlines);
    if (webhooks && isLost(result)) {
      const jobId = await request.reportedJob(webhooks.waitMs, signal);
      const externalId = jobId === null ? undefined : step.member.model.externalIdOf?.(jobId);
      if (externalId !== undefined)
        result = yield* observed({ ...step, jobId: externalId }, end, input, signal, headlines);
    }
    const ended = request.close({ ...end, ...endOf(result), ...(isLost(result) && { outcome: 'unknown' }) });
    // A request to a model in this process costs nothing, so the image does not wait for its record.
    if (!step.member.isOwn) await ended;
    return result;
  } finally {
    void request.close(end);
  }
}

/** Calls the image model, and keeps what its event `started` says of the job in the end of the request. */
async function* observed(
  step: Step,
  end: RequestEnd,
  input: ModelInput,
  signal: AbortSignal,
  headlines: HeadlineSetter | null,
): AsyncGenerator<ModelEvent, StepResult> {
  const drawing = drawn(step, input, signal, headlines);
  let next = await drawing.next();
  try {
    for (; !next.done; next = await drawing.next()) {
      const event = next.value;
      if (event.type !== 'started') {
        yield event;
        continue;
      }
      end.modelId = event.model;
      end.jobId = event.externalId ?? end.jobId;
      yield referenced(event, step);
    }
  } finally {
    if (!next.done) await drawing.return(abandoned);
  }
  return next.value;
}

/** Returns outcome, price and ids of the result of a request to a model. */
const endOf = (result: StepResult): Partial<RequestEnd> => {
  if ('failed' in result)
    return {
      outcome: 'failed',
      bookedUsd: result.failed.mayBeCharged ? null : 0,
      failure: result.failed,
    };
  const { model, costUsd, providerRequestId = null } = result.done;
  return {
    outcome: 'done',
    bookedUsd: costUsd === undefined ? 0 : costUsd,
    modelId: model,
    providerRequestId,
  };
};

async function* drawn(
  { member, jobId }: Step,
  request: ModelInput,
  signal: AbortSignal,
  headlines: HeadlineSetter | null,
): AsyncGenerator<ModelEvent, StepResult> {
  const { model } = member;
  const asked = (failed: ModelFailure): StepResult => ({ failed, isAsked: true });
  const lost = (message: string) =>
    failure('provider', message, { retryable: true, mayBeCharged: !member.isOwn });
  try {
    const setter = member.drawsPlates ? headlines : null;
    const input = setter ? await planned(request, member, setter) : request;
    const events = jobId === null ? model.start(input, signal) : model.resume(jobId, input, signal);
    for await (const event of events) {
      if (event.type === 'failed') return asked(event);
      if (event.type !== 'done') {
        // A preview of a provider is decoded later; files that are no image are dropped here.
        if (event.type !== 'preview' || member.isOwn || (await imageHeaderOf(event.bytes))) yield event;
        continue;
      }
      const done = setter ? await finished(event, input, setter) : event;
      signal.throwIfAborted();
      return { done: { ...done, entry: member.id } };
    }
    return asked(lost('the model ended without an image'));
  } catch (error) {
    signal.throwIfAborted();
    return asked(lost(`the model threw an error: ${error instanceof Error ? error.name : 'unknown'}`));
  }
}

/** Result of an attempt whose caller stopped reading events. */
export const abandoned: StepResult = { failed: failure('provider', 'stopped'), isAsked: true };

/** Adds the name of the model to the job id that is stored, so that the job is resumed at this model. */
const referenced = (
  event: Extract<ModelEvent, { type: 'started' }>,
  { member, attempts }: Step,
): ModelEvent => ({
  ...event,
  externalId: writeJobReference({ member: member.id, jobId: event.externalId, attempts }),
});

/**
 * Plans the headline of a request. The model draws it if the request asks for that and the model can. If the headline
 * cannot be planned, the model draws an image without text.
 */
const planned = async (request: ModelInput, member: Member, setter: HeadlineSetter): Promise<ModelInput> => {
  const plan = await setter.planFor(request).catch(() => null);
  if (!plan) return { ...request, headlineArea: null, drawnHeadline: null };
  const { area, words, language } = plan;
  const isDrawn = request.lettering === 'drawn' && member.drawsLetters;
  return { ...request, headlineArea: area, drawnHeadline: isDrawn ? { words, language } : null };
};

/**
 * Returns the last event of a hosted model after its image was finished: fitted to the exact size, with the headline
 * over it unless the model drew the headline.
 */
const finished = async (done: Done, input: ModelInput, setter: HeadlineSetter): Promise<Done> => {
  const isDrawn = Boolean(input.drawnHeadline);
  const source: ModelProvenance['source'] = isDrawn
    ? 'trainedAlgorithmicMedia'
    : 'compositeWithTrainedAlgorithmicMedia';
  const provenance = done.provenance && { ...done.provenance, source };
  const thumbnail = isDrawn
    ? await setter.fit(done.bytes, input, provenance ?? null)
    : await setter.setOver(done.bytes, input, provenance ?? null);
  const { width, height } = input;
  const original =
    done.width !== undefined && done.height !== undefined ? { width: done.width, height: done.height } : null;
  return {
    ...done,
    ...thumbnail,
    width,
    height,
    lettering: isDrawn ? 'drawn' : thumbnail.scene ? 'typeset' : null,
    ...(provenance && { provenance }),
    ...(original && { original }),
  };
};
