import { Queue, Worker } from 'bullmq';
import { serveConsumer, serveProducer } from './moments';

/**
 * Script of the benchmarks F5 and F14, to which Portada's job queue is compared: BullMQ with the settings of the
 * first example in its documentation. Producer and consumer are two processes, as api and worker are.
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
