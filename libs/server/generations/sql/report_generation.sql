-- Records progress that a model reports; null leaves a value unchanged. The generation does not wait in the queue of
-- the model's provider any more. Returns the changed row, or no row if the fence is old.
CREATE OR REPLACE FUNCTION report_generation(wanted uuid, by_fence int, new_stage text, new_percent real,
                                             new_preview_key text, new_model text, new_provider_job_id text)
RETURNS SETOF generations
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE generations SET stage = coalesce(new_stage, stage),
         percent = greatest(coalesce(new_percent, percent), percent),
         preview_key = coalesce(new_preview_key, preview_key),
         model = coalesce(new_model, model), provider_job_id = coalesce(new_provider_job_id, provider_job_id),
         provider_queue_position = NULL, version = version + 1
    WHERE id = wanted AND fence = by_fence AND status = 'running' RETURNING * $$;
REVOKE ALL ON FUNCTION report_generation FROM PUBLIC;
GRANT EXECUTE ON FUNCTION report_generation TO portada_app;
