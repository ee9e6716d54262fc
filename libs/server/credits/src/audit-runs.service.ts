import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { countBreaches } from './audit-count.queries';
import { type AuditRun, finishAuditRun, insertAuditRun, readLastAuditRun } from './credits.queries';

/** Time limit of a run of the ledger audit in ms. An audit run reads whole tables. */
const longestMs = 10 * 60_000;

/**
 * The pause between two audit runs is 200 times as long as the last run, so that audits take at most 0.5 % of one
 * core.
 */
const pause = { factor: 200, shortestSeconds: 60 };

/** Number of stored runs of the ledger audit. Older runs are deleted. */
const kept = 500;

/** Counts the rows of the `audit` view at intervals and stores the result for the administrators' overview. */
@Injectable()
export class AuditRunsService {
  constructor(private readonly database: DataSource) {}

  /** Reads the last finished run of the ledger audit. @returns null if no run has finished */
  async last(): Promise<AuditRun | null> {
    return (await readLastAuditRun(this.database)) ?? null;
  }

  /**
   * Runs the ledger audit if the audit is due. If several processes call this method at once, one process runs the
   * audit.
   * @param signal cancels the run
   * @returns null if the audit is not due
   */
  async runIfDue(signal?: AbortSignal): Promise<AuditRun | null> {
    const id = await insertAuditRun(this.database, { onlyIfDue: true, ...pause });
    return id === undefined ? null : this.count(id, signal);
  }

  /** Runs the ledger audit now. @throws if the audit takes longer than ten minutes */
  async run(): Promise<AuditRun> {
    return this.count((await insertAuditRun(this.database, { onlyIfDue: false, ...pause })) ?? '');
  }

  private async count(id: string, signal?: AbortSignal): Promise<AuditRun> {
    const breaches = await countBreaches(this.database, longestMs, signal);
    const run = await finishAuditRun(this.database, { id, breaches, kept });
    if (!run) throw new Error(`audit run ${id} was deleted before it ended`);
    return run;
  }
}
