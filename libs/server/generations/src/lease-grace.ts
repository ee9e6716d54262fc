import { isUnavailable } from '@portada/database';
import type { DataSource } from 'typeorm';
import { leaseSeconds } from './generation-options';
import { readClock } from './generation-sweeps.queries';

/**
 * Duration in ms from which a slow query counts as an outage of Postgres, because renewals of leases were delayed by
 * this duration.
 */
const outageMs = 1_000;

/**
 * Delays the lease check after an outage. No holder could renew its lease while Postgres was unavailable, so the
 * holders get the time of one lease to renew it before any claim is ended.
 */
export class LeaseGrace {
  private wasUnavailable = false;
  /** Time, on the clock of `performance.now()`, at which the grace period after an outage ends. */
  private graceUntil = 0;

  constructor(private readonly database: DataSource) {}

  /**
   * Runs a lease check, unless the grace period has not ended.
   * @param check receives the present time of the Postgres server as text. The statements of the check change
   *   nothing if this time is more than a second ago. Otherwise a statement that waited in a frozen server would find
   *   every lease expired after the server continues.
   * @returns the result of `check`, null in the grace period
   * @throws errors of the database
   */
  async runUnlessGrace<T>(check: (asOf: string) => Promise<T>): Promise<T | null> {
    const begin = performance.now();
    try {
      const now = await readClock(this.database);
      if (this.wasUnavailable || performance.now() - begin > outageMs) this.startGrace();
      return performance.now() < this.graceUntil ? null : await check(now);
    } catch (error) {
      if (isUnavailable(error)) this.wasUnavailable = true;
      throw error;
    } finally {
      if (performance.now() - begin > outageMs) this.wasUnavailable = true;
    }
  }

  private startGrace(): void {
    this.wasUnavailable = false;
    this.graceUntil = performance.now() + leaseSeconds * 1000;
  }
}
