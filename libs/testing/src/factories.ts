import { randomUUID } from 'node:crypto';
import { productConfig } from '@portada/contracts';
import type { Pool } from 'pg';

/** A connection of the database's owner. Factories write rows that the application's role must not write. */
export type Owner = Pick<Pool, 'query'>;

export type TestUser = { id: string; email: string };

/**
 * Creates a user with the credits of the sign-up, adjusted to `wanted.credits`.
 * @param owner connection of the database's owner
 * @param wanted `credits` from 0 upwards; a smaller number than the sign-up credits is granted at sign-up, a larger
 *   number is reached by an adjustment afterwards
 * @throws Error if the email is taken
 */
export const createUser = async (
  owner: Owner,
  wanted: { credits?: number; email?: string; role?: 'user' | 'admin'; passwordHash?: string } = {},
): Promise<TestUser> => {
  const { credits = productConfig.signUpCredits, role = 'user', passwordHash = null } = wanted;
  const email = (wanted.email ?? `user-${randomUUID()}@example.test`).toLowerCase();
  const granted = Math.min(credits, productConfig.signUpCredits);
  // A transfer of 0 credits does not exist. A user without credits is inserted with credit accounts and without the
  // sign-up grant.
  const { rows } = await owner.query<{ id: string | null }>(
    granted > 0
      ? `SELECT create_account($1, $2, 'Test User', 'Spain', 'en', $3, $4) AS id`
      : `WITH u AS (INSERT INTO users (email, password_hash, display_name, country, language, role)
                    VALUES ($1, $2, 'Test User', 'Spain', 'en', $3) RETURNING id),
              a AS (INSERT INTO credit_accounts (kind, user_id, balance)
                    SELECT kind, id, $4 FROM u, unnest(ARRAY['available', 'held', 'debt']) AS kind)
         SELECT id FROM u`,
    [email, passwordHash, role, granted],
  );
  const id = rows[0]?.id;
  if (!id) throw new Error(`the email ${email} is taken`);
  if (credits > granted) await giveCredits(owner, id, credits - granted);
  return { id, email };
};

/** Gives a user credits with the SQL function `adjust_credits`, which operators use. */
export const giveCredits = async (owner: Owner, userId: string, credits: number): Promise<void> => {
  await owner.query('SELECT adjust_credits($1, $2, $3)', [userId, credits, `test ${randomUUID()}`]);
};

/** Creates a draft thumbnail of a user. @returns the id of the thumbnail */
export const createThumbnail = async (owner: Owner, userId: string, title = 'A test'): Promise<string> => {
  const { rows } = await owner.query<{ id: string }>(
    `INSERT INTO thumbnails (user_id, title, description, status) VALUES ($1, $2, '', 'draft') RETURNING id`,
    [userId, title],
  );
  const [row] = rows;
  if (!row) throw new Error('the thumbnail was not inserted');
  return row.id;
};

/** Returns the rows of the `audit` view, each a breach of the ledger's rules. The view must be empty. */
export const auditOf = async (owner: Owner): Promise<{ breach: string; ref: string }[]> =>
  (await owner.query<{ breach: string; ref: string }>('SELECT breach, ref FROM audit ORDER BY 1, 2')).rows;
