import { join, resolve } from 'node:path';
import type { PromptReader } from '@portada/image-models';
import type { Piscina } from 'piscina';
import { packFiles } from './pack';

/** Heap limit in MB of the thread that reads prompts. */
const threadMegabytes = 256;
/** Time in ms after which the idle thread that reads prompts ends. */
const idleMs = 60_000;
/** Maximum number of requests that wait for the thread that reads prompts. */
const longestQueue = 50;
/**
 * Time limit in ms for reading the prompt of a request. The first request starts the thread and loads the tools of
 * its language: 2 s on a quiet machine, up to 10 s while other processes start on two cores.
 */
const longestMs = 20_000;

/**
 * Reads prompts as the built-in image model does, in one worker thread that starts with the first request.
 * @param directory directory of the asset pack that `nx run studio-engine:build` writes
 */
export function createPromptReader(directory: string): PromptReader {
  let pool: Promise<Piscina> | undefined;
  const open = async (): Promise<Piscina> => {
    const { default: Piscina } = await import('piscina');
    const opened = new Piscina({
      filename: join(resolve(directory), packFiles.understandingThread),
      workerData: { directory: resolve(directory) },
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: threadMegabytes },
    });
    // If the thread cannot start, its requests would wait forever, so the pool is closed and the next request opens a
    // new pool.
    opened.on('error', () => {
      pool = undefined;
      void opened.destroy();
    });
    return opened;
  };
  return {
    read: async (request) => {
      const opened = await (pool ??= open());
      if (opened.queueSize >= longestQueue) throw new Error(`${longestQueue} prompts are already queued.`);
      return opened.run(request, { signal: AbortSignal.timeout(longestMs) });
    },
    close: async () => {
      await (await pool)?.destroy();
    },
  };
}
