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

/** Where the studio finds what it draws with, and how many pictures it draws at once: at most one a core. */
export type StudioOptions = {
  /** The pack that `nx run studio-engine:build` writes. */
  directory: string;
  threads: number;
  /** Time in ms for which a picture that is begun may make no headway; 20 s unless given. */
  silenceMs?: number;
};

/** Memory in MB that the JavaScript of one thread may take; pictures lie outside of it. */
const threadMegabytes = 256;
/** Time in ms after which an idle thread is let go. */
const idleMs = 60_000;
/** Pictures that may wait for a thread; one more is refused, to be tried again. */
const longestQueue = 100;
const defaultSilenceMs = 20_000;
/** A picture that waits for a thread may do so this many times as long. */
const patience = 3;

/**
 * The built-in image model: draws on the CPU, in threads of its own, without network or key. A thread that dies fails
 * its one picture, one that hangs is ended after a while, and the next picture gets a new thread. Cancelling frees the
 * thread at the end of the layer it is on.
 * @param options pack and threads
 */
export function createStudio(options: StudioOptions): ImageModel {
  let pool: Promise<Piscina> | undefined;
  const opened = () => (pool ??= openPool(options, () => (pool = undefined)));
  return {
    name: 'studio',
    capabilities: { progress: 'percent', previews: true, seed: true, resume: false, cancel: 'hard' },
    start: (input, signal) => drawing(opened(), options.silenceMs ?? defaultSilenceMs, input, signal),
    resume: () => {
      throw new Error('studio cannot resume: it draws inside the process that asked.');
    },
    cancel: () => Promise.resolve(),
    warm: async () => {
      const drawn = drawing(opened(), options.silenceMs ?? defaultSilenceMs, warmUp(), never);
      for await (const event of drawn) if (event.type === 'failed') return;
    },
    close: async () => {
      await (await pool)?.destroy();
    },
  };
}

const never = new AbortController().signal;

/** A small picture with everything in it that is loaded or compiled once: headline, illustrations, previews. */
const warmUp = (): ModelInput => ({
  ...pictureRequestSchema.parse({
    prompt: 'A huge shocked face beside a red boat, "24 HOURS", before and after',
  }),
  generationId: randomUUID(),
  width: 640,
  height: 360,
  seed: 1,
});

/** Loaded with the first picture: a process that only names the model stays light. */
async function openPool({ directory, threads }: StudioOptions, broken: () => void): Promise<Piscina> {
  const { default: Piscina } = await import('piscina');
  const pool = new Piscina({
    filename: join(resolve(directory), packFiles.thread),
    workerData: { directory: resolve(directory) },
    // Where a thread is ended while others wait for it, only this brings the next one.
    minThreads: 1,
    maxThreads: Math.min(threads, availableParallelism()),
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
  // The port closes after its last message, so nothing that was said is lost before the end.
  const heard = new Promise((done) => ours.once('close', done));
  try {
    signal.throwIfAborted();
    const task: DrawTask = { input, port, cancelled };
    opening
      .then((pool) => queued(pool, task, silence.signal))
      .then(async (result) => {
        await heard;
        events.end(result ? done(result, input) : failure('provider', 'The drawing was called off.'));
      })
      .catch((error: unknown) =>
        events.end(
          silence.signal.aborted
            ? failure('timeout', 'The drawing made no headway.')
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
 * Aborts when a thread says nothing for too long, which ends the thread: one that hangs reads no messages, and would keep
 * its place for ever. Counted from its last word, so that a machine with too much to do does not begin its pictures
 * again and again.
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

/** The pool's own limit does not count tasks that can be aborted. */
function queued(pool: Piscina, task: DrawTask, signal: AbortSignal): Promise<DrawResult> {
  if (pool.queueSize >= longestQueue) throw new Error(`${longestQueue} pictures wait already.`);
  return pool.run(task, { transferList: [task.port], signal }) as Promise<DrawResult>;
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
