import { randomUUID } from 'node:crypto';
import { productConfig } from '@portada/contracts';
import { type TestDatabase, auditOf, createThumbnail, createUser, testDatabase } from '@portada/testing';
import { Pool } from 'pg';
import { Calls, appPool } from './ledger.fixture';

let testing: TestDatabase;
let owner: Pool;
let app: Pool;
let calls: Calls;

beforeAll(async () => {
  testing = await testDatabase();
  owner = new Pool({ connectionString: testing.url });
  app = appPool(testing.url);
  calls = new Calls(app);
});
afterEach(async () => {
  expect(await auditOf(owner)).toEqual([]);
  // Open generations are cancelled, because the next test must sweep only its own generations.
  await owner.query(
    `SELECT settle_generation(id, NULL, 'cancelled', NULL, NULL) FROM generations WHERE finished_at IS NULL`,
  );
  await owner.query('DELETE FROM outbox');
});
afterAll(async () => {
  await app.end();
  await owner.end();
  await testing.drop();
});

const newUser = async (credits = 2): Promise<{ userId: string; thumbnailId: string }> => {
  const { id: userId } = await createUser(owner, { credits });
  return { userId, thumbnailId: await createThumbnail(owner, userId) };
};
/** Reserves several generations of one user, one request each. */
const open = async (count: number, who: { userId: string; thumbnailId: string }): Promise<string[]> => {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const id of ids) await calls.reserve({ ids: [id], ...who });
  return ids;
};
const loseLease = (id: string) =>
  owner.query(`UPDATE generations SET lease_until = clock_timestamp() - interval '1 second' WHERE id = $1`, [
    id,
  ]);
const passDeadline = (id: string) =>
  owner.query(`UPDATE generations SET deadline_at = clock_timestamp() - interval '1 second' WHERE id = $1`, [
    id,
  ]);
/** Accepts a generation as if it had been accepted before a number of seconds, with a deadline of 600 s. */
const openSince = async (
  seconds: number,
  who: { userId: string; thumbnailId: string },
): Promise<{ id: string }> => {
  const [id = ''] = await open(1, who);
  await owner.query(
    `UPDATE generations SET created_at = created_at - make_interval(secs => $2),
            deadline_at = deadline_at - make_interval(secs => $2) WHERE id = $1`,
    [id, seconds],
  );
  return { id };
};
/** Moves all finished images into the past, and finishes one image before a number of seconds. */
const lastImage = async (secondsAgo: number): Promise<void> => {
  const [id = ''] = await open(1, await newUser());
  await calls.claim(id);
  await calls.settle(id, 1, 'succeeded');
  await owner.query(
    `UPDATE generations SET finished_at = CASE WHEN id = $1 THEN clock_timestamp() - make_interval(secs => $2)
                                          ELSE finished_at - interval '1 day' END WHERE status = 'succeeded'`,
    [id, secondsAgo],
  );
};
const thumbnailStatus = async (id: string): Promise<string> =>
  (await owner.query<{ status: string }>('SELECT status FROM thumbnails WHERE id = $1', [id])).rows[0]
    ?.status ?? '';

describe('reserve_generations', () => {
  test('reserve_generations holds a credit, queues the generation, inserts an outbox row, and updates the thumbnail', async () => {
    const who = await newUser();
    const id = randomUUID();
    const [answer] = await calls.reserve({ ids: [id], ...who });
    expect(answer).toMatchObject({ outcome: 'reserved', credits: '1', available: '1', held: '1' });
    expect(await calls.generation(id)).toMatchObject({ status: 'queued', fence: 0, version: '1' });
    expect(await calls.handOver()).toEqual([id]);
    expect(await thumbnailStatus(who.thumbnailId)).toBe('processing');
  });

  test('reserve_generations returns the first outcome for a repeated key and body without another hold', async () => {
    const who = await newUser();
    const id = randomUUID();
    const [first] = await calls.reserve({ ids: [id], ...who });
    await calls.claim(id);
    const [again] = await calls.reserve({ ids: [id], ...who });
    expect(again).toMatchObject({
      outcome: 'replay',
      credits: first?.credits,
      queue_position: first?.queue_position,
      held: '1',
    });
  });

  test('reserve_generations creates one hold and one job for a hundred concurrent requests with one key', async () => {
    const who = await newUser(50);
    const id = randomUUID();
    const answers = (
      await Promise.all(Array.from({ length: 100 }, () => calls.reserve({ ids: [id], ...who })))
    ).flat();
    expect(answers.filter(({ outcome }) => outcome === 'reserved')).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === 'replay')).toHaveLength(99);
    expect(new Set(answers.map(({ credits }) => credits))).toEqual(new Set(['49']));
    expect(await calls.balance(who.userId)).toEqual({ available: 49, held: 1 });
    expect(await calls.handOver()).toEqual([id]);
  });

  test('reserve_generations refuses a key that was used with another body or by another user', async () => {
    const who = await newUser();
    const stranger = await newUser();
    const id = randomUUID();
    await calls.reserve({ ids: [id], ...who });
    const answers = await calls.reserve(
      { ids: [id], ...who, body: 'a dog' },
      { ids: [id], ...stranger },
      { ids: [randomUUID()], ...stranger },
    );
    expect(answers.map(({ outcome }) => outcome)).toEqual(['conflict', 'conflict', 'reserved']);
    expect(await calls.balance(stranger.userId)).toEqual({ available: 1, held: 1 });
  });

  test('reserve_generations returns the same outcome for a missing thumbnail, a deleted thumbnail and a thumbnail of another user', async () => {
    const who = await newUser();
    const stranger = await newUser();
    const deleted = await createThumbnail(owner, who.userId);
    await calls.deleteThumbnail(deleted, who.userId);
    for (const thumbnailId of [randomUUID(), stranger.thumbnailId, deleted]) {
      const [answer] = await calls.reserve({ ids: [randomUUID()], userId: who.userId, thumbnailId });
      expect(answer?.outcome).toBe('thumbnail_not_found');
    }
    expect(await calls.balance(who.userId)).toEqual({ available: 2, held: 0 });
  });

  test('reserve_generations accepts all variants of a request or none', async () => {
    const who = await newUser(3);
    const four = Array.from({ length: 4 }, () => randomUUID());
    const [refused] = await calls.reserve({ ids: four, ...who });
    expect(refused).toMatchObject({ outcome: 'insufficient_credits', available: '3', held: '0' });
    const [taken = ''] = await open(1, who);
    const [mixed] = await calls.reserve({ ids: [randomUUID(), taken], ...who, body: 'two cats' });
    expect(mixed?.outcome).toBe('conflict');
    const [both] = await calls.reserve({ ids: four.slice(0, 2), ...who, body: 'two cats' });
    expect(both).toMatchObject({ outcome: 'reserved', credits: '0', held: '3' });
    const { rows } = await owner.query<{ seed: string }>(
      'SELECT seed FROM generations WHERE id = ANY ($1) ORDER BY seed',
      [four],
    );
    expect(rows.map(({ seed }) => seed)).toEqual(['7', '8']);
  });

  test('reserve_generations returns an outcome for each request of a batch, in their order', async () => {
    const rich = await newUser(5);
    const poor = await newUser(1);
    const answers = await calls.reserve(
      { ids: [randomUUID()], ...poor },
      { ids: [randomUUID()], ...rich },
      { ids: [randomUUID()], ...poor },
      { ids: [randomUUID()], userId: rich.userId, thumbnailId: poor.thumbnailId },
      { ids: [randomUUID()], ...rich },
    );
    expect(answers.map(({ outcome, available }) => [outcome, available])).toEqual([
      ['reserved', '0'],
      ['reserved', '4'],
      ['insufficient_credits', '0'],
      ['thumbnail_not_found', '4'],
      ['reserved', '3'],
    ]);
    expect(answers.map(({ queue_position }) => queue_position)).toEqual([1, 2, null, null, 3]);
  });
});

describe('claim, lease and fence of a generation', () => {
  test('a claim belongs to one worker until its lease expires; the next claim has a higher fence', async () => {
    const [id = ''] = await open(1, await newUser());
    expect(await calls.claim(id)).toEqual({ outcome: 'claimed', fence: 1, failures: 0 });
    expect(await calls.claim(id)).toMatchObject({ outcome: 'leased' });
    await loseLease(id);
    expect(await calls.claim(id)).toEqual({ outcome: 'claimed', fence: 2, failures: 1 });
  });

  test('a writer with an old fence changes nothing', async () => {
    const [id = ''] = await open(1, await newUser());
    await calls.claim(id);
    await loseLease(id);
    await calls.claim(id);
    const before = await calls.generation(id);
    expect(await calls.report(id, 1, 50)).toBeNull();
    expect(await calls.requeue(id, 1, true)).toBe('stale');
    expect(await calls.settle(id, 1, 'succeeded')).toBe('stale');
    const renewed = await app.query('SELECT renew_leases($1, $2, 60)', [[id], [1]]);
    expect(renewed.rowCount).toBe(0);
    expect(await calls.generation(id)).toEqual(before);
    expect(await calls.settle(id, 2, 'succeeded')).toBe('settled');
    expect(await calls.settle(id, 2, 'succeeded')).toBe('stale');
    expect(await calls.settle(id, null, 'cancelled')).toBe('stale');
  });

  test('a worker renews only the claims that the worker still holds', async () => {
    const ids = await open(2, await newUser());
    for (const id of ids) await calls.claim(id, { leaseSeconds: 0.001 });
    await calls.settle(ids[1] ?? '', 1, 'failed');
    const { rows } = await app.query('SELECT renew_leases($1, $2, 60) AS id', [ids, [1, 1]]);
    expect(rows).toEqual([{ id: ids[0] }]);
    expect(await calls.expireLeases()).toEqual([]);
  });

  test('the percentage never falls within an attempt, and restarts with the next attempt', async () => {
    const [id = ''] = await open(1, await newUser());
    await calls.claim(id);
    const versions = [await calls.report(id, 1, 40), await calls.report(id, 1, 20)].map(Number);
    expect(await calls.generation(id)).toMatchObject({ percent: 40 });
    expect(versions[1]).toBeGreaterThan(versions[0] ?? 0);
    await calls.requeue(id, 1, true);
    expect(await calls.generation(id)).toMatchObject({ status: 'queued', percent: null, failures: 1 });
  });

  test('a worker claims neither expired nor finished generations', async () => {
    const [late = '', done = ''] = await open(2, await newUser());
    await passDeadline(late);
    expect(await calls.claim(late)).toMatchObject({ outcome: 'deadline' });
    await calls.settle(done, null, 'cancelled');
    expect(await calls.claim(done)).toMatchObject({ outcome: 'finished' });
    expect(await calls.claim(randomUUID())).toMatchObject({ outcome: 'finished' });
  });
});

describe('settle_generation', () => {
  test.each([
    ['succeeded', { available: 1, held: 0 }, 'completed'],
    ['failed', { available: 2, held: 0 }, 'failed'],
    ['cancelled', { available: 2, held: 0 }, 'draft'],
  ] as const)(
    'after a generation was settled as %s, the balance is %j and the thumbnail is %s',
    async (status, balance, thumbnail) => {
      const who = await newUser();
      const [id = ''] = await open(1, who);
      await calls.claim(id);
      expect(await calls.settle(id, 1, status)).toBe('settled');
      expect(await calls.balance(who.userId)).toEqual(balance);
      expect(await thumbnailStatus(who.thumbnailId)).toBe(thumbnail);
    },
  );

  test('the clock of Postgres alone decides that the deadline of a generation has passed', async () => {
    const who = await newUser();
    const [id = ''] = await open(1, who);
    await calls.claim(id);
    expect(await calls.settle(id, 1, 'failed', { code: 'deadline' })).toBe('stale');
    expect(await calls.generation(id)).toMatchObject({ status: 'running' });
    expect(await calls.balance(who.userId)).toEqual({ available: 1, held: 1 });
    await passDeadline(id);
    expect(await calls.settle(id, 1, 'failed', { code: 'deadline' })).toBe('settled');
    expect(await calls.balance(who.userId)).toEqual({ available: 2, held: 0 });
  });

  test('only the first of a concurrent cancellation and success moves the credit', async () => {
    for (let round = 0; round < 10; round += 1) {
      const who = await newUser();
      const [id = ''] = await open(1, who);
      await calls.claim(id);
      const answers = await Promise.all([
        calls.settle(id, 1, 'succeeded'),
        calls.settle(id, null, 'cancelled'),
      ]);
      expect([...answers].sort()).toEqual(['settled', 'stale']);
      const { status } = await calls.generation(id);
      expect(await calls.balance(who.userId)).toEqual({ available: status === 'succeeded' ? 1 : 2, held: 0 });
    }
  });

  test.each([
    ['the score and lines that the model measured', { score: 88, lines: [] }, { score: 88, lines: [] }],
    ['null if the model measured nothing', null, null],
    ['null from a worker of a version without legibility', undefined, null],
  ])('settle_generation stores the legibility of an image: %s', async (_, said, kept) => {
    const [id = ''] = await open(1, await newUser());
    await calls.claim(id);
    expect(await calls.settle(id, 1, 'succeeded', { legibility: said })).toBe('settled');
    const { rows } = await app.query('SELECT legibility FROM images WHERE generation_id = $1', [id]);
    expect(rows).toEqual([{ legibility: kept }]);
    const sqlNull = await app.query(
      'SELECT legibility IS NULL AS missing FROM images WHERE generation_id = $1',
      [id],
    );
    expect(sqlNull.rows).toEqual([{ missing: kept === null }]);
  });

  test('settle_generation sets the thumbnail’s settings to the settings of its current image', async () => {
    const who = await newUser();
    const settings = async () =>
      (
        await owner.query<{ settings: unknown }>('SELECT settings FROM thumbnails WHERE id = $1', [
          who.thumbnailId,
        ])
      ).rows[0]?.settings ?? null;
    const [failed = '', made = ''] = await open(2, who);
    await owner.query(`UPDATE generations SET request = request || '{"aspectRatio": "1:1"}'`);
    const before = await settings();
    await calls.claim(failed);
    await calls.settle(failed, 1, 'failed');
    expect(await settings()).toEqual(before);
    await calls.claim(made);
    await calls.settle(made, 1, 'succeeded');
    expect(await settings()).toMatchObject({ aspectRatio: '1:1', resolution: '1920x1080' });
  });

  test('settle_generation refuses the state succeeded without an image', async () => {
    const [id = ''] = await open(1, await newUser());
    await calls.claim(id);
    const bare = app.query(`SELECT settle_generation($1, 1, 'succeeded', NULL, NULL)`, [id]);
    await expect(bare).rejects.toMatchObject({ code: '23502' });
    expect((await calls.generation(id)).status).toBe('running');
  });

  test('settle_generation keeps the thumbnail processing while another of its generations is open', async () => {
    const who = await newUser();
    const [first = '', second = ''] = await open(2, who);
    await calls.claim(first);
    await calls.settle(first, 1, 'succeeded');
    expect(await thumbnailStatus(who.thumbnailId)).toBe('processing');
    await calls.settle(second, null, 'cancelled');
    expect(await thumbnailStatus(who.thumbnailId)).toBe('completed');
  });
});

describe('generations that no worker finishes', () => {
  test('the sweep requeues a generation with an expired lease until its attempts are used up', async () => {
    const [id = ''] = await open(1, await newUser());
    await calls.handOver();
    for (const failures of [1, 2]) {
      await calls.claim(id);
      await loseLease(id);
      expect(await calls.failExpired()).toEqual([]);
      expect(await calls.expireLeases()).toEqual([id]);
      expect(await calls.expireLeases()).toEqual([]);
      expect(await calls.handOver()).toEqual([id]);
      expect(await calls.generation(id)).toMatchObject({ status: 'queued', failures });
    }
    await calls.claim(id);
    await loseLease(id);
    expect(await calls.expireLeases()).toEqual([]);
    expect(await calls.failExpired()).toEqual([{ id, error_code: 'worker_lost' }]);
    expect(await calls.failExpired()).toEqual([]);
  });

  test('the sweep requeues the generations of a dead worker at once, counts their attempts, and changes no generation of other workers', async () => {
    const [dead, alive] = [randomUUID(), randomUUID()];
    const [mine = '', used = '', other = ''] = await open(3, await newUser(3));
    await calls.handOver();
    await calls.claim(mine, { worker: dead });
    await calls.claim(used, { worker: dead });
    await owner.query('UPDATE generations SET failures = 2 WHERE id = $1', [used]);
    await calls.claim(other, { worker: alive });
    expect(await calls.releaseWorkerClaims(dead)).toEqual([mine]);
    expect(await calls.generation(mine)).toMatchObject({ status: 'queued', failures: 1 });
    expect(await calls.generation(other)).toMatchObject({ status: 'running', failures: 0 });
    expect(await calls.failExpired()).toEqual([{ id: used, error_code: 'worker_lost' }]);
    expect(await calls.handOver()).toContain(mine);
    expect(await calls.releaseWorkerClaims(dead)).toEqual([]);
    expect(await calls.claim(mine, { worker: alive })).toEqual({ outcome: 'claimed', fence: 2, failures: 1 });
    expect(await calls.settle(mine, 1, 'succeeded')).toBe('stale');
  });

  test('one call of the sweep fails queued and running generations past their deadline and releases their credits', async () => {
    const [one, other] = [await newUser(), await newUser()];
    const [queued = '', running = ''] = [...(await open(1, one)), ...(await open(1, other))];
    await calls.claim(running);
    await passDeadline(queued);
    await passDeadline(running);
    const found = await calls.failExpired();
    expect(found.map(({ id }) => id).sort()).toEqual([queued, running].sort());
    expect(new Set(found.map(({ error_code }) => error_code))).toEqual(new Set(['deadline']));
    for (const who of [one, other]) {
      expect(await calls.balance(who.userId)).toEqual({ available: 2, held: 0 });
      expect(await thumbnailStatus(who.thumbnailId)).toBe('failed');
    }
  });

  test('a generation waits on after its deadline while images are finished, and fails when the queue is stuck', async () => {
    const who = await newUser();
    await lastImage(230);
    const { id } = await openSince(700, who);
    expect(await calls.failExpired()).toEqual([]);
    expect(await calls.generation(id)).toMatchObject({ status: 'queued' });
    expect(await calls.settle(id, null, 'failed', { code: 'deadline' })).toBe('stale');
    expect(await calls.balance(who.userId)).toEqual({ available: 1, held: 1 });
    await lastImage(250);
    expect(await calls.claim(id)).toMatchObject({ outcome: 'deadline' });
    expect(await calls.failExpired()).toEqual([{ id, error_code: 'deadline' }]);
    expect(await calls.failExpired()).toEqual([]);
    expect(await calls.balance(who.userId)).toEqual({ available: 2, held: 0 });
  });

  test('a queue that moves keeps a generation for at most three times the time to its deadline', async () => {
    const [one, other] = [await newUser(), await newUser()];
    await lastImage(0);
    const [early, late] = [await openSince(1790, one), await openSince(1810, other)];
    expect(await calls.claim(late.id)).toMatchObject({ outcome: 'deadline' });
    expect(await calls.failExpired()).toEqual([{ id: late.id, error_code: 'deadline' }]);
    expect(await calls.generation(early.id)).toMatchObject({ status: 'queued' });
    expect(await calls.balance(one.userId)).toEqual({ available: 1, held: 1 });
    expect(await calls.balance(other.userId)).toEqual({ available: 2, held: 0 });
  });

  test('a claim after the deadline lasts two fifths of the time to the deadline, and its image is charged once', async () => {
    const [who, other] = [await newUser(), await newUser()];
    await lastImage(0);
    const [drawn, hung] = [await openSince(700, who), await openSince(700, other)];
    const { rows } = await app.query<{ left: number }>(
      `SELECT extract(epoch FROM deadline_at - clock_timestamp())::float8 AS left FROM claim_generation($1, 60, 3)`,
      [drawn.id],
    );
    expect(rows[0]?.left).toBeGreaterThan(200);
    expect(rows[0]?.left).toBeLessThanOrEqual(240);
    await calls.claim(hung.id);
    await lastImage(600);
    expect(await calls.failExpired()).toEqual([]);
    expect(await calls.settle(drawn.id, 1, 'failed', { code: 'deadline' })).toBe('stale');
    expect(await calls.settle(drawn.id, 1, 'succeeded')).toBe('settled');
    expect(await calls.settle(drawn.id, 1, 'succeeded')).toBe('stale');
    expect(await calls.balance(who.userId)).toEqual({ available: 1, held: 0 });
    await owner.query(
      `UPDATE generation_attempts SET started_at = started_at - interval '250 seconds' WHERE generation_id = $1`,
      [hung.id],
    );
    await lastImage(600);
    expect(await calls.failExpired()).toEqual([{ id: hung.id, error_code: 'deadline' }]);
    expect(await calls.settle(hung.id, 1, 'succeeded')).toBe('stale');
    expect(await calls.balance(other.userId)).toEqual({ available: 2, held: 0 });
  });

  test('a failed attempt is counted and clears the provider’s job id; the attempt of a stopping worker is not counted and keeps the job id', async () => {
    const [id = ''] = await open(1, await newUser());
    const job = async () =>
      (await owner.query('SELECT provider_job_id AS job FROM generations WHERE id = $1', [id]))
        .rows[0] as unknown;
    await calls.handOver();
    await calls.claim(id);
    await app.query(`SELECT FROM report_generation($1, 1, NULL, NULL, NULL, 'm', 'job-1')`, [id]);
    expect(await calls.requeue(id, 1, false)).toBe('requeued');
    expect(await calls.generation(id)).toMatchObject({ failures: 0 });
    expect(await job()).toEqual({ job: 'job-1' });
    expect(await calls.handOver()).toEqual([id]);
    await calls.claim(id);
    await calls.requeue(id, 2, true);
    expect(await calls.generation(id)).toMatchObject({ failures: 1 });
    expect(await job()).toEqual({ job: null });
  });
});

describe('cancel_generation', () => {
  const { cancelsOfDay } = productConfig;
  const outcomes = async (ids: readonly string[], userId: string) =>
    (await Promise.all(ids.map((id) => calls.cancel(id, userId)))).sort();
  const settledTimes = (count: number): string[] => Array.from({ length: count }, () => 'settled');
  /** Opens generations whose drawing has begun. */
  const begun = async (count: number, who: { userId: string; thumbnailId: string }): Promise<string[]> => {
    const ids = await open(count, who);
    for (const id of ids) await calls.claim(id);
    return ids;
  };

  test('of concurrent cancels of drawings as many as a day allows release their credits, and the others go on and are paid', async () => {
    const who = await newUser(cancelsOfDay + 3);
    const ids = await begun(cancelsOfDay + 3, who);
    const expected = [...settledTimes(cancelsOfDay), 'used_up', 'used_up', 'used_up'];
    expect(await outcomes(ids, who.userId)).toEqual(expected);
    expect(await calls.balance(who.userId)).toEqual({ available: cancelsOfDay, held: 3 });
    for (const id of ids) await calls.settle(id, 1, 'succeeded');
    expect(await calls.balance(who.userId)).toEqual({ available: cancelsOfDay, held: 0 });
    expect(await outcomes(ids, who.userId)).toEqual(ids.map(() => 'stale'));
  });

  test('a generation that waits, or of which an attempt failed, can always be cancelled, and does not count', async () => {
    const who = await newUser(cancelsOfDay + 1);
    const failed = await begun(6, who);
    for (const id of failed) {
      await calls.requeue(id, 1, true);
      await calls.claim(id);
    }
    const uncounted = [...(await open(6, who)), ...failed];
    expect(await outcomes(uncounted, who.userId)).toEqual(settledTimes(12));
    expect(await outcomes(await begun(cancelsOfDay, who), who.userId)).toEqual(settledTimes(cancelsOfDay));
    expect(await outcomes(await open(1, who), who.userId)).toEqual(['settled']);
    expect(await outcomes(await begun(1, who), who.userId)).toEqual(['used_up']);
  });

  test('a user can cancel drawings again a day later', async () => {
    const who = await newUser(cancelsOfDay + 2);
    const ids = await begun(cancelsOfDay, who);
    await outcomes(ids, who.userId);
    const [last = ''] = await begun(1, who);
    expect(await calls.cancel(last, who.userId)).toBe('used_up');
    await owner.query(
      `UPDATE generations SET created_at = created_at - interval '1 day' WHERE id = ANY ($1)`,
      [ids],
    );
    expect(await calls.cancel(last, who.userId)).toBe('settled');
  });

  test('a thumbnail cannot be deleted to cancel more drawings', async () => {
    const who = await newUser(cancelsOfDay + 2);
    await outcomes(await begun(cancelsOfDay, who), who.userId);
    const [last = ''] = await begun(1, who);
    expect(await calls.deleteThumbnail(who.thumbnailId, who.userId)).toBeNull();
    expect((await calls.generation(last)).status).toBe('running');
    await calls.settle(last, 1, 'succeeded');
    expect(await calls.deleteThumbnail(who.thumbnailId, who.userId)).toEqual([]);
  });

  test('cancel_generation changes no generation of another user', async () => {
    const who = await newUser();
    const [id = ''] = await open(1, who);
    expect(await calls.cancel(id, (await newUser()).userId)).toBe('stale');
    expect((await calls.generation(id)).status).toBe('queued');
  });
});

describe('delete_thumbnail', () => {
  test('delete_thumbnail cancels the open generations of the deleted thumbnail only and releases their credits', async () => {
    const who = await newUser(5);
    const other = { ...who, thumbnailId: await createThumbnail(owner, who.userId) };
    const doomed = await open(2, who);
    const [kept = ''] = await open(1, other);
    await calls.claim(doomed[0] ?? '');
    expect((await calls.deleteThumbnail(who.thumbnailId, who.userId))?.sort()).toEqual([...doomed].sort());
    expect(await calls.balance(who.userId)).toEqual({ available: 4, held: 1 });
    expect((await calls.generation(kept)).status).toBe('queued');
    expect(await calls.settle(doomed[0] ?? '', 1, 'succeeded')).toBe('stale');
    expect(await calls.deleteThumbnail(who.thumbnailId, who.userId)).toBeNull();
  });

  test('delete_thumbnail returns null for a thumbnail of another user', async () => {
    const who = await newUser();
    const [id = ''] = await open(1, who);
    const stranger = await newUser();
    expect(await calls.deleteThumbnail(who.thumbnailId, stranger.userId)).toBeNull();
    expect((await calls.generation(id)).status).toBe('queued');
  });
});
