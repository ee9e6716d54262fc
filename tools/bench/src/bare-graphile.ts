import { makeWorkerUtils, run } from 'graphile-worker';
import { serveConsumer, serveProducer } from './moments';

/**
 * Script of benchmark F6, to which Portada's job queue is compared: graphile-worker, whose queue is in Postgres.
 * Producer and consumer are two processes on the same database, as api and worker are. All settings except the
 * concurrency are the defaults. The waiting time starts with the commit of `add_job`.
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
