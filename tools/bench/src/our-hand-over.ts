import 'reflect-metadata';
import { Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { JobPayload } from '@portada/contracts';
import { createDataSource, poolOf } from '@portada/database';
import { OutboxRelayService } from '@portada/generations';
import { createLogger } from '@portada/observability';
import {
  JOB_QUEUE,
  type JobQueue,
  JobWorkerModule,
  JobWorkerService,
  OnJob,
  QueueModule,
} from '@portada/queue';
import { PinoLogger } from 'nestjs-pino';
import type { DataSource } from 'typeorm';
import { now, serveConsumer, serveProducer } from './moments';
import { reserveStatement, userOf } from './requests';

/**
 * Script of the benchmarks F5 and F6 for Portada's job queue. The producer enqueues with the outbox relay of the
 * api, the consumer waits with the job worker of the worker process. With CLAIM=yes a job counts as started when
 * its generation is claimed in Postgres, otherwise when its handler is called.
 */
const logger = createLogger({ name: 'bench', level: 'error' });
/** Lease in seconds and concurrency slots per user, as in the default settings of the worker. */
const [leaseSeconds, perUser] = [2, 3];
const redisUrl = process.env['REDIS_URL'] ?? '';

const connect = () =>
  createDataSource({
    url: process.env['DATABASE_URL'] ?? '',
    entities: [],
    poolSize: 10,
    applicationName: 'bench',
  }).initialize();

const produce = async (): Promise<void> => {
  const database = await connect();
  const queues = await NestFactory.createApplicationContext(QueueModule.register({ redisUrl, logger }), {
    logger: false,
  });
  const relay = new OutboxRelayService(
    database,
    queues.get<JobQueue>(JOB_QUEUE),
    new PinoLogger({ pinoHttp: { logger } }),
  );
  let turn = 0;
  serveProducer(async (id, from) => {
    turn = (turn % Number(process.env['USERS'])) + 1;
    await poolOf(database).query(reserveStatement([userOf(turn)], [id]));
    from();
    relay.handOver([id]);
  });
};

/** Claims the next generation as the worker does, records the time of the claim, and cancels the generation. */
const claimNext = async (database: DataSource, began: (id: string, at: number) => void): Promise<void> => {
  const [claim] = await database.query<{ outcome: string; id: string; fence: number }[]>(
    'SELECT outcome, id, fence FROM claim_next_generation($1, $2, NULL)',
    [leaseSeconds, perUser],
  );
  const at = now();
  if (claim?.outcome === 'again') return claimNext(database, began);
  if (claim?.outcome !== 'claimed')
    throw new Error(`the SQL function claim_next_generation claimed no generation: ${claim?.outcome}`);
  await database.query(`SELECT settle_generation($1, $2, 'cancelled', NULL, NULL)`, [claim.id, claim.fence]);
  began(claim.id, at);
};

const consume = async (): Promise<void> => {
  const database = process.env['CLAIM'] === 'yes' ? await connect() : undefined;
  const began = serveConsumer();
  @Injectable()
  class Handlers {
    @OnJob('generation.run')
    async run({ generationId }: JobPayload<'generation.run'>): Promise<void> {
      if (database) await claimNext(database, began);
      else began(generationId);
    }
  }
  const options = { redisUrl, logger, concurrency: 8, queues: ['generations'] as const };
  @Module({
    imports: [QueueModule.register(options), JobWorkerModule.register(options)],
    providers: [Handlers],
  })
  class ConsumerModule {}
  const app = await NestFactory.createApplicationContext(ConsumerModule, { logger: false });
  app.get(JobWorkerService).start();
};

if (process.env['SIDE'] === 'producer') void produce();
else void consume();
