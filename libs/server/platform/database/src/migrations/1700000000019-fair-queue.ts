import type { MigrationInterface, QueryRunner } from 'typeorm';
import { fairQueueFunctions } from './fair-queue-functions';
import { fairQueueReservation } from './fair-queue-reservation';
import { functionsBeforeFairQueue } from './functions-before-fair-queue';

/**
 * Users take turns. Of each user one queued generation at a time is next in line; Redis holds one wake-up job for it,
 * and a worker that takes any job claims the first in line, by (next_rank, next_at): fewest running first, then longest
 * in line. See docs/decisions/0032.
 */
export class FairQueue1700000000019 implements MigrationInterface {
  readonly name = 'FairQueue1700000000019';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE generations
  ADD COLUMN next_rank int,           -- next in line of its user; how many of its user were running then
  ADD COLUMN next_at timestamptz,     -- in line since; in the future: a retry that waits
  ADD COLUMN retry_at timestamptz,    -- not before
  ADD COLUMN enqueued_at timestamptz, -- when its wake-up job was last asked for
  ADD CONSTRAINT next_is_queued CHECK (next_rank IS NULL OR (status = 'queued' AND next_at IS NOT NULL));
CREATE INDEX generations_next ON generations (next_rank, next_at, id) WHERE next_rank IS NOT NULL;
CREATE INDEX generations_next_of_user ON generations (user_id) WHERE next_rank IS NOT NULL;
CREATE INDEX generations_running_of_user ON generations (user_id) WHERE status = 'running';

-- Worker processes that live, and how many generations each works on at once. Unlogged: after a crash they say it again.
CREATE UNLOGGED TABLE generation_workers (
  id      uuid PRIMARY KEY,
  slots   int NOT NULL CHECK (slots > 0),
  seen_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
GRANT SELECT, INSERT, UPDATE, DELETE ON generation_workers TO portada_app;

DROP FUNCTION reserve_generations, hopeless_generations, call_next_of, claim_generation;
`);
    await runner.query(fairQueueFunctions);
    await runner.query(fairQueueReservation);
    await runner.query(`
-- What is queued already gets in line, the oldest of each user.
SELECT choose_next_of(user_id, true, clock_timestamp())
  FROM (SELECT DISTINCT user_id FROM generations WHERE status = 'queued') AS waiting;
ALTER TABLE generations DROP COLUMN waiting_turn;
REVOKE EXECUTE ON FUNCTION choose_next_of, claim_next_generation, claim_generation, reserve_generations, queue_place,
  fail_expired_generations FROM PUBLIC;
GRANT EXECUTE ON FUNCTION claim_next_generation, claim_generation, reserve_generations, queue_place,
  fail_expired_generations TO portada_app;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP FUNCTION choose_next_of, claim_next_generation, claim_generation, reserve_generations, queue_place,
  fail_expired_generations;
ALTER TABLE generations ADD COLUMN waiting_turn boolean NOT NULL DEFAULT false,
  DROP COLUMN next_rank, DROP COLUMN next_at, DROP COLUMN retry_at, DROP COLUMN enqueued_at;
DROP TABLE generation_workers;`);
    await runner.query(functionsBeforeFairQueue);
  }
}
