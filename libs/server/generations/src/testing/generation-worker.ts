import { type DynamicModule, Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DatabaseModule } from '@portada/database';
import { EVENT_PUBLISHER, type EventPublisher } from '@portada/events';
import { IMAGE_MODEL, type ImageModel } from '@portada/image-models';
import { createLogger, httpLogger } from '@portada/observability';
import { JOB_QUEUE, type JobQueue, type JobReports, type JobToAdd } from '@portada/queue';
import { OBJECT_STORE, type ObjectStore, RecordedObjects } from '@portada/storage';
import { LoggerModule } from 'nestjs-pino';
import { GENERATION_OPTIONS } from '../generation-options';
import { GenerationReaderService } from '../generation-reader.service';
import { GenerationRunnerService, type RunOutcome } from '../generation-runner.service';
import { GenerationSweepsService } from '../generation-sweeps.service';
import { GenerationEntity } from '../generation.entity';
import { GenerationsWorkerModule } from '../generations.module';
import { OutboxRelayService } from '../outbox-relay.service';

const neverStopping = () => new AbortController().signal;

/** A job queue in memory, which keeps jobs in the order in which they were added. */
export class InMemoryJobQueue implements Pick<JobQueue, 'add' | 'redisInstanceId'> {
  waiting: string[] = [];
  /** Ids of all jobs that were ever added. */
  readonly added: string[] = [];
  instanceId = 'one';

  add(jobs: readonly JobToAdd[]): Promise<void> {
    for (const { id } of jobs) {
      this.added.push(id);
      if (!this.waiting.includes(id)) this.waiting.push(id);
    }
    return Promise.resolve();
  }

  redisInstanceId(): Promise<string> {
    return Promise.resolve(this.instanceId);
  }
}

type Options = {
  databaseUrl: string;
  model: ImageModel;
  store: ObjectStore;
  jobs: InMemoryJobQueue;
  inFlightPerUser?: number;
};

@Global()
@Module({})
class PlatformModule {
  static register(options: Options, events: EventPublisher): DynamicModule {
    const values = new Map<symbol, unknown>([
      [JOB_QUEUE, options.jobs],
      [OBJECT_STORE, options.store],
      [IMAGE_MODEL, options.model],
      [EVENT_PUBLISHER, events],
      [GENERATION_OPTIONS, { deadlineSeconds: 60, inFlightPerUser: options.inFlightPerUser ?? 3 }],
    ]);
    return {
      module: PlatformModule,
      imports: [
        LoggerModule.forRoot(httpLogger({ logger: createLogger({ name: 'test', level: 'silent' }) })),
        DatabaseModule.register({
          url: options.databaseUrl,
          entities: [GenerationEntity],
          poolSize: 8,
          applicationName: 'portada-worker',
        }),
        GenerationsWorkerModule,
      ],
      providers: [...[...values].map(([provide, useValue]) => ({ provide, useValue })), RecordedObjects],
      exports: [...values.keys(), RecordedObjects],
    };
  }
}

/** A worker without Redis that a test runs step by step. */
export type GenerationWorker = {
  sweeps: GenerationSweepsService;
  relay: OutboxRelayService;
  reader: GenerationReaderService;
  /** Names of the events that were published, in order. */
  publishedEvents: string[];
  /** Log lines that jobs reported for the queue dashboard, in order. */
  reportLines: string[];
  /** Runs one job, as if Redis had delivered it. */
  run(id: string, stopping?: AbortSignal): Promise<RunOutcome>;
  /** Enqueues and runs jobs until neither the outbox nor the queue has a job. */
  work(): Promise<void>;
  close(): Promise<void>;
};

/** Starts a worker with the services of the generations library. */
export const startGenerationWorker = async (options: Options): Promise<GenerationWorker> => {
  const publishedEvents: string[] = [];
  const events: EventPublisher = {
    publish: (_userId, name) => void publishedEvents.push(name),
    publishSessionEnded: () => undefined,
    close: () => Promise.resolve(),
  };
  const app = await NestFactory.createApplicationContext(PlatformModule.register(options, events), {
    logger: false,
  });
  const runner = app.get(GenerationRunnerService);
  const reportLines: string[] = [];
  const reports: JobReports = { progress: () => undefined, log: (line) => void reportLines.push(line) };
  const relay = app.get(OutboxRelayService);
  const { jobs } = options;
  return {
    sweeps: app.get(GenerationSweepsService),
    relay,
    reader: app.get(GenerationReaderService),
    publishedEvents,
    reportLines,
    run: (_id, stopping = neverStopping()) => runner.run(stopping, reports),
    work: async () => {
      while ((await relay.sweep({ fresh: true })) > 0 || jobs.waiting.length > 0) {
        await Promise.all(jobs.waiting.splice(0).map(() => runner.run(neverStopping(), reports)));
      }
    },
    close: () => app.close(),
  };
};
