/**
 * Program of the process that decodes and encodes images. The process has no settings and no connections, and a lower
 * priority than the api. It performs one task at a time; the api ends the process when a task takes too long.
 */
import { readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import sharp from 'sharp';
import type { ImageAnswer, ImageTask } from './messages';
import { ImageFaultError, encodeImage } from './image-codec';

/** CPU time in ms that one image task may use: 24 megapixels take about a second. */
const cpuLimitMs = Number(process.argv[2] ?? 8_000);
const checkEveryMs = 100;
/** Nice value of this process, so that processes that answer requests run first. */
const nice = Math.max(10, getPriority());

/**
 * Lowers the priority of this process. Linux has one priority per thread, and the decoding threads were started when
 * the first module was loaded.
 */
const lowerPriority = (): void => {
  setPriority(nice);
  if (process.platform !== 'linux') return;
  for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), nice);
};

const answer = (message: ImageAnswer): void => {
  process.send?.(message);
};

const run = async (task: ImageTask): Promise<void> => {
  const start = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(start);
    if ((user + system) / 1_000 < cpuLimitMs) return;
    clearInterval(watch);
    answer({ fault: 'too_complex' });
  }, checkEveryMs);
  try {
    answer({ encoded: await encodeImage(task) });
  } catch (error) {
    answer({ fault: error instanceof ImageFaultError ? error.fault : 'unreadable' });
  } finally {
    clearInterval(watch);
  }
};

lowerPriority();
sharp.cache(false);
sharp.concurrency(1);
process.on('message', (task: ImageTask) => void run(task));
// The channel closes when the api process, which is the parent, has ended.
process.on('disconnect', () => process.exit());
// Ctrl+C in a terminal signals the whole process group; the api ends this process when its tasks are finished.
process.on('SIGINT', () => undefined);
