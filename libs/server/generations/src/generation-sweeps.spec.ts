import { createScriptedModel } from '@portada/image-models';
import { type GenerationHarness, startGenerationHarness } from './testing/generation-harness';

let bench: GenerationHarness;
beforeAll(async () => {
  bench = await startGenerationHarness();
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

/**
 * Reserves and cancels 300 generations of a user. Parameters: $1 user, $2 thumbnail. Returns the ids of the
 * generations.
 */
const endedGenerations = `WITH made AS (
    SELECT gen_random_uuid() AS id FROM generate_series(1, 300)),
  reserved AS (
    SELECT m.id, r.outcome FROM made m, reserve_generations(jsonb_build_array(jsonb_build_object(
      'ids', jsonb_build_array(m.id), 'userId', $1::text, 'thumbnailId', $2::text, 'request', '{}'::jsonb, 'prompt', '{}'::jsonb,
      'requestHash', '00', 'requestId', 'spec', 'seed', 1, 'deadlineSeconds', 60))) AS r)
  SELECT id FROM reserved WHERE settle_generation(id, NULL, 'cancelled', NULL, NULL) = 'settled'`;

test('a clean-up an hour after the end of a generation keeps only its image and its plate with their variants, and the file of the provider', async () => {
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
  const original = `generations/${made}/original/a.png`;
  await bench.owner.query(`UPDATE images SET origin = $1 WHERE generation_id = $2`, [
    JSON.stringify({ file: { key: original } }),
    made,
  ]);
  const plate = `generations/${made}/plate/a.jpg`;
  const plateCopy = `${plate}.w640.webp`;
  await bench.owner.query(
    `WITH p AS (INSERT INTO images (user_id, thumbnail_id, kind, object_key, sha256, mime_type, width, height, bytes)
       SELECT user_id, thumbnail_id, 'plate', $2, sha256, 'image/jpeg', width, height, bytes
         FROM images WHERE generation_id = $1 RETURNING id)
     UPDATE images SET plate_id = (SELECT id FROM p) WHERE generation_id = $1`,
    [made, plate],
  );
  for (const key of [
    copy,
    original,
    plate,
    plateCopy,
    `generations/${made}/plate/b.jpg`,
    `generations/${made}/original/b.png`,
    `generations/${made}/other.png`,
    `generations/${cancelled}/other.png`,
  ]) {
    await bench.store.put(key, Buffer.from('x'), 'image/png');
  }
  const before = await keysOf(made);
  await worker.sweeps.cleanUp();
  expect(await keysOf(made)).toEqual(before);
  await letAnHourPass();
  await worker.sweeps.cleanUp();
  expect(await keysOf(made)).toEqual([picture, copy, original, plate, plateCopy].sort());
  expect(await keysOf(cancelled)).toEqual([]);
  expect(await bench.audit()).toEqual([]);
});

test('one clean-up removes the previews of 300 generations that ended an hour ago', async () => {
  const worker = await bench.worker(createScriptedModel());
  const { userId, thumbnailId } = await bench.user(300);
  const { rows } = await bench.owner.query<{ id: string }>(endedGenerations, [userId, thumbnailId]);
  await Promise.all(
    rows.map(({ id }) => bench.store.put(`generations/${id}/previews/a.webp`, Buffer.from(id), 'image/webp')),
  );
  await letAnHourPass();
  await worker.sweeps.cleanUp();
  const left = await bench.owner.query(
    'SELECT 1 FROM generations WHERE tidied_at IS NULL AND finished_at IS NOT NULL',
  );
  expect(left.rowCount).toBe(0);
  const keys = await Promise.all(rows.map(({ id }) => keysOf(id)));
  expect(keys.flat()).toEqual([]);
});

test('a clean-up of generations stops after the current batch, and a failed deletion does not prevent other deletions', async () => {
  const { userId, thumbnailId } = await bench.user(300);
  const { rows } = await bench.owner.query<{ id: string }>(endedGenerations, [userId, thumbnailId]);
  await letAnHourPass();
  const [stuck] = rows;
  const failing = Object.assign(Object.create(bench.store) as typeof bench.store, {
    list: (prefix: string) => {
      if (prefix.includes(stuck?.id ?? '')) throw new Error('the object store refuses this prefix');
      return bench.store.list(prefix);
    },
  });
  const worker = await bench.worker(createScriptedModel(), { store: failing });
  const uncleaned = async () =>
    (
      await bench.owner.query(
        'SELECT id FROM generations WHERE tidied_at IS NULL AND finished_at IS NOT NULL',
      )
    ).rows;
  await worker.sweeps.cleanUp(AbortSignal.abort()).catch(() => undefined);
  expect((await uncleaned()).length).toBeGreaterThanOrEqual(250);
  await expect(worker.sweeps.cleanUp()).rejects.toThrow('the object store refuses this prefix');
  expect(await uncleaned()).toEqual([stuck]);
});

test('preparing a take-over changes no generation', async () => {
  const worker = await bench.worker(createScriptedModel());
  const user = await bench.user();
  const ids = [await bench.reserve(user), await bench.reserve(user)];
  await bench.owner.query(
    `UPDATE generations SET status = 'running', next_rank = NULL, next_at = NULL, lease_until = now() - interval '1 hour'
      WHERE id = $1`,
    [ids[0]],
  );
  const rows = async () =>
    (await bench.owner.query('SELECT * FROM generations WHERE id = ANY ($1) ORDER BY id', [ids])).rows;
  const before = await rows();
  await worker.sweeps.prepareTakeOver();
  expect(await rows()).toEqual(before);
  // The sweep handles both generations afterwards, so they were eligible.
  await worker.sweeps.recover();
  expect(await rows()).not.toEqual(before);
});

test('a clean-up deletes requests to image models after 400 days, except those that are open', async () => {
  const worker = await bench.worker(createScriptedModel());
  const generation = await bench.reserve(await bench.user());
  await bench.owner.query(
    `INSERT INTO model_requests (id, generation_id, model, outcome, started_at, ended_at)
       SELECT gen_random_uuid(), $1, name, outcome, now() - age::interval, CASE WHEN outcome <> 'open' THEN now() END
         FROM (VALUES ('old', 'done', '401 days'), ('old', 'failed', '800 days'), ('working', 'open', '401 days'),
                      ('recent', 'done', '399 days')) AS made (name, outcome, age)`,
    [generation],
  );
  await worker.sweeps.cleanUp();
  const { rows } = await bench.owner.query('SELECT model FROM model_requests ORDER BY model');
  expect(rows).toEqual([{ model: 'recent' }, { model: 'working' }]);
  await bench.owner.query(`SELECT settle_generation($1, NULL, 'cancelled', NULL, NULL)`, [generation]);
});
