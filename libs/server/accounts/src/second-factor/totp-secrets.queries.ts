import { type Database, changedBy, rowsOf } from '@portada/database';

/** A stored secret of an authenticator app; `id` is the user. */
type TotpRow = { id: string; secret: Buffer };

/** Reads secrets that are not encrypted with the current key, in the order of their users. */
export const listTotpToReencrypt = (
  database: Database,
  { currentPrefix, after, limit }: { currentPrefix: Buffer; after: string; limit: number },
): Promise<TotpRow[]> =>
  rowsOf(
    database,
    `SELECT user_id AS id, secret FROM totp_factors
      WHERE user_id > $1 AND substring(secret FROM 1 FOR length($2::bytea)) <> $2 ORDER BY user_id LIMIT $3`,
    [after, currentPrefix, limit],
  );

/** Stores secrets that have not changed since they were read. @returns the number of stored secrets */
export const storeReencryptedTotp = (
  database: Database,
  rows: readonly (TotpRow & { next: Buffer })[],
): Promise<number> =>
  changedBy(
    database,
    `UPDATE totp_factors t SET secret = r.next
       FROM unnest($1::uuid[], $2::bytea[], $3::bytea[]) AS r (id, former, next)
      WHERE t.user_id = r.id AND t.secret = r.former`,
    [rows.map(({ id }) => id), rows.map(({ secret }) => secret), rows.map(({ next }) => next)],
  );

/** Deletes the key of earlier versions, unless a secret is still encrypted with it. */
export const deleteFormerTotpKey = async (database: Database): Promise<void> => {
  await changedBy(
    database,
    `DELETE FROM secrets WHERE name = 'second_factor'
        AND NOT EXISTS (SELECT 1 FROM totp_factors WHERE substring(secret FROM 1 FOR 4) <> 'enc:')`,
  );
};
