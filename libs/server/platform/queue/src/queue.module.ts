import { type DynamicModule, Global, Inject, Module, type OnModuleDestroy } from '@nestjs/common';
import { createJobQueue } from './job-queue';
import type { JobQueue } from './port';

/** Injection token of the process's JobQueue. */
export const JOB_QUEUE = Symbol('JOB_QUEUE');

/** Gives the process its one JobQueue, and closes it. */
@Global()
@Module({})
export class QueueModule implements OnModuleDestroy {
  constructor(@Inject(JOB_QUEUE) private readonly queue: JobQueue) {}

  static register(options: Parameters<typeof createJobQueue>[0]): DynamicModule {
    return {
      module: QueueModule,
      providers: [{ provide: JOB_QUEUE, useFactory: () => createJobQueue(options) }],
      exports: [JOB_QUEUE],
    };
  }

  onModuleDestroy(): Promise<void> {
    return this.queue.close();
  }
}
