import { Injectable } from '@nestjs/common';
import { poolOf } from '@portada/database';
import { DataSource } from 'typeorm';

/** A finished run of the audit: when it ended, and how many rows the `audit` view had. */
export type AuditRun = { finishedAt: Date; breaches: number };

/** A run may take this long, in ms; the view reads whole tables. */
const longestMs = 10 * 60_000;

/** The next run waits this many times as long as the last one took: audits take at most 0.5 % of one core. */
const pauseFactor = 200;

/** Seconds between two runs at least. */
const shortestPauseSeconds = 60;

/** Runs that are kept. */
const kept = 500;

/** Counts the rows of the `audit` view, in the background and seldom, and keeps the result for who looks. */
@Injectable()
export class AuditRuns {
  constructor(private readonly database: DataSource) {}

  /** @returns the last run that finished, null where none has */
  async last(): Promise<AuditRun | null> {
    const { rows } = await poolOf(this.database).query<AuditRun>(
      `SELECT finished_at AS "finishedAt", breaches FROM audit_runs
        WHERE finished_at IS NOT NULL ORDER BY id DESC LIMIT 1`,
    );
    return rows[0] ?? null;
  }

  /**
   * Runs the audit where it is due; of several processes that ask at once, one runs it.
   * @param signal cancels the run
   * @returns null where it is not due
   */
  async runIfDue(signal?: AbortSignal): Promise<AuditRun | null> {
    const id = await this.begin(true);
    return id === null ? null : this.count(id, signal);
  }

  /** Runs the audit now. @throws where it takes longer than ten minutes */
  async run(): Promise<AuditRun> {
    return this.count((await this.begin(false)) ?? '');
  }

  /** A row for a run; null where `onlyIfDue` and it is not. A run of a process that died counts for an hour. */
  private async begin(onlyIfDue: boolean): Promise<string | null> {
    const { rows } = await poolOf(this.database).query<{ id: string }>(
      `INSERT INTO audit_runs (started_at) SELECT clock_timestamp()
        WHERE NOT $1 OR (pg_try_advisory_xact_lock(hashtext('audit')) AND NOT EXISTS
              (SELECT 1 FROM (SELECT * FROM audit_runs ORDER BY id DESC LIMIT 1) AS last
                WHERE now() < CASE WHEN finished_at IS NULL THEN started_at + interval '1 hour'
                  ELSE finished_at + greatest($2 * interval '1 second', $3 * (finished_at - started_at)) END))
        RETURNING id`,
      [onlyIfDue, shortestPauseSeconds, pauseFactor],
    );
    return rows[0]?.id ?? null;
  }

  private async count(id: string, signal?: AbortSignal): Promise<AuditRun> {
    const client = await poolOf(this.database).connect();
    let isReleased = false;
    /** @param broken closes the connection, with the statement that runs on it */
    const release = (broken: boolean): void => {
      if (!isReleased) client.release(broken);
      isReleased = true;
    };
    const cancel = () => release(true);
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      // One core, and no time spent on compiling a statement that runs once.
      await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ; SET LOCAL statement_timeout = ${longestMs};
        SET LOCAL max_parallel_workers_per_gather = 0; SET LOCAL jit = off; SET LOCAL work_mem = '64MB'`);
      const audit = { text: 'SELECT count(*)::int AS breaches FROM audit', query_timeout: longestMs };
      const { rows } = await client.query<{ breaches: number }>(audit);
      await client.query('COMMIT');
      release(false);
      return await this.finish(id, rows[0]?.breaches ?? 0);
    } finally {
      signal?.removeEventListener('abort', cancel);
      // Where it is not released yet, its transaction failed.
      release(true);
    }
  }

  private async finish(id: string, breaches: number): Promise<AuditRun> {
    const { rows } = await poolOf(this.database).query<AuditRun>(
      `WITH old AS (DELETE FROM audit_runs WHERE id <= $1::bigint - ${kept})
       UPDATE audit_runs SET finished_at = clock_timestamp(), breaches = $2 WHERE id = $1
       RETURNING finished_at AS "finishedAt", breaches`,
      [id, breaches],
    );
    const [run] = rows;
    if (!run) throw new Error(`audit run ${id} is gone`);
    return run;
  }
}
