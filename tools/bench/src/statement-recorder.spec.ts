import { type TestDatabase, testDatabase } from '@portada/testing';
import { Client } from 'pg';
import { StatementRecorder } from './statement-recorder';

let testing: TestDatabase;
let recorder: StatementRecorder;
let client: Client;
beforeAll(async () => {
  testing = await testDatabase();
  recorder = await StatementRecorder.start(testing.url);
  client = new Client({ connectionString: recorder.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  recorder.close();
  await testing.drop();
});

test('the recorder reports the text, name and values of each statement on the tables', async () => {
  const find = { name: 'find', text: 'SELECT $1::bytea[] FROM users', values: [[Buffer.from('a')]] };
  const statements = await recorder.record(['users'], async () => {
    await client.query('SELECT FROM users');
    await client.query('SELECT $1::text, $2::int, $3::bytea FROM users', [null, 5, Buffer.from('b')]);
    await client.query('SELECT $1::text', ['another table']);
    await client.query(find);
    await client.query(find);
  });
  const named = { name: 'find', text: find.text, values: ['{\\\\x61}'] };
  expect(statements).toEqual([
    { name: '', text: 'SELECT FROM users', values: [] },
    {
      name: '',
      text: 'SELECT $1::text, $2::int, $3::bytea FROM users',
      values: [null, '5', '\\x62'],
    },
    named,
    named,
  ]);
});

test('the recorder reads a statement that arrives in several parts', async () => {
  const long = 'ñ'.repeat(300_000);
  const [statement] = await recorder.record(['users'], () =>
    client.query('SELECT $1::text FROM users', [long]),
  );
  expect(statement?.values).toEqual([long]);
});

test('the recorder reports only statements of the given work', async () => {
  await client.query('SELECT FROM users');
  expect(await recorder.record(['users'], () => Promise.resolve())).toEqual([]);
});
