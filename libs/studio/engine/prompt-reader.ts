import { join, resolve } from 'node:path';
import type { DraftsAnswer, PromptUnderstanding } from '@portada/contracts';
import type { PromptReader } from '@portada/image-models';
import type { Piscina } from 'piscina';
import type { ReadTask } from './messages';
import { packFiles } from './pack';

/** Heap limit in MB of the thread that reads prompts. */
const threadMegabytes = 256;
/**
 * Time in ms after which the idle thread that reads prompts ends. It is long, because the next request would wait for
 * a new thread and its tools: 1.3 s per language on a quiet machine.
 */
const idleMs = 30 * 60_000;
/** Maximum number of requests that wait for the thread that reads prompts. */
const longestQueue = 50;
/**
 * Default time in ms that a caller waits for its prompt. The thread continues to load its tools and to read after this
 * time, so that the next request does not start from the beginning. On an overloaded machine, the tools take 10 to
 * 30 s. A page stops waiting after 30 s by itself, and shows nothing until its next request.
 */
const defaultWaitMs = 60_000;
/** Time in ms after which a request is removed from the queue, or the thread that still reads it is ended. */
const longestMs = 90_000;

/**
 * Reads prompts as the built-in image model does, in one worker thread that starts with the first request.
 * @param directory directory of the asset pack that `nx run studio-engine:build` writes
 * @param waitMs time in ms after which `read` throws; the thread continues to load its tools
 */
export function createPromptReader(directory: string, waitMs = defaultWaitMs): PromptReader {
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
  const ask = async <Answer>(task: ReadTask): Promise<Answer> => {
    const opened = await (pool ??= open());
    if (opened.queueSize >= longestQueue) throw new Error(`${longestQueue} prompts are already queued.`);
    const reading: Promise<Answer> = opened.run(task, { signal: AbortSignal.timeout(longestMs) });
    return within(waitMs, reading);
  };
  return {
    read: (request) => ask<PromptUnderstanding>({ kind: 'understanding', request }),
    propose: (body) => ask<DraftsAnswer>({ kind: 'drafts', body }),
    close: async () => {
      await (await pool)?.destroy();
    },
  };
}

/** Gives the result of a promise. @throws Error if the result takes longer than a time in ms */
function within<T>(ms: number, result: Promise<T>): Promise<T> {
  return new Promise((resolved, rejected) => {
    const timer = setTimeout(() => rejected(new Error(`The prompt was not read within ${ms} ms.`)), ms);
    result.then(resolved, rejected).finally(() => clearTimeout(timer));
  });
}
