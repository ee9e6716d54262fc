-- Trigger function: rejects changes of a purchase's terms, and of a recorded payment, by any role.
CREATE OR REPLACE FUNCTION refuse_other_terms() RETURNS trigger LANGUAGE plpgsql AS $$
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
REVOKE ALL ON FUNCTION refuse_other_terms FROM PUBLIC;
