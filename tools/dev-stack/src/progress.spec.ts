import { during, duringAll } from './progress';

/** A promise that the test resolves. */
const pending = () => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
};

describe('lines about a start', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('are not printed for a step that ends within a second', async () => {
    const lines: string[] = [];
    await during(
      () => 'Building',
      () => Promise.resolve(),
      (line) => lines.push(line),
    );
    await jest.advanceTimersByTimeAsync(60_000);
    expect(lines).toEqual([]);
  });

  test('name a long step when it begins, and then every ten seconds with its seconds', async () => {
    const lines: string[] = [];
    const end = pending();
    const step = during(
      () => 'Building',
      () => end.promise.then(() => 'built'),
      (line) => lines.push(line),
    );
    await jest.advanceTimersByTimeAsync(31_000);
    expect(lines).toEqual(['Building …', 'Building … 10 s', 'Building … 20 s', 'Building … 30 s']);
    end.resolve();
    expect(await step).toBe('built');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(lines).toHaveLength(4);
  });

  test('name only the steps that are not done', async () => {
    const lines: string[] = [];
    const [api, worker] = [pending(), pending()];
    const steps = { api: () => api.promise, worker: () => worker.promise };
    const start = duringAll('Starting', steps, (line) => lines.push(line));
    await jest.advanceTimersByTimeAsync(1_000);
    api.resolve();
    await jest.advanceTimersByTimeAsync(9_000);
    worker.resolve();
    await start;
    expect(lines).toEqual(['Starting api, worker …', 'Starting worker … 10 s']);
  });

  test('end when a step fails', async () => {
    const lines: string[] = [];
    const steps = {
      api: () => Promise.reject(new Error('no port')),
      worker: () => new Promise<void>(() => {}),
    };
    await expect(duringAll('Starting', steps, (line) => lines.push(line))).rejects.toThrow('no port');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(lines).toEqual([]);
  });
});
