-- Records the webhook of a request before the model is asked. token_hash: SHA-256 of the token in the address of the
-- webhook. signing_secret: key with which the provider signs; null if Portada does not choose the key.
CREATE OR REPLACE FUNCTION expect_model_webhook(request uuid, token_hash bytea, signing_secret text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE model_requests SET webhook_hash = token_hash, webhook_secret = signing_secret WHERE id = request $$;
REVOKE ALL ON FUNCTION expect_model_webhook FROM PUBLIC;
GRANT EXECUTE ON FUNCTION expect_model_webhook TO portada_app;
