import { createScriptedModel } from '@portada/image-models';
import { type Bench, startBench } from './testing/bench';

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());

const keysOf = async (id: string): Promise<string[]> => {
  const found: string[] = [];
  for await (const key of bench.store.list(`generations/${id}/`)) found.push(key);
  return found.sort();
};

const letAnHourPass = () =>
  bench.owner.query(
    `UPDATE generations SET finished_at = finished_at - interval '2 hours' WHERE finished_at IS NOT NULL`,
  );

test('an hour after the end nothing of a generation is in the store but its picture and copies of that', async () => {
  const worker = await bench.worker(createScriptedModel());
  const [made, cancelled] = [
    await bench.reserve(await bench.user()),
    await bench.reserve(await bench.user()),
  ];
  await bench.owner.query(`SELECT settle_generation($1, NULL, 'cancelled', NULL, NULL)`, [cancelled]);
  await worker.work();
  const { rows } = await bench.owner.query<{ object_key: string }>(
    'SELECT object_key FROM images WHERE generation_id = $1',
    [made],
  );
  const picture = rows[0]?.object_key ?? '';
  expect((await keysOf(made)).length).toBeGreaterThan(1);
  const copy = `${picture}.w320.webp`;
  for (const key of [copy, `generations/${made}/other.png`, `generations/${cancelled}/other.png`]) {
    await bench.store.put(key, Buffer.from('x'), 'image/png');
  }
  const before = await keysOf(made);
  await worker.sweeps.tidy();
  expect(await keysOf(made)).toEqual(before);
  await letAnHourPass();
  await worker.sweeps.tidy();
  expect(await keysOf(made)).toEqual([picture, copy].sort());
  expect(await keysOf(cancelled)).toEqual([]);
  expect(await bench.audit()).toEqual([]);
});
