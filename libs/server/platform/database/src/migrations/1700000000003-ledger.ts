import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The credit ledger: append-only transfers between accounts, balances materialised by a trigger.
 * Lock order, everywhere: credit accounts by id, then generations, then thumbnails. FOR NO KEY UPDATE, because
 * FOR UPDATE deadlocks with the KEY SHARE locks of foreign keys.
 */
export class Ledger1700000000003 implements MigrationInterface {
  readonly name = 'Ledger1700000000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE TABLE credit_accounts (
  id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind    text NOT NULL CHECK (kind IN
          ('available', 'held', 'debt', 'issued_paid', 'issued_promo', 'consumed', 'revoked', 'adjusted')),
  user_id uuid REFERENCES users (id),
  balance bigint,                       -- of user accounts only: house accounts would be hot rows
  version bigint NOT NULL DEFAULT 0,
  CONSTRAINT user_account CHECK ((kind IN ('available', 'held', 'debt')) = (user_id IS NOT NULL)),
  CONSTRAINT materialised CHECK ((user_id IS NULL) = (balance IS NULL)),
  CONSTRAINT never_negative CHECK (balance >= 0)
);
CREATE UNIQUE INDEX one_account_per_user ON credit_accounts (user_id, kind) WHERE user_id IS NOT NULL;
CREATE UNIQUE INDEX one_house_account ON credit_accounts (kind) WHERE user_id IS NULL;
INSERT INTO credit_accounts (kind) VALUES ('issued_paid'), ('issued_promo'), ('consumed'), ('revoked'), ('adjusted');

CREATE TABLE credit_transfers (
  seq            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind           text NOT NULL CHECK (kind IN ('grant', 'adjust', 'hold', 'capture', 'release')),
  user_id        uuid NOT NULL REFERENCES users (id),
  debit_account  bigint NOT NULL REFERENCES credit_accounts (id),
  credit_account bigint NOT NULL REFERENCES credit_accounts (id),
  amount         bigint NOT NULL CHECK (amount > 0),
  generation_id  uuid REFERENCES generations (id),
  reason         text NOT NULL UNIQUE,  -- the business event it stands for: it can be entered once
  created_at     timestamptz NOT NULL DEFAULT clock_timestamp(),
  CHECK (debit_account <> credit_account),
  CHECK ((kind IN ('hold', 'capture', 'release')) = (generation_id IS NOT NULL))
);
CREATE UNIQUE INDEX one_grant ON credit_transfers (user_id) WHERE kind = 'grant';
CREATE UNIQUE INDEX one_hold ON credit_transfers (generation_id) WHERE kind = 'hold';
CREATE UNIQUE INDEX one_settlement ON credit_transfers (generation_id) WHERE kind IN ('capture', 'release');
CREATE INDEX credit_transfers_of_user ON credit_transfers (user_id, seq DESC);
GRANT SELECT ON credit_accounts, credit_transfers TO portada_app;

-- Balances follow transfers, and only transfers: nobody but this function's owner may write them. All transfers of a
-- statement at once: a batch of reservations is one.
CREATE FUNCTION apply_transfers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM credit_accounts
    WHERE id = ANY (ARRAY(SELECT debit_account FROM fresh UNION SELECT credit_account FROM fresh))
      AND balance IS NOT NULL
    ORDER BY id FOR NO KEY UPDATE;
  UPDATE credit_accounts a SET balance = a.balance + moved.amount, version = a.version + moved.transfers
    FROM (SELECT account, sum(amount)::bigint AS amount, count(*) AS transfers
            FROM (SELECT credit_account AS account, amount FROM fresh
                  UNION ALL SELECT debit_account, -amount FROM fresh) AS side GROUP BY account) AS moved
    WHERE a.id = moved.account AND a.balance IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER apply AFTER INSERT ON credit_transfers REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION apply_transfers();

-- Owner or not: an entry stays as it was made.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'credit_transfers is append-only'; END $$;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON credit_transfers
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER never_truncated BEFORE TRUNCATE ON credit_transfers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- At every commit: one hold, and a settlement that agrees with the status. Tables are named with their schema, because
-- this runs at the commit, under the search path of the session.
CREATE FUNCTION check_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  now_status text; holds int; captures int; releases int;
BEGIN
  -- Each count by one of the unique indexes: one over all kinds would read the whole ledger.
  SELECT g.status,
         (SELECT count(*) FROM public.credit_transfers t WHERE t.generation_id = g.id AND t.kind = 'hold'),
         (SELECT count(*) FROM public.credit_transfers t WHERE t.generation_id = g.id AND t.kind = 'capture'
             AND t.kind IN ('capture', 'release')),
         (SELECT count(*) FROM public.credit_transfers t WHERE t.generation_id = g.id AND t.kind = 'release'
             AND t.kind IN ('capture', 'release'))
    INTO now_status, holds, captures, releases FROM public.generations g WHERE g.id = NEW.id;
  IF now_status IS NOT NULL AND (holds <> 1 OR captures <> (now_status = 'succeeded')::int
     OR releases <> (now_status IN ('failed', 'cancelled'))::int) THEN
    RAISE EXCEPTION 'generation % is % with % holds, % captures, % releases',
      NEW.id, now_status, holds, captures, releases;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER settlement_agrees AFTER INSERT OR UPDATE OF status ON generations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_settlement();

-- From the other side: a settlement inserted without a change of status is refused too.
CREATE FUNCTION check_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE now_status text;
BEGIN
  SELECT status INTO now_status FROM public.generations WHERE id = NEW.generation_id;
  IF (NEW.kind = 'capture' AND now_status <> 'succeeded')
     OR (NEW.kind = 'release' AND now_status NOT IN ('failed', 'cancelled')) THEN
    RAISE EXCEPTION '% of generation % that is %', NEW.kind, NEW.generation_id, now_status;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER status_agrees AFTER INSERT ON credit_transfers
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.kind IN ('capture', 'release'))
  EXECUTE FUNCTION check_transfer();

CREATE FUNCTION house_account(wanted text) RETURNS bigint LANGUAGE sql STABLE AS
  $$ SELECT id FROM credit_accounts WHERE kind = wanted AND user_id IS NULL $$;
CREATE FUNCTION user_account(wanted text, owner uuid) RETURNS bigint LANGUAGE sql STABLE AS
  $$ SELECT id FROM credit_accounts WHERE user_id = owner AND kind = wanted $$;

-- An account: the user, the credit accounts and the one sign-up grant, or nothing. Null where the e-mail is taken.
CREATE FUNCTION create_account(new_email text, new_password_hash text, new_display_name text, new_country text,
                               new_language text, new_role text, granted int) RETURNS uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE new_id uuid;
BEGIN
  INSERT INTO users (email, password_hash, display_name, country, language, role)
    VALUES (lower(new_email), new_password_hash, new_display_name, new_country, new_language, new_role)
    ON CONFLICT (email) DO NOTHING RETURNING id INTO new_id;
  IF new_id IS NULL THEN RETURN NULL; END IF;
  INSERT INTO credit_accounts (kind, user_id, balance)
    VALUES ('available', new_id, 0), ('held', new_id, 0), ('debt', new_id, 0);
  PERFORM grant_sign_up(new_id, granted);
  RETURN new_id;
END $$;

-- The sign-up grant, at most once per user, whoever asks; true if it was made now.
CREATE FUNCTION grant_sign_up(owner uuid, granted int) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF granted > 2 THEN RAISE EXCEPTION 'a sign-up grant is at most 2 credits'; END IF;
  INSERT INTO credit_transfers (kind, user_id, debit_account, credit_account, amount, reason)
    VALUES ('grant', owner, house_account('issued_promo'), user_account('available', owner), granted,
            'signup:' || owner)
    ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $$;

-- Credits given by the house. For operators and tests: the application's role may not call it.
CREATE FUNCTION adjust_credits(owner uuid, given bigint, because text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO credit_transfers (kind, user_id, debit_account, credit_account, amount, reason)
    VALUES ('adjust', owner, house_account('issued_promo'), user_account('available', owner), given,
            'adjust:' || because) $$;

REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA public FROM PUBLIC;
GRANT EXECUTE ON FUNCTION create_account, grant_sign_up TO portada_app;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP FUNCTION adjust_credits, grant_sign_up, create_account, user_account, house_account;
DROP TABLE credit_transfers; DROP TABLE credit_accounts;
DROP TRIGGER settlement_agrees ON generations;
DROP FUNCTION apply_transfers, refuse_change, check_settlement, check_transfer;`);
  }
}
