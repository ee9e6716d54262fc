import 'reflect-metadata';
import { createDataSource, poolOf } from '@portada/database';
import { OutboxRelay } from '@portada/generations';
import { createLogger } from '@portada/observability';
import { createJobQueue, startJobWorker } from '@portada/queue';
import { PinoLogger } from 'nestjs-pino';
import { serveConsumer, serveProducer } from './moments';
import { type BenchUser, idPrefixes, reserveStatement } from './requests';

/** Our side of the hand-over: what the api does after its commit, and what the worker process waits with. */
const logger = createLogger({ name: 'bench', level: 'error' });
const redisUrl = process.env['REDIS_URL'] ?? '';

const user: BenchUser = {
  id: `${idPrefixes.user}-${'1'.padStart(12, '0')}`,
  thumbnailId: `${idPrefixes.thumbnail}-${'1'.padStart(12, '0')}`,
  token: '',
};

const produce = async (): Promise<void> => {
  const database = await createDataSource({
    url: process.env['DATABASE_URL'] ?? '',
    entities: [],
    poolSize: 10,
    applicationName: 'bench',
  }).initialize();
  const queue = createJobQueue({ redisUrl, logger });
  const relay = new OutboxRelay(database, queue, new PinoLogger({ pinoHttp: { logger } }));
  serveProducer(async (id, from) => {
    await poolOf(database).query(reserveStatement([user], [id]));
    from();
    relay.handOver([id]);
  });
};

const consume = (): void => {
  const began = serveConsumer();
  startJobWorker({
    redisUrl,
    concurrency: 8,
    logger,
    handlers: {
      'generation.run': ({ generationId }) => {
        began(generationId);
        return Promise.resolve();
      },
    },
  });
};

if (process.env['SIDE'] === 'producer') void produce();
else consume();
