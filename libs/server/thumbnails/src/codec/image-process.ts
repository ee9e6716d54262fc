/**
 * The process in which pictures are decoded and encoded: it has no settings, no connections and a lower priority than
 * the api that started it. One task at a time; the api ends it when it takes too long.
 */
import { readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import sharp from 'sharp';
import type { ImageAnswer, ImageTask } from './messages';
import { ImageFaultError, encodeImage } from './image-codec';

/** CPU time in ms that one task may use: 24 megapixels take about a second. */
const cpuLimitMs = Number(process.argv[2] ?? 8_000);
const checkEveryMs = 100;
/** Nice value: the processes that answer requests go first. */
const nice = Math.max(10, getPriority());

/** Linux keeps a priority for each thread, and those that decode were started with the first module that was loaded. */
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
// The api has ended, in whatever way.
process.on('disconnect', () => process.exit());
// A terminal's Ctrl+C reaches the whole group; the api decides when its pictures are finished.
process.on('SIGINT', () => undefined);
