-- Constraint trigger function that runs at every commit. It throws unless a capture or release agrees with the status
-- of its generation, also if the settlement is inserted without a change of status.
CREATE OR REPLACE FUNCTION check_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE now_status text;
BEGIN
  SELECT status INTO now_status FROM public.generations WHERE id = NEW.generation_id;
  IF (NEW.kind = 'capture' AND now_status <> 'succeeded')
     OR (NEW.kind = 'release' AND now_status NOT IN ('failed', 'cancelled')) THEN
    RAISE EXCEPTION '% of generation % that is %', NEW.kind, NEW.generation_id, now_status;
  END IF;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION check_transfer FROM PUBLIC;
