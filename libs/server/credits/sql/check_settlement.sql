-- Constraint trigger function that runs at every commit. It throws unless a generation has one hold, and a settlement
-- that agrees with its status. Tables are named with their schema, because the trigger runs under the search path of
-- the session.
CREATE OR REPLACE FUNCTION check_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  now_status text; holds int; captures int; releases int;
BEGIN
  -- Each kind of transfer is counted separately, because these counts use unique indexes. One count of all kinds
  -- would read the whole ledger.
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
REVOKE ALL ON FUNCTION check_settlement FROM PUBLIC;
