import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Packs of credits bought by card. A purchase's row is written before the provider is asked, and its credits are those
 * of that row. Lock order, after that of the ledger: purchases last.
 */
export class Purchases1700000000008 implements MigrationInterface {
  readonly name = 'Purchases1700000000008';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- created: the provider may not know it yet. open: its page waits for a card. pending: the bank takes its time.
-- quarantined: what was paid is not what was to be paid; an administrator decides.
CREATE TABLE purchases (
  id                uuid PRIMARY KEY,     -- chosen before the provider is asked
  user_id           uuid NOT NULL REFERENCES users (id),
  plan              text NOT NULL,
  credits           int NOT NULL,
  amount_cents      int NOT NULL CHECK (amount_cents > 0),
  currency          text NOT NULL CHECK (currency ~ '^[a-z]{3}$'),
  price_id          text NOT NULL,        -- the provider's
  status            text NOT NULL DEFAULT 'created' CHECK (status IN
                    ('created', 'open', 'pending', 'paid', 'failed', 'expired', 'quarantined')),
  session_id        text UNIQUE,
  session_url       text,                 -- where the card is asked for
  session_attempt   int NOT NULL DEFAULT 1 CHECK (session_attempt > 0),  -- part of the provider's idempotency key
  payment_intent_id text UNIQUE,
  received_cents    int CHECK (received_cents > 0),  -- what the provider took, once it was read
  refunded_cents    int NOT NULL DEFAULT 0 CHECK (refunded_cents >= 0),
  disputed_cents    int NOT NULL DEFAULT 0 CHECK (disputed_cents >= 0),
  revoked_credits   int NOT NULL DEFAULT 0,
  revision          int NOT NULL DEFAULT 0,     -- how often revoked_credits changed
  readings          int NOT NULL DEFAULT 0,     -- how often refunds and disputes were written down
  problem           text,                 -- why it is quarantined
  decision          text CHECK (decision IN ('accepted', 'refused')),  -- an administrator's, which ends a quarantine
  created_at        timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at        timestamptz,          -- of the provider's page
  paid_at           timestamptz,
  checked_at        timestamptz,          -- when the provider was last asked about it
  CONSTRAINT known_pack CHECK ((plan, credits) IN (('plan-10', 10), ('plan-20', 20), ('plan-50', 50))),
  CONSTRAINT revoked_of_its_own CHECK (revoked_credits BETWEEN 0 AND credits),
  CONSTRAINT session_known CHECK (status NOT IN ('open', 'pending', 'paid') OR session_id IS NOT NULL),
  CONSTRAINT paid_once CHECK ((status = 'paid') = (paid_at IS NOT NULL)),
  CONSTRAINT payment_known CHECK (status <> 'paid' OR (payment_intent_id, received_cents) IS NOT NULL),
  CONSTRAINT paid_in_full CHECK
    (status <> 'paid' OR received_cents = amount_cents OR (decision = 'accepted') IS TRUE),
  CONSTRAINT taken_back_of_paid CHECK
    (status = 'paid' OR (refunded_cents, disputed_cents, revoked_credits) = (0, 0, 0)),
  CONSTRAINT page_of_open CHECK (status = 'open' OR session_url IS NULL),
  CONSTRAINT problem_said CHECK (status <> 'quarantined' OR problem IS NOT NULL),
  CONSTRAINT decided CHECK
    (decision IS NULL OR status = CASE decision WHEN 'accepted' THEN 'paid' ELSE 'failed' END)
);
CREATE INDEX purchases_of_user ON purchases (user_id, created_at DESC, id);
CREATE INDEX purchases_unsettled ON purchases (created_at) WHERE status IN ('created', 'open', 'pending', 'quarantined');
CREATE INDEX purchases_paid_at ON purchases (paid_at) WHERE paid_at IS NOT NULL;
GRANT SELECT, UPDATE (checked_at, session_attempt) ON purchases TO portada_app;

-- What the provider told us of, by its own id: a hint to ask again, kept until somebody did. Seen is not done.
CREATE TABLE payment_events (
  id           text PRIMARY KEY,
  type         text NOT NULL,
  hint         jsonb NOT NULL,            -- ids alone: {object, purchaseId?, sessionId?, paymentIntentId?, chargeId?}
  attempts     int NOT NULL DEFAULT 0,
  available_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  received_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
  processed_at timestamptz
);
CREATE INDEX payment_events_waiting ON payment_events (available_at, id) WHERE processed_at IS NULL;
CREATE INDEX payment_events_processed ON payment_events (processed_at) WHERE processed_at IS NOT NULL;
GRANT SELECT, INSERT, UPDATE, DELETE ON payment_events TO portada_app;

-- Runs of the comparison between purchases, ledger and provider.
CREATE TABLE reconciliations (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  started_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
  finished_at timestamptz,
  purchases   int NOT NULL DEFAULT 0,     -- how many of ours were compared
  sessions    int NOT NULL DEFAULT 0,     -- how many of the provider's
  differences jsonb NOT NULL DEFAULT '[]' -- [{kind, ref, detail}]
);
GRANT SELECT, INSERT, UPDATE, DELETE ON reconciliations TO portada_app;

-- What administrators did, written by the functions that do it.
CREATE TABLE admin_actions (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  admin_id   uuid NOT NULL REFERENCES users (id),
  action     text NOT NULL CHECK (action IN ('purchase.accept', 'purchase.refuse')),
  target     text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT decided_once UNIQUE (target, action)
);
GRANT SELECT ON admin_actions TO portada_app;

-- The ledger's side. owe: credits that were spent already become a debt. clear: a debt that is gone.
-- repay: credits that pay a debt, always with a clear of the same amount.
ALTER TABLE credit_transfers ADD COLUMN purchase_id uuid REFERENCES purchases (id);
ALTER TABLE credit_transfers DROP CONSTRAINT credit_transfers_kind_check;
ALTER TABLE credit_transfers ADD CONSTRAINT credit_transfers_kind_check CHECK (kind IN
  ('grant', 'adjust', 'hold', 'capture', 'release', 'purchase', 'revoke', 'owe', 'restore', 'repay', 'clear'));
ALTER TABLE credit_transfers ADD CONSTRAINT of_a_purchase CHECK
  ((kind IN ('purchase', 'revoke', 'owe', 'restore', 'repay', 'clear')) = (purchase_id IS NOT NULL));
CREATE UNIQUE INDEX one_credit ON credit_transfers (purchase_id) WHERE kind = 'purchase';
CREATE INDEX credit_transfers_of_purchase ON credit_transfers (purchase_id) WHERE purchase_id IS NOT NULL;

-- How many credits of a pack are taken back when so much of what was paid is refunded or disputed: rounded up, so that
-- all of the money is all of the credits.
CREATE FUNCTION credits_to_revoke(credits int, received_cents int, refunded_cents int, disputed_cents int) RETURNS int
LANGUAGE sql IMMUTABLE AS
  $$ SELECT least(credits, ceil(credits * (refunded_cents::numeric + disputed_cents) / received_cents))::int $$;

-- What the transfers of a purchase have taken back so far. A repayment is a pair that adds up to nothing.
CREATE FUNCTION credits_revoked(purchase uuid) RETURNS bigint LANGUAGE sql STABLE AS
  $$ SELECT coalesce(sum(CASE WHEN kind IN ('revoke', 'owe', 'repay') THEN amount
                              WHEN kind IN ('restore', 'clear') THEN -amount ELSE 0 END), 0)::bigint
       FROM public.credit_transfers WHERE purchase_id = purchase $$;

-- At every commit: paid and credited agree, and so do what was refunded and what was taken back.
CREATE FUNCTION check_purchase() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE p public.purchases; credited int; rightly int;
BEGIN
  SELECT * INTO p FROM public.purchases
    WHERE id = CASE TG_TABLE_NAME WHEN 'purchases' THEN (to_jsonb(NEW) ->> 'id')::uuid
                                  ELSE (to_jsonb(NEW) ->> 'purchase_id')::uuid END;
  SELECT count(*), count(*) FILTER (WHERE amount = p.credits AND user_id = p.user_id) INTO credited, rightly
    FROM public.credit_transfers WHERE purchase_id = p.id AND kind = 'purchase';
  IF credited <> (p.status = 'paid')::int OR rightly <> credited THEN
    RAISE EXCEPTION 'purchase % is % with % credits entered, % of them rightly', p.id, p.status, credited, rightly;
  END IF;
  IF p.revoked_credits <> public.credits_revoked(p.id) OR p.revoked_credits <> public.credits_to_revoke(
       p.credits, coalesce(p.received_cents, p.amount_cents), p.refunded_cents, p.disputed_cents) THEN
    RAISE EXCEPTION 'purchase % has % credits revoked, and its transfers or refunds say otherwise',
      p.id, p.revoked_credits;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER credit_agrees
  AFTER INSERT OR UPDATE OF status, received_cents, revoked_credits, refunded_cents, disputed_cents ON purchases
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_purchase();
CREATE CONSTRAINT TRIGGER purchase_agrees AFTER INSERT ON credit_transfers
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.purchase_id IS NOT NULL) EXECUTE FUNCTION check_purchase();

-- Owner or not: what was agreed on stays, and so does what was paid.
CREATE FUNCTION refuse_other_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.user_id, NEW.plan, NEW.credits, NEW.amount_cents, NEW.currency, NEW.price_id, NEW.created_at)
     IS DISTINCT FROM
     (OLD.id, OLD.user_id, OLD.plan, OLD.credits, OLD.amount_cents, OLD.currency, OLD.price_id, OLD.created_at)
     OR (OLD.status = 'paid' AND
         (NEW.status, NEW.session_id, NEW.payment_intent_id, NEW.received_cents, NEW.paid_at, NEW.decision)
         IS DISTINCT FROM
         (OLD.status, OLD.session_id, OLD.payment_intent_id, OLD.received_cents, OLD.paid_at, OLD.decision)) THEN
    RAISE EXCEPTION 'the terms of purchase % stay as they were agreed on', OLD.id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER terms_stay BEFORE UPDATE ON purchases FOR EACH ROW EXECUTE FUNCTION refuse_other_terms();

-- Writes a purchase down before the provider is asked. opened | replay (the same was asked for before) | conflict (the
-- id is somebody else's, or stands for another pack, or the account is gone).
CREATE FUNCTION open_purchase(new_id uuid, owner uuid, new_plan text, new_credits int, new_amount_cents int,
                              new_currency text, new_price_id text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO purchases (id, user_id, plan, credits, amount_cents, currency, price_id)
    SELECT new_id, id, new_plan, new_credits, new_amount_cents, new_currency, new_price_id
      FROM users WHERE id = owner AND deleted_at IS NULL
    ON CONFLICT (id) DO NOTHING;
  IF FOUND THEN RETURN 'opened'; END IF;
  IF EXISTS (SELECT 1 FROM purchases WHERE id = new_id AND user_id = owner AND plan = new_plan) THEN
    RETURN 'replay';
  END IF;
  RETURN 'conflict';
END $$;

-- Stores which page of the provider's belongs to a purchase; of two, the first stays. True where it is this one.
CREATE FUNCTION attach_session(purchase uuid, new_session_id text, new_url text, expires timestamptz) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE purchases SET session_id = new_session_id, expires_at = expires,
         session_url = CASE status WHEN 'created' THEN new_url END,
         status = CASE status WHEN 'created' THEN 'open' ELSE status END
    WHERE id = purchase AND session_id IS NULL;
  RETURN EXISTS (SELECT 1 FROM purchases WHERE id = purchase AND session_id = new_session_id);
END $$;

-- Locks what a change of a purchase touches, in the order of the house; answers the purchase.
CREATE FUNCTION lock_purchase(purchase uuid) RETURNS purchases LANGUAGE plpgsql AS $$
DECLARE p purchases;
BEGIN
  PERFORM 1 FROM credit_accounts WHERE user_id = (SELECT user_id FROM purchases WHERE id = purchase)
    ORDER BY id FOR NO KEY UPDATE;
  SELECT * INTO p FROM purchases WHERE id = purchase FOR NO KEY UPDATE;
  RETURN p;
END $$;

CREATE FUNCTION enter_transfer(p purchases, new_kind text, from_account bigint, to_account bigint, moved bigint)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO credit_transfers (kind, user_id, debit_account, credit_account, amount, purchase_id, reason)
    SELECT new_kind, p.user_id, from_account, to_account, moved, p.id, new_kind || ':' || p.id || ':' || p.revision
      WHERE moved > 0 $$;

-- Whoever has credits and a debt pays the debt.
CREATE FUNCTION repay_debt(p purchases) RETURNS void LANGUAGE plpgsql AS $$
DECLARE owed bigint;
BEGIN
  SELECT min(balance) INTO owed FROM credit_accounts WHERE user_id = p.user_id AND kind IN ('available', 'debt');
  PERFORM enter_transfer(p, 'repay', user_account('available', p.user_id), house_account('revoked'), owed);
  PERFORM enter_transfer(p, 'clear', user_account('debt', p.user_id), house_account('adjusted'), owed);
END $$;

-- Enters the credits of a locked purchase that was paid. A debt is paid first.
CREATE FUNCTION credit_purchase(p purchases, session text, intent text, received int, decided text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE purchases SET status = 'paid', paid_at = clock_timestamp(), session_id = session, session_url = NULL,
         payment_intent_id = intent, received_cents = received, problem = NULL, decision = decided WHERE id = p.id;
  PERFORM enter_transfer(p, 'purchase', house_account('issued_paid'), user_account('available', p.user_id), p.credits);
  PERFORM repay_debt(p);
END $$;

-- Credits a purchase that was paid in full: once, whoever calls and how often. The payment may come after the purchase
-- was given up; one that comes after its account was deleted waits for an administrator, who gives the money back.
-- fulfilled | already | quarantined | refused (by an administrator, who alone could say otherwise) | unknown
CREATE FUNCTION fulfil_purchase(purchase uuid, session text, intent text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE p purchases;
BEGIN
  p := lock_purchase(purchase);
  IF p.id IS NULL THEN RETURN 'unknown'; END IF;
  IF p.status = 'paid' THEN RETURN 'already'; END IF;
  IF p.status = 'quarantined' THEN RETURN 'quarantined'; END IF;
  IF p.decision = 'refused' THEN RETURN 'refused'; END IF;
  IF EXISTS (SELECT 1 FROM users WHERE id = p.user_id AND deleted_at IS NOT NULL) THEN
    PERFORM quarantine_purchase(purchase, session, 'paid after the account was deleted', intent, p.amount_cents);
    RETURN 'quarantined';
  END IF;
  PERFORM credit_purchase(p, session, intent, p.amount_cents, NULL);
  RETURN 'fulfilled';
END $$;

-- Takes back, or gives back, until what is revoked agrees with what is refunded and disputed now. The caller passes
-- totals, not changes, so that neither order nor repetition matters. Spent credits become a debt.
-- seen: what readings was before the provider was asked. Where others wrote since then, what they read may be younger:
-- then nothing changes, and the caller asks again (stale). Totals that are ours already need no such care.
-- revised | same | stale | unpaid | unknown
CREATE FUNCTION revise_purchase(purchase uuid, refunded int, disputed int, seen int) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE p purchases; wanted int; difference int; spendable bigint; owed bigint;
BEGIN
  p := lock_purchase(purchase);
  IF p.id IS NULL THEN RETURN 'unknown'; END IF;
  IF p.status <> 'paid' THEN RETURN 'unpaid'; END IF;
  IF (p.refunded_cents, p.disputed_cents) = (refunded, disputed) THEN
    UPDATE purchases SET readings = readings + 1 WHERE id = purchase;
    RETURN 'same';
  END IF;
  IF p.readings IS DISTINCT FROM seen THEN RETURN 'stale'; END IF;
  wanted := credits_to_revoke(p.credits, p.received_cents, refunded, disputed);
  difference := wanted - p.revoked_credits;
  UPDATE purchases SET refunded_cents = refunded, disputed_cents = disputed, revoked_credits = wanted,
         revision = revision + (difference <> 0)::int, readings = readings + 1 WHERE id = purchase RETURNING * INTO p;
  SELECT balance INTO spendable FROM credit_accounts WHERE user_id = p.user_id AND kind = 'available';
  SELECT balance INTO owed FROM credit_accounts WHERE user_id = p.user_id AND kind = 'debt';
  IF difference > 0 THEN
    PERFORM enter_transfer(p, 'revoke', user_account('available', p.user_id), house_account('revoked'),
                           least(spendable, difference));
    PERFORM enter_transfer(p, 'owe', house_account('adjusted'), user_account('debt', p.user_id),
                           difference - least(spendable, difference));
  ELSE
    PERFORM enter_transfer(p, 'clear', user_account('debt', p.user_id), house_account('adjusted'),
                           least(owed, -difference));
    PERFORM enter_transfer(p, 'restore', house_account('revoked'), user_account('available', p.user_id),
                           -difference - least(owed, -difference));
  END IF;
  RETURN 'revised';
END $$;

-- What became of a purchase that was not paid: pending, failed or expired. Nothing leaves paid or quarantine this way.
-- session: the provider's, where ours did not come so far as to store it.
CREATE FUNCTION close_purchase(purchase uuid, outcome text, session text DEFAULT NULL) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF (outcome IN ('pending', 'failed', 'expired')) IS NOT TRUE THEN RAISE EXCEPTION 'no outcome: %', outcome; END IF;
  UPDATE purchases SET status = outcome, session_url = NULL, session_id = coalesce(session_id, session)
    WHERE id = purchase AND status IN ('created', 'open', 'pending') AND status <> outcome;
  RETURN FOUND;
END $$;

-- Keeps a purchase from being credited until an administrator has looked at it. False where it is paid already, or was
-- refused. A session or a payment that another purchase has already is not taken from it.
CREATE FUNCTION quarantine_purchase(purchase uuid, session text, because text, intent text DEFAULT NULL,
                                    received int DEFAULT NULL) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE purchases p SET status = 'quarantined', problem = because, session_url = NULL,
         received_cents = coalesce(nullif(received, 0), received_cents),
         session_id = CASE WHEN session IS NULL OR EXISTS (SELECT 1 FROM purchases o WHERE o.session_id = session)
                           THEN p.session_id ELSE session END,
         payment_intent_id = CASE WHEN intent IS NULL
                                    OR EXISTS (SELECT 1 FROM purchases o WHERE o.payment_intent_id = intent)
                                  THEN p.payment_intent_id ELSE intent END
    WHERE p.id = purchase AND p.status <> 'paid' AND p.decision IS NULL;
  RETURN FOUND;
END $$;

-- Notes what an administrator does, in the transaction that does it. Nobody else comes past here.
CREATE FUNCTION note_admin_action(admin uuid, done text, what text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO admin_actions (admin_id, action, target)
    SELECT id, done, what FROM users WHERE id = admin AND role = 'admin' AND deleted_at IS NULL;
  IF NOT FOUND THEN RAISE EXCEPTION 'not an administrator' USING ERRCODE = 'insufficient_privilege'; END IF;
END $$;

-- An administrator's yes: the pack is credited for what was paid, whatever that was.
-- accepted | unpaid (there is no payment to accept) | decided (it is not quarantined, or no more) | unknown
CREATE FUNCTION accept_purchase(purchase uuid, admin uuid) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE p purchases;
BEGIN
  p := lock_purchase(purchase);
  IF p.id IS NULL THEN RETURN 'unknown'; END IF;
  IF p.status <> 'quarantined' THEN RETURN 'decided'; END IF;
  IF p.session_id IS NULL OR p.payment_intent_id IS NULL OR p.received_cents IS NULL THEN RETURN 'unpaid'; END IF;
  PERFORM note_admin_action(admin, 'purchase.accept', purchase::text);
  PERFORM credit_purchase(p, p.session_id, p.payment_intent_id, p.received_cents, 'accepted');
  RETURN 'accepted';
END $$;

-- An administrator's no, for good: the purchase failed, and the money goes back by the provider's own page.
-- refused | decided | unknown
CREATE FUNCTION refuse_purchase(purchase uuid, admin uuid) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE purchases SET status = 'failed', decision = 'refused' WHERE id = purchase AND status = 'quarantined';
  IF FOUND THEN
    PERFORM note_admin_action(admin, 'purchase.refuse', purchase::text);
    RETURN 'refused';
  END IF;
  RETURN CASE WHEN EXISTS (SELECT 1 FROM purchases WHERE id = purchase) THEN 'decided' ELSE 'unknown' END;
END $$;

REVOKE EXECUTE ON FUNCTION credits_to_revoke, credits_revoked, check_purchase, refuse_other_terms, open_purchase,
  attach_session, lock_purchase, enter_transfer, repay_debt, credit_purchase, fulfil_purchase, revise_purchase,
  close_purchase, quarantine_purchase, note_admin_action, accept_purchase, refuse_purchase FROM PUBLIC;
-- The first two are asked at every commit, by whoever commits.
GRANT EXECUTE ON FUNCTION credits_to_revoke, credits_revoked, open_purchase, attach_session, fulfil_purchase,
  revise_purchase, close_purchase, quarantine_purchase, accept_purchase, refuse_purchase TO portada_app;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP FUNCTION refuse_purchase, accept_purchase, note_admin_action, quarantine_purchase, close_purchase, revise_purchase,
  fulfil_purchase, credit_purchase, repay_debt, enter_transfer, lock_purchase, attach_session, open_purchase;
DROP TRIGGER purchase_agrees ON credit_transfers;
DROP TRIGGER credit_agrees ON purchases;
DROP TRIGGER terms_stay ON purchases;
DROP FUNCTION refuse_other_terms, check_purchase, credits_revoked, credits_to_revoke;
ALTER TABLE credit_transfers DROP CONSTRAINT of_a_purchase;
ALTER TABLE credit_transfers DROP COLUMN purchase_id;
ALTER TABLE credit_transfers DROP CONSTRAINT credit_transfers_kind_check;
ALTER TABLE credit_transfers ADD CONSTRAINT credit_transfers_kind_check
  CHECK (kind IN ('grant', 'adjust', 'hold', 'capture', 'release'));
DROP TABLE admin_actions; DROP TABLE reconciliations; DROP TABLE payment_events; DROP TABLE purchases;`);
  }
}
