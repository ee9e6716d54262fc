import { type Logger, Metrics } from '@portada/observability';
import { type TestDatabase, testDatabase, until, withShiftedClock, wrongClocks } from '@portada/testing';
import type { DataSource } from 'typeorm';
import { createDataSource } from './data-source';
import { checkClock, clockSkewMs, isClockRight, serverNow, watchClock } from './server-clock';
import { resultOf } from './statements';

let made: TestDatabase;
let database: DataSource;
beforeAll(async () => {
  made = await testDatabase();
});
afterAll(() => made.drop());
beforeEach(async () => {
  const options = { url: made.url, entities: [], poolSize: 2, applicationName: 'spec' };
  database = await createDataSource(options).initialize();
});
afterEach(async () => {
  await database.destroy();
});

const inPostgres = () =>
  resultOf<number>(database, 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8');

test.each(wrongClocks)('the time of the server is known to a process whose clock is %s', async (_how, ms) => {
  const [before, now, after] = await withShiftedClock(ms, async () => [
    await inPostgres(),
    await serverNow(database),
    await inPostgres(),
  ]);
  // The answer belongs to a moment between the question and its arrival.
  expect(now).toBeGreaterThanOrEqual(before - 1);
  expect(now).toBeLessThanOrEqual(after + 1);
});

test.each(wrongClocks)(
  'a clock that is %s is found, also when it changed since the last reading',
  async (_how, ms) => {
    expect([clockSkewMs(database), isClockRight(database)]).toEqual([null, true]);
    await serverNow(database);
    await checkClock(database);
    await withShiftedClock(ms, async () => {
      expect(Math.round((clockSkewMs(database) ?? 0) / 10_000)).toBe(ms / 10_000);
      expect(isClockRight(database)).toBe(false);
      await expect(checkClock(database)).rejects.toThrow('clock');
    });
    expect(isClockRight(database)).toBe(true);
  },
);

test('the watch exports the skew and warns once', async () => {
  const metrics = new Metrics('spec');
  const warn = jest.fn();
  await withShiftedClock(-30 * 86_400_000, async () => {
    watchClock(database, metrics, { warn, info: jest.fn() } as unknown as Logger);
    await until(() => warn.mock.calls.length > 0, { what: 'the warning' });
    expect(await metrics.registry.metrics()).toMatch(
      /^portada_clock_skew_seconds\{process="spec"\} -259\d{4}/m,
    );
  });
  expect(warn.mock.calls).toEqual([
    [{ seconds: -30 * 86_400 }, 'the clock of this machine differs from the clock of Postgres: set it'],
  ]);
});
