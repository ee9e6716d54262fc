import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { type DynamicModule, Global, Inject, Module, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from '@portada/observability';
import { type Redis, connectRedis, prefixOf } from '@portada/redis';
import type { Queue } from 'bullmq';
import { BullBackgroundQueue, BullJobQueue, type BullQueue, jobOptions } from './bull-queues';
import { defaultPrefix, queueNames } from './names';

/** Injection token of the process's JobQueue, to which jobs are added. */
export const JOB_QUEUE = Symbol('JOB_QUEUE');

/** Injection token of the process's BackgroundQueue, which runs scheduled jobs. */
export const BACKGROUND_QUEUE = Symbol('BACKGROUND_QUEUE');

/** Injection token of a list with the figures (QueueFigures) of every job queue. */
export const ALL_QUEUES = Symbol('ALL_QUEUES');

const QUEUE_REDIS = Symbol('QUEUE_REDIS');

type QueueOptions = { redisUrl: string; prefix?: string; logger: Logger };

/** Registers the queues without waiting for Redis, so that they can be created while Redis is unavailable. */
const registered = (redis: Redis, prefix: string): DynamicModule =>
  BullModule.registerQueue(
    ...queueNames.map((name) => ({
      name,
      connection: redis,
      prefix,
      defaultJobOptions: jobOptions,
      // The connection to Redis retries by itself; a failed first connect must not break the queue permanently.
      skipWaitingForReady: true,
      skipVersionCheck: true,
      skipMetasUpdate: true,
    })),
  );

/** Provides the process's queues over one connection, and closes them when the process stops. */
@Global()
@Module({})
export class QueueModule implements OnModuleDestroy {
  constructor(
    @Inject(QUEUE_REDIS) private readonly redis: Redis,
    @Inject(ALL_QUEUES) private readonly queues: readonly BullQueue[],
  ) {}

  /**
   * Creates the module of the job queues.
   * @param options `prefix` of every key in Redis, `portada` by default
   */
  static register({ redisUrl, prefix: plain = defaultPrefix, logger }: QueueOptions): DynamicModule {
    const prefix = prefixOf(redisUrl, plain);
    const redis = connectRedis({ url: redisUrl, name: 'job-queue', mode: 'failFast', logger });
    const listening = (queue: Queue): Queue => {
      queue.on('error', (error) => logger.debug({ err: error }, 'job queue error'));
      return queue;
    };
    return {
      module: QueueModule,
      imports: [
        // JobWorkerService starts the workers of BullMQ, so Nest must not start these workers.
        BullModule.forRoot({ connection: redis, extraOptions: { manualRegistration: true } }),
        registered(redis, prefix),
      ],
      providers: [
        { provide: QUEUE_REDIS, useValue: redis },
        {
          provide: JOB_QUEUE,
          inject: [getQueueToken('generations')],
          useFactory: (queue: Queue) =>
            new BullJobQueue(redis, listening(queue), `${prefix}:generations:instance`),
        },
        {
          provide: BACKGROUND_QUEUE,
          inject: [getQueueToken('background')],
          useFactory: (queue: Queue) => new BullBackgroundQueue(redis, listening(queue)),
        },
        {
          provide: ALL_QUEUES,
          inject: [JOB_QUEUE, BACKGROUND_QUEUE],
          useFactory: (...queues: BullQueue[]) => queues,
        },
      ],
      exports: [JOB_QUEUE, BACKGROUND_QUEUE, ALL_QUEUES],
    };
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.queues.map(({ queue }) => queue.close()));
    this.redis.disconnect();
  }
}
