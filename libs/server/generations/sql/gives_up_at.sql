-- Returns the time from which an unfinished generation fails with the code deadline; never before its deadline. Of the time
-- from acceptance to the deadline, three fifths are for the wait and two fifths for the drawing. A queue that
-- finished an image within the last two fifths moves, and its generations may wait on after their deadline. A claim may
-- last at least two fifths. Three times the time to the deadline is the most in every case.
-- finished: the result of latest_success
CREATE OR REPLACE FUNCTION gives_up_at(g generations, finished timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT greatest(g.deadline_at, (
    SELECT least(since + 0.4 * span, g.created_at + 3 * span)
      FROM (SELECT CASE WHEN g.status = 'running'
                     THEN (SELECT a.started_at FROM generation_attempts a
                            WHERE a.generation_id = g.id AND a.fence = g.fence)
                     ELSE finished END AS since, g.deadline_at - g.created_at AS span) AS known
     -- `least` would ignore a null and return the bound.
     WHERE since IS NOT NULL))
$$;
REVOKE ALL ON FUNCTION gives_up_at FROM PUBLIC;
