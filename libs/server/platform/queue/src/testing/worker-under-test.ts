import 'reflect-metadata';
import { createLogger } from '@portada/observability';
import { startJobWorker } from './job-worker';

/** Program of a worker that starts one job and never ends the job. A spec kills this process during the job. */
const [redisUrl = '', prefix = ''] = process.argv.slice(2);
void startJobWorker(
  () => {
    process.send?.('taken');
    return new Promise(() => undefined);
  },
  { redisUrl, prefix, logger: createLogger({ name: 'under-test', level: 'silent' }) },
);
