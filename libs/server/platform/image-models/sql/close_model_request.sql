-- Records the end of a request to a model. ending: {generationId, model, modelId, outcome, code, alarm, message,
-- estimatedUsd, bookedUsd, jobId, providerRequestId, elapsedMs}. An end that is known replaces no other known end. A
-- request that was not opened is inserted, with a start elapsedMs ago.
CREATE OR REPLACE FUNCTION close_model_request(request uuid, ending jsonb) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO model_requests AS r (id, generation_id, model, model_id, outcome, failure_code, alarm, message,
                                   estimated_usd, booked_usd, provider_job_id, provider_request_id, started_at,
                                   ended_at)
    VALUES (request, (ending ->> 'generationId')::uuid, ending ->> 'model', ending ->> 'modelId',
            ending ->> 'outcome', ending ->> 'code', ending ->> 'alarm', left(ending ->> 'message', 300),
            (ending ->> 'estimatedUsd')::numeric, (ending ->> 'bookedUsd')::numeric, ending ->> 'jobId',
            ending ->> 'providerRequestId',
            clock_timestamp() - make_interval(secs => coalesce((ending ->> 'elapsedMs')::float8, 0) / 1000),
            clock_timestamp())
    ON CONFLICT (id) DO UPDATE SET outcome = excluded.outcome, failure_code = excluded.failure_code,
      alarm = excluded.alarm, message = excluded.message, booked_usd = excluded.booked_usd,
      model_id = coalesce(excluded.model_id, r.model_id),
      provider_job_id = coalesce(excluded.provider_job_id, r.provider_job_id),
      provider_request_id = coalesce(excluded.provider_request_id, r.provider_request_id),
      ended_at = excluded.ended_at
    WHERE r.outcome IN ('open', 'unknown') $$;
REVOKE ALL ON FUNCTION close_model_request FROM PUBLIC;
GRANT EXECUTE ON FUNCTION close_model_request TO portada_app;
