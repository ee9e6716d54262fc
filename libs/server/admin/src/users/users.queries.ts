import type { AdminUserDetail } from '@portada/contracts';
import { type Database, resultOf, rowOf, rowsOf } from '@portada/database';

/** Accounts that one page of the list examines; a search continues on the next page. */
const examined = 5_000;

/** An account in the list of the console, with its credits. */
export type UserRow = {
  id: string;
  email: string;
  displayName: string;
  role: 'user' | 'admin';
  createdAt: Date;
  isEmailVerified: boolean;
  disabledAt: Date | null;
  available: number;
  held: number;
  debt: number;
};

/** SQL select list of the columns of a UserRow that the table `users` with the alias u has. */
const account = `u.id, u.email, u.display_name AS "displayName", u.role, u.created_at AS "createdAt",
  u.email_verified_at IS NOT NULL AS "isEmailVerified", u.disabled_at AS "disabledAt"`;

/** SQL subquery of the credits of the account with the alias u. */
const credits = `LATERAL (
  SELECT max(balance) FILTER (WHERE kind = 'available')::float8 AS available,
         max(balance) FILTER (WHERE kind = 'held')::float8 AS held, max(balance) FILTER (WHERE kind = 'debt')::float8 AS debt
    FROM credit_accounts c WHERE c.user_id = u.id) AS credits`;

/** One page of the list: the accounts that match, and the last of the examined accounts if more may follow. */
export type UserPage = { rows: UserRow[]; examinedTo: string | null };

type PageRow = Partial<UserRow> & { seen: number; last: string | null };

/**
 * Reads one page of the accounts, newest first. It examines at most 5,000 accounts, because no index serves the search. The
 * first row of the statement always exists and has the number of examined accounts.
 * @param filter `text` is searched in email and name, in lower case; null matches every account
 */
export const listUsers = async (
  database: Database,
  { cursor, text, limit }: { cursor: string | null; text: string | null; limit: number },
): Promise<UserPage> => {
  const rows = await rowsOf<PageRow>(
    database,
    `WITH newest AS MATERIALIZED (
       SELECT ${account} FROM users u
        WHERE (u.created_at, u.id) < (coalesce((SELECT c.created_at FROM users c WHERE c.id = $1::uuid), 'infinity'::timestamptz),
                                      coalesce($1::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid))
          AND u.deleted_at IS NULL
        ORDER BY u.created_at DESC, u.id DESC LIMIT ${examined})
     SELECT bound.seen, bound.last, found.*
       FROM (SELECT count(*)::int AS seen, (array_agg(id ORDER BY "createdAt", id))[1] AS last FROM newest) AS bound
       LEFT JOIN LATERAL (
         SELECT u.*, credits.* FROM (
           SELECT * FROM newest
            WHERE $2::text IS NULL OR position($2 IN email) > 0 OR position($2 IN lower("displayName")) > 0
            ORDER BY "createdAt" DESC, id DESC LIMIT $3) AS u, ${credits}) AS found ON true
      ORDER BY found."createdAt" DESC, found.id DESC`,
    [cursor, text, limit],
  );
  return {
    rows: rows.flatMap(({ seen: _seen, last: _last, ...row }) => (row.id ? [row as UserRow] : [])),
    examinedTo: rows[0]?.seen === examined ? rows[0].last : null,
  };
};

/** Reads the account with an id. @returns undefined if there is no such account, or it is deleted */
export const findUser = (database: Database, id: string): Promise<UserRow | undefined> =>
  rowOf(
    database,
    `SELECT ${account}, credits.* FROM users u, ${credits} WHERE u.id = $1 AND u.deleted_at IS NULL`,
    [id],
  );

/** Reads the account with an email in lower case. @returns undefined if there is no such account */
export const findUserByEmail = (database: Database, email: string): Promise<UserRow | undefined> =>
  rowOf(
    database,
    `SELECT ${account}, credits.* FROM users u, ${credits} WHERE u.email = $1 AND u.deleted_at IS NULL`,
    [email],
  );

/** The properties of an account that only its own page shows. */
export type ProfileRow = Pick<AdminUserDetail, 'country' | 'language' | 'hasPassword' | 'hasSecondFactor'>;

/** Reads the properties of an account that only its own page shows. @returns undefined if there is no such account */
export const readProfile = (database: Database, id: string): Promise<ProfileRow | undefined> =>
  rowOf(
    database,
    `SELECT country, language, password_hash IS NOT NULL AS "hasPassword",
            has_second_factor(u.id) AS "hasSecondFactor"
       FROM users u WHERE id = $1`,
    [id],
  );

/** An open generation of a user, which holds credits. */
export type HoldRow = Omit<AdminUserDetail['holds'][number], 'createdAt'> & { createdAt: Date };

/** Reads the open generations of a user, oldest first, 100 at most. */
export const readHolds = (database: Database, userId: string): Promise<HoldRow[]> =>
  rowsOf(
    database,
    `SELECT id AS "generationId", status, credits, created_at AS "createdAt" FROM generations
      WHERE user_id = $1 AND status IN ('queued', 'running') ORDER BY created_at LIMIT 100`,
    [userId],
  );

/** A purchase of a user. */
export type PurchaseOfUserRow = Omit<AdminUserDetail['purchases'][number], 'createdAt'> & { createdAt: Date };

/** Reads the last 50 purchases of a user, newest first. */
export const readPurchasesOfUser = (database: Database, userId: string): Promise<PurchaseOfUserRow[]> =>
  rowsOf(
    database,
    `SELECT id, plan, credits::int AS credits, amount_cents::int AS "amountCents", upper(currency) AS currency, status,
            created_at AS "createdAt"
       FROM purchases WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT 50`,
    [userId],
  );

/** An action of an administrator on an account. */
export type AccountAction = { userId: string; adminId: string; reason: string };

/** A grant: `credits` to give, or to take if negative, under an idempotency key. */
export type Grant = AccountAction & { credits: number; key: string };

/**
 * Calls the SQL function `grant_credits_by_admin`.
 * @throws an error with code 42501 if the caller is no administrator
 */
export const grantCreditsByAdmin = (
  database: Database,
  { userId, adminId, reason, credits: given, key }: Grant,
): Promise<'granted' | 'missing' | 'unknown' | 'repeated' | 'conflict'> =>
  resultOf(database, 'SELECT grant_credits_by_admin($1, $2, $3, $4, $5)', [
    userId,
    given,
    adminId,
    reason,
    key,
  ]);

/**
 * Calls the SQL function `switch_account_by_admin`; the caller ends the sessions in the same transaction.
 * @throws an error with code 42501 if the caller is no administrator
 */
export const switchAccountByAdmin = (
  tx: Database,
  act: 'disable' | 'enable' | 'signout',
  { userId, adminId, reason }: AccountAction,
): Promise<'done' | 'same' | 'own' | 'unknown'> =>
  resultOf(tx, 'SELECT switch_account_by_admin($1, $2, $3, $4)', [userId, act, adminId, reason]);

/**
 * Calls the SQL function `reset_second_factor_by_admin`. @throws an error with code 42501 if the caller is no administrator
 */
export const resetSecondFactorByAdmin = (
  database: Database,
  { userId, adminId, reason }: AccountAction,
): Promise<'done' | 'none' | 'unknown'> =>
  resultOf(database, 'SELECT reset_second_factor_by_admin($1, $2, $3)', [userId, adminId, reason]);
