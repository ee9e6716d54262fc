-- Trigger function: rejects updates and deletions of credit transfers, by any role.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'credit_transfers is append-only'; END $$;
REVOKE ALL ON FUNCTION refuse_change FROM PUBLIC;
