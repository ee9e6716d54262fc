import { pbkdf2 } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import type { Ceiling } from './rounds';
import { median } from './statistics';

const derive = promisify(pbkdf2);

/** Iterations of a fixed computation, which takes about 60 ms on one core. */
const iterations = 60_000;
const writes = 25;
const block = Buffer.alloc(8192);

/** Measures how often per second a fixed computation completes, with one run on every core at the same time. */
const measureComputing = async (): Promise<number> => {
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: availableParallelism() }, () => derive('bench', 'salt', iterations, 32, 'sha256')),
  );
  return 1000 / (performance.now() - begin);
};

/**
 * Measures durable writes of 8 kB pages per second, as commits of Postgres need them. The result is the median of
 * 25 writes.
 */
const measureWriting = async (folder: string): Promise<number> => {
  const path = join(folder, 'ceiling');
  const file = await open(path, 'w');
  const times: number[] = [];
  while (times.length < writes) {
    const begin = performance.now();
    await file.write(block, 0, block.length, 0);
    await file.datasync();
    times.push(performance.now() - begin);
  }
  await file.close();
  await rm(path);
  return 1000 / median(times);
};

/**
 * Measures the present speed of the machine, including the load of other programs. The measurement takes about 0.1
 * s.
 * @param folder path of a folder on the disk that contains the databases
 */
export const measureCeiling = async (folder: string): Promise<Ceiling> => ({
  computing: await measureComputing(),
  writing: await measureWriting(folder),
});
