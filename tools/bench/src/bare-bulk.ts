import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { Queue } from 'bullmq';
import { serve } from './messages';

/**
 * Script of benchmark F15, the comparison for refilling Redis after its data was deleted: one `addBulk` of BullMQ
 * into a queue that is emptied afterwards.
 */
const { hostname: host, port, password, pathname } = new URL(process.env['REDIS_URL'] ?? '');
const connection = { host, port: Number(port), password, db: Number(pathname.slice(1)) };
const queue = new Queue('bare-bulk', { connection });

serve(async ({ count }: { count: number }) => {
  const jobs = Array.from({ length: count }, () => ({ name: 'run', data: { id: randomUUID() } }));
  const begin = performance.now();
  await queue.addBulk(jobs);
  const seconds = (performance.now() - begin) / 1000;
  if ((await queue.count()) !== count)
    throw new Error('the BullMQ queue has another number of jobs than were added');
  await queue.obliterate();
  return seconds;
});
