-- Returns how many credits of a pack are revoked for the amounts that are refunded and disputed. The number is
-- rounded up, so that a full refund revokes all credits.
CREATE OR REPLACE FUNCTION credits_to_revoke(credits int, received_cents int, refunded_cents int, disputed_cents int)
RETURNS int
LANGUAGE sql IMMUTABLE AS
  $$ SELECT least(credits, ceil(credits * (refunded_cents::numeric + disputed_cents) / received_cents))::int $$;
REVOKE ALL ON FUNCTION credits_to_revoke FROM PUBLIC;
GRANT EXECUTE ON FUNCTION credits_to_revoke TO portada_app;
