-- Tells if the owner may cancel a generation. One that waits in the queue, or of which an attempt failed, may always be
-- cancelled. Of those whose drawing had begun, an owner may cancel twenty of the last 24 hours (docs/decisions/0133). The caller holds
-- the locks of the owner's credit accounts, so that concurrent cancels are counted one after the other. True for an ended generation.
CREATE OR REPLACE FUNCTION may_cancel(wanted uuid) RETURNS boolean
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT g.status <> 'running' OR g.failures > 0
         OR 20 > (SELECT count(*) FROM generations c
                  WHERE c.user_id = g.user_id AND c.created_at > clock_timestamp() - interval '1 day'
                    AND c.status = 'cancelled' AND c.started_at IS NOT NULL AND c.failures = 0)
    FROM generations g WHERE g.id = wanted $$;
REVOKE ALL ON FUNCTION may_cancel FROM PUBLIC;
