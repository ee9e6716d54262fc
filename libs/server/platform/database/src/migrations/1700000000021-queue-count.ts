import type { MigrationInterface, QueryRunner } from 'typeorm';
import { fairQueueReservation } from './fair-queue-reservation';

/** How migration 1700000000019 counts: the whole queue, up to what is reached before the deadline. */
const countsAll = `\
  counted_to := greatest(1000, farthest + 1);
  SELECT count(*) INTO waiting
    FROM (SELECT 1 FROM generations g WHERE g.status = 'queued' LIMIT counted_to) AS g;
  SELECT count(*) INTO users_in_line
    FROM (SELECT 1 FROM generations g WHERE g.next_rank IS NOT NULL AND g.next_rank <= 0
             ORDER BY g.next_rank, g.next_at, g.id LIMIT counted_to) AS g;
`;

const countsWhatDecides = `\
  -- Up to what can decide: places are told up to 1,000, and the users in line are compared with a quarter of farthest.
  SELECT count(*) INTO users_in_line
    FROM (SELECT 1 FROM generations g WHERE g.next_rank IS NOT NULL AND g.next_rank <= 0
             LIMIT greatest(1000, ceil(farthest * 0.25)::int + 1)) AS g;
  -- A user's first that is near in line is accepted however much others have waiting. Where all of a call are so, the
  -- whole queue is not counted: at 100,000 waiting that took 20 ms of each call. Who has some waiting has one in line.
  counted_to := CASE WHEN cardinality(owners) = jsonb_array_length(requests)
                      AND users_in_line + (SELECT sum(jsonb_array_length(r -> 'ids'))
                                             FROM jsonb_array_elements(requests) r) <= farthest * 0.25
                      AND NOT EXISTS (SELECT 1 FROM generations g WHERE g.user_id = ANY (owners) AND g.next_rank IS NOT NULL)
                     THEN 1000 ELSE greatest(1000, farthest + 1) END;
  SELECT count(*) INTO waiting
    FROM (SELECT 1 FROM generations g WHERE g.status = 'queued' LIMIT counted_to) AS g;
`;

const replacing = (reservation: string): string =>
  reservation.replace('CREATE FUNCTION', () => 'CREATE OR REPLACE FUNCTION');

/** The same reservation with the same answers, which counts no more of the queue than can change them. */
export class QueueCount1700000000021 implements MigrationInterface {
  readonly name = 'QueueCount1700000000021';

  async up(runner: QueryRunner): Promise<void> {
    const changed = fairQueueReservation.replace(countsAll, () => countsWhatDecides);
    if (changed === fairQueueReservation)
      throw new Error('reserve_generations is not what this migration changes');
    await runner.query(replacing(changed));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(replacing(fairQueueReservation));
  }
}
