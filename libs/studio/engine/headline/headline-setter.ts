import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { pictureRequestSchema } from '@portada/contracts';
import type { FinishedThumbnail, HeadlineSetter, PlannedHeadline } from '@portada/image-models';
import type { Piscina } from 'piscina';
import type { HeadlineTask } from '../messages';
import { packFiles } from '../pack';

/** Heap limit in MB of the thread that sets headlines. The pixels of images are outside of the heap. */
const threadMegabytes = 256;
/** Maximum number of tasks that wait for the thread that sets headlines. */
const longestQueue = 100;
/**
 * Time limit in ms of one task, including the wait for the thread. The first task loads the tools of its language,
 * which takes up to 10 s while other processes start on two cores.
 */
const longestMs = 60_000;

/**
 * Sets headlines with the lettering of the studio, in one worker thread that starts with the first headline. The
 * thread keeps the event loop of the process free, because a worker whose event loop is blocked loses its leases.
 * @param options `directory` of the asset pack that `nx run studio-engine:build` writes
 */
export const createHeadlineSetter = ({ directory }: { directory: string }): HeadlineSetter => {
  let pool: Promise<Piscina> | undefined;
  const run = async (task: HeadlineTask): Promise<unknown> => {
    const opened = await (pool ??= openPool(resolve(directory), () => (pool = undefined)));
    if (opened.queueSize >= longestQueue) throw new Error(`${longestQueue} headlines are already queued.`);
    return opened.run(task, { signal: AbortSignal.timeout(longestMs) });
  };
  const planFor: HeadlineSetter['planFor'] = async (input) =>
    (await run({ kind: 'plan', input })) as PlannedHeadline | null;
  const finish =
    (kind: 'set' | 'fit'): HeadlineSetter['setOver'] =>
    async (image, input, provenance) => {
      const finished = (await run({ kind, image, input, provenance })) as FinishedThumbnail;
      const { plate } = finished;
      return {
        ...finished,
        bytes: bufferOf(finished.bytes),
        ...(plate && { plate: { ...plate, bytes: bufferOf(plate.bytes) } }),
      };
    };
  return {
    planFor,
    setOver: finish('set'),
    fit: finish('fit'),
    warm: async () => {
      const sizes = { width: 640, height: 360, seed: 1, generationId: randomUUID() };
      for (const prompt of warmUpPrompts)
        await planFor({ ...pictureRequestSchema.parse({ prompt }), ...sizes }).catch(() => null);
    },
    close: async () => {
      await (await pool)?.destroy();
    },
  };
};

/** Restores a buffer, which a message between threads turned into a plain byte array. */
const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** One prompt for each language, because the tagger of a language is loaded with its first prompt. */
const warmUpPrompts = ['The best pizza in town', 'Probé la hamburguesa más cara de Madrid'];

/** Starts the thread. @param broken is called when the thread cannot start; the next headline then opens a new pool */
const openPool = async (directory: string, broken: () => void): Promise<Piscina> => {
  const { default: Piscina } = await import('piscina');
  const pool = new Piscina({
    filename: join(directory, packFiles.headlineThread),
    workerData: { directory },
    minThreads: 1,
    maxThreads: 1,
    // Images are decoded and encoded outside of the thread, meanwhile the thread draws another headline.
    concurrentTasksPerWorker: 4,
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: threadMegabytes },
  });
  // Queued tasks of a thread that cannot start would wait forever. Closing the pool fails them.
  pool.on('error', () => {
    broken();
    void pool.destroy();
  });
  return pool;
};
