import { type Database, changedBy, rowsOf } from '@portada/database';

/** The stored secrets of an endpoint. */
type SecretsRow = { id: string; userId: string; secret: Buffer; formerSecret: Buffer | null };

/** Reads endpoints with a secret that is not encrypted with the current key, in the order of their ids. */
export const listSecretsToReencrypt = (
  database: Database,
  { currentPrefix, after, limit }: { currentPrefix: Buffer; after: string; limit: number },
): Promise<SecretsRow[]> =>
  rowsOf(
    database,
    `SELECT id, user_id AS "userId", secret, former_secret AS "formerSecret" FROM webhook_endpoints
      WHERE id > $1 AND (substring(secret FROM 1 FOR length($2::bytea)) <> $2
                         OR substring(former_secret FROM 1 FOR length($2)) <> $2) ORDER BY id LIMIT $3`,
    [after, currentPrefix, limit],
  );

/** Stores secrets that have not changed since they were read. @returns the number of changed endpoints */
export const storeReencryptedSecrets = (
  database: Database,
  rows: readonly (SecretsRow & { next: Buffer; nextFormer: Buffer | null })[],
): Promise<number> =>
  changedBy(
    database,
    `UPDATE webhook_endpoints e SET secret = r.next, former_secret = r.next_former
       FROM unnest($1::uuid[], $2::bytea[], $3::bytea[], $4::bytea[], $5::bytea[])
              AS r (id, secret, former_secret, next, next_former)
      WHERE e.id = r.id AND e.secret = r.secret AND e.former_secret IS NOT DISTINCT FROM r.former_secret`,
    [
      rows.map(({ id }) => id),
      rows.map(({ secret }) => secret),
      rows.map(({ formerSecret }) => formerSecret),
      rows.map(({ next }) => next),
      rows.map(({ nextFormer }) => nextFormer),
    ],
  );

/** Deletes the key of earlier versions, unless a secret is still encrypted with it. */
export const deleteFormerWebhookKey = async (database: Database): Promise<void> => {
  await changedBy(
    database,
    `DELETE FROM secrets WHERE name = 'webhooks' AND NOT EXISTS (
       SELECT 1 FROM webhook_endpoints WHERE substring(secret FROM 1 FOR 4) <> 'enc:'
           OR substring(former_secret FROM 1 FOR 4) <> 'enc:')`,
  );
};
