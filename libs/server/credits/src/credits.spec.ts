import { createDataSource } from '@portada/database';
import {
  type TestDatabase,
  auditOf,
  createThumbnail,
  createUser,
  giveCredits,
  testDatabase,
} from '@portada/testing';
import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { type CreditRepair, CreditRepairsService } from './credit-repairs.service';
import { CreditsService } from './credits.service';

let testing: TestDatabase;
let owner: Pool;
let database: DataSource;
let credits: CreditsService;

beforeAll(async () => {
  testing = await testDatabase();
  owner = new Pool({ connectionString: testing.url });
  database = await createDataSource({
    url: testing.url,
    entities: [],
    poolSize: 4,
    applicationName: 'spec',
  }).initialize();
  credits = new CreditsService(database);
});
afterAll(async () => {
  await database.destroy();
  await owner.end();
  await testing.drop();
});

const reserve = async (userId: string, thumbnailId: string): Promise<string> => {
  const id = randomUUID();
  await database.query('SELECT reserve_generations($1)', [
    JSON.stringify([
      {
        ids: [id],
        userId,
        thumbnailId,
        request: {},
        prompt: {},
        requestHash: '00',
        requestId: 'r',
        seed: 1,
        deadlineSeconds: 60,
      },
    ]),
  ]);
  return id;
};

/**
 * Repairs a user's credits several times at once, as several processes may do. @returns the spendable credits
 * afterwards
 */
const repaired = async (mode: CreditRepair, userId: string, times = 1): Promise<number> => {
  await Promise.all(
    Array.from({ length: times }, async () => {
      const repairs = new CreditRepairsService(database, mode);
      await repairs.repair(userId);
    }),
  );
  return (await credits.balance(userId)).available;
};

test('a hold and its release change the balance, and the version of the balance only grows', async () => {
  const { id } = await createUser(owner);
  const before = await credits.balance(id);
  expect(before).toMatchObject({ available: 2, held: 0, debt: 0 });
  const generation = await reserve(id, await createThumbnail(owner, id));
  const during = await credits.balance(id);
  expect(during).toMatchObject({ available: 1, held: 1, debt: 0 });
  await database.query(`SELECT settle_generation($1, NULL, 'cancelled', NULL, NULL)`, [generation]);
  const after = await credits.balance(id);
  expect(after).toMatchObject({ available: 2, held: 0, debt: 0 });
  expect(during.version).toBeGreaterThan(before.version);
  expect(after.version).toBeGreaterThan(during.version);
  await expect(credits.balance(randomUUID())).rejects.toThrow('no credit accounts');

  const { items } = await credits.ledger(id);
  expect(items.map(({ kind, amount, generationId }) => [kind, amount, generationId])).toEqual([
    ['release', 1, generation],
    ['hold', -1, generation],
    ['grant', 2, null],
  ]);
});

test('the server returns the ledger of one user in pages, newest first, each entry once', async () => {
  const { id } = await createUser(owner);
  const stranger = await createUser(owner);
  for (let entry = 0; entry < 60; entry += 1) await giveCredits(owner, id, entry + 1);
  const first = await credits.ledger(id);
  expect(first.items).toHaveLength(50);
  const second = await credits.ledger(id, first.nextCursor ?? undefined);
  expect(second.nextCursor).toBeNull();
  const amounts = [...first.items, ...second.items].map(({ amount }) => amount);
  expect(amounts).toEqual([...Array.from({ length: 60 }, (_, index) => 60 - index), 2]);
  expect((await credits.ledger(stranger.id, first.nextCursor ?? undefined)).items).toHaveLength(1);
  expect((await credits.ledger(id, "1' OR true")).items).toEqual([]);
});

test('CREDIT_REPAIR=missing-grant enters a missing sign-up grant exactly once', async () => {
  const without = await createUser(owner, { credits: 0 });
  expect(await repaired('off', without.id)).toBe(0);
  expect(await repaired('missing-grant', without.id, 10)).toBe(2);
  const spent = await createUser(owner);
  const thumbnail = await createThumbnail(owner, spent.id);
  await reserve(spent.id, thumbnail);
  await reserve(spent.id, thumbnail);
  expect(await repaired('missing-grant', spent.id, 10)).toBe(0);
  expect(await auditOf(owner)).toEqual([]);
});

test('CREDIT_REPAIR=always refills an empty balance once per session load and changes no other balance', async () => {
  await owner.query('GRANT EXECUTE ON FUNCTION refill_credits TO portada_app');
  const spent = await createUser(owner);
  const thumbnail = await createThumbnail(owner, spent.id);
  await reserve(spent.id, thumbnail);
  expect(await repaired('always', spent.id, 5)).toBe(1);
  await reserve(spent.id, thumbnail);
  expect(await repaired('always', spent.id, 5)).toBe(2);
  expect(await auditOf(owner)).toEqual([]);
});

test('a process cannot refill balances unless the stack was started with CREDIT_REPAIR=always', async () => {
  await owner.query('REVOKE EXECUTE ON FUNCTION refill_credits FROM portada_app');
  const { id } = await createUser(owner, { credits: 0 });
  await expect(repaired('always', id)).rejects.toThrow('permission denied for function refill_credits');
});

test('the spending of a month is the sum of its captures, in the last twelve months', async () => {
  const user = await createUser(owner, { credits: 6 });
  const thumbnailId = await createThumbnail(owner, user.id);
  const settle = async (monthsAgo: number, status: 'succeeded' | 'failed') => {
    const id = await reserve(user.id, thumbnailId);
    const image = {
      id: randomUUID(),
      objectKey: `generations/${id}/a.png`,
      sha256: '00'.repeat(32),
      mimeType: 'image/png',
      width: 1,
      height: 1,
      bytes: 1,
    };
    await owner.query('SELECT claim_generation($1, 60, 9)', [id]);
    await owner.query('SELECT settle_generation($1, 1, $2, $3, $4)', [
      id,
      status,
      status === 'failed' ? 'provider' : null,
      status === 'failed' ? null : JSON.stringify(image),
    ]);
    // The ledger is append-only; only a test writes transfers of the past.
    await owner.query(
      `ALTER TABLE credit_transfers DISABLE TRIGGER append_only;
       UPDATE credit_transfers SET created_at = date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'
                                                - interval '${monthsAgo} months' WHERE generation_id = '${id}';
       ALTER TABLE credit_transfers ENABLE TRIGGER append_only`,
    );
  };
  await settle(0, 'succeeded');
  await settle(0, 'succeeded');
  await settle(0, 'failed');
  await settle(11, 'succeeded');
  await settle(12, 'succeeded');
  const { months } = await credits.spending(user.id);
  expect(months.map(({ spent }) => spent)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
  expect(months.at(-1)?.month).toBe(new Date().toISOString().slice(0, 7));
  const other = await createUser(owner);
  expect((await credits.spending(other.id)).months.every(({ spent }) => spent === 0)).toBe(true);
});
