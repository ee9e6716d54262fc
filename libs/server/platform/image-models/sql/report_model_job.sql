-- Stores the id of a job that the provider reported to the webhook of a request. The first report counts. Nothing else of
-- the request changes. Returns stored | repeated | unknown (no request with this id and this hash of its token).
CREATE OR REPLACE FUNCTION report_model_job(request uuid, token_hash bytea, job text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE model_requests SET reported_job_id = job
    WHERE id = request AND webhook_hash = token_hash AND reported_job_id IS NULL;
  IF FOUND THEN RETURN 'stored'; END IF;
  IF EXISTS (SELECT 1 FROM model_requests WHERE id = request AND webhook_hash = token_hash) THEN RETURN 'repeated'; END IF;
  RETURN 'unknown';
END $$;
REVOKE ALL ON FUNCTION report_model_job FROM PUBLIC;
GRANT EXECUTE ON FUNCTION report_model_job TO portada_app;
