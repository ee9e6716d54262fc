import type { ModelEvent, ModelFailure } from '../port';
import { AnswerTooLarge } from './bounded-body';
import { failure } from './failures';
import { DownloadRefused } from './guarded-download';

/**
 * Limits of a conversation with an image provider: the signal of the caller, the signal of the end of the process,
 * and a time limit in ms.
 */
export type ExchangeLimits = { signal: AbortSignal; closing: AbortSignal; timeoutMs: number };

/** System error codes which mean that no connection was established, so the provider has not received the request. */
const notConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Returns the code of the system error, which is the cause of an error of `fetch`. */
const codeOf = (error: unknown): string => {
  const { cause, code } = (error ?? {}) as { cause?: { code?: unknown }; code?: unknown };
  const found = cause?.code ?? code;
  return typeof found === 'string' ? found : 'no code';
};

const failureOfError = (error: unknown): ModelFailure => {
  if (error instanceof AnswerTooLarge || error instanceof DownloadRefused)
    return failure('provider', error.message, { mayBeCharged: true });
  const code = codeOf(error);
  return notConnected.has(code)
    ? failure('provider', `not connected, ${code}`, { retryable: true })
    : failure('provider', `connection lost, ${code}`, { retryable: true, mayBeCharged: true });
};

/**
 * Runs the requests of one generation to an image provider. Every request uses the signal that `ask` receives. The
 * signal aborts when the caller aborts, when the process stops, after the time limit, and when the caller stops
 * reading, so that no socket stays open.
 * @param limits signals and time limit that end the requests
 * @param ask function that sends the requests and yields the events of the model
 * @returns the events of `ask`; an error of the connection becomes a failure
 * @throws the reason of the caller's signal, or of the stop of the process
 */
export async function* exchange(
  { signal, closing, timeoutMs }: ExchangeLimits,
  ask: (within: AbortSignal) => AsyncGenerator<ModelEvent>,
): AsyncGenerator<ModelEvent> {
  const ended = new AbortController();
  const late = AbortSignal.timeout(timeoutMs);
  try {
    yield* ask(AbortSignal.any([signal, closing, late, ended.signal]));
  } catch (error) {
    signal.throwIfAborted();
    closing.throwIfAborted();
    yield late.aborted
      ? failure('timeout', `no answer within ${timeoutMs} ms`, { retryable: true, mayBeCharged: true })
      : failureOfError(error);
  } finally {
    ended.abort();
  }
}
