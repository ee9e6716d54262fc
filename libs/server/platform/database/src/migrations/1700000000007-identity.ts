import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What stands between a stranger and a signed-in creator: third-party identities, one-use tokens, mail to be sent,
 * devices and answers that are known; and the end of an account. A token is kept as its SHA-256 alone.
 */
export class Identity1700000000007 implements MigrationInterface {
  readonly name = 'Identity1700000000007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Set: the account is gone; the row stays for the ledger's sake, without a word about the person.
ALTER TABLE users ADD COLUMN deleted_at timestamptz;
CREATE INDEX users_deleted ON users (deleted_at) WHERE deleted_at IS NOT NULL;

-- Who somebody is elsewhere: OpenID Connect Core 1.0 section 5.7, issuer and subject, never the e-mail.
CREATE TABLE identities (
  issuer     text NOT NULL,
  subject    text NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX identities_user_id ON identities (user_id);
GRANT SELECT, INSERT, DELETE ON identities TO portada_app;

-- A popup that is on its way to the third party and back. Read and deleted in one statement: a state works once.
CREATE TABLE oidc_attempts (
  state_hash    bytea PRIMARY KEY CHECK (length(state_hash) = 32),
  browser_hash  bytea NOT NULL CHECK (length(browser_hash) = 32),  -- of the attempt's own cookie
  nonce         text NOT NULL,
  code_verifier text NOT NULL,          -- RFC 7636
  mode          text NOT NULL CHECK (mode IN ('popup', 'redirect')),
  expires_at    timestamptz NOT NULL
);
CREATE INDEX oidc_attempts_expires_at ON oidc_attempts (expires_at);
GRANT SELECT, INSERT, DELETE ON oidc_attempts TO portada_app;

-- A third-party identity whose e-mail is that of a password account: waits for the proof of the password.
CREATE TABLE pending_links (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  issuer     text NOT NULL,
  subject    text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX pending_links_expires_at ON pending_links (expires_at);
GRANT SELECT, INSERT, DELETE ON pending_links TO portada_app;

-- Tokens of links in mails: 256 bit, one use. They count for the address alone that they were sent to.
CREATE TABLE account_tokens (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose    text NOT NULL CHECK (purpose IN ('reset_password', 'verify_email')),
  email      text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX account_tokens_user_id ON account_tokens (user_id, purpose);
CREATE INDEX account_tokens_expires_at ON account_tokens (expires_at);
GRANT SELECT, INSERT, DELETE ON account_tokens TO portada_app;

-- Mail to be sent, written in the transaction that causes it. The token of its link is made when it is sent, so that
-- no row and no backup holds one. The sender deletes what it has handed over. A reset is asked for by address, and the
-- sender looks whose it is: asking takes the same time for everybody's address and for nobody's.
CREATE TABLE mails (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id      uuid REFERENCES users (id) ON DELETE CASCADE,
  email        text,
  kind         text NOT NULL CHECK (kind IN ('reset_password', 'verify_email', 'password_changed')),
  attempts     int NOT NULL DEFAULT 0,
  available_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  created_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT to_user_or_address CHECK (num_nonnulls(user_id, email) = 1)
);
CREATE INDEX mails_available ON mails (available_at, id);
GRANT SELECT, INSERT, UPDATE, DELETE ON mails TO portada_app;

-- Browsers from which an account was opened before: they keep their way in while strangers are guessing.
CREATE TABLE known_devices (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX known_devices_user_id ON known_devices (user_id);
CREATE INDEX known_devices_expires_at ON known_devices (expires_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON known_devices TO portada_app;

-- Answers to the bot check that were given once, until they are too old to be given at all.
CREATE TABLE used_answers (
  answer_hash bytea PRIMARY KEY CHECK (length(answer_hash) = 32),
  expires_at  timestamptz NOT NULL
);
CREATE INDEX used_answers_expires_at ON used_answers (expires_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON used_answers TO portada_app;

-- Keys that all processes share and that nobody has to set: what they protect is short-lived.
CREATE TABLE secrets (
  name  text PRIMARY KEY,
  value bytea NOT NULL CHECK (length(value) = 32)
);
INSERT INTO secrets (name, value)
  VALUES ('bot_check', sha256((gen_random_uuid()::text || gen_random_uuid() || gen_random_uuid())::bytea));
GRANT SELECT ON secrets TO portada_app;

-- The administrator's page: the last failures, and how many there were in an hour.
CREATE INDEX generations_failed ON generations (finished_at DESC) WHERE status = 'failed';

-- Deletes an account: open generations are cancelled, everything the person wrote or made is wiped or marked for the
-- purge of the store, and what the ledger refers to stays without a name. Answers the sessions that ended; null where
-- there is no such account.
CREATE FUNCTION delete_account(owner uuid) RETURNS uuid[]
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE open_one uuid; ended uuid[];
BEGIN
  PERFORM 1 FROM credit_accounts WHERE user_id = owner ORDER BY id FOR NO KEY UPDATE;
  PERFORM 1 FROM users WHERE id = owner AND deleted_at IS NULL FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  FOR open_one IN SELECT id FROM generations WHERE user_id = owner AND status IN ('queued', 'running') ORDER BY id LOOP
    PERFORM settle_generation(open_one, NULL, 'cancelled', NULL, NULL);
  END LOOP;
  -- By their holds, of which each has one: the ledger has an index of users.
  UPDATE generations SET request = '{}', request_id = '', request_hash = ''::bytea
    WHERE id IN (SELECT generation_id FROM credit_transfers WHERE user_id = owner AND kind = 'hold');
  UPDATE thumbnails SET title = NULL, description = NULL, content = NULL, prompt = NULL, settings = NULL
    WHERE user_id = owner AND deleted_at IS NOT NULL;
  UPDATE thumbnails SET title = NULL, description = NULL, content = NULL, prompt = NULL, settings = NULL,
         deleted_at = clock_timestamp() WHERE user_id = owner AND deleted_at IS NULL;
  WITH gone AS (DELETE FROM sessions WHERE user_id = owner RETURNING id)
    SELECT coalesce(array_agg(id), '{}') INTO ended FROM gone;
  DELETE FROM identities WHERE user_id = owner;
  DELETE FROM pending_links WHERE user_id = owner;
  DELETE FROM account_tokens WHERE user_id = owner;
  DELETE FROM mails WHERE user_id = owner;
  DELETE FROM known_devices WHERE user_id = owner;
  UPDATE users SET email = 'deleted-' || owner || '@deleted.invalid', password_hash = NULL, display_name = '',
         photo_url = NULL, country = NULL, language = NULL, role = 'user', email_verified_at = NULL,
         updated_at = clock_timestamp(), deleted_at = clock_timestamp() WHERE id = owner;
  RETURN ended;
END $$;
REVOKE EXECUTE ON FUNCTION delete_account FROM PUBLIC;
GRANT EXECUTE ON FUNCTION delete_account TO portada_app;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP FUNCTION delete_account;
DROP INDEX generations_failed;
DROP TABLE secrets; DROP TABLE used_answers; DROP TABLE known_devices; DROP TABLE mails; DROP TABLE account_tokens;
DROP TABLE pending_links; DROP TABLE oidc_attempts; DROP TABLE identities;
ALTER TABLE users DROP COLUMN deleted_at;`);
  }
}
