import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { Queue } from 'bullmq';
import { serve } from './messages';

/**
 * The peer of F15, which enqueues jobs again after a wipe of Redis: one BullMQ addBulk of the same number of jobs into
 * a queue, which is then emptied.
 */
const { hostname: host, port, password, pathname } = new URL(process.env['REDIS_URL'] ?? '');
const connection = { host, port: Number(port), password, db: Number(pathname.slice(1)) };
const queue = new Queue('bare-bulk', { connection });

serve(async ({ count }: { count: number }) => {
  const jobs = Array.from({ length: count }, () => ({ name: 'run', data: { id: randomUUID() } }));
  const begin = performance.now();
  await queue.addBulk(jobs);
  const seconds = (performance.now() - begin) / 1000;
  if ((await queue.count()) !== count) throw new Error('jobs are missing');
  await queue.obliterate();
  return seconds;
});
