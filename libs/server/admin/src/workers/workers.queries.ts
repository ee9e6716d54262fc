import { type Database, rowsOf } from '@portada/database';

/** A worker that has reported within a minute, its models, and the number of generations that it runs. `version` is null for a former version. */
export type WorkerRow = {
  id: string;
  seenAt: Date;
  isLive: boolean;
  running: number;
  slots: number | null;
  version: string | null;
  models: { name: string; state: string; running: number; waiting: number }[];
};

/** Reads the workers that have reported within a minute, the most recent report first, 1,000 at most. */
export const readWorkers = (database: Database): Promise<WorkerRow[]> =>
  rowsOf(
    database,
    `SELECT w.*, (SELECT slots FROM generation_workers s WHERE s.id = w.id) AS slots,
            (SELECT count(*)::int FROM generations g WHERE g.claimed_by = w.id AND g.status = 'running') AS running
       FROM (SELECT worker_id AS id, max(seen_at) AS "seenAt",
                    max(report ->> 'version') AS version,
                    max(seen_at) > clock_timestamp() - interval '10 seconds' AS "isLive",
                    jsonb_agg(jsonb_build_object('name', model, 'state', coalesce(report ->> 'state', 'closed'),
                      'running', coalesce((report ->> 'running')::int, 0), 'waiting', coalesce((report ->> 'waiting')::int, 0))
                      ORDER BY (report ->> 'position')::int, model) AS models
               FROM model_reports WHERE seen_at > clock_timestamp() - interval '1 minute'
              GROUP BY worker_id ORDER BY max(seen_at) DESC LIMIT 1000) AS w
      ORDER BY w."seenAt" DESC, w.id`,
  );
