import type { Client } from 'pg';

/**
 * Creates the tables of the application to which the benchmark compares Portada in the database schema `peer`, with the users, sessions,
 * thumbnails and credits of the benchmark.
 * @param owner connection with the role of the database owner
 */
export const createUsualSchema = async (owner: Client): Promise<void> => {
  await owner.query(`
CREATE SCHEMA peer;
CREATE TABLE peer.users (id uuid PRIMARY KEY, email text NOT NULL UNIQUE,
  credits bigint NOT NULL CHECK (credits >= 0));
CREATE TABLE peer.sessions (id uuid PRIMARY KEY, token_hash bytea NOT NULL UNIQUE,
  user_id uuid NOT NULL REFERENCES peer.users, expires_at timestamptz NOT NULL);
CREATE TABLE peer.thumbnails (id uuid PRIMARY KEY, user_id uuid NOT NULL REFERENCES peer.users,
  status text NOT NULL);
CREATE TABLE peer.generations (id uuid PRIMARY KEY, user_id uuid NOT NULL REFERENCES peer.users,
  thumbnail_id uuid NOT NULL REFERENCES peer.thumbnails, status text NOT NULL, request jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now());
CREATE INDEX ON peer.generations (user_id, created_at);
CREATE TABLE peer.ledger (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES peer.users, generation_id uuid NOT NULL UNIQUE REFERENCES peer.generations,
  amount bigint NOT NULL, created_at timestamptz NOT NULL DEFAULT now());
CREATE INDEX ON peer.ledger (user_id, id);
CREATE TABLE peer.outbox (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, topic text NOT NULL,
  key text NOT NULL, created_at timestamptz NOT NULL DEFAULT now());
INSERT INTO peer.users SELECT u.id, u.email, a.balance
  FROM users u JOIN credit_accounts a ON a.user_id = u.id AND a.kind = 'available';
INSERT INTO peer.sessions SELECT id, token_hash, user_id, expires_at FROM sessions;
INSERT INTO peer.thumbnails SELECT id, user_id, status FROM thumbnails;`);
  await owner.query('VACUUM ANALYZE');
};
