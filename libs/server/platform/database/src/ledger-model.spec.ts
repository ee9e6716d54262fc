import { randomUUID } from 'node:crypto';
import { type TestDatabase, auditOf, createThumbnail, createUser, testDatabase } from '@portada/testing';
import fc from 'fast-check';
import { Pool } from 'pg';
import { LedgerModel, type ModelGeneration, maxFailures, perUser } from './ledger-model.fixture';
import { Calls, appPool } from './ledger.fixture';
import { purchaseSteps } from './purchase-steps.fixture';
import { PurchaseCalls, creditsOf } from './purchases.fixture';

const seed = Number(process.env['TEST_SEED'] ?? Date.now() % 2 ** 31);
const startCredits = [0, 1, 3, 6];

let testing: TestDatabase;
let owner: Pool;
let app: Pool;
let calls: Calls;
let admin: string;

beforeAll(async () => {
  testing = await testDatabase();
  owner = new Pool({ connectionString: testing.url });
  app = appPool(testing.url);
  calls = new Calls(app);
  admin = (await createUser(owner, { role: 'admin' })).id;
});
afterAll(async () => {
  await app.end();
  await owner.end();
  await testing.drop();
});

/** Database ids of the users, thumbnails and generations of the reference model. */
type Real = {
  users: string[];
  thumbnails: string[];
  requests: { user: number; ids: string[]; thumbnailId: string }[];
};
type Step = { name: string; run: (model: LedgerModel, real: Real) => Promise<void> };

const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('no item can be picked from an empty list');
  return item;
};
const idsOf = (generations: ModelGeneration[]): string[] => generations.map(({ id }) => id).sort();
const byPerson = { user: fc.nat(startCredits.length - 1) };
const settlements = ['succeeded', 'failed', 'cancelled'] as const;

/** Creates a step that changes one generation; the step is skipped if there is no generation. */
const onGeneration = (
  name: string,
  work: (g: ModelGeneration, model: LedgerModel, pick: number) => Promise<void>,
) =>
  fc.record({ which: fc.nat(30), pick: fc.nat(5) }).map(({ which, pick }): Step => ({
    name: `${name} ${which} ${pick}`,
    run: async (model) => {
      if (model.generations.length > 0) await work(at(model.generations, which), model, pick);
    },
  }));

const reserve = fc
  .record({ ...byPerson, variants: fc.integer({ min: 1, max: 3 }) })
  .map(({ user, variants }): Step => ({
    name: `reserve ${user} ${variants}`,
    run: async (model, real) => {
      const request = {
        user,
        ids: Array.from({ length: variants }, () => randomUUID()),
        thumbnailId: at(real.thumbnails, user),
      };
      const [answer] = await calls.reserve({ ...request, userId: at(real.users, user) });
      expect(answer?.outcome).toBe(model.reserve(user, request.ids));
      if (answer?.outcome === 'reserved') real.requests.push(request);
    },
  }));

const replay = fc.record({ which: fc.nat(30), sameBody: fc.boolean() }).map(({ which, sameBody }): Step => ({
  name: `replay ${which} ${sameBody}`,
  run: async (_, real) => {
    if (real.requests.length === 0) return;
    const { user, ...request } = at(real.requests, which);
    const body = sameBody ? {} : { body: 'something else' };
    const [answer] = await calls.reserve({ ...request, userId: at(real.users, user), ...body });
    expect(answer?.outcome).toBe(sameBody ? 'replay' : 'conflict');
  },
}));

const claim = onGeneration('claim', async (g, model) => {
  const { outcome } = await calls.claim(g.id, { perUser });
  expect(outcome).toBe(model.claim(g));
});
const loseLease = onGeneration('lose lease', async (g) => {
  if (g.status !== 'running') return;
  await owner.query(`UPDATE generations SET lease_until = clock_timestamp() - interval '1 s' WHERE id = $1`, [
    g.id,
  ]);
  g.lost = true;
});
const report = onGeneration('report', async (g, _, pick) => {
  expect((await calls.report(g.id, g.fence, pick * 20)) !== null).toBe(g.status === 'running');
});
const settle = onGeneration('settle', async (g, model, pick) => {
  const status = at(settlements, pick);
  const open = g.status === 'running';
  expect(await calls.settle(g.id, g.fence, status)).toBe(open ? 'settled' : 'stale');
  if (open) model.settle(g, status);
});
const staleWriter = onGeneration('stale writer', async (g, _, pick) => {
  expect(await calls.settle(g.id, g.fence - 1, at(settlements, pick))).toBe('stale');
  expect(await calls.report(g.id, g.fence - 1, 99)).toBeNull();
  expect(await calls.requeue(g.id, g.fence - 1, true)).toBe('stale');
});
const cancel = onGeneration('cancel', async (g, model) => {
  const open = g.status === 'queued' || g.status === 'running';
  expect(await calls.settle(g.id, null, 'cancelled')).toBe(open ? 'settled' : 'stale');
  if (open) model.settle(g, 'cancelled');
});
const requeue = onGeneration('requeue', async (g, model, pick) => {
  const counts = pick % 2 === 0;
  const open = g.status === 'running';
  expect(await calls.requeue(g.id, g.fence, counts)).toBe(open ? 'requeued' : 'stale');
  if (open) model.requeue(g, counts);
});
const sweep = fc.constant<Step>({
  name: 'sweep',
  run: async (model) => {
    expect((await calls.expireLeases(maxFailures)).sort()).toEqual(idsOf(model.expire()));
    const ended = await calls.failExpired(maxFailures);
    expect(ended.map(({ id }) => id).sort()).toEqual(idsOf(model.failExpired()));
  },
});
const remove = fc.record(byPerson).map(({ user }): Step => ({
  name: `delete thumbnail ${user}`,
  run: async (model, real) => {
    const userId = at(real.users, user);
    const cancelled = await calls.deleteThumbnail(at(real.thumbnails, user), userId);
    const expected = model.deleteThumbnail(user);
    expect(cancelled?.sort() ?? null).toEqual(expected && idsOf(expected));
    if (!expected) return;
    real.thumbnails[user] = await createThumbnail(owner, userId);
    // The requests for the deleted thumbnail are kept, because a repeated request must still return its first
    // outcome.
  },
}));

const shop = purchaseSteps(() => ({ purchases: new PurchaseCalls(app), admin })).map(
  ({ name, run }): Step => ({ name, run: (model, real) => run(model.shop, real.users) }),
);

const start = async (model: LedgerModel): Promise<Real> => {
  // Open generations of earlier runs are settled, so that expire_leases finds only the generations of this run.
  await owner.query(
    `SELECT settle_generation(id, NULL, 'cancelled', NULL, NULL) FROM generations WHERE finished_at IS NULL`,
  );
  const users: string[] = [];
  const thumbnails: string[] = [];
  for (const credits of startCredits) {
    const { id } = await createUser(owner, { credits });
    users.push(id);
    thumbnails.push(await createThumbnail(owner, id));
    // Each user has a paid purchase, which can be refunded from the first step on.
    const purchase = await new PurchaseCalls(app).paid(id);
    model.shop.open(users.length - 1, purchase, 'plan-10');
    model.shop.purchases.slice(-1).forEach((bought) => model.shop.fulfil(bought));
  }
  return { users, thumbnails, requests: [] };
};

const expectAgreement = async (model: LedgerModel, real: Real): Promise<void> => {
  expect(await auditOf(app)).toEqual([]);
  for (const [user, userId] of real.users.entries()) {
    expect(await creditsOf(app, userId)).toEqual({
      available: model.available[user],
      held: model.held(user),
      debt: model.shop.debt[user],
    });
  }
  const purchases = await app.query<{ id: string; status: string; revoked: number }>(
    'SELECT id, status, revoked_credits AS revoked FROM purchases WHERE user_id = ANY ($1) ORDER BY id',
    [real.users],
  );
  expect(purchases.rows).toEqual(
    [...model.shop.purchases]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, status, revoked }) => ({ id, status, revoked })),
  );
  const { rows } = await app.query<object>(
    'SELECT id, status, fence, failures FROM generations WHERE user_id = ANY ($1) ORDER BY id',
    [real.users],
  );
  const expected = [...model.generations].sort((a, b) => (a.id < b.id ? -1 : 1));
  expect(rows).toEqual(expected.map(({ id, status, fence, failures }) => ({ id, status, fence, failures })));
  // The oldest queued generation of each user is next in line, ranked by the user's number of running generations.
  const line = await app.query<{ owner: string; id: string; rank: number }>(
    'SELECT user_id AS owner, id, next_rank AS rank FROM generations WHERE user_id = ANY ($1) AND next_rank IS NOT NULL',
    [real.users],
  );
  const first = real.users.flatMap((owner, user) => {
    const open = model.openOf(user);
    const next = open.find(({ status }) => status === 'queued');
    const rank = open.filter(({ status }) => status === 'running').length;
    return next ? [{ owner, id: next.id, rank }] : [];
  });
  const byOwner = (a: { owner: string }, b: { owner: string }) => (a.owner < b.owner ? -1 : 1);
  expect([...line.rows].sort(byOwner)).toEqual(first.sort(byOwner));
};

test(`any sequence of steps leaves the ledger in the state of its model, with an empty audit (TEST_SEED=${seed})`, async () => {
  const step = fc.oneof(
    { weight: 6, arbitrary: reserve },
    { weight: 1, arbitrary: replay },
    { weight: 5, arbitrary: claim },
    { weight: 2, arbitrary: loseLease },
    { weight: 1, arbitrary: report },
    { weight: 3, arbitrary: settle },
    { weight: 1, arbitrary: staleWriter },
    { weight: 1, arbitrary: cancel },
    { weight: 1, arbitrary: requeue },
    { weight: 1, arbitrary: sweep },
    { weight: 1, arbitrary: remove },
    { weight: 14, arbitrary: shop },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 45, size: 'max' }), async (steps) => {
      const model = new LedgerModel([...startCredits]);
      const real = await start(model);
      for (const { run } of steps) {
        await run(model, real);
        await expectAgreement(model, real);
      }
    }),
    { seed, numRuns: 12, endOnFailure: false },
  );
}, 120_000);
