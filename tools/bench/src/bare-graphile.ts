import { makeWorkerUtils, run } from 'graphile-worker';
import { serveConsumer, serveProducer } from './moments';

/**
 * The peer whose queue is in Postgres too: graphile-worker, in the same two processes and the same database, with its
 * defaults but for as many jobs at once as ours. A wait counts from the commit of `add_job`, as ours does.
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
