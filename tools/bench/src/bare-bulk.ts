import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { Queue } from 'bullmq';
import { serve } from './messages';

/** The peer of our hand-over after a wipe: one addBulk of as many jobs, into a queue that is then emptied. */
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
