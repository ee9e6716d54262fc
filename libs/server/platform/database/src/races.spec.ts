import { randomUUID } from 'node:crypto';
import { type TestDatabase, auditOf, createThumbnail, createUser, testDatabase } from '@portada/testing';
import { Pool } from 'pg';
import { Calls, type Reservation, appPool } from './ledger.fixture';

const connections = 64;

let testing: TestDatabase;
let owner: Pool;
let app: Pool;
let calls: Calls;

beforeAll(async () => {
  testing = await testDatabase();
  owner = new Pool({ connectionString: testing.url });
  app = appPool(testing.url, connections);
  calls = new Calls(app);
});
afterAll(async () => {
  await app.end();
  await owner.end();
  await testing.drop();
});

const deadlocks = async (): Promise<number> => {
  const { rows } = await owner.query<{ deadlocks: number }>(
    'SELECT pg_stat_clear_snapshot(), deadlocks::int AS deadlocks FROM pg_stat_database WHERE datname = current_database()',
  );
  return rows[0]?.deadlocks ?? -1;
};

test('64 concurrent connections accept exactly what the balances allow, in mixed batches', async () => {
  const users = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const credits = index % 6;
      const { id: userId } = await createUser(owner, { credits });
      return { credits, userId, thumbnailId: await createThumbnail(owner, userId) };
    }),
  );
  const ownerOf = (place: number): { userId: string; thumbnailId: string } => {
    const { userId, thumbnailId } = users[place % users.length] as (typeof users)[number];
    return { userId, thumbnailId };
  };
  // Batches of one to five requests. Consecutive batches have the same users in different orders.
  const batch = (worker: number, round: number): Reservation[] =>
    Array.from({ length: 1 + ((worker + round) % 5) }, (_, place) => ({
      ids: [randomUUID()],
      ...ownerOf(worker * 7 + round * 5 + place * (worker % 2 ? 1 : 11)),
    }));

  // A deadlock would make one of these calls throw.
  const answers = await Promise.all(
    Array.from({ length: connections }, async (_, worker) => {
      const accepted: string[] = [];
      for (let round = 0; round < 6; round += 1) {
        const requests = batch(worker, round);
        const outcomes = await calls.reserve(...requests);
        requests.forEach(({ userId }, index) => {
          const outcome = outcomes[index]?.outcome;
          expect(['reserved', 'insufficient_credits']).toContain(outcome);
          if (outcome === 'reserved') accepted.push(userId);
        });
      }
      return accepted;
    }),
  );
  const accepted = answers.flat();
  for (const { userId, credits } of users) {
    expect(accepted.filter((id) => id === userId)).toHaveLength(credits);
    expect(await calls.balance(userId)).toEqual({ available: 0, held: credits });
  }
  expect(await auditOf(owner)).toEqual([]);
  expect(await deadlocks()).toBe(0);
});

test('concurrent reserving, claiming, settling, cancelling, sweeping and deleting neither block nor lose a credit', async () => {
  const users = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const { id: userId } = await createUser(owner, { credits: 20 });
      return { userId, thumbnailId: await createThumbnail(owner, userId) };
    }),
  );
  const work = async (index: number): Promise<void> => {
    const who = users[index % users.length] as (typeof users)[number];
    for (let round = 0; round < 5; round += 1) {
      const id = randomUUID();
      const [answer] = await calls.reserve({ ids: [id], ...who });
      if (answer?.outcome !== 'reserved') continue;
      const { fence } = await calls.claim(id, { perUser: 4, leaseSeconds: round % 2 ? 60 : 0.001 });
      if (fence !== null) await calls.report(id, fence, 50);
      await Promise.all([
        calls.settle(id, fence ?? null, round % 2 ? 'succeeded' : 'failed'),
        round % 3 ? calls.settle(id, null, 'cancelled') : calls.expireLeases(),
        calls.failExpired(),
        calls.enqueueAgain(0),
        app.query('SELECT renew_leases($1, $2, 1)', [[id], [1]]),
      ]);
      if (index === 0 && round === 2) {
        await calls.deleteThumbnail(await createThumbnail(owner, who.userId), who.userId);
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => work(index)));
  expect(await auditOf(owner)).toEqual([]);
  expect(await deadlocks()).toBe(0);
});
