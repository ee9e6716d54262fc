import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { pictureRequestSchema } from '@portada/contracts';
import type { Piscina } from 'piscina';
import type { ImageModel, ModelEvent, ModelInput } from '@portada/image-models';
import { EventQueue } from '@portada/image-models';
import type { DrawMessage, DrawResult, DrawTask } from './messages';
import { packFiles } from './pack';

/**
 * Asset pack and time limits of the studio; `threads` is the number of images that the studio draws at the same time,
 * at most one per core.
 */
export type StudioOptions = {
  /** Directory of the asset pack that `nx run studio-engine:build` writes. */
  directory: string;
  threads: number;
  /** Time in ms without progress after which a started image fails; the default is 20 s. */
  silenceMs?: number;
};

/** Heap limit in MB of one thread that draws images. The pixels of images are outside of the heap. */
const threadMegabytes = 256;
/** Time in ms after which an idle drawing thread ends. */
const idleMs = 60_000;
/** Maximum number of images that wait for a thread; a further image is refused as retryable. */
const longestQueue = 100;
const defaultSilenceMs = 20_000;
/** Factor by which the time limit of an image is longer while the image waits for a thread. */
const patience = 3;

/**
 * The built-in image model: draws on the CPU in worker threads, without network or key. If a thread dies, only the
 * image of this thread fails. A thread that hangs is terminated after a time limit, and the next image gets a new
 * thread. A cancelled image leaves its thread at the end of the current layer.
 * @param options asset pack and threads
 */
export function createStudio(options: StudioOptions): ImageModel {
  let pool: Promise<Piscina> | undefined;
  const opened = () => (pool ??= openPool(options, () => (pool = undefined)));
  return {
    name: 'studio',
    capabilities: { progress: 'percent', previews: true, seed: true, resume: false, cancel: 'hard' },
    start: (input, signal) => drawing(opened(), options.silenceMs ?? defaultSilenceMs, input, signal),
    resume: () => {
      throw new Error(
        'The studio cannot resume an image, because it draws inside the process that started the image.',
      );
    },
    cancel: () => Promise.resolve(),
    warm: async () => {
      for (const prompt of warmUpPrompts) {
        const drawn = drawing(opened(), options.silenceMs ?? defaultSilenceMs, warmUp(prompt), never);
        for await (const event of drawn) if (event.type === 'failed') return;
      }
    },
    close: async () => {
      await (await pool)?.destroy();
    },
  };
}

const never = new AbortController().signal;

/** One prompt for each language, because the tagger of a language is loaded with its first prompt. */
const warmUpPrompts = [
  'A huge shocked face beside a red boat, "24 HOURS", before and after',
  'Probé una hamburguesa de 24 horas en el bosque con mi abuela',
];

/**
 * Creates the input of a small image that uses everything that is loaded or compiled once: headline, illustrations,
 * previews.
 */
const warmUp = (prompt: string): ModelInput => ({
  ...pictureRequestSchema.parse({ prompt }),
  generationId: randomUUID(),
  width: 640,
  height: 360,
  seed: 1,
});

/**
 * The thread pool is loaded with the first image, so that a process that only refers to the image model uses little
 * memory.
 */
async function openPool({ directory, threads }: StudioOptions, broken: () => void): Promise<Piscina> {
  const { default: Piscina } = await import('piscina');
  const pool = new Piscina({
    filename: join(resolve(directory), packFiles.thread),
    workerData: { directory: resolve(directory) },
    // After a thread was terminated, only `minThreads` makes the pool start a thread for queued tasks.
    minThreads: 1,
    maxThreads: Math.min(threads, availableParallelism()),
    idleTimeout: idleMs,
    // With the option `atomics`, a thread would block while it waits for a task and could not send its last previews.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: threadMegabytes },
  });
  // The thread pool emits this error if a thread cannot start or dies between two images. Its queued tasks would then
  // wait forever. Closing the pool fails the queued images; the next image opens a new pool.
  pool.on('error', () => {
    broken();
    void pool.destroy();
  });
  return pool;
}

async function* drawing(
  opening: Promise<Piscina>,
  silenceMs: number,
  input: ModelInput,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  signal.throwIfAborted();
  yield { type: 'started', model: 'studio', externalId: null };
  const events = new EventQueue<ModelEvent>();
  const cancelled = new SharedArrayBuffer(1);
  const { port1: ours, port2: port } = new MessageChannel();
  const stop = () => {
    Atomics.store(new Uint8Array(cancelled), 0, 1);
    events.fail(signal.reason);
  };
  signal.addEventListener('abort', stop, { once: true });
  const silence = watchSilence(silenceMs);
  ours.on('message', (message: DrawMessage) => {
    silence.broken();
    events.push(eventOf(message));
  });
  // The message port closes after its last message, so no message of the drawing thread is lost.
  const heard = new Promise((done) => ours.once('close', done));
  try {
    signal.throwIfAborted();
    const task: DrawTask = { input, port, cancelled };
    opening
      .then((pool) => queued(pool, task, silence.signal))
      .then(async (result) => {
        await heard;
        events.end(endOf(result, input));
      })
      .catch((error: unknown) =>
        events.end(
          silence.signal.aborted
            ? failure('timeout', 'The drawing made no progress.')
            : failure('provider', String(error)),
        ),
      )
      .finally(silence.end);
    yield* events;
  } finally {
    signal.removeEventListener('abort', stop);
    Atomics.store(new Uint8Array(cancelled), 0, 1);
    ours.close();
  }
}

/**
 * Creates a signal that aborts if a drawing thread sends no message for too long. The abort terminates the thread,
 * because a thread that hangs reads no messages and would occupy its place forever. The time is counted from the last
 * message, so that an overloaded machine does not restart its images again and again.
 */
function watchSilence(ms: number) {
  const hung = new AbortController();
  const begin = (wait: number) => setTimeout(() => hung.abort(), wait).unref();
  let watch = begin(ms * patience);
  const end = () => clearTimeout(watch);
  const broken = () => {
    end();
    watch = begin(ms);
  };
  return { signal: hung.signal, broken, end };
}

/**
 * Queues a drawing task and enforces the queue limit, because the pool's own limit does not count tasks that can be
 * aborted.
 */
function queued(pool: Piscina, task: DrawTask, signal: AbortSignal): Promise<DrawResult> {
  if (pool.queueSize >= longestQueue) throw new Error(`${longestQueue} images are already queued.`);
  return pool.run(task, { transferList: [task.port], signal }) as Promise<DrawResult>;
}

const eventOf = (message: DrawMessage): ModelEvent =>
  message.type === 'preview'
    ? { type: 'preview', bytes: Buffer.from(message.bytes), mimeType: 'image/webp' }
    : message;

function endOf(result: DrawResult, input: ModelInput): ModelEvent {
  if (result === null) return failure('provider', 'The drawing was cancelled.');
  if (result !== 'not_understood') return done(result, input);
  return { ...failure('not_understood', 'No word of the prompt is known.'), retryable: false };
}

const done = (
  { png, scene, legibility }: Exclude<DrawResult, string | null>,
  input: ModelInput,
): ModelEvent => ({
  type: 'done',
  bytes: Buffer.from(png.buffer, png.byteOffset, png.byteLength),
  mimeType: 'image/png',
  model: 'studio',
  seed: input.seed,
  legibility,
  ...(scene && { scene }),
});

const failure = (
  code: 'provider' | 'timeout' | 'not_understood',
  message: string,
): Extract<ModelEvent, { type: 'failed' }> => ({
  type: 'failed',
  code,
  retryable: true,
  message,
});
