import { makeWorkerUtils, run } from 'graphile-worker';

/**
 * Script of benchmark F23, to which the worker is compared: graphile-worker with eight slots and a task that does
 * nothing. All other settings are the defaults.
 */
const connectionString = process.env['DATABASE_URL'] ?? '';

process.on('disconnect', () => process.exit(0));

const consume = async (): Promise<void> => {
  const utils = await makeWorkerUtils({ connectionString });
  await utils.migrate();
  await utils.release();
  await run({ connectionString, concurrency: 8, taskList: { run: () => undefined } });
  process.send?.('ready');
};

void consume();
