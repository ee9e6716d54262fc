import { type TestDatabase, testDatabase } from '@portada/testing';
import type { DataSource } from 'typeorm';
import { createDataSource } from './data-source';
import { changedBy, resultOf, rowOf, rowsOf } from './statements';

let made: TestDatabase;
let database: DataSource;
beforeAll(async () => {
  made = await testDatabase();
  database = await createDataSource({
    url: made.url,
    entities: [],
    poolSize: 2,
    applicationName: 'spec',
  }).initialize();
});
afterAll(async () => {
  await database.destroy();
  await made.drop();
});

const insert = `INSERT INTO audit_runs (started_at) SELECT clock_timestamp() FROM generate_series(1, $1::int) RETURNING id`;
const count = () => resultOf<number>(database, 'SELECT count(*)::int FROM audit_runs');

test('statements return the same results inside and outside of a transaction, and are rolled back with the transaction', async () => {
  expect(await rowsOf(database, 'SELECT $1::int AS n', [1])).toEqual([{ n: 1 }]);
  expect(await rowsOf(database.manager, insert, [2], { name: 'spec_insert' })).toHaveLength(2);
  const aborted = database.transaction(async (tx) => {
    expect(await rowsOf(tx, insert, [2])).toHaveLength(2);
    expect(await rowsOf(tx, 'UPDATE audit_runs SET started_at = now() RETURNING id')).toHaveLength(4);
    expect(await changedBy(tx, 'DELETE FROM audit_runs')).toBe(4);
    throw new Error('aborted');
  });
  await expect(aborted).rejects.toThrow('aborted');
  expect(await count()).toBe(2);
  expect(await changedBy(database, 'DELETE FROM audit_runs')).toBe(2);
});

test('rowOf returns undefined for a query result without a row, and resultOf throws', async () => {
  expect(await rowOf(database, 'SELECT 1 AS n WHERE false')).toBeUndefined();
  expect(await rowOf(database, 'SELECT 1 AS n')).toEqual({ n: 1 });
  await expect(resultOf(database, 'SELECT 1 WHERE false')).rejects.toThrow('no row');
});
