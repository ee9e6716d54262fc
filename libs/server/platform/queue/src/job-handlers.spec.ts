import { Injectable, Scope, type Type } from '@nestjs/common';
import { createLogger } from '@portada/observability';
import { OnJob } from './on-job';
import { bootWorker } from './testing/job-worker';

@Injectable()
class RunService {
  @OnJob('generation.run')
  async run(): Promise<void> {}
}

/** Nothing listens there: the boot check needs no Redis. */
const options = {
  redisUrl: 'redis://127.0.0.1:1',
  prefix: 'test',
  concurrency: 1,
  queues: ['generations'],
  logger: createLogger({ name: 'test', level: 'silent' }),
} as const;

const boot = async (...handlers: Type[]): Promise<void> => {
  const app = await bootWorker(handlers, options);
  await app.close();
};

test('boots where each job of its queues has exactly one handler', async () => {
  await expect(boot(RunService)).resolves.toBeUndefined();
});

test('refuses to boot where a job has no handler', async () => {
  await expect(boot()).rejects.toThrow('generation.run: no handler');
});

test('refuses to boot where a job has two handlers', async () => {
  @Injectable()
  class SecondService extends RunService {}
  await expect(boot(RunService, SecondService)).rejects.toThrow(
    'SecondService.run: a second handler of generation.run',
  );
});

test('refuses to boot where a handler has no job', async () => {
  @Injectable()
  class WalkService {
    // The name is not of the contract: what the compiler refuses may come from another version.
    @OnJob('generation.walk' as 'generation.run')
    async walk(): Promise<void> {}
  }
  await expect(boot(RunService, WalkService)).rejects.toThrow(
    'WalkService.walk: no job has the name generation.walk',
  );
});

test('refuses to boot where a handler is request-scoped', async () => {
  @Injectable({ scope: Scope.REQUEST })
  class ScopedService {
    @OnJob('generation.run')
    async run(): Promise<void> {}
  }
  await expect(boot(ScopedService)).rejects.toThrow('ScopedService.run: its provider is request-scoped');
});
