import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createUser, testDatabase } from '@portada/testing';
import { Pool } from 'pg';
import { inWorkspace } from './workspace';

const folder = mkdtempSync(join(tmpdir(), 'portada-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Ended = { code: number; printed: string };

/** Runs a command of the dev stack in a process of its own. @param settings environment variables of the command */
const run = (settings: Record<string, string>, ...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const { DATABASE_URL: _, ...env } = process.env;
    execFile(
      process.execPath,
      [inWorkspace('tools/dev-stack/bootstrap.mjs'), ...args],
      { env: { ...env, ...settings } },
      (error, out, complaint) => resolve({ code: error ? Number(error.code) : 0, printed: out + complaint }),
    );
  });

test.each([
  [['backup'], 'Usage: npm run backup -- --to <new folder> [--without-images]'],
  [['verify'], 'No Portada was started on'],
])('the command %p prints a sentence and exits with 1', async (args, sentence) => {
  const { code, printed } = await run({ DATA_DIR: join(folder, 'none') }, ...args);
  expect(printed).toContain(sentence);
  expect(printed).not.toContain('    at ');
  expect(code).toBe(1);
});

test('npm run backup and npm run restore copy a database into the embedded Postgres of a new data folder', async () => {
  const source = await testDatabase();
  const pool = new Pool({ connectionString: source.url, max: 1 });
  pool.on('error', () => undefined);
  await createUser(pool, { credits: 2 });
  const into = join(folder, 'copy');
  const made = await run(
    { DATABASE_URL: source.url, DATA_DIR: join(folder, 'source') },
    ...['backup', '--to', into],
  );
  expect(made).toEqual({
    code: 0,
    printed: expect.stringMatching(/The backup in .* has \d+ rows of \d+ tables/),
  });
  const target = { DATA_DIR: join(folder, 'target') };
  const restored = await run(target, 'restore', '--from', into);
  expect(restored.printed).toContain('was restored.');
  expect(restored.printed).toContain('The audit of the ledger has 0 breaches.');
  expect(restored.code).toBe(0);
  const again = await run(target, 'restore', '--from', into);
  expect(again).toEqual({ code: 1, printed: expect.stringContaining('The database contains users.') });
  // The command has stopped the embedded Postgres.
  const stopped = await run(target, 'verify');
  expect(stopped).toEqual({ code: 1, printed: expect.stringContaining('Check that Portada is running') });
  await pool.end();
  await source.drop();
});
