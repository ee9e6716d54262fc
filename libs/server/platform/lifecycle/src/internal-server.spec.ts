import { startInternalServer } from './internal-server';
import { Metrics } from '@portada/observability';

const json = async (url: string) => {
  const response = await fetch(url);
  return { status: response.status, body: (await response.json()) as unknown };
};

test('the internal HTTP server is live at once, and names dependencies whose check fails or never ends, and a degraded clock', async () => {
  let redis = () => Promise.resolve();
  let clock = () => Promise.resolve();
  const server = await startInternalServer({
    port: 0,
    host: '127.0.0.1',
    registry: new Metrics('test').registry,
    ready: { postgres: () => Promise.resolve(1), redis: () => redis() },
    degraded: { clock: () => clock() },
  });
  const at = `http://127.0.0.1:${server.port}/health`;
  expect(await json(`${at}/live`)).toEqual({ status: 200, body: { live: true } });
  expect(await json(`${at}/ready`)).toEqual({
    status: 200,
    body: { ready: true, missing: [], degraded: [] },
  });
  redis = () => Promise.reject(new Error('Redis unavailable'));
  expect(await json(`${at}/ready`)).toEqual({
    status: 503,
    body: { ready: false, missing: ['redis'], degraded: [] },
  });
  redis = () => new Promise(() => undefined);
  expect(await json(`${at}/ready`)).toEqual({
    status: 503,
    body: { ready: false, missing: ['redis'], degraded: [] },
  });
  redis = () => {
    throw new Error('Redis unavailable, thrown synchronously');
  };
  expect(await json(`${at}/ready`)).toEqual({
    status: 503,
    body: { ready: false, missing: ['redis'], degraded: [] },
  });
  expect((await json(`http://127.0.0.1:${server.port}/other`)).status).toBe(404);
  redis = () => Promise.resolve();
  clock = () => Promise.reject(new Error('the clock is wrong'));
  expect(await json(`${at}/ready`)).toEqual({
    status: 200,
    body: { ready: true, missing: [], degraded: ['clock'] },
  });
  clock = () => Promise.resolve();
  server.drain();
  expect(await json(`${at}/ready`)).toEqual({
    status: 503,
    body: { ready: false, missing: ['draining'], degraded: [] },
  });
  await server.close();
});

test('the internal HTTP server serves the metrics for Prometheus, and omits metrics that cannot be read', async () => {
  const metrics = new Metrics('test');
  let waiting = () => Promise.resolve(7);
  metrics.gauge('jobs_waiting', 'Jobs that wait', () => waiting());
  metrics.counter('events_total', 'Events', ['name']).inc({ name: 'resync' });
  metrics.histogram('settle_seconds', 'Time to settle', [], [0.1, 1]).observe(0.5);
  const server = await startInternalServer({
    port: 0,
    host: '127.0.0.1',
    registry: metrics.registry,
    ready: {},
  });
  const read = async () => (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  const text = await read();
  expect(text).toContain('portada_jobs_waiting{process="test"} 7');
  expect(text).toContain('portada_events_total{name="resync",process="test"} 1');
  expect(text).toContain('portada_settle_seconds_bucket');
  expect(text).toContain('process_cpu_seconds_total');
  waiting = () => Promise.reject(new Error('Redis unavailable'));
  expect(await read()).not.toContain('portada_jobs_waiting{');
  await server.close();
});

test('the internal HTTP server fails to start if its port is in use', async () => {
  const { registry } = new Metrics('test');
  const server = await startInternalServer({ port: 0, host: '127.0.0.1', registry, ready: {} });
  const again = startInternalServer({ port: server.port, host: '127.0.0.1', registry, ready: {} });
  await expect(again).rejects.toThrow('EADDRINUSE');
  await server.close();
});
