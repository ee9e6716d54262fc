import type { Pool } from 'pg';

/** Number of rows that `fillLargeTables` inserts into each of the largest tables. */
export const largeTableRows = 100_000;

const users = largeTableRows / 5;

/**
 * Returns an SQL expression for the uuid of the n-th row of a table. `kind` is one hexadecimal digit that stands for
 * the table.
 */
const idOf = (kind: string, n: string): string =>
  `('${kind}0000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;
const userOf = (n: string): string => idOf('a', `${n} % ${users}`);
const hashOf = (kind: string): string => `sha256(('${kind}' || n)::bytea)`;
const ago = (unit: string): string => `now() - n * interval '1 ${unit}'`;

/**
 * SQL clause for the tables with fewer rows than `largeTableRows`. The number of rows is enough for realistic plans.
 */
const fewerRows = `FROM generate_series(1, ${users}) AS n`;
const everyRow = `FROM generate_series(1, ${largeTableRows}) AS n`;
const account = (n: string, place: number): string => `(1000 + 3 * (${n} % ${users}) + ${place})`;

/**
 * SQL statements that fill the tables, one for each table. The order does not matter, because triggers and foreign keys
 * are off.
 */
const fills = [
  `INSERT INTO users (id, email, display_name, created_at, deleted_at)
     SELECT ${idOf('a', 'n')}, 'large-' || n || '@example.test', 'Large', ${ago('minute')},
            CASE WHEN n % 100 = 0 THEN ${ago('hour')} END FROM generate_series(0, ${users - 1}) AS n`,
  `INSERT INTO credit_accounts (id, kind, user_id, balance) OVERRIDING SYSTEM VALUE
     SELECT ${account('n', 0)} + k.place, k.kind, ${userOf('n')}, 5 FROM generate_series(0, ${users - 1}) AS n,
       (VALUES (0, 'available'), (1, 'held'), (2, 'debt')) AS k (place, kind)`,
  `INSERT INTO sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
     SELECT ${hashOf('session')}, ${userOf('n')}, now(), now() - n * interval '6 seconds', now() + n * interval '20 seconds'
       ${fewerRows}`,
  `INSERT INTO thumbnails (id, user_id, title, description, status, settings, current_image_id, final_image_id,
                           generation_id, created_at, deleted_at)
     SELECT ${idOf('b', 'n')}, ${userOf('n')}, 'Title ' || n, '', 'completed', '{}', ${idOf('d', 'n')}, NULL,
            ${idOf('c', 'n')}, ${ago('second')}, CASE WHEN n % 500 = 0 THEN now() END ${everyRow}`,
  `INSERT INTO generations (id, user_id, thumbnail_id, request, request_hash, request_id, seed, status, fence,
                            deadline_at, model, error_code, accepted_position, accepted_credits, created_at,
                            started_at, finished_at, tidied_at)
     SELECT ${idOf('c', 'n')}, ${userOf('n')}, ${idOf('b', 'n')}, '{}', '\\x00', 'large', n,
            CASE WHEN n % 50 = 0 THEN 'failed' ELSE 'succeeded' END, 1, ${ago('second')}, 'scripted',
            CASE WHEN n % 50 = 0 THEN 'provider' END, 1, 1, ${ago('second')}, ${ago('second')}, ${ago('second')},
            CASE WHEN n > 500 THEN ${ago('second')} END ${everyRow}`,
  `INSERT INTO model_requests (id, generation_id, model, outcome, estimated_usd, booked_usd, started_at, ended_at)
     SELECT ${idOf('f', 'n')}, ${idOf('c', 'n')}, 'hosted', CASE WHEN n % 50 = 0 THEN 'failed' ELSE 'done' END, 0.1, 0.1,
            ${ago('minute')}, ${ago('minute')} ${everyRow}`,
  `INSERT INTO generation_attempts (generation_id, fence, started_at, ended_at, outcome)
     SELECT ${idOf('c', 'n')}, 1, ${ago('second')}, ${ago('second')}, 'succeeded' ${everyRow}`,
  `INSERT INTO images (id, user_id, thumbnail_id, generation_id, kind, object_key, sha256, mime_type, width, height, bytes)
     SELECT ${idOf('d', 'n')}, ${userOf('n')}, ${idOf('b', 'n')}, ${idOf('c', 'n')}, 'generated', 'large/' || n,
            ${hashOf('image')}, 'image/png', 1920, 1080, 1000 ${everyRow}`,
  `INSERT INTO thumbnail_documents (thumbnail_id, version, base_generation_id, followed_generation_id, scene)
     SELECT ${idOf('b', 'n')}, 2, ${idOf('c', 'n')}, ${idOf('c', 'n')}, '{}' ${fewerRows}`,
  `INSERT INTO thumbnail_document_versions (thumbnail_id, number, base_generation_id, scene)
     SELECT ${idOf('b', 'n')}, 1, ${idOf('c', 'n')}, '{}' ${fewerRows}`,
  `INSERT INTO assets (id, user_id, kind, object_key, sha256, mime_type, width, height, bytes, created_at, deleted_at)
     SELECT ${idOf('9', 'n')}, ${userOf('n')}, 'photo', 'large/' || n, ${hashOf('asset')}, 'image/png', 100, 100, 1000,
            ${ago('second')}, CASE WHEN n % 500 = 0 THEN now() END ${everyRow}`,
  `INSERT INTO share_links (id, user_id, token_hash, created_at, expires_at)
     SELECT ${idOf('8', 'n')}, ${userOf('n')}, ${hashOf('share')}, ${ago('second')},
            now() + n * interval '1 minute' ${fewerRows}`,
  `INSERT INTO share_pictures (link_id, n, thumbnail_id, picture)
     SELECT ${idOf('8', 'n')}, 0, ${idOf('b', 'n')}, '\\x00' ${fewerRows}`,
  `INSERT INTO share_votes (link_id, browser_hash, address_hash, n)
     SELECT ${idOf('8', 'n')}, ${hashOf('browser')}, ${hashOf('address')}, 0 ${fewerRows}`,
  `INSERT INTO brand_kits (user_id, kit, logo_id) SELECT ${userOf('n')}, '{}', ${idOf('9', 'n')}
     FROM generate_series(0, ${users - 1}) AS n`,
  `INSERT INTO channel_styles (id, user_id, name, settings)
     SELECT ${idOf('9', 'n')}, ${userOf('n')}, 'Channel ' || n, '{}' ${fewerRows}`,
  `INSERT INTO saved_people (id, user_id, name, asset_id, mask_id)
     SELECT ${idOf('9', 'n')}, ${userOf('n')}, 'Person ' || n, ${idOf('9', 'n')}, ${idOf('9', 'n')} ${fewerRows}`,
  `INSERT INTO credit_transfers (kind, user_id, debit_account, credit_account, amount, generation_id, reason)
     SELECT 'hold', ${userOf('n')}, ${account('n', 0)}, ${account('n', 1)}, 1, ${idOf('c', 'n')},
            'hold:' || n ${everyRow}`,
  `INSERT INTO credit_transfers (kind, user_id, debit_account, credit_account, amount, generation_id, reason)
     SELECT 'capture', ${userOf('n')}, ${account('n', 1)}, 1, 1, ${idOf('c', 'n')}, 'settle:' || n ${everyRow}`,
  `INSERT INTO credit_transfers (kind, user_id, debit_account, credit_account, amount, purchase_id, reason)
     SELECT 'purchase', ${userOf('n')}, 1, ${account('n', 0)}, 10, ${idOf('e', 'n')}, 'purchase:' || n ${fewerRows}`,
  `INSERT INTO purchases (id, user_id, plan, credits, amount_cents, currency, price_id, status, session_id,
                          payment_intent_id, received_cents, created_at, paid_at, checked_at)
     SELECT ${idOf('e', 'n')}, ${userOf('n')}, 'plan-10', 10, 299, 'usd', 'price', 'paid', 'cs_' || n, 'pi_' || n, 299,
            ${ago('minute')}, ${ago('minute')}, now() - n % 1440 * interval '1 minute' ${fewerRows}`,
  `INSERT INTO payment_events (id, type, hint, received_at, processed_at)
     SELECT 'evt_' || n, 'refund.created', '{}', ${ago('minute')}, ${ago('minute')} ${fewerRows}`,
  `INSERT INTO grant_keys (key, request_hash) SELECT gen_random_uuid(), sha256(int8send(n)) ${fewerRows}`,
  `INSERT INTO admin_actions (admin_id, action, target) SELECT ${userOf('n')}, 'purchase.accept', 'large-' || n ${fewerRows}`,
  `INSERT INTO outbox (topic, key, available_at)
     SELECT 'generation.run', ${idOf('c', 'n')}::text, now() + n * interval '1 second' ${fewerRows}`,
  `INSERT INTO mails (user_id, kind, available_at) SELECT ${userOf('n')}, 'verify_email', now() + n * interval '1 second'
     ${fewerRows}`,
  `INSERT INTO security_events (user_id, kind, outcome, route, status, created_at)
     SELECT ${userOf('n')}, 'sign_in', 'success', 'POST /api/auth/login', 200, ${ago('minute')} ${fewerRows}`,
  `INSERT INTO identities (issuer, subject, user_id) SELECT 'https://issuer.test', 's' || n, ${userOf('n')} ${fewerRows}`,
  `INSERT INTO account_tokens (token_hash, user_id, purpose, email, expires_at)
     SELECT ${hashOf('token')}, ${userOf('n')}, 'verify_email', 'x', now() + n * interval '1 second' ${fewerRows}`,
  `INSERT INTO oidc_attempts (state_hash, browser_hash, nonce, code_verifier, mode, expires_at)
     SELECT ${hashOf('state')}, ${hashOf('browser')}, 'n', 'v', 'popup', now() + n * interval '1 second' ${fewerRows}`,
  `INSERT INTO pending_links (token_hash, user_id, issuer, subject, expires_at)
     SELECT ${hashOf('link')}, ${userOf('n')}, 'i', 's' || n, now() + n * interval '1 second' ${fewerRows}`,
  `INSERT INTO known_devices (token_hash, user_id, expires_at)
     SELECT ${hashOf('device')}, ${userOf('n')}, now() + n * interval '1 second' ${fewerRows}`,
  `INSERT INTO totp_factors (user_id, secret, confirmed_at)
     SELECT ${idOf('a', 'n')}, '\\x00', now() FROM generate_series(0, ${users - 1}) AS n`,
  `INSERT INTO passkeys (user_id, credential_id, public_key, sign_count, transports, name)
     SELECT ${userOf('n')}, 'large-' || n, '\\x00', 0, '{}', 'Key' ${fewerRows}`,
  `INSERT INTO api_keys (user_id, key_hash, start, name, scopes)
     SELECT ${userOf('n')}, ${hashOf('key')}, 'ptd_live_12345678', 'Key', '{read}' ${fewerRows}`,
  `INSERT INTO webhook_endpoints (id, user_id, url, events, secret)
     SELECT ${idOf('7', 'n')}, ${userOf('n')}, 'https://example.com', '{generation.completed}', '\\x00' ${fewerRows}`,
  `INSERT INTO webhook_deliveries (endpoint_id, event, data, created_at, next_at, delivered_at)
     SELECT ${idOf('7', 'n')}, 'generation.completed', '{}', ${ago('minute')}, NULL, ${ago('minute')} ${fewerRows}`,
  `INSERT INTO passkey_challenges (challenge_hash, user_id, purpose, expires_at)
     SELECT ${hashOf('challenge')}, ${userOf('n')}, 'verify', now() + n * interval '1 second' ${fewerRows}`,
  `INSERT INTO recovery_codes (code_hash, user_id) SELECT ${hashOf('code')}, ${userOf('n')} ${fewerRows}`,
  `INSERT INTO sign_in_steps (token_hash, user_id, expires_at)
     SELECT ${hashOf('step')}, ${userOf('n')}, now() + n * interval '1 second' ${fewerRows}`,
  `INSERT INTO used_answers (answer_hash, expires_at)
     SELECT ${hashOf('answer')}, now() + n * interval '1 second' ${fewerRows}`,
];

/**
 * Fills every table that grows with use, and runs ANALYZE.
 * @param owner connections of a superuser, who switches triggers and foreign keys off during the inserts
 * @param userId the user who gets 1,000 thumbnails
 */
export const fillLargeTables = async (owner: Pool, userId: string): Promise<void> => {
  const fill = async (statement: string): Promise<void> => {
    const client = await owner.connect();
    try {
      await client.query(
        `SET session_replication_role = replica; SET synchronous_commit = off; ${statement}`,
      );
      await client.query('RESET session_replication_role');
    } finally {
      client.release();
    }
  };
  await Promise.all(fills.map(fill));
  await owner.query(
    `INSERT INTO thumbnails (user_id, title, status, created_at)
     SELECT $1, 'Own ' || n, 'draft', now() - n * interval '1 minute' FROM generate_series(1, 1000) AS n`,
    [userId],
  );
  await owner.query(`SELECT setval(pg_get_serial_sequence('credit_accounts', 'id'), 10000000)`);
  await owner.query('VACUUM ANALYZE');
};
