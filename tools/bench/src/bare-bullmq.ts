import { Queue, Worker } from 'bullmq';
import { serveConsumer, serveProducer } from './moments';

/**
 * The peer of F5, from commit to start: BullMQ as in the first example of its documentation, with one producer and one
 * consumer process.
 */
const { hostname: host, port, password, pathname } = new URL(process.env['REDIS_URL'] ?? '');
const connection = { host, port: Number(port), password, db: Number(pathname.slice(1)) };
const name = 'bare';

if (process.env['SIDE'] === 'producer') {
  const queue = new Queue(name, { connection });
  serveProducer(async (id, from) => {
    from();
    await queue.add('run', { id }, { removeOnComplete: true });
  });
} else {
  const began = serveConsumer();
  new Worker<{ id: string }>(name, async ({ data }) => began(data.id), { connection, concurrency: 8 });
}
