-- Records a request before the model is asked, so that a worker that is killed afterwards has booked the estimate.
-- estimate and budget in US dollars: the upper estimate of the price (null: not known, counts as 0), and the budget of
-- the model for one day in UTC (null: no limit). Concurrent requests of one model with a budget wait for each other.
-- Earlier requests of the generation that never ended are unknown from now on. A call may be repeated.
-- Returns opened | over_budget | disabled (an administrator switched the model off).
CREATE OR REPLACE FUNCTION open_model_request(request uuid, generation uuid, asked text, asked_id text,
                                              estimate numeric, budget numeric)
RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE spent numeric; today timestamptz;
BEGIN
  IF EXISTS (SELECT 1 FROM model_switches WHERE model = asked AND NOT is_enabled) THEN RETURN 'disabled'; END IF;
  UPDATE model_requests SET outcome = 'unknown', ended_at = clock_timestamp()
    WHERE generation_id = generation AND outcome = 'open' AND id <> request;
  IF budget IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('model budget ' || asked, 0));
    today := date_trunc('day', clock_timestamp(), 'UTC');
    SELECT coalesce(sum(counted_usd), 0) INTO spent FROM model_requests
      WHERE model = asked AND started_at >= today AND id <> request;
    IF spent >= budget OR spent + coalesce(estimate, 0) > budget THEN RETURN 'over_budget'; END IF;
  END IF;
  INSERT INTO model_requests (id, generation_id, model, model_id, outcome, estimated_usd)
    VALUES (request, generation, asked, asked_id, 'open', estimate) ON CONFLICT (id) DO NOTHING;
  RETURN 'opened';
END $$;
REVOKE ALL ON FUNCTION open_model_request FROM PUBLIC;
GRANT EXECUTE ON FUNCTION open_model_request TO portada_app;
