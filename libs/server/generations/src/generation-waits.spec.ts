import { randomUUID } from 'node:crypto';
import { poolOf } from '@portada/database';
import type { PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { GenerationWaitsService } from './generation-waits.service';
import { type GenerationHarness, startGenerationHarness } from './testing/generation-harness';

let harness: GenerationHarness;
let database: DataSource;
beforeAll(async () => {
  harness = await startGenerationHarness();
  const { connectionString } = harness.owner.options;
  database = await new DataSource({ type: 'postgres', url: connectionString ?? '' }).initialize();
});
afterAll(async () => {
  await database.destroy();
  await harness.close();
});

const logger = { warn: () => undefined } as unknown as PinoLogger;

test('at most 100 requests of a process wait for generations, and all waits end when the process stops', async () => {
  const id = await harness.reserve(await harness.user());
  const waits = new GenerationWaitsService(database, logger);
  const query = jest.spyOn(poolOf(database), 'query');
  const wait = (signal = new AbortController().signal) =>
    waits.wait({ userId: randomUUID(), id, seconds: 600, signal, isOver: () => false });
  const leaving = new AbortController();
  const pending = [wait(leaving.signal), ...Array.from({ length: 99 }, () => wait())];
  expect(await wait()).toBe(false);
  // The 100 waits took one query.
  expect(query).toHaveBeenCalledTimes(1);
  leaving.abort();
  expect(await pending[0]).toBe(true);
  pending.push(wait());
  expect(await wait()).toBe(false);
  waits.endAll();
  expect(await Promise.all(pending)).toEqual(Array(101).fill(true));
  expect(await wait()).toBe(false);
});

test('a request stops to wait for a generation that was deleted', async () => {
  const waits = new GenerationWaitsService(database, logger);
  const { signal } = new AbortController();
  const wait = { userId: randomUUID(), id: randomUUID(), seconds: 600, signal, isOver: () => false };
  expect(await waits.wait(wait)).toBe(true);
});
