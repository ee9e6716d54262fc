import { type Database, resultOf } from '@portada/database';

/** The key that encrypts the secrets of endpoints, 32 bytes. @throws if the database has no such key */
export const readWebhookKey = (database: Database): Promise<Buffer> =>
  resultOf(database, `SELECT value FROM secrets WHERE name = 'webhooks'`);
