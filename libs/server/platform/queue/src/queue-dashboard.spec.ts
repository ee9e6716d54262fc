import { randomUUID } from 'node:crypto';
import { createLogger } from '@portada/observability';
import { type RedisServer, startRedisServer, until } from '@portada/testing';
import fastify, { type FastifyInstance } from 'fastify';
import { JobFailedError, type JobQueue } from './port';
import { queueDashboard } from './queue-dashboard';
import { type TestQueues, openQueues, startJobWorker } from './testing/job-worker';

const basePath = '/admin/queues';
let server: RedisServer;
let queues: TestQueues;
let queue: JobQueue;
let app: FastifyInstance;
type DashboardJob = { id: string; progress: object | number | null; failedReason?: string };
type LinkedJob = { data: { generationId: string }; externalUrl?: { displayText: string; href: string } };
const logger = createLogger({ name: 'test', level: 'silent' });
const prefix = `test-${randomUUID()}`;
const routes: { method: string; url: string; access: string | undefined }[] = [];
beforeAll(async () => {
  server = await startRedisServer();
  queues = await openQueues({ redisUrl: server.url, prefix, logger });
  queue = queues.jobs;
  app = fastify();
  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) {
      routes.push({
        method,
        url: route.url,
        get access() {
          return (route.config as { portada?: { access: string } } | undefined)?.portada?.access;
        },
      });
    }
  });
  const dashboard = queueDashboard([queue], {
    basePath,
    home: { text: 'Back', url: '/admin' },
    generation: { text: 'Generation', urlOf: (id) => `/console/${id}` },
    onError: (error, _request, reply) => void reply.status(503).send({ error: error.name }),
  });
  await app.register(dashboard, { prefix: basePath });
  await app.ready();
  await until(
    () =>
      queue.ping().then(
        () => true,
        () => false,
      ),
    { what: 'Redis' },
  );
});
afterAll(async () => {
  await app.close();
  await queues.close();
  await server.remove();
});

test('the queue dashboard has only routes that read, all of them for administrators', () => {
  expect(routes.length).toBeGreaterThan(10);
  expect(new Set(routes.map(({ access }) => access))).toEqual(new Set(['admin']));
  expect(new Set(routes.map(({ method }) => method))).toEqual(new Set(['GET', 'HEAD']));
});

test('the queue dashboard is a page that loads nothing from third parties, with a policy that allows its own files', async () => {
  const page = await app.inject({ url: basePath });
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/(src|href)="https?:/);
  expect(page.headers['content-security-policy']).toContain(`script-src 'self'`);
  const files = [...page.body.matchAll(/(?:src|href)="(static\/[^"]+)"/g)].map(([, file]) => file);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    expect([file, (await app.inject({ url: `${basePath}/${file}` })).statusCode]).toEqual([file, 200]);
  }
});

test('the queue dashboard shows the queue with its jobs, read-only', async () => {
  const id = randomUUID();
  await queue.add([{ name: 'generation.run', id }]);
  const { queues } = (await app.inject({ url: `${basePath}/api/queues` })).json<{
    queues: { name: string; counts: Record<string, number>; readOnlyMode: boolean }[];
  }>();
  expect(queues).toMatchObject([{ name: queue.name, counts: { waiting: 1 }, readOnlyMode: true }]);
  const waiting = await app.inject({
    url: `${basePath}/api/queues?activeQueue=${queue.name}&status=waiting`,
  });
  const [job] = waiting.json<{ queues: { jobs: { id: string }[] }[] }>().queues[0]?.jobs ?? [];
  expect(job).toMatchObject({ id: expect.stringContaining(id) as string, data: { generationId: id } });
  const page = await app.inject({ url: `${basePath}/api/queues/${queue.name}/${job?.id}` });
  expect(page.json()).toMatchObject({ job: { data: { generationId: id } } });
});

test('the queue dashboard shows percentage, stage, reason and log lines of a failed job', async () => {
  const worker = await startJobWorker(
    ({ generationId }, { reports }) => {
      reports.log('attempt 1 of 3');
      reports.progress({ progress: 40, stage: 'drawing', generationId });
      return Promise.reject(new JobFailedError('provider', 'The model failed.'));
    },
    { redisUrl: server.url, prefix, logger },
  );
  const job = await until(
    async () => {
      const failed = await app.inject({
        url: `${basePath}/api/queues?activeQueue=${queue.name}&status=failed`,
      });
      const [found] = failed.json<{ queues: { jobs: DashboardJob[] }[] }>().queues[0]?.jobs ?? [];
      return found?.progress ? found : null;
    },
    { what: 'the failed job with its progress' },
  );
  expect(job).toMatchObject({
    progress: { progress: 40, stage: 'drawing', generationId: expect.any(String) as string },
    failedReason: 'provider: The model failed.',
  });
  await until(
    async () => {
      const logs = await app.inject({ url: `${basePath}/api/queues/${queue.name}/${job.id}/logs` });
      return logs.json<string[]>()[0]?.endsWith('Z attempt 1 of 3');
    },
    { what: 'the log line' },
  );
  await worker.close({ graceMs: 0 });
});

test('the queue dashboard links a job to the generation that it ran, which may differ from the generation that it names', async () => {
  const ran = randomUUID();
  const named = randomUUID();
  const linkOf = async (): Promise<string | undefined> => {
    const answer = await app.inject({
      url: `${basePath}/api/queues?activeQueue=${queue.name}&status=completed`,
    });
    const jobs = answer.json<{ queues: { jobs: LinkedJob[] }[] }>().queues[0]?.jobs ?? [];
    return jobs.find(({ data }) => data.generationId === named)?.externalUrl?.href;
  };
  await queue.add([{ name: 'generation.run', id: named }]);
  const waiting = await app.inject({
    url: `${basePath}/api/queues?activeQueue=${queue.name}&status=waiting`,
  });
  const [job] = waiting.json<{ queues: { jobs: LinkedJob[] }[] }>().queues[0]?.jobs ?? [];
  expect(job?.externalUrl).toEqual({ displayText: 'Generation', href: `/console/${named}` });
  const worker = await startJobWorker(
    (_payload, { reports }) => {
      reports.progress({ progress: 100, stage: null, generationId: ran });
      return Promise.resolve({ generationId: ran });
    },
    { redisUrl: server.url, prefix, logger },
  );
  await until(async () => (await linkOf()) === `/console/${ran}`, { what: 'the link of the completed job' });
  await worker.close({ graceMs: 0 });
});

test('the queue dashboard has no route that changes a queue', async () => {
  const writing = [
    ['PUT', `/api/queues/${queue.name}/pause`],
    ['PUT', `/api/queues/${queue.name}/empty`],
    ['PUT', `/api/queues/${queue.name}/obliterate`],
    ['POST', `/api/queues/${queue.name}/add`],
  ] as const;
  for (const [method, path] of writing) {
    const answer = await app.inject({ method, url: `${basePath}${path}`, payload: {} });
    expect([path, answer.statusCode]).toEqual([path, 404]);
  }
});

test('the queue dashboard passes errors to the application without internal details while Redis is unavailable', async () => {
  await server.kill();
  const answer = await app.inject({ url: `${basePath}/api/queues` });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ error: 'OperationalError' });
  await server.start();
});
