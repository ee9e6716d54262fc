-- Trigger function of append-only tables: rejects updates and deletions of rows, by any role.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END $$;
REVOKE ALL ON FUNCTION refuse_change FROM PUBLIC;
