import { makeWorkerUtils, run } from 'graphile-worker';
import { serveConsumer, serveProducer } from './moments';

/**
 * The peer of F6, whose queue is in Postgres too: graphile-worker in a producer and a consumer process on the same
 * database. It has its defaults, except that it runs as many jobs at once as our worker. The time of a job counts from
 * the commit of `add_job`, as ours does.
 */
const connectionString = process.env['DATABASE_URL'] ?? '';
const name = 'run';

const produce = async (): Promise<void> => {
  const utils = await makeWorkerUtils({ connectionString });
  serveProducer(async (id, from) => {
    await utils.addJob(name, { id });
    from();
  });
};

const consume = async (): Promise<void> => {
  const utils = await makeWorkerUtils({ connectionString });
  await utils.migrate();
  await utils.release();
  const began = serveConsumer();
  const taskList = { [name]: (payload: unknown) => began((payload as { id: string }).id) };
  await run({ connectionString, concurrency: 8, taskList });
};

if (process.env['SIDE'] === 'producer') void produce();
else void consume();
