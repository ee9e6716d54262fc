import { setTimeout as delay } from 'node:timers/promises';
import type { GenerationStage } from '@portada/contracts';
import type { ImageModel, ModelEvent, ModelFailureCode, ModelInput } from '../port';

/** Script of an image model for tests; times in ms. */
export type ModelScript = {
  /** Duration of a generation, 0 by default. */
  durationMs?: number;
  /** Kind of progress reports of the scripted model; percent by default. */
  progress?: 'percent' | 'stages' | 'none';
  previews?: boolean;
  /**
   * Failure that the scripted model reports instead of an image. `times` is the number of failures; without `times`
   * every generation fails.
   */
  fail?: { code: ModelFailureCode; retryable: boolean; times?: number };
  /** True if the scripted model never answers; only an abort ends the request. */
  hang?: boolean;
  /** True if the image has the requested size and is encoded only once in a process, so that the model does no work. */
  isReady?: boolean;
  /** True if another process can resume a generation. */
  resumable?: boolean;
};

/** State of the simulated provider. Two models that share the state behave like two processes with one provider. */
export type ScriptedState = {
  /** `asked`: number of started generations. `resumed`: number of resumed generations. */
  asked: number;
  resumed: number;
  cancelled: string[];
  /** Time at which the image is ready, by external id, in ms since 1970. */
  jobs: Record<string, { readyAt: number }>;
  failed: number;
};

/** A scripted model with the state of its simulated provider. */
export type ScriptedModel = ImageModel & { readonly state: ScriptedState };

/** Creates the state of a simulated provider without jobs. */
export const emptyScriptedState = (): ScriptedState => ({
  asked: 0,
  resumed: 0,
  cancelled: [],
  jobs: {},
  failed: 0,
});

const stages: readonly GenerationStage[] = ['understanding', 'composing', 'drawing'];

/**
 * An image model that follows a script, for tests. Its images are small PNGs of the requested ratio, unless the script says
 * `isReady`.
 * @param script the script for every image, or a function that returns the script for an input
 * @param state of the simulated provider
 */
export function createScriptedModel(
  script: ModelScript | ((input: ModelInput) => ModelScript) = {},
  state: ScriptedState = emptyScriptedState(),
): ScriptedModel {
  const scriptFor = typeof script === 'function' ? script : () => script;
  const fixed = typeof script === 'function' ? {} : script;
  const closing = new AbortController();
  const within = (signal: AbortSignal) => AbortSignal.any([signal, closing.signal]);
  return {
    name: 'scripted',
    state,
    capabilities: {
      progress: fixed.progress ?? 'percent',
      previews: fixed.previews ?? true,
      seed: true,
      resume: fixed.resumable ?? false,
      cancel: 'hard',
    },
    start: (input, signal) => started(scriptFor(input), state, input, within(signal)),
    resume: (externalId, input, signal) => {
      const wanted = scriptFor(input);
      if (!wanted.resumable) throw new Error('This script does not resume.');
      return resumed(externalId, wanted, state, input, within(signal));
    },
    cancel: (externalId) => {
      state.cancelled.push(externalId);
      delete state.jobs[externalId];
      return Promise.resolve();
    },
    close: () => {
      closing.abort(new Error('the scripted model was closed'));
      return Promise.resolve();
    },
  };
}

async function* started(
  script: ModelScript,
  state: ScriptedState,
  input: ModelInput,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  signal.throwIfAborted();
  state.asked += 1;
  const externalId = script.resumable ? `scripted-${input.generationId}` : null;
  const readyAt = performance.now() + (script.durationMs ?? 0);
  if (externalId) state.jobs[externalId] = { readyAt };
  yield { type: 'started', model: 'scripted', externalId };
  yield* work(script, state, input, readyAt, signal);
}

async function* resumed(
  externalId: string,
  script: ModelScript,
  state: ScriptedState,
  input: ModelInput,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  signal.throwIfAborted();
  const job = state.jobs[externalId];
  if (!job) {
    yield { type: 'failed', code: 'provider', retryable: true, message: `There is no job ${externalId}.` };
    return;
  }
  state.resumed += 1;
  yield { type: 'started', model: 'scripted', externalId };
  yield* work(script, state, input, job.readyAt, signal);
}

async function* work(
  script: ModelScript,
  state: ScriptedState,
  input: ModelInput,
  readyAt: number,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  const beginning = performance.now();
  const steps = 8;
  for (let step = 0; step <= steps; step += 1) {
    yield* report(script, input, step / steps);
    if (script.hang && step === 2) await forever(signal);
    const due = beginning + ((readyAt - beginning) * (step + 1)) / (steps + 1);
    if (due > performance.now()) await pause(due - performance.now(), signal);
    signal.throwIfAborted();
  }
  if (script.fail && state.failed < (script.fail.times ?? Infinity)) {
    state.failed += 1;
    const { code, retryable } = script.fail;
    yield { type: 'failed', code, retryable, message: `The script says: ${code}.` };
    return;
  }
  yield {
    type: 'done',
    ...(await (script.isReady ? readyPicture(input) : pictureOf(input, 'png'))),
    model: 'scripted',
    seed: input.seed,
    legibility: null,
  };
}

async function* report(script: ModelScript, input: ModelInput, share: number): AsyncGenerator<ModelEvent> {
  const progress = script.progress ?? 'percent';
  if (progress === 'none') return;
  const stage = stages[Math.min(stages.length - 1, Math.floor(share * stages.length))] ?? null;
  yield { type: 'progress', percent: progress === 'percent' ? Math.round(share * 100) : null, stage };
  if ((script.previews ?? true) && (share === 0.25 || share === 0.75)) {
    yield { type: 'preview', ...(await pictureOf(input, 'webp')) };
  }
}

/** Waits some ms. An abort rejects with the reason of the signal, not with the error of the timer. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  delay(ms, undefined, { signal }).catch(() => signal.throwIfAborted());

const forever = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });

/** Encoded images of the exact size, by width and height. */
const readyPictures = new Map<string, Promise<{ bytes: Buffer; mimeType: string }>>();

/** Returns an image of the requested size. It is encoded once for each size. */
function readyPicture(input: ModelInput): Promise<{ bytes: Buffer; mimeType: string }> {
  const { width, height } = input;
  const key = `${width}x${height}`;
  const known = readyPictures.get(key) ?? pictureOf(input, 'png', width);
  readyPictures.set(key, known);
  return known;
}

/** Creates an image of one color, which depends on the seed. sharp is loaded at the first call. */
async function pictureOf(
  input: ModelInput,
  format: 'png' | 'webp',
  width = 320,
): Promise<{ bytes: Buffer; mimeType: string }> {
  const { default: sharp } = await import('sharp');
  const height = Math.round((input.height * width) / input.width);
  const background = { r: input.seed & 255, g: (input.seed >> 8) & 255, b: (input.seed >> 16) & 255 };
  const blank = sharp({ create: { width, height, channels: 3, background } });
  const bytes = await (format === 'png' ? blank.png() : blank.webp()).toBuffer();
  return { bytes, mimeType: `image/${format}` };
}
