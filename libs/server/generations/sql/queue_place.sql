-- Returns the place of a queued generation. place: place in the whole queue, from 1 to 1000; own_place: place among
-- the queued generations of its user; own_running: number of running generations of its user. Each round of the queue
-- serves every user once, so that the n-th generation of a user comes after at most n generations of each other user.
CREATE OR REPLACE FUNCTION queue_place(wanted uuid) RETURNS TABLE (place int, own_place int, own_running int)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE g generations; mine generations; others bigint;
BEGIN
  SELECT * INTO g FROM generations WHERE id = wanted AND status = 'queued';
  IF NOT FOUND THEN RETURN; END IF;
  SELECT count(*)::int + 1 INTO own_place
    FROM (SELECT 1 FROM generations o WHERE o.user_id = g.user_id AND o.status = 'queued'
             AND (o.created_at, o.id) < (g.created_at, g.id) LIMIT 999) AS earlier;
  SELECT count(*)::int INTO own_running FROM generations o WHERE o.user_id = g.user_id AND o.status = 'running';
  SELECT * INTO mine FROM generations o WHERE o.user_id = g.user_id AND o.next_rank IS NOT NULL LIMIT 1;
  IF NOT FOUND THEN mine := g; mine.next_rank := own_running; mine.next_at := g.created_at; END IF;
  IF own_place = 1 THEN
    SELECT count(*) INTO others
      FROM (SELECT 1 FROM generations o WHERE o.next_rank IS NOT NULL
               AND (o.next_rank, o.next_at, o.id) < (mine.next_rank, mine.next_at, mine.id) LIMIT 999) AS ahead;
  ELSE
    SELECT coalesce(sum(least(greatest(o.waiting, 1), own_place - (NOT o.ahead)::int)), 0) INTO others
      FROM (SELECT a.balance - o.next_rank AS waiting,
                   (o.next_rank, o.next_at, o.id) < (mine.next_rank, mine.next_at, mine.id) AS ahead
              FROM generations o JOIN credit_accounts a ON a.user_id = o.user_id AND a.kind = 'held'
             WHERE o.next_rank IS NOT NULL AND o.user_id <> g.user_id
             ORDER BY o.next_rank, o.next_at, o.id LIMIT 999) AS o;
  END IF;
  place := least(own_place + others, 1000);
  RETURN NEXT;
END $$;
REVOKE ALL ON FUNCTION queue_place FROM PUBLIC;
GRANT EXECUTE ON FUNCTION queue_place TO portada_app;
