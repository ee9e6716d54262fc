-- Records what a worker reports about its models, as [{model, ...}], and returns the models that are switched off.
-- Reports that are older than a day are deleted. A request that is still open ten seconds after its generation ended has
-- lost its worker: its outcome is unknown, and its estimate counts. The commit does not wait for the disk.
CREATE OR REPLACE FUNCTION report_models(worker uuid, reports jsonb) RETURNS SETOF text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  INSERT INTO model_reports (worker_id, model, report)
    SELECT worker, one ->> 'model', one FROM jsonb_array_elements(reports) AS one
    ON CONFLICT (worker_id, model) DO UPDATE SET report = excluded.report, seen_at = clock_timestamp();
  DELETE FROM model_reports WHERE seen_at < clock_timestamp() - interval '1 day';
  UPDATE model_requests r SET outcome = 'unknown', ended_at = clock_timestamp() FROM generations g
    WHERE r.outcome = 'open' AND g.id = r.generation_id AND g.finished_at < clock_timestamp() - interval '10 seconds';
  RETURN QUERY SELECT s.model FROM model_switches s WHERE NOT s.is_enabled;
END $$;
REVOKE ALL ON FUNCTION report_models FROM PUBLIC;
GRANT EXECUTE ON FUNCTION report_models TO portada_app;
