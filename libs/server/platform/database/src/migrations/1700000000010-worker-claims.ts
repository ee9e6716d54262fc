import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A claim names the worker process that holds it, so that the claims of a dead worker end at once. Each return to the
 * queue has a number: the job of an earlier one, which may still be active in Redis, does not swallow the new one.
 */
export class WorkerClaims1700000000010 implements MigrationInterface {
  readonly name = 'WorkerClaims1700000000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE generations
  ADD COLUMN claimed_by uuid,                  -- worker process of the last claim
  ADD COLUMN handover int NOT NULL DEFAULT 0;  -- how often it went back to the queue
ALTER TABLE outbox ADD COLUMN handover int NOT NULL DEFAULT 0;
CREATE INDEX generations_claimed ON generations (claimed_by) WHERE status = 'running';

DROP FUNCTION claim_generation;
-- Takes a generation for one worker process. outcome: claimed | waiting_turn | leased (by another) | deadline | finished
CREATE FUNCTION claim_generation(wanted uuid, lease_seconds real, per_user int, worker uuid DEFAULT NULL)
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

-- As before, with the number of the hand-over.
CREATE OR REPLACE FUNCTION call_next_of(owner uuid) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH next AS (
    UPDATE generations SET waiting_turn = false, handover = handover + 1 WHERE id = (
      SELECT id FROM generations WHERE user_id = owner AND status = 'queued' AND waiting_turn
        ORDER BY created_at LIMIT 1)
    RETURNING id, handover)
  INSERT INTO outbox (topic, key, handover) SELECT 'generation.run', id::text, handover FROM next $$;

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

-- Ends the leases of a worker process that is known to be dead, and puts back in the queue all that can be: as
-- expire_leases does, and with the same answer. A worker that lives after all loses its claims, and changes nothing.
CREATE FUNCTION release_worker_claims(dead_worker uuid, max_failures int) RETURNS SETOF uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  WITH held AS (
    SELECT id FROM generations WHERE claimed_by = dead_worker AND status = 'running' ORDER BY id FOR NO KEY UPDATE)
  UPDATE generations g SET lease_until = '-infinity' FROM held WHERE g.id = held.id;
  RETURN QUERY SELECT expire_leases(max_failures);
END $$;

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

REVOKE EXECUTE ON FUNCTION claim_generation, release_worker_claims FROM PUBLIC;
GRANT EXECUTE ON FUNCTION claim_generation, release_worker_claims TO portada_app;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP FUNCTION release_worker_claims, claim_generation;
`);
    await runner.query(previousFunctions);
    await runner.query(`
DROP INDEX generations_claimed;
ALTER TABLE outbox DROP COLUMN handover;
ALTER TABLE generations DROP COLUMN claimed_by, DROP COLUMN handover;`);
  }
}

/** The functions as the migration of generations made them. */
const previousFunctions = `
CREATE FUNCTION claim_generation(wanted uuid, lease_seconds real, per_user int)
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
  UPDATE generations SET status = 'running', fence = generations.fence + 1, waiting_turn = false,
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
    UPDATE generations SET waiting_turn = false WHERE id = (
      SELECT id FROM generations WHERE user_id = owner AND status = 'queued' AND waiting_turn
        ORDER BY created_at LIMIT 1)
    RETURNING id)
  INSERT INTO outbox (topic, key) SELECT 'generation.run', id::text FROM next $$;

CREATE OR REPLACE FUNCTION requeue_generation(wanted uuid, by_fence int, delay_ms int, counts boolean) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE generations SET status = 'queued', lease_until = NULL, failures = failures + counts::int,
         provider_job_id = CASE WHEN counts THEN NULL ELSE provider_job_id END,
         stage = NULL, percent = NULL, version = version + 1
    WHERE id = wanted AND fence = by_fence AND status = 'running';
  IF NOT FOUND THEN RETURN 'stale'; END IF;
  INSERT INTO outbox (topic, key, available_at)
    VALUES ('generation.run', wanted::text, clock_timestamp() + make_interval(secs => delay_ms / 1000.0));
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
           percent = NULL, version = g.version + 1 FROM lost WHERE g.id = lost.id RETURNING g.id),
  said AS (INSERT INTO outbox (topic, key) SELECT 'generation.run', id::text FROM back)
  SELECT id FROM back $$;

CREATE OR REPLACE FUNCTION enqueue_again(older_than_seconds real) RETURNS int
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH silent AS (
    INSERT INTO outbox (topic, key)
      SELECT 'generation.run', g.id::text FROM generations g
        WHERE g.status = 'queued' AND NOT g.waiting_turn
          AND g.created_at < clock_timestamp() - make_interval(secs => older_than_seconds)
          AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.key = g.id::text)
        ORDER BY g.created_at
        -- After a wipe everything; else the oldest, for a long queue is silent because it is long.
        LIMIT CASE WHEN older_than_seconds > 0 THEN 1000 END
    RETURNING 1)
  SELECT count(*)::int FROM silent $$;

REVOKE EXECUTE ON FUNCTION claim_generation FROM PUBLIC;
GRANT EXECUTE ON FUNCTION claim_generation TO portada_app;
`;
