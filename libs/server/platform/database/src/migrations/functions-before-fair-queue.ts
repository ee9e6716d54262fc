/** The functions that migration 1700000000019 replaces, as they were: for its way back. */
export const functionsBeforeFairQueue = `
CREATE OR REPLACE FUNCTION reserve_generations(requests jsonb)
RETURNS TABLE (index int, outcome text, queue_position int, credits bigint, available bigint, held bigint, version bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  owners uuid[]; turns int[]; ahead int; answer record;
BEGIN
  -- An array, which the index serves: joined with the requests, the whole table was read for each call.
  owners := ARRAY(SELECT DISTINCT (r ->> 'userId')::uuid FROM jsonb_array_elements(requests) r);
  PERFORM 1 FROM credit_accounts a WHERE a.user_id = ANY (owners) AND a.kind IN ('available', 'held')
    ORDER BY a.id FOR NO KEY UPDATE;
  SELECT count(*) INTO ahead
    FROM (SELECT 1 FROM generations g WHERE g.status = 'queued' LIMIT 1000) AS waiting;
  turns := ARRAY(SELECT row_number() OVER (PARTITION BY r ->> 'userId' ORDER BY o)
                   FROM jsonb_array_elements(requests) WITH ORDINALITY AS t (r, o) ORDER BY o);
  FOR turn IN 1 .. (SELECT coalesce(max(t), 0) FROM unnest(turns) AS t) LOOP
    FOR answer IN
      WITH asked AS MATERIALIZED (
        SELECT o::int AS place, r AS item, (r ->> 'userId')::uuid AS owner, (r ->> 'thumbnailId')::uuid AS thumbnail,
               ARRAY(SELECT jsonb_array_elements_text(r -> 'ids')::uuid) AS ids,
               jsonb_array_length(r -> 'ids') AS wanted, decode(r ->> 'requestHash', 'hex') AS hash
          FROM jsonb_array_elements(requests) WITH ORDINALITY AS t (r, o) WHERE turns[o::int] = turn),
      judged AS MATERIALIZED (
        SELECT q.*, a.id AS from_account, h.id AS to_account, a.balance AS spendable, h.balance AS set_aside,
               a.version + h.version AS seen, g.accepted_position, g.accepted_credits,
               CASE WHEN g.user_id = q.owner AND g.request_hash = q.hash THEN 'replay'
                    WHEN g.id IS NOT NULL THEN 'conflict'
                    WHEN NOT EXISTS (SELECT 1 FROM thumbnails t WHERE t.id = q.thumbnail AND t.user_id = q.owner
                                                                  AND t.deleted_at IS NULL) THEN 'thumbnail_not_found'
                    WHEN a.balance < q.wanted THEN 'insufficient_credits'
                    WHEN q.wanted > 1 AND EXISTS (SELECT 1 FROM generations o WHERE o.id = ANY (q.ids)) THEN 'conflict'
                    ELSE 'reserved' END AS verdict
          FROM asked q
          LEFT JOIN credit_accounts a ON a.user_id = q.owner AND a.kind = 'available'
          LEFT JOIN credit_accounts h ON h.user_id = q.owner AND h.kind = 'held'
          LEFT JOIN generations g ON g.id = q.ids[1]),
      placed AS MATERIALIZED (
        SELECT j.*, least(ahead + 1 + coalesce(sum(j.wanted) FILTER (WHERE j.verdict = 'reserved')
                      OVER (ORDER BY j.place ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0), 1000)::int AS position
          FROM judged j),
      -- Another user may be inserting the same id at this moment: then nothing of that request is written.
      made AS (
        INSERT INTO generations (id, user_id, thumbnail_id, request, request_hash, request_id, seed, deadline_at,
                                 accepted_position, accepted_credits)
          SELECT i, p.owner, p.thumbnail, p.item -> 'request', p.hash, p.item ->> 'requestId',
                 ((p.item ->> 'seed')::bigint + o - 1) % 4294967296,
                 clock_timestamp() + make_interval(secs => (p.item ->> 'deadlineSeconds')::int),
                 p.position, p.spendable - p.wanted
            FROM placed p, unnest(p.ids) WITH ORDINALITY AS u (i, o) WHERE p.verdict = 'reserved'
          ON CONFLICT (id) DO NOTHING RETURNING generations.id, generations.user_id),
      paid AS (
        INSERT INTO credit_transfers (kind, user_id, debit_account, credit_account, amount, generation_id, reason)
          SELECT 'hold', p.owner, p.from_account, p.to_account, 1, m.id, 'hold:' || m.id
            FROM made m JOIN placed p ON p.owner = m.user_id),
      handed AS (INSERT INTO outbox (topic, key) SELECT 'generation.run', m.id::text FROM made m),
      counted AS (SELECT m.user_id AS owner, count(*)::int AS written FROM made m GROUP BY m.user_id),
      shown AS (
        UPDATE thumbnails t SET status = 'processing', prompt = p.item -> 'prompt', generation_id = p.ids[1],
               settings = coalesce(t.settings, '{}') || coalesce(p.item -> 'settings', '{}'),
               updated_at = clock_timestamp()
          FROM placed p JOIN counted c ON c.owner = p.owner WHERE t.id = p.thumbnail)
      SELECT p.*, coalesce(c.written, 0) AS written FROM placed p LEFT JOIN counted c ON c.owner = p.owner
    LOOP
      IF answer.written > 0 AND answer.written < answer.wanted THEN
        RAISE EXCEPTION 'some ids of a batch of variants are taken';
      END IF;
      index := answer.place - 1;
      outcome := CASE WHEN answer.verdict = 'reserved' AND answer.written = 0 THEN 'conflict' ELSE answer.verdict END;
      queue_position := CASE outcome WHEN 'reserved' THEN answer.position ELSE answer.accepted_position END;
      credits := CASE outcome WHEN 'reserved' THEN answer.spendable - answer.wanted ELSE answer.accepted_credits END;
      available := answer.spendable - answer.written;
      held := answer.set_aside + answer.written;
      -- Each transfer is counted by both of its accounts.
      version := answer.seen + 2 * answer.written;
      ahead := ahead + answer.written;
      RETURN NEXT;
    END LOOP;
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION claim_generation(wanted uuid, lease_seconds real, per_user int, worker uuid DEFAULT NULL)
RETURNS TABLE (outcome text, fence int, failures int, owner uuid, thumbnail_id uuid, request jsonb, request_id text,
               seed bigint, provider_job_id text, model text, deadline_at timestamptz)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE g generations; claimer uuid;
BEGIN
  SELECT user_id INTO claimer FROM generations WHERE id = wanted;
  -- One claim of a user at a time, or two workers could both see a free place.
  PERFORM 1 FROM credit_accounts a WHERE a.user_id = claimer AND a.kind = 'held' FOR NO KEY UPDATE;
  SELECT * INTO g FROM generations WHERE id = wanted FOR NO KEY UPDATE;
  IF NOT FOUND OR g.status NOT IN ('queued', 'running') THEN outcome := 'finished'; RETURN NEXT; RETURN; END IF;
  IF g.status = 'running' AND g.lease_until > clock_timestamp() THEN
    outcome := 'leased'; RETURN NEXT; RETURN;
  END IF;
  IF g.deadline_at <= clock_timestamp() THEN outcome := 'deadline'; RETURN NEXT; RETURN; END IF;
  IF (SELECT count(*) FROM generations WHERE user_id = claimer AND status = 'running' AND id <> wanted
        AND lease_until > clock_timestamp()) >= per_user THEN
    -- A lost lease counts as a failure here too.
    UPDATE generations SET status = 'queued', lease_until = NULL, waiting_turn = true,
           failures = generations.failures + (g.status = 'running')::int, stage = NULL, percent = NULL,
           version = version + (g.status = 'running')::int
      WHERE id = wanted;
    outcome := 'waiting_turn'; RETURN NEXT; RETURN;
  END IF;
  UPDATE generations SET status = 'running', fence = generations.fence + 1, waiting_turn = false, claimed_by = worker,
         failures = generations.failures + (g.status = 'running')::int,
         lease_until = clock_timestamp() + make_interval(secs => lease_seconds),
         started_at = coalesce(started_at, clock_timestamp()), stage = NULL, percent = NULL,
         version = version + 1
    WHERE id = wanted RETURNING * INTO g;
  RETURN QUERY SELECT 'claimed', g.fence, g.failures, g.user_id, g.thumbnail_id, g.request, g.request_id, g.seed,
                      g.provider_job_id, g.model, g.deadline_at;
END $$;

CREATE OR REPLACE FUNCTION call_next_of(owner uuid) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH next AS (
    UPDATE generations SET waiting_turn = false, handover = handover + 1 WHERE id = (
      SELECT id FROM generations WHERE user_id = owner AND status = 'queued' AND waiting_turn
        ORDER BY created_at LIMIT 1)
    RETURNING id, handover)
  INSERT INTO outbox (topic, key, handover) SELECT 'generation.run', id::text, handover FROM next $$;

CREATE OR REPLACE FUNCTION settle_generation(wanted uuid, by_fence int, new_status text, new_error_code text, image jsonb)
RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE g generations; owner uuid; new_image uuid;
BEGIN
  SELECT user_id INTO owner FROM generations WHERE id = wanted;
  PERFORM 1 FROM credit_accounts a WHERE a.user_id = owner AND a.kind IN ('available', 'held')
    ORDER BY a.id FOR NO KEY UPDATE;
  UPDATE generations SET status = new_status, error_code = new_error_code, lease_until = NULL,
         waiting_turn = false, finished_at = clock_timestamp(), version = version + 1,
         percent = CASE WHEN new_status = 'succeeded' AND percent IS NOT NULL THEN 100 ELSE percent END
    WHERE id = wanted AND status IN ('queued', 'running')
      AND (by_fence IS NULL OR (fence = by_fence AND status = 'running'))
    RETURNING * INTO g;
  IF NOT FOUND THEN RETURN 'stale'; END IF;
  INSERT INTO credit_transfers (kind, user_id, debit_account, credit_account, amount, generation_id, reason)
    VALUES (CASE WHEN new_status = 'succeeded' THEN 'capture' ELSE 'release' END, owner,
            user_account('held', owner),
            CASE WHEN new_status = 'succeeded' THEN house_account('consumed') ELSE user_account('available', owner) END,
            1, wanted, 'settle:' || wanted);
  IF new_status = 'succeeded' THEN
    INSERT INTO images (id, user_id, thumbnail_id, generation_id, kind, object_key, sha256, mime_type, width, height, bytes,
                        legibility)
      VALUES ((image ->> 'id')::uuid, owner, g.thumbnail_id, wanted, 'generated', image ->> 'objectKey',
              decode(image ->> 'sha256', 'hex'), image ->> 'mimeType', (image ->> 'width')::int,
              (image ->> 'height')::int, (image ->> 'bytes')::bigint,
              nullif(image -> 'legibility', 'null'))
      RETURNING id INTO new_image;
  END IF;
  UPDATE thumbnails t SET current_image_id = coalesce(new_image, t.current_image_id), updated_at = clock_timestamp(),
         status = CASE
           WHEN EXISTS (SELECT 1 FROM generations o WHERE o.thumbnail_id = t.id AND o.status IN ('queued', 'running'))
             THEN 'processing'
           WHEN coalesce(new_image, t.current_image_id) IS NOT NULL THEN 'completed'
           WHEN new_status = 'failed' THEN 'failed'
           ELSE 'draft' END
    WHERE t.id = g.thumbnail_id;
  PERFORM call_next_of(owner);
  RETURN 'settled';
END $$;

CREATE OR REPLACE FUNCTION requeue_generation(wanted uuid, by_fence int, delay_ms int, counts boolean) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE number int;
BEGIN
  UPDATE generations SET status = 'queued', lease_until = NULL, failures = failures + counts::int,
         provider_job_id = CASE WHEN counts THEN NULL ELSE provider_job_id END,
         stage = NULL, percent = NULL, version = version + 1, handover = handover + 1
    WHERE id = wanted AND fence = by_fence AND status = 'running' RETURNING handover INTO number;
  IF NOT FOUND THEN RETURN 'stale'; END IF;
  INSERT INTO outbox (topic, key, handover, available_at)
    VALUES ('generation.run', wanted::text, number, clock_timestamp() + make_interval(secs => delay_ms / 1000.0));
  RETURN 'requeued';
END $$;

CREATE OR REPLACE FUNCTION expire_leases(max_failures int) RETURNS SETOF uuid
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH lost AS (
    SELECT id FROM generations
      WHERE status = 'running' AND lease_until < clock_timestamp() AND failures + 1 < max_failures
      ORDER BY id FOR NO KEY UPDATE SKIP LOCKED LIMIT 1000),
  back AS (
    UPDATE generations g SET status = 'queued', lease_until = NULL, failures = g.failures + 1, stage = NULL,
           percent = NULL, version = g.version + 1, handover = g.handover + 1
      FROM lost WHERE g.id = lost.id RETURNING g.id, g.handover),
  said AS (INSERT INTO outbox (topic, key, handover) SELECT 'generation.run', id::text, handover FROM back)
  SELECT id FROM back $$;

CREATE OR REPLACE FUNCTION hopeless_generations(max_failures int) RETURNS TABLE (id uuid, error_code text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT id, CASE WHEN deadline_at < clock_timestamp() THEN 'deadline' ELSE 'worker_lost' END FROM generations
    WHERE (status IN ('queued', 'running') AND deadline_at < clock_timestamp())
       OR (status = 'running' AND lease_until < clock_timestamp() AND failures + 1 >= max_failures)
    LIMIT 1000 $$;

CREATE OR REPLACE FUNCTION enqueue_again(older_than_seconds real) RETURNS int
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH silent AS (
    INSERT INTO outbox (topic, key, handover)
      SELECT 'generation.run', g.id::text, g.handover FROM generations g
        WHERE g.status = 'queued' AND NOT g.waiting_turn
          AND g.created_at < clock_timestamp() - make_interval(secs => older_than_seconds)
          AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.key = g.id::text)
        ORDER BY g.created_at
        -- After a wipe everything; else the oldest, for a long queue is silent because it is long.
        LIMIT CASE WHEN older_than_seconds > 0 THEN 1000 END
    RETURNING 1)
  SELECT count(*)::int FROM silent $$;

REVOKE EXECUTE ON FUNCTION reserve_generations, claim_generation, call_next_of, hopeless_generations FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reserve_generations, claim_generation, hopeless_generations TO portada_app;
`;
