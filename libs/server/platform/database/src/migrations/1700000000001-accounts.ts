import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Users and their sessions; the role `portada_app`, under which every process works. */
export class Accounts1700000000001 implements MigrationInterface {
  readonly name = 'Accounts1700000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- The role is shared by all databases of a server: another one may have made it, a moment or a year ago.
DO $$ BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'portada_app') THEN
    CREATE ROLE portada_app NOLOGIN;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
-- Lets the connecting user step down to the role; a superuser needs no membership. Since Postgres 16 the creator of
-- a role is a member that may not yet SET ROLE.
DO $$ BEGIN
  IF NOT pg_has_role(current_user, 'portada_app',
                     CASE WHEN current_setting('server_version_num')::int >= 160000 THEN 'SET' ELSE 'MEMBER' END) THEN
    EXECUTE format('GRANT portada_app TO %I', current_user);
  END IF;
END $$;
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
GRANT USAGE ON SCHEMA public TO portada_app;

CREATE TABLE users (
  id                uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email             text NOT NULL CHECK (email = lower(email)),
  password_hash     text,
  display_name      text NOT NULL,
  photo_url         text,
  country           text,
  language          text CHECK (language IN ('en', 'es')),
  role              text NOT NULL DEFAULT 'user' CHECK (role IN ('user', 'admin')),
  email_verified_at timestamptz,
  created_at        timestamptz NOT NULL DEFAULT now(),
  updated_at        timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT users_email_key UNIQUE (email)
);
-- No INSERT: an account is made by create_account, together with its credit accounts and grant. No column role.
GRANT SELECT ON users TO portada_app;
GRANT UPDATE (email, password_hash, display_name, photo_url, country, language, email_verified_at, updated_at)
  ON users TO portada_app;

CREATE TABLE sessions (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- SHA-256 of the cookie's token: a copy of this table opens no session.
  token_hash   bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  user_id      uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at   timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at   timestamptz NOT NULL,
  address      text,
  user_agent   text
);
CREATE INDEX sessions_user_id ON sessions (user_id);
CREATE INDEX sessions_expires_at ON sessions (expires_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON sessions TO portada_app;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sessions; DROP TABLE users;');
  }
}
