-- Constraint trigger function that runs at every commit. It throws unless a generation has one hold of its price, and a
-- settlement that agrees with its status and moves all held credits. A succeeded generation whose model was cheaper than
-- agreed has a release of the rest. Tables are named with their schema, because the trigger runs under the search path of
-- the session.
CREATE OR REPLACE FUNCTION check_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  now_status text; price int; holds int; captures int; releases int; held bigint; captured bigint; released bigint;
BEGIN
  -- Each kind of transfer is counted separately, because these counts use unique indexes. One count of all kinds
  -- would read the whole ledger.
  SELECT g.status, g.credits,
         (SELECT count(*) FROM public.credit_transfers t WHERE t.generation_id = g.id AND t.kind = 'hold'),
         (SELECT count(*) FROM public.credit_transfers t WHERE t.generation_id = g.id AND t.kind = 'capture'),
         (SELECT count(*) FROM public.credit_transfers t WHERE t.generation_id = g.id AND t.kind = 'release'),
         (SELECT t.amount FROM public.credit_transfers t WHERE t.generation_id = g.id AND t.kind = 'hold'),
         (SELECT t.amount FROM public.credit_transfers t WHERE t.generation_id = g.id AND t.kind = 'capture'),
         (SELECT t.amount FROM public.credit_transfers t WHERE t.generation_id = g.id AND t.kind = 'release')
    INTO now_status, price, holds, captures, releases, held, captured, released FROM public.generations g WHERE g.id = NEW.id;
  IF now_status IS NOT NULL AND (holds <> 1 OR captures <> (now_status = 'succeeded')::int
     OR (releases <> (now_status IN ('failed', 'cancelled'))::int AND NOT (now_status = 'succeeded' AND captured < held))) THEN
    RAISE EXCEPTION 'generation % is % with % holds, % captures, % releases',
      NEW.id, now_status, holds, captures, releases;
  END IF;
  IF now_status IS NOT NULL AND (held <> price OR (now_status NOT IN ('queued', 'running')
     AND coalesce(captured, 0) + coalesce(released, 0) <> held)) THEN
    RAISE EXCEPTION 'generation % costs % credits, with % held, % captured, % released',
      NEW.id, price, held, coalesce(captured, 0), coalesce(released, 0);
  END IF;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION check_settlement FROM PUBLIC;
