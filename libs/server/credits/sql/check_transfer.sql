-- Constraint trigger function that runs at every commit. It throws unless a capture or release agrees with the status
-- of its generation, also if the settlement is inserted without a change of status. A release of a succeeded generation is
-- the rest of its hold, which the capture leaves.
CREATE OR REPLACE FUNCTION check_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE now_status text; price int; captured bigint;
BEGIN
  SELECT g.status, g.credits,
         (SELECT t.amount FROM public.credit_transfers t WHERE t.generation_id = g.id AND t.kind = 'capture')
    INTO now_status, price, captured FROM public.generations g WHERE g.id = NEW.generation_id;
  IF (NEW.kind = 'capture' AND now_status <> 'succeeded')
     OR (NEW.kind = 'release' AND now_status NOT IN ('failed', 'cancelled')
         AND NOT coalesce(now_status = 'succeeded' AND captured + NEW.amount = price, false)) THEN
    RAISE EXCEPTION '% of generation % that is %', NEW.kind, NEW.generation_id, now_status;
  END IF;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION check_transfer FROM PUBLIC;
