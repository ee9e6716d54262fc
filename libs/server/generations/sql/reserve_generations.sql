-- Accepts a batch of requests and returns an outcome for each; no request makes the call fail. Requests of one user
-- are written one after another, in their order; requests of different users are written together. requests: [{ids,
-- userId, thumbnailId, draftTitle?, draftSettings?, request, prompt, requestHash (hex), requestId, seed,
-- deadlineSeconds, credits?, maxCredits?, traceparent?}]; credits is the price of each generation, 1 if absent; maxCredits is the most
-- that the whole request may cost; a request with brand is stored with the brand kit of its user; apiKeyId, if present, is the API key that sends the request and whose monthly cap counts; with draftTitle the thumbnail is created under that id per_user: how many generations of a user
-- run at once. queued_per_user: how many may wait, null for no limit. farthest: place in the queue that is reached
-- before the deadline, null if it is not known outcome: reserved | replay | conflict | person_unknown | price_changed |
-- insufficient_credits | api_key_cap_reached | thumbnail_not_found | too_many_queued | overloaded enqueued: the first generation of the request is next in line of
-- its user, and its wake-up job is in the outbox
CREATE OR REPLACE FUNCTION reserve_generations(requests jsonb, per_user int DEFAULT 3, queued_per_user int DEFAULT NULL,
                                               farthest int DEFAULT NULL)
RETURNS TABLE (index int, outcome text, queue_position int, credits bigint, available bigint, held bigint,
               version bigint, enqueued boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  owners uuid[]; turns int[]; waiting int; users_in_line int; answer record; counted_to int;
BEGIN
  -- `owners` is an array, because Postgres uses an index for `= ANY`. A join with the requests read the whole table.
  owners := ARRAY(SELECT DISTINCT (r ->> 'userId')::uuid FROM jsonb_array_elements(requests) r);
  PERFORM 1 FROM credit_accounts a WHERE a.user_id = ANY (owners) AND a.kind IN ('available', 'held')
    ORDER BY a.id FOR NO KEY UPDATE;
  -- Counts the users in line only as far as needed: places are shown up to 1,000, and the number of users in line is
  -- compared with a quarter of farthest.
  SELECT count(*) INTO users_in_line
    FROM (SELECT 1 FROM generations g WHERE g.next_rank IS NOT NULL AND g.next_rank <= 0
             LIMIT greatest(1000, ceil(farthest * 0.25)::int + 1)) AS g;
  -- A user's first generation is accepted near the front of the line, however long the queue is. If every request of
  -- a call is the first generation of its user, the queue is not counted beyond 1,000, because a count of 100,000
  -- took 20 ms per call. A user with waiting generations has one generation that is next in line.
  counted_to := CASE WHEN cardinality(owners) = jsonb_array_length(requests)
                      AND users_in_line + (SELECT sum(jsonb_array_length(r -> 'ids'))
                                             FROM jsonb_array_elements(requests) r) <= farthest * 0.25
                      AND NOT EXISTS (SELECT 1 FROM generations g WHERE g.user_id = ANY (owners) AND g.next_rank IS NOT NULL)
                     THEN 1000 ELSE greatest(1000, farthest + 1) END;
  SELECT count(*) INTO waiting
    FROM (SELECT 1 FROM generations g WHERE g.status = 'queued' LIMIT counted_to) AS g;
  turns := ARRAY(SELECT row_number() OVER (PARTITION BY r ->> 'userId' ORDER BY o)
                   FROM jsonb_array_elements(requests) WITH ORDINALITY AS t (r, o) ORDER BY o);
  FOR turn IN 1 .. (SELECT coalesce(max(t), 0) FROM unnest(turns) AS t) LOOP
    FOR answer IN
      WITH asked AS MATERIALIZED (
        SELECT o::int AS place, r AS item, (r ->> 'userId')::uuid AS owner, (r ->> 'thumbnailId')::uuid AS thumbnail,
               ARRAY(SELECT jsonb_array_elements_text(r -> 'ids')::uuid) AS ids,
               jsonb_array_length(r -> 'ids') AS wanted, coalesce((r ->> 'credits')::int, 1) AS price, decode(r ->> 'requestHash', 'hex') AS hash
          FROM jsonb_array_elements(requests) WITH ORDINALITY AS t (r, o) WHERE turns[o::int] = turn),
      -- Each open generation has one hold, so that a user without holds has no generations to count. Each credit of a
      -- hold beyond the first is an extra, and the other held credits are the number of open generations.
      known AS MATERIALIZED (
        SELECT q.*, a.id AS from_account, h.id AS to_account, a.balance AS spendable, h.balance AS open,
               a.version + h.version AS seen,
               CASE WHEN h.balance > 0 THEN (SELECT count(*) FROM generations o
                 WHERE o.user_id = q.owner AND o.status = 'running') ELSE 0 END AS in_work,
               CASE WHEN h.balance > 0 THEN (SELECT coalesce(sum(o.credits - 1), 0) FROM generations o
                 WHERE o.user_id = q.owner AND o.credits > 1 AND o.status IN ('queued', 'running')) ELSE 0 END AS extra,
               CASE WHEN h.balance > 0 THEN EXISTS (SELECT 1 FROM generations o WHERE o.user_id = q.owner
                 AND o.next_rank IS NOT NULL AND o.next_at <= clock_timestamp()) ELSE false END AS in_line
          FROM asked q
          LEFT JOIN credit_accounts a ON a.user_id = q.owner AND a.kind = 'available'
          LEFT JOIN credit_accounts h ON h.user_id = q.owner AND h.kind = 'held'),
      judged AS MATERIALIZED (
        SELECT k.*, k.open - k.extra - k.in_work AS own_waiting, g.accepted_position, g.accepted_credits,
               CASE WHEN g.user_id = k.owner AND g.request_hash = k.hash THEN 'replay'
                    WHEN g.id IS NOT NULL THEN 'conflict'
                    WHEN k.item -> 'request' ? 'savedPersonId'
                     AND NOT EXISTS (SELECT 1 FROM saved_people s WHERE s.user_id = k.owner
                                        AND s.id = (k.item -> 'request' ->> 'savedPersonId')::uuid) THEN 'person_unknown'
                    WHEN NOT k.item ? 'draftTitle'
                     AND NOT EXISTS (SELECT 1 FROM thumbnails t WHERE t.id = k.thumbnail AND t.user_id = k.owner
                                                                  AND t.deleted_at IS NULL) THEN 'thumbnail_not_found'
                    WHEN k.wanted * k.price > (k.item ->> 'maxCredits')::int THEN 'price_changed'
                    WHEN k.spendable < k.wanted * k.price THEN 'insufficient_credits'
                    WHEN k.item ? 'apiKeyId' AND is_beyond_key_cap((k.item ->> 'apiKeyId')::uuid, k.wanted * k.price)
                      THEN 'api_key_cap_reached'
                    WHEN k.wanted > 1 AND EXISTS (SELECT 1 FROM generations o WHERE o.id = ANY (k.ids)) THEN 'conflict'
                    WHEN k.open - k.extra - k.in_work + k.wanted > queued_per_user THEN 'too_many_queued'
                    ELSE 'reserved' END AS verdict
          FROM known k LEFT JOIN generations g ON g.id = k.ids[1]),
      counted AS MATERIALIZED (
        SELECT j.*, coalesce(sum(j.wanted) FILTER (WHERE j.verdict = 'reserved')
                      OVER (ORDER BY j.place ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
          FROM judged j),
      placed AS MATERIALIZED (
        SELECT c.*, CASE WHEN c.verdict = 'reserved' AND farthest IS NOT NULL AND NOT
                              -- A user's first generation may use three fifths of the time to the deadline, further
                              -- generations two fifths. A first generation near the front of the line is always
                              -- accepted.
                              (waiting + c.before + c.wanted <= farthest * CASE WHEN c.own_waiting = 0 THEN 0.6 ELSE 0.4 END
                               OR (c.own_waiting = 0 AND users_in_line + c.before + c.wanted <= farthest * 0.25))
                         THEN 'overloaded' ELSE c.verdict END AS decision,
               least(1000, waiting + c.before + 1,
                     -- Each round of the queue serves one generation of each user.
                     CASE WHEN c.own_waiting = 0 THEN users_in_line + c.before + 1
                          ELSE (c.own_waiting + 1) * (users_in_line + c.before + 1) END)::int AS position
          FROM counted c),
      -- If another user inserts the same id at this moment, nothing of that request is written.
      made AS (
        INSERT INTO generations (id, user_id, thumbnail_id, request, request_hash, request_id, seed, deadline_at,
                                 accepted_position, accepted_credits, credits, next_rank, next_at, enqueued_at, traceparent,
                                 api_key_id)
          SELECT i, p.owner, p.thumbnail, CASE WHEN (p.item -> 'request' ->> 'brand')::boolean
                   THEN (p.item -> 'request') || jsonb_build_object('brandKit', brand_kit_of(p.owner))
                   ELSE p.item -> 'request' END, p.hash, p.item ->> 'requestId',
                 ((p.item ->> 'seed')::bigint + o - 1) % 4294967296,
                 clock_timestamp() + make_interval(secs => (p.item ->> 'deadlineSeconds')::int),
                 p.position, p.spendable - p.wanted * p.price, p.price,
                 CASE WHEN o = 1 AND NOT p.in_line THEN p.in_work END,
                 CASE WHEN o = 1 AND NOT p.in_line THEN clock_timestamp() END,
                 CASE WHEN o = 1 AND NOT p.in_line THEN clock_timestamp() END, p.item ->> 'traceparent',
                 (p.item ->> 'apiKeyId')::uuid
            FROM placed p, unnest(p.ids) WITH ORDINALITY AS u (i, o) WHERE p.decision = 'reserved'
            ORDER BY p.place, o
          ON CONFLICT (id) DO NOTHING RETURNING generations.id, generations.user_id, generations.next_rank),
      paid AS (
        INSERT INTO credit_transfers (kind, user_id, debit_account, credit_account, amount, generation_id, reason)
          SELECT 'hold', p.owner, p.from_account, p.to_account, p.price, m.id, 'hold:' || m.id
            FROM made m JOIN placed p ON p.owner = m.user_id),
      handed AS (INSERT INTO outbox (topic, key) SELECT 'generation.run', m.id::text FROM made m
                   WHERE m.next_rank < per_user),
      written AS (SELECT m.user_id AS owner, count(*)::int AS number, bool_or(m.next_rank < per_user) AS enqueued
                    FROM made m GROUP BY m.user_id),
      drafted AS (
        INSERT INTO thumbnails (id, user_id, title, settings, status, prompt, generation_id)
          SELECT p.thumbnail, p.owner, p.item ->> 'draftTitle', p.item -> 'draftSettings', 'processing',
                 p.item -> 'prompt', p.ids[1]
            FROM placed p JOIN written w ON w.owner = p.owner WHERE p.item ? 'draftTitle'),
      shown AS (
        UPDATE thumbnails t SET status = 'processing', prompt = p.item -> 'prompt', generation_id = p.ids[1],
               updated_at = clock_timestamp()
          FROM placed p JOIN written w ON w.owner = p.owner WHERE t.id = p.thumbnail)
      SELECT p.*, coalesce(w.number, 0) AS written, coalesce(w.enqueued, false) AS woken
        FROM placed p LEFT JOIN written w ON w.owner = p.owner
    LOOP
      IF answer.written > 0 AND answer.written < answer.wanted THEN
        RAISE EXCEPTION 'some ids of a batch of variants are taken';
      END IF;
      index := answer.place - 1;
      outcome := CASE WHEN answer.decision = 'reserved' AND answer.written = 0 THEN 'conflict' ELSE answer.decision END;
      queue_position := CASE outcome WHEN 'reserved' THEN answer.position ELSE answer.accepted_position END;
      credits := CASE outcome WHEN 'reserved' THEN answer.spendable - answer.wanted * answer.price ELSE answer.accepted_credits END;
      available := answer.spendable - answer.written * answer.price;
      held := answer.open + answer.written * answer.price;
      -- Each transfer increments the versions of both of its accounts.
      version := answer.seen + 2 * answer.written;
      enqueued := answer.woken;
      waiting := waiting + answer.written;
      users_in_line := users_in_line + answer.woken::int;
      RETURN NEXT;
    END LOOP;
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION reserve_generations FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reserve_generations TO portada_app;
