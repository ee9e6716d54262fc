import { Injectable, Scope, type Type } from '@nestjs/common';
import { createLogger } from '@portada/observability';
import { OnJob } from './on-job';
import { bootWorker } from './testing/job-worker';

@Injectable()
class RunService {
  @OnJob('generation.run')
  async run(): Promise<void> {}
}

/** The boot check needs no Redis, so no Redis server listens at the address in the options. */
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

test('a worker boots if each job of its queues has exactly one handler', async () => {
  await expect(boot(RunService)).resolves.toBeUndefined();
});

test('a worker refuses to boot if a job has no handler', async () => {
  await expect(boot()).rejects.toThrow('generation.run: no handler');
});

test('a worker refuses to boot if a job has two handlers', async () => {
  @Injectable()
  class SecondService extends RunService {}
  await expect(boot(RunService, SecondService)).rejects.toThrow(
    'SecondService.run: a second handler of generation.run',
  );
});

test('a worker refuses to boot if a handler is for an unknown job', async () => {
  @Injectable()
  class WalkService {
    // No job is declared with the name `generation.walk`. The cast hides the wrong name from the compiler.
    @OnJob('generation.walk' as 'generation.run')
    async walk(): Promise<void> {}
  }
  await expect(boot(RunService, WalkService)).rejects.toThrow(
    'WalkService.walk: no job has the name generation.walk',
  );
});

test('a worker refuses to boot if a handler is request-scoped', async () => {
  @Injectable({ scope: Scope.REQUEST })
  class ScopedService {
    @OnJob('generation.run')
    async run(): Promise<void> {}
  }
  await expect(boot(ScopedService)).rejects.toThrow('ScopedService.run: its provider is request-scoped');
});
