import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDatabase, testDatabase } from '@portada/testing';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { migrate } from './migrate';
import { migrations } from './migrations';
import { routinesOf } from './schema.fixture';
import { applySqlFiles, readSqlFiles } from './sql-files';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const connected = async (make = testDatabase): Promise<{ url: string; client: Client }> => {
  const { url, drop } = await make();
  cleanUps.push(drop);
  const client = new Client({ connectionString: url });
  await client.connect();
  cleanUps.push(() => client.end());
  return { url, client };
};

/** Creates a folder of SQL files. @returns its path and a function that writes one of its files */
const folderOf = (
  files: Record<string, string>,
): { folder: string; write(name: string, text: string): void } => {
  const folder = mkdtempSync(join(tmpdir(), 'portada-sql-'));
  cleanUps.push(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string) => writeFileSync(join(folder, `${name}.sql`), text);
  for (const [name, text] of Object.entries(files)) write(name, text);
  return { folder, write };
};

const answer = (name: string, value: string): string =>
  `CREATE OR REPLACE FUNCTION ${name}() RETURNS text LANGUAGE sql AS $$ SELECT ${value} $$;`;

/** Applies a folder of SQL files to a database with the owner's connection. @returns names of the applied files */
const apply = async (url: string, folder: string): Promise<string[]> => {
  const owner = await new DataSource({ type: 'postgres', url, poolSize: 1 }).initialize();
  const runner = owner.createQueryRunner();
  try {
    return await applySqlFiles(runner, readSqlFiles(folder));
  } finally {
    await runner.release();
    await owner.destroy();
  }
};

test('every function, view and trigger of the schema has one SQL file, and every SQL file creates one of them', async () => {
  const { client } = await connected();
  const { rows } = await client.query<{ name: string }>(`
    SELECT proname AS name FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    UNION ALL SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('v', 'm')
    UNION ALL SELECT tgname FROM pg_trigger WHERE NOT tgisinternal`);
  const names = readSqlFiles().map(({ name }) => name);
  expect(names.sort()).toEqual(rows.map(({ name }) => name).sort());
});

test('no function of the schema can be executed by PUBLIC', async () => {
  const { client } = await connected();
  const { rows } = await client.query(`
    SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace
       AND EXISTS (SELECT 1 FROM aclexplode(coalesce(proacl, acldefault('f', proowner))) WHERE grantee = 0)`);
  expect(rows).toEqual([]);
});

/** Functions, views and triggers whose SQL file was changed after the last numbered migration that created them. */
const changedSince: RegExp[] = [
  // PUBLIC may no longer execute this function of the schema.
  /FUNCTION public\.forget_prompt_draft/,
  // The new SQL function `mark_cleaned` replaces the function mark_tidied.
  /FUNCTION public\.mark_cleaned/,
  // SQL functions with a former name call the function that replaced them, or have an equal body.
  /FUNCTION public\.(choose_next_of|house_account)\(/,
  /FUNCTION public\.(enqueue_next_for_user|portada_account)\(/,
  // The function also stores scene and origin of an image.
  /FUNCTION public\.settle_generation/,
  // A generation may wait on after its deadline while the queue moves.
  /FUNCTION public\.(gives_up_at|latest_success)\(/,
  // Owners may cancel a number of drawings in a day, also by deleting a thumbnail.
  /FUNCTION public\.(may_cancel|cancel_generation|delete_thumbnail)\(/,
  // A generation has a price since migration 24, and a success may release a part of its hold.
  /FUNCTION public\.(check_settlement|check_transfer|fail_expired_generations|reserve_generations)\(/,
  /^audit\s/,
  // Functions of image models, which migration 23 made room for.
  /FUNCTION public\.(open_model_request|close_model_request|report_models|switch_model)\(/,
  // Attempts of generations and actions of administrators on generations, which migration 26 made room for.
  /FUNCTION public\.(fail_attempt|record_attempt|cancel_generation_by_admin|retry_generation_by_admin)\(/,
  /TRIGGER record_attempts /,
  // Old requests to image models are deleted.
  /FUNCTION public\.delete_old_model_requests\(/,
  // Webhooks of image models, which migration 40 made room for.
  /FUNCTION public\.(expect_model_webhook|report_model_job)\(/,
  // Events of generations for webhooks, which migration 48 made room for.
  /FUNCTION public\.(queue_webhooks|claim_webhook_deliveries|fail_webhook_delivery)\(/,
  // Decisions about purchases have a reason.
  /FUNCTION public\.(accept_purchase|refuse_purchase)\(/,
  // The monthly cap of API keys, which migration 44 made room for.
  /FUNCTION public\.(is_beyond_key_cap|spent_by_key)\(/,
  // Requests with the brand of their user came later.
  /FUNCTION public\.brand_kit_of\(/,
  // Places in the queue of a provider, which migration 27 made room for.
  /FUNCTION public\.(claim_generation|report_generation|report_queue_position)\(/,
  // The demand for workers, which an autoscaler reads.
  /^scaling_demand\s/,
  // The audit log of administrators has a reason in each entry and is append-only, like the ledger.
  /FUNCTION public\.(note_admin_action|note_queue_switch|refuse_change)\(/,
  /^CREATE TRIGGER admin_actions_/,
  // Actions of administrators on accounts, which migration 30 made room for.
  /FUNCTION public\.(grant_credits_by_admin|switch_account_by_admin)\(/,
  // Second factors, which migration 34 made room for; they are deleted with the account.
  /FUNCTION public\.(delete_account|has_second_factor|reset_second_factor_by_admin)\(/,
  // Drawings of edited documents, which migration 54 made room for.
  /FUNCTION public\.(claim_drawings|queue_thumbnail_webhooks)\(/,
  // The end of every access, which includes API keys and webhooks.
  /FUNCTION public\.end_access\(/,
];

/** Functions that were renamed after migration 21, and that other functions call. */
const renamed: [former: string, present: string][] = [
  ['choose_next_of', 'enqueue_next_for_user'],
  ['house_account', 'portada_account'],
];

test('the SQL files create the functions, views and triggers that migrations 1 to 21 created', async () => {
  const { url, client } = await connected(emptyDatabase);
  const withoutLayout = async (): Promise<string[]> =>
    (await routinesOf(client))
      .filter((line) => !changedSince.some((pattern) => pattern.test(line)))
      .map((line) => line.replace(/--.*$/gm, '').replace(/\s+/g, ' '))
      .map((line) =>
        renamed.reduce((text, [former, present]) => text.replaceAll(`${former}(`, `${present}(`), line),
      )
      .sort();
  const owner = new DataSource({ type: 'postgres', url, migrations: migrations.slice(0, 16), poolSize: 1 });
  await owner.initialize();
  await owner.runMigrations({ transaction: 'all' });
  await owner.destroy();
  const before = await withoutLayout();
  await migrate(url);
  // All SQL files must be applied, including the triggers that migration 22 records as applied.
  await client.query('TRUNCATE sql_files');
  await migrate(url);
  const { rows } = await client.query('SELECT name FROM sql_files');
  expect(rows).toHaveLength(readSqlFiles().length);
  expect(await withoutLayout()).toEqual(before);
});

test('an SQL file is applied when its text changed, after the files that it needs', async () => {
  const { url, client } = await connected();
  const { folder, write } = folderOf({
    above: answer('above', `below() || '!'`),
    below: answer('below', `'1'`),
  });
  expect(await apply(url, folder)).toEqual(['below', 'above']);
  expect(await apply(url, folder)).toEqual([]);
  write('below', answer('below', `'2'`));
  expect(await apply(url, folder)).toEqual(['below']);
  expect((await client.query('SELECT above()')).rows).toEqual([{ above: '2!' }]);
});

test('the error names an SQL file that Postgres refuses, and the whole migration is rolled back', async () => {
  const { url, client } = await connected(emptyDatabase);
  const { folder } = folderOf({ broken: answer('broken', 'no_such_function()') });
  await expect(migrate(url, folder)).rejects.toThrow(/broken\.sql could not be applied: .*no_such_function/);
  const { rows } = await client.query(
    `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace`,
  );
  expect(rows).toEqual([]);
});

test('a process of the former version continues to work while a function is replaced', async () => {
  const { url, client } = await connected();
  const { folder, write } = folderOf({ greeting: answer('greeting', `'old'`) });
  await apply(url, folder);
  const call = async () => (await client.query({ name: 'greet', text: 'SELECT greeting()' })).rows;
  // The client keeps a transaction open, in which it called the function `greeting` through a prepared statement.
  await client.query('BEGIN');
  expect(await call()).toEqual([{ greeting: 'old' }]);
  write('greeting', answer('greeting', `'new'`));
  expect(await apply(url, folder)).toEqual(['greeting']);
  expect(await call()).toHaveLength(1);
  await client.query('COMMIT');
  expect(await call()).toEqual([{ greeting: 'new' }]);
  // An SQL file with another result type would first have to drop the function that a running process calls.
  write('greeting', `CREATE OR REPLACE FUNCTION greeting() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$;`);
  await expect(apply(url, folder)).rejects.toThrow('cannot change return type');
});

test('the migration refuses SQL files that create anything other than the object they are named after, or that need each other', () => {
  const other = folderOf({ one: answer('two', '1') });
  expect(() => readSqlFiles(other.folder)).toThrow('must create the SQL object "one" and no other object');
  const both = folderOf({ one: `${answer('one', '1')}\n${answer('two', '1')}` });
  expect(() => readSqlFiles(both.folder)).toThrow('must create the SQL object "one" and no other object');
  const circle = folderOf({ one: answer('one', 'two()'), two: answer('two', 'one()') });
  expect(() => readSqlFiles(circle.folder)).toThrow('SQL files need each other: one, two, one');
  expect(() => readSqlFiles(folderOf({}).folder)).toThrow('no SQL files');
});
