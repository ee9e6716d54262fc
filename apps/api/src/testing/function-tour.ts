import { randomUUID } from 'node:crypto';

type Query = <Row>(sql: string, values?: unknown[]) => Promise<Row>;

type Reserved = { userId: string; thumbnailId: string; generation: string };

const image = (id: string) =>
  JSON.stringify({
    id: randomUUID(),
    objectKey: `generations/${id}/a.png`,
    sha256: '00'.repeat(32),
    mimeType: 'image/png',
    width: 1,
    height: 1,
    bytes: 1,
  });

const makeUser = async (query: Query, role: 'user' | 'admin' = 'user'): Promise<string> => {
  const made = await query<{ id: string }>('SELECT create_account($1, NULL, $2, NULL, NULL, $3, 2) AS id', [
    `${randomUUID()}@example.test`,
    'Tour',
    role,
  ]);
  return made.id;
};

const reserve = async (query: Query, userId: string, more: object = {}): Promise<Reserved> => {
  const thumbnail = await query<{ id: string }>(
    `INSERT INTO thumbnails (user_id, title, status) VALUES ($1, 'Tour', 'draft') RETURNING id`,
    [userId],
  );
  const generation = randomUUID();
  const reservation = {
    ids: [generation],
    userId,
    thumbnailId: thumbnail.id,
    request: {},
    prompt: {},
    requestHash: '00',
    requestId: 'tour',
    seed: 1,
    deadlineSeconds: 600,
    ...more,
  };
  await query('SELECT * FROM reserve_generations($1)', [JSON.stringify([reservation])]);
  return { userId, thumbnailId: thumbnail.id, generation };
};

/**
 * Ends generations in every way: success, failure, lost lease, cancel, deletion of the thumbnail and of the account.
 */
const tourGenerations = async (query: Query): Promise<void> => {
  const userId = await makeUser(query);
  await query('SELECT adjust_credits($1, 50, $2)', [userId, randomUUID()]);
  await query('SELECT refill_credits($1, 2)', [userId]);
  const claim = (id: string) => query('SELECT * FROM claim_generation($1, 60, 2)', [id]);
  const key = await query<{ id: string }>(
    `INSERT INTO api_keys (user_id, key_hash, start, name, scopes, monthly_credits)
     VALUES ($1, sha256('tour'), 'ptd_live_tourtour', 'Tour', '{generate}', 5) RETURNING id`,
    [userId],
  );
  const made = await reserve(query, userId, { apiKeyId: key.id, request: { brand: true } });
  await claim(made.generation);
  await query('SELECT renew_leases($1, $2, 60)', [[made.generation], [1]]);
  await query(`SELECT FROM report_generation($1, 1, 'drawing', 5, NULL, 'm', NULL)`, [made.generation]);
  await query('SELECT FROM report_queue_position($1, 1, 3)', [made.generation]);
  await query(`SELECT fail_attempt($1, 1, 0, 'provider')`, [made.generation]);
  await claim(made.generation);
  const [second, waiting] = [await reserve(query, userId), await reserve(query, userId)];
  await claim(second.generation);
  await claim(waiting.generation);
  const request = randomUUID();
  await query(`SELECT open_model_request($1, $2, 'm', 'm-1', 0.1, 5)`, [request, made.generation]);
  const hash = Buffer.alloc(32, 1);
  await query(`SELECT expect_model_webhook($1, $2, 'a secret')`, [request, hash]);
  await query(`SELECT report_model_job($1, $2, 'job-1')`, [request, hash]);
  await query(`SELECT report_model_job($1, $2, 'job-1')`, [request, hash]);
  const ending = { generationId: made.generation, model: 'm', outcome: 'done', bookedUsd: 0.1 };
  await query('SELECT close_model_request($1, $2)', [request, JSON.stringify(ending)]);
  await query('SELECT delete_old_model_requests(400, 10)');
  await query('SELECT report_models($1, $2)', [randomUUID(), JSON.stringify([{ model: 'm' }])]);
  await query(`SELECT note_queue_switch('generations', true, $1, 'a tour')`, [
    await makeUser(query, 'admin'),
  ]);
  await query(`SELECT switch_model('m', true, $1, 'a tour')`, [await makeUser(query, 'admin')]);
  await query(`SELECT settle_generation($1, 2, 'succeeded', NULL, $2)`, [
    made.generation,
    image(made.generation),
  ]);
  await query(
    `INSERT INTO webhook_endpoints (user_id, url, events, secret)
     VALUES ($1, 'https://example.com', '{generation.completed,generation.failed,thumbnail.updated}', '\\x00')`,
    [userId],
  );
  await query('SELECT * FROM claim_drawings(4, 60)');
  await query('SELECT queue_thumbnail_webhooks($1)', [made.thumbnailId]);
  await query(`SELECT settle_generation($1, 1, 'failed', 'provider', NULL)`, [second.generation]);
  const delivery = await query<{ id: string }>('SELECT id FROM claim_webhook_deliveries(1, 1, 30)');
  await query(`SELECT fail_webhook_delivery($1, 1, 5, 'status', 500, 12, 5)`, [delivery.id]);
  await claim(waiting.generation);
  await query(`UPDATE generations SET lease_until = now() - interval '1 second' WHERE id = $1`, [
    waiting.generation,
  ]);
  await query('SELECT expire_leases(3)');
  await query('SELECT release_worker_claims($1, 3)', [randomUUID()]);
  await query('SELECT * FROM claim_next_generation(60, 2)');
  const late = await reserve(query, userId);
  await query('SELECT * FROM queue_place($1)', [(await reserve(query, userId)).generation]);
  await query(`UPDATE generations SET deadline_at = now() - interval '1 second' WHERE id = $1`, [
    late.generation,
  ]);
  await query('SELECT * FROM fail_expired_generations(3)');
  const admin = await makeUser(query, 'admin');
  await query(`SELECT retry_generation_by_admin($1, $2, $3, 'a tour', 'tour', 600, 2)`, [
    late.generation,
    randomUUID(),
    admin,
  ]);
  const { generation } = await reserve(query, userId);
  await query(`SELECT cancel_generation_by_admin($1, $2, 'a tour')`, [generation, admin]);
  await query('SELECT cancel_generation($1, $2)', [(await reserve(query, userId)).generation, userId]);
  await query('SELECT enqueue_again(0)');
  await query('SELECT enqueue_again(15)');
  await query(`UPDATE thumbnails SET prompt_draft = '{}' WHERE id = $1`, [waiting.thumbnailId]);
  await query('SELECT delete_thumbnail($1, $2)', [waiting.thumbnailId, userId]);
  await query('SELECT mark_cleaned($1)', [[made.generation]]);
  await reserve(query, userId);
  await query('SELECT end_access($1)', [userId]);
  await query('SELECT delete_account($1)', [userId]);
  await query('SELECT delete_old_security_events(180, 10)');
  await query('DELETE FROM images WHERE thumbnail_id = $1', [made.thumbnailId]);
  await query('DELETE FROM thumbnails WHERE id = $1', [made.thumbnailId]);
};

const open = async (query: Query, userId: string): Promise<string> => {
  const id = randomUUID();
  await query(`SELECT open_purchase($1, $2, 'plan-10', 10, 299, 'usd', 'price')`, [id, userId]);
  await query(`SELECT attach_session($1, $2, 'https://provider.test', now() + interval '1 hour')`, [
    id,
    `cs_${id}`,
  ]);
  return id;
};

/** Ends purchases in every way: paid, refunded after the credits were spent, repaid, quarantined, expired. */
const tourPurchases = async (query: Query): Promise<void> => {
  const [userId, admin] = [await makeUser(query), await makeUser(query, 'admin')];
  const paid = await open(query, userId);
  await query('SELECT fulfil_purchase($1, $2, $3)', [paid, `cs_${paid}`, `pi_${paid}`]);
  for (let spent = 0; spent < 12; spent += 1) await reserve(query, userId);
  await query('SELECT revise_purchase($1, 299, 0, 0)', [paid]);
  await query('SELECT revise_purchase($1, 0, 0, 1)', [paid]);
  await query('SELECT revise_purchase($1, 299, 0, 2)', [paid]);
  const repaying = await open(query, userId);
  await query('SELECT fulfil_purchase($1, $2, $3)', [repaying, `cs_${repaying}`, `pi_${repaying}`]);
  const [accepted, refused, closed] = [
    await open(query, userId),
    await open(query, userId),
    await open(query, userId),
  ];
  for (const id of [accepted, refused]) {
    await query(`SELECT quarantine_purchase($1, $2, 'less', $3, 100)`, [id, `cs_${id}`, `pi_${id}`]);
  }
  await query(`SELECT accept_purchase($1, $2, 'a tour')`, [accepted, admin]);
  await query(`SELECT refuse_purchase($1, $2, 'a tour')`, [refused, admin]);
  await query(`SELECT grant_credits_by_admin($1, 1, $2, 'a tour', gen_random_uuid())`, [userId, admin]);
  await query(`SELECT switch_account_by_admin($1, 'disable', $2, 'a tour')`, [userId, admin]);
  await query(`SELECT switch_account_by_admin($1, 'enable', $2, 'a tour')`, [userId, admin]);
  await query('INSERT INTO totp_factors (user_id, secret, confirmed_at) VALUES ($1, $2, now())', [
    userId,
    Buffer.alloc(48),
  ]);
  await query(`SELECT reset_second_factor_by_admin($1, $2, 'a tour')`, [userId, admin]);
  await query(`SELECT close_purchase($1, 'expired')`, [closed]);
};

/**
 * Calls every SQL function of the schema, with the rows of a few new users.
 * @param query runs one SQL statement and returns its first row
 */
export const tourFunctions = async (query: Query): Promise<void> => {
  await tourGenerations(query);
  await tourPurchases(query);
};

/**
 * SQL statement that lists the SQL functions that were not called since `track_functions` was set. The list includes
 * functions that Postgres inlines.
 */
export const uncalledFunctions = `SELECT p.proname AS name FROM pg_proc p
   LEFT JOIN pg_stat_user_functions s ON s.funcid = p.oid
  WHERE p.pronamespace = 'public'::regnamespace AND p.prokind = 'f' AND coalesce(s.calls, 0) = 0 ORDER BY 1`;
