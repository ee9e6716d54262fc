import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import type { Piscina } from 'piscina';
import type { ImageModel, ModelEvent, ModelInput } from '../port';
import { EventQueue } from '../event-queue';
import type { DrawMessage, DrawResult, DrawTask } from './messages';
import { packFiles } from './pack';

/** Where the studio finds what it draws with, and how many pictures it draws at once: at most one a core. */
export type StudioOptions = {
  /** The pack that `nx run image-models:build` writes. */
  directory: string;
  threads: number;
  /** Time in ms that a picture may take, waiting for a thread included; 20 s unless given. */
  limitMs?: number;
};

/** Memory in MB that the JavaScript of one thread may take; pictures lie outside of it. */
const threadMegabytes = 256;
/** Time in ms after which an idle thread is let go. */
const idleMs = 60_000;
/** Pictures that may wait for a thread; one more is refused, to be tried again. */
const longestQueue = 100;
const defaultLimitMs = 20_000;

/**
 * The built-in image model: draws on the CPU, in threads of its own, without network or key. A thread that dies fails
 * its one picture, one that hangs is ended after the limit, and the next picture gets a new thread. Cancelling frees the
 * thread at the end of the layer it is on.
 * @param options pack and threads
 */
export function createStudio(options: StudioOptions): ImageModel {
  let pool: Promise<Piscina> | undefined;
  const opened = () => (pool ??= openPool(options, () => (pool = undefined)));
  return {
    name: 'studio',
    capabilities: { progress: 'percent', previews: true, seed: true, resume: false, cancel: 'hard' },
    start: (input, signal) => drawing(opened(), options.limitMs ?? defaultLimitMs, input, signal),
    resume: () => {
      throw new Error('studio cannot resume: it draws inside the process that asked.');
    },
    cancel: () => Promise.resolve(),
    close: async () => {
      await (await pool)?.destroy();
    },
  };
}

/** Loaded with the first picture: a process that only names the model stays light. */
async function openPool({ directory, threads }: StudioOptions, broken: () => void): Promise<Piscina> {
  const { default: Piscina } = await import('piscina');
  const pool = new Piscina({
    filename: join(resolve(directory), packFiles.thread),
    workerData: { directory: resolve(directory) },
    minThreads: 0,
    maxThreads: Math.min(threads, availableParallelism()),
    maxQueue: longestQueue,
    idleTimeout: idleMs,
    // A thread must stay able to finish its previews while it waits for the next task.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: threadMegabytes },
  });
  // A thread that cannot start, or dies between two pictures: what waits for it would wait for ever. Ending the pool
  // fails the waiting pictures; the next one opens another pool.
  pool.on('error', () => {
    broken();
    void pool.destroy();
  });
  return pool;
}

async function* drawing(
  opening: Promise<Piscina>,
  limitMs: number,
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
  ours.on('message', (message: DrawMessage) => events.push(eventOf(message)));
  // The port closes after its last message, so nothing that was said is lost before the end.
  const heard = new Promise((done) => ours.once('close', done));
  try {
    signal.throwIfAborted();
    const task: DrawTask = { input, port, cancelled };
    // Ends the thread too: one that hangs reads no messages, and would keep its place for ever.
    const limit = AbortSignal.timeout(limitMs);
    opening
      .then((pool) => pool.run(task, { transferList: [port], signal: limit }) as Promise<DrawResult>)
      .then(async (result) => {
        await heard;
        events.end(result ? done(result, input) : failure('provider', 'The drawing was called off.'));
      })
      .catch((error: unknown) =>
        events.end(
          limit.aborted
            ? failure('timeout', `The drawing took more than ${limitMs} ms.`)
            : failure('provider', String(error)),
        ),
      );
    yield* events;
  } finally {
    signal.removeEventListener('abort', stop);
    Atomics.store(new Uint8Array(cancelled), 0, 1);
    ours.close();
  }
}

const eventOf = (message: DrawMessage): ModelEvent =>
  message.type === 'preview'
    ? { type: 'preview', bytes: Buffer.from(message.bytes), mimeType: 'image/webp' }
    : message;

const done = ({ png, legibility }: NonNullable<DrawResult>, input: ModelInput): ModelEvent => ({
  type: 'done',
  bytes: Buffer.from(png.buffer, png.byteOffset, png.byteLength),
  mimeType: 'image/png',
  model: 'studio',
  seed: input.seed,
  legibility,
});

const failure = (code: 'provider' | 'timeout', message: string): ModelEvent => ({
  type: 'failed',
  code,
  retryable: true,
  message,
});
