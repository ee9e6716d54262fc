import { createHash, randomBytes } from 'node:crypto';
import type { Owner } from './factories';

/**
 * Creates a session for a user directly in the database, without a sign-in.
 * @returns value of the `Cookie` header for an http origin
 */
export const createSession = async (owner: Owner, userId: string): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await owner.query(
    `INSERT INTO sessions (token_hash, user_id, expires_at) VALUES ($1, $2, now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), userId],
  );
  return `sid=${token}`;
};
