/** SQL functions of the fair queue, as migration 1700000000019 makes them. */
export const fairQueueFunctions = `
-- Puts the user's oldest queued generation that is due (else its earliest retry) in line, and asks for its wake-up job.
-- The caller holds the lock of the user's account 'held'. to_tail: a slot of this user was taken or given back, so that
-- the user goes behind everybody who waits with as few running; else one that is in line already keeps its place.
-- Answers whether a wake-up job was asked for.
CREATE FUNCTION choose_next_of(owner uuid, to_tail boolean, since timestamptz, per_user int DEFAULT NULL) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE in_work int; chosen generations;
BEGIN
  SELECT * INTO chosen FROM generations
    WHERE user_id = owner AND status = 'queued' AND (retry_at IS NULL OR retry_at <= clock_timestamp())
    ORDER BY created_at, id LIMIT 1;
  IF NOT FOUND THEN
    SELECT * INTO chosen FROM generations WHERE user_id = owner AND status = 'queued' ORDER BY retry_at LIMIT 1;
    IF NOT FOUND THEN RETURN false; END IF;
  END IF;
  IF chosen.next_rank IS NOT NULL AND NOT to_tail THEN RETURN false; END IF;
  SELECT count(*) INTO in_work FROM generations WHERE user_id = owner AND status = 'running';
  UPDATE generations SET next_rank = NULL, next_at = NULL
    WHERE user_id = owner AND next_rank IS NOT NULL AND id <> chosen.id;
  UPDATE generations SET next_rank = in_work, next_at = greatest(since, retry_at), enqueued_at = clock_timestamp()
    WHERE id = chosen.id RETURNING * INTO chosen;
  IF in_work >= per_user THEN RETURN false; END IF;
  INSERT INTO outbox (topic, key, handover, available_at)
    VALUES ('generation.run', chosen.id::text, chosen.handover, greatest(clock_timestamp(), chosen.retry_at));
  RETURN true;
END $$;

-- Takes one generation for one worker process. outcome: claimed | waiting_for_slot | leased (by another) | deadline |
-- finished. woken: a wake-up job of the same user's next one is in the outbox
CREATE FUNCTION claim_generation(wanted uuid, lease_seconds real, per_user int, worker uuid DEFAULT NULL)
RETURNS TABLE (outcome text, fence int, failures int, owner uuid, thumbnail_id uuid, request jsonb, request_id text,
               seed bigint, provider_job_id text, model text, deadline_at timestamptz, woken boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE g generations; claimer uuid;
BEGIN
  SELECT user_id INTO claimer FROM generations WHERE id = wanted;
  -- One claim of a user at a time, or two workers could both see a free slot.
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
    UPDATE generations SET status = 'queued', lease_until = NULL,
           failures = generations.failures + (g.status = 'running')::int, stage = NULL, percent = NULL,
           handover = generations.handover + (g.status = 'running')::int,
           version = version + (g.status = 'running')::int
      WHERE id = wanted;
    PERFORM choose_next_of(claimer, true, clock_timestamp(), per_user);
    outcome := 'waiting_for_slot'; RETURN NEXT; RETURN;
  END IF;
  UPDATE generations SET status = 'running', fence = generations.fence + 1, claimed_by = worker,
         next_rank = NULL, next_at = NULL, retry_at = NULL,
         failures = generations.failures + (g.status = 'running')::int,
         lease_until = clock_timestamp() + make_interval(secs => lease_seconds),
         started_at = coalesce(started_at, clock_timestamp()), stage = NULL, percent = NULL,
         version = version + 1
    WHERE id = wanted RETURNING * INTO g;
  RETURN QUERY SELECT 'claimed', g.fence, g.failures, g.user_id, g.thumbnail_id, g.request, g.request_id, g.seed,
                      g.provider_job_id, g.model, g.deadline_at,
                      choose_next_of(claimer, true, clock_timestamp(), per_user);
END $$;

-- Takes the first in line. outcome: claimed | deadline | again (another worker was faster) | none
-- One user is tried in each call, because a transaction may wait for the lock of one user alone.
CREATE FUNCTION claim_next_generation(lease_seconds real, per_user int, worker uuid DEFAULT NULL)
RETURNS TABLE (outcome text, id uuid, fence int, failures int, owner uuid, thumbnail_id uuid, request jsonb,
               request_id text, seed bigint, provider_job_id text, model text, deadline_at timestamptz, woken boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE wanted uuid; answer record;
BEGIN
  SELECT g.id INTO wanted FROM generations g
    JOIN credit_accounts a ON a.user_id = g.user_id AND a.kind = 'held'
    WHERE g.next_rank IS NOT NULL AND g.next_rank < per_user AND g.next_at <= clock_timestamp()
    ORDER BY g.next_rank, g.next_at, g.id LIMIT 1 FOR NO KEY UPDATE OF a SKIP LOCKED;
  IF NOT FOUND THEN
    -- Everybody in line is being written at this moment, or nobody is in line.
    SELECT g.id INTO wanted FROM generations g
      JOIN credit_accounts a ON a.user_id = g.user_id AND a.kind = 'held'
      WHERE g.next_rank IS NOT NULL AND g.next_rank < per_user AND g.next_at <= clock_timestamp()
      ORDER BY g.next_rank, g.next_at, g.id LIMIT 1 FOR NO KEY UPDATE OF a;
    IF NOT FOUND THEN outcome := 'none'; RETURN NEXT; RETURN; END IF;
  END IF;
  -- A new snapshot, under the lock: whoever held it before may have taken this one.
  PERFORM 1 FROM generations g WHERE g.id = wanted AND g.next_rank IS NOT NULL;
  IF NOT FOUND THEN outcome := 'again'; RETURN NEXT; RETURN; END IF;
  SELECT * INTO answer FROM claim_generation(wanted, lease_seconds, per_user, worker);
  RETURN QUERY SELECT CASE WHEN answer.outcome IN ('claimed', 'deadline') THEN answer.outcome ELSE 'again' END, wanted,
    answer.fence, answer.failures, answer.owner, answer.thumbnail_id, answer.request, answer.request_id, answer.seed,
    answer.provider_job_id, answer.model, answer.deadline_at, answer.woken;
END $$;

-- Where a queued generation stands. place: in the whole queue, from 1, at most 1000; own_place: among those of its user;
-- own_running: how many of its user run. Each round of the queue serves every user once, so that the n-th of a user
-- comes after at most n of each other user.
CREATE FUNCTION queue_place(wanted uuid) RETURNS TABLE (place int, own_place int, own_running int)
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

-- Ends a generation, once: the first to settle wins, every later caller is answered 'stale'.
-- by_fence null: cancel, deadline and the sweeps, who may settle whatever is still open.
-- image, for succeeded: {id, objectKey, sha256 (hex), mimeType, width, height, bytes, legibility}
CREATE OR REPLACE FUNCTION settle_generation(wanted uuid, by_fence int, new_status text, new_error_code text, image jsonb)
RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE g generations; before generations; owner uuid; new_image uuid; shown jsonb := '{}';
BEGIN
  SELECT user_id INTO owner FROM generations WHERE id = wanted;
  PERFORM 1 FROM credit_accounts a WHERE a.user_id = owner AND a.kind IN ('available', 'held')
    ORDER BY a.id FOR NO KEY UPDATE;
  SELECT * INTO before FROM generations WHERE id = wanted;
  UPDATE generations SET status = new_status, error_code = new_error_code, lease_until = NULL,
         next_rank = NULL, next_at = NULL, finished_at = clock_timestamp(), version = version + 1,
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
    -- The settings of a thumbnail are those of the picture that it shows.
    shown := jsonb_strip_nulls(jsonb_build_object('aspectRatio', g.request ->> 'aspectRatio',
                                                  'resolution', (image ->> 'width') || 'x' || (image ->> 'height')));
  END IF;
  UPDATE thumbnails t SET current_image_id = coalesce(new_image, t.current_image_id), updated_at = clock_timestamp(),
         settings = CASE WHEN new_image IS NULL THEN t.settings ELSE coalesce(t.settings, '{}') || shown END,
         status = CASE
           WHEN EXISTS (SELECT 1 FROM generations o WHERE o.thumbnail_id = t.id AND o.status IN ('queued', 'running'))
             THEN 'processing'
           WHEN coalesce(new_image, t.current_image_id) IS NOT NULL THEN 'completed'
           WHEN new_status = 'failed' THEN 'failed'
           ELSE 'draft' END
    WHERE t.id = g.thumbnail_id;
  -- One that was next in line leaves its place to the next of its user.
  PERFORM choose_next_of(owner, before.status = 'running', coalesce(before.next_at, clock_timestamp()));
  RETURN 'settled';
END $$;

-- Puts a running generation back in the queue. counts: the attempt failed (a stopping worker's did not).
CREATE OR REPLACE FUNCTION requeue_generation(wanted uuid, by_fence int, delay_ms int, counts boolean) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE owner uuid;
BEGIN
  SELECT user_id INTO owner FROM generations WHERE id = wanted;
  PERFORM 1 FROM credit_accounts a WHERE a.user_id = owner AND a.kind = 'held' FOR NO KEY UPDATE;
  UPDATE generations SET status = 'queued', lease_until = NULL, failures = failures + counts::int,
         provider_job_id = CASE WHEN counts THEN NULL ELSE provider_job_id END,
         retry_at = CASE WHEN delay_ms > 0 THEN clock_timestamp() + make_interval(secs => delay_ms / 1000.0) END,
         stage = NULL, percent = NULL, version = version + 1, handover = handover + 1
    WHERE id = wanted AND fence = by_fence AND status = 'running';
  IF NOT FOUND THEN RETURN 'stale'; END IF;
  PERFORM choose_next_of(owner, true, clock_timestamp());
  RETURN 'requeued';
END $$;

-- The sweeps' first half: leases that ran out go back in the queue, as long as attempts remain.
CREATE OR REPLACE FUNCTION expire_leases(max_failures int) RETURNS SETOF uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE lost uuid[]; owners uuid[]; back uuid[];
BEGIN
  SELECT array_agg(id), array_agg(DISTINCT user_id) INTO lost, owners
    FROM (SELECT id, user_id FROM generations
            WHERE status = 'running' AND lease_until < clock_timestamp() AND failures + 1 < max_failures LIMIT 1000) AS l;
  IF lost IS NULL THEN RETURN; END IF;
  PERFORM 1 FROM credit_accounts a WHERE a.user_id = ANY (owners) AND a.kind = 'held' ORDER BY a.id FOR NO KEY UPDATE;
  WITH returned AS (
    UPDATE generations SET status = 'queued', lease_until = NULL, failures = failures + 1, stage = NULL,
           percent = NULL, version = version + 1, handover = handover + 1
      WHERE id = ANY (lost) AND status = 'running' AND lease_until < clock_timestamp() AND failures + 1 < max_failures
      RETURNING id)
  SELECT array_agg(id) INTO back FROM returned;
  PERFORM choose_next_of(o, true, clock_timestamp()) FROM unnest(owners) AS o;
  RETURN QUERY SELECT unnest(back);
END $$;

-- The second half: all that can only be ended fails, its credits back, in one statement.
CREATE FUNCTION fail_expired_generations(max_failures int) RETURNS TABLE (id uuid, error_code text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE expired uuid[]; owners uuid[]; ended uuid[];
BEGIN
  SELECT array_agg(l.id), array_agg(DISTINCT l.user_id) INTO expired, owners
    FROM (SELECT g.id, g.user_id FROM generations g
            WHERE (g.status IN ('queued', 'running') AND g.deadline_at < clock_timestamp())
               OR (g.status = 'running' AND g.lease_until < clock_timestamp() AND g.failures + 1 >= max_failures)
            LIMIT 10000) AS l;
  IF expired IS NULL THEN RETURN; END IF;
  PERFORM 1 FROM credit_accounts a WHERE a.user_id = ANY (owners) AND a.kind IN ('available', 'held')
    ORDER BY a.id FOR NO KEY UPDATE;
  WITH failed AS (
    UPDATE generations g SET status = 'failed', lease_until = NULL, next_rank = NULL, next_at = NULL,
           error_code = CASE WHEN g.deadline_at < clock_timestamp() THEN 'deadline' ELSE 'worker_lost' END,
           finished_at = clock_timestamp(), version = g.version + 1
      WHERE g.id = ANY (expired) AND ((g.status IN ('queued', 'running') AND g.deadline_at < clock_timestamp())
               OR (g.status = 'running' AND g.lease_until < clock_timestamp() AND g.failures + 1 >= max_failures))
      RETURNING g.id, g.user_id),
  released AS (
    INSERT INTO credit_transfers (kind, user_id, debit_account, credit_account, amount, generation_id, reason)
      SELECT 'release', f.user_id, h.id, a.id, 1, f.id, 'settle:' || f.id
        FROM failed f JOIN credit_accounts h ON h.user_id = f.user_id AND h.kind = 'held'
                      JOIN credit_accounts a ON a.user_id = f.user_id AND a.kind = 'available')
  SELECT array_agg(f.id) INTO ended FROM failed f;
  IF ended IS NULL THEN RETURN; END IF;
  UPDATE thumbnails t SET updated_at = clock_timestamp(),
         status = CASE
           WHEN EXISTS (SELECT 1 FROM generations o WHERE o.thumbnail_id = t.id AND o.status IN ('queued', 'running'))
             THEN 'processing'
           WHEN t.current_image_id IS NOT NULL THEN 'completed'
           ELSE 'failed' END
    WHERE t.id IN (SELECT g.thumbnail_id FROM generations g WHERE g.id = ANY (ended));
  PERFORM choose_next_of(o, true, clock_timestamp()) FROM unnest(owners) AS o;
  RETURN QUERY SELECT g.id, g.error_code FROM generations g WHERE g.id = ANY (ended);
END $$;

-- Says again what Redis may have lost: what is next in line and whose wake-up job was asked for some time ago.
CREATE OR REPLACE FUNCTION enqueue_again(older_than_seconds real) RETURNS int
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH silent AS (
    SELECT id FROM generations
      WHERE next_rank IS NOT NULL AND next_at <= clock_timestamp()
        AND coalesce(enqueued_at, '-infinity') < clock_timestamp() - make_interval(secs => older_than_seconds)
        AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.key = generations.id::text)
      ORDER BY next_rank, next_at LIMIT 1000 FOR NO KEY UPDATE SKIP LOCKED),
  again AS (
    UPDATE generations g SET enqueued_at = clock_timestamp() FROM silent WHERE g.id = silent.id
      RETURNING g.id, g.handover),
  said AS (INSERT INTO outbox (topic, key, handover) SELECT 'generation.run', id::text, handover FROM again)
  SELECT count(*)::int FROM again $$;
`;
