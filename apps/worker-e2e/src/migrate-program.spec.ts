import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { migrations, readSqlFiles } from '@portada/database';
import { emptyDatabase } from '@portada/testing';
import { Client } from 'pg';

const workspace = resolve(__dirname, '../../..');

test('the built migrate program creates the whole schema from the files of the build', async () => {
  const { url, drop } = await emptyDatabase();
  await promisify(execFile)(process.execPath, [resolve(workspace, 'dist/apps/api/migrate.mjs')], {
    cwd: '/',
    env: { DATABASE_URL: url },
  });
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(`SELECT (SELECT count(*)::int FROM migrations) AS migrations,
     (SELECT count(*)::int FROM sql_files) AS files, (SELECT count(*)::int FROM audit) AS breaches`);
  await client.end();
  await drop();
  expect(rows).toEqual([{ migrations: migrations.length, files: readSqlFiles().length, breaches: 0 }]);
});
