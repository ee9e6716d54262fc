import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { type JobName, type JobPayload, jobSchemas } from '@portada/contracts';
import { jobNamesOf, queueOf } from './names';
import { JOB_WORKER_OPTIONS, type JobWorkerOptions, servedQueues } from './job-worker-options';
import { jobMetadata } from './on-job';
import type { JobContext, JobHandler, JobResult } from './port';

type Found = { name: string; where: string; isRequestScoped: boolean; run: JobHandler<JobName> };

/** Lists the jobs without exactly one handler, and the handlers without a job; empty if there are none. */
const problemsOf = (found: readonly Found[], expected: readonly string[]): string[] => [
  ...expected.filter((name) => !found.some((one) => one.name === name)).map((name) => `${name}: no handler`),
  ...found
    .filter(({ name }) => queueOf(name) === undefined)
    .map(({ name, where }) => `${where}: no job has the name ${name}`),
  ...found
    .filter((one, index) => found.findIndex(({ name }) => name === one.name) < index)
    .map(({ name, where }) => `${where}: a second handler of ${name}`),
  ...found
    .filter((one) => one.isRequestScoped)
    .map(({ where }) => `${where}: its provider is request-scoped`),
];

/** Finds the methods with `@OnJob` of every provider, and runs them by job name. */
@Injectable()
export class JobHandlersService implements OnModuleInit {
  private readonly byName = new Map<string, JobHandler<JobName>>();
  private readonly durations;

  constructor(
    @Inject(DiscoveryService) private readonly discovery: DiscoveryService,
    @Inject(MetadataScanner) private readonly scanner: MetadataScanner,
    @Inject(JOB_WORKER_OPTIONS) private readonly options: JobWorkerOptions,
  ) {
    this.durations = options.metrics?.histogram('job_seconds', 'Duration of jobs, by name and outcome', [
      'job',
      'outcome',
    ]);
  }

  /**
   * Finds all job handlers. @throws Error naming each job without a handler or with two handlers, and each handler
   * without a job
   */
  onModuleInit(): void {
    const found = this.discover();
    const problems = problemsOf(found, servedQueues(this.options).flatMap(jobNamesOf));
    if (problems.length > 0) throw new Error(`job handlers and jobs do not match: ${problems.join('; ')}`);
    for (const { name, run } of found) this.byName.set(name, run);
  }

  /**
   * Runs the handler of a job.
   * @param data the payload of the job, as it was read from Redis
   * @throws the error of the handler; UnknownJobError if name or data match no declared job
   */
  async run(name: string, data: unknown, context: JobContext): Promise<JobResult | void> {
    const handler = this.byName.get(name);
    const payload = handler && jobSchemas[name as JobName].safeParse(data);
    if (!payload?.success) throw new UnknownJobError();
    const observe = this.durations?.startTimer({ job: name });
    try {
      const result = await handler?.(payload.data as JobPayload<JobName>, context);
      observe?.({ outcome: 'done' });
      return result;
    } catch (error) {
      observe?.({ outcome: context.signal.aborted ? 'aborted' : 'failed' });
      throw error;
    }
  }

  private discover(): Found[] {
    return this.discovery.getProviders().flatMap((wrapper) => {
      const instance: unknown = wrapper.isAlias ? null : wrapper.instance;
      if (typeof instance !== 'object' || instance === null) return [];
      return this.scanner.getAllMethodNames(Object.getPrototypeOf(instance)).flatMap((method): Found[] => {
        const name = this.discovery.getMetadataByDecorator(jobMetadata, wrapper, method);
        if (name === undefined) return [];
        const handler = (instance as Record<string, JobHandler<JobName>>)[method];
        if (!handler) return [];
        return [
          {
            name,
            where: `${String(wrapper.name)}.${method}`,
            isRequestScoped: !wrapper.isDependencyTreeStatic(),
            run: handler.bind(instance),
          },
        ];
      });
    });
  }
}

/**
 * Error: name or payload of a job match no declared job, for example because another version added the job. The job
 * is stored as failed.
 */
export class UnknownJobError extends Error {
  override readonly name = 'UnknownJobError';

  constructor() {
    super('unknown job');
  }
}
