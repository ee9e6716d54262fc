import { isUnavailable } from '@portada/database';
import type { DataSource } from 'typeorm';
import { leaseSeconds } from './generation-options';
import { readClock } from './generation-sweeps.queries';

/** A question to Postgres that takes longer, in ms, counts as an outage: renewals were held up just as long. */
const outageMs = 1_000;

/**
 * Says whether a lease that ran out means that its holder is gone. While Postgres was away no holder could renew:
 * after its return the holders have the time of one lease to do so, before any claim is taken from them.
 */
export class LeaseGrace {
  private wasAway = false;
  /** Moment of `performance.now()` until which the holders renew. */
  private graceUntil = 0;

  constructor(private readonly database: DataSource) {}

  /**
   * Judges the leases, unless the holders still have time to renew.
   * @param check gets the server's time of just now, as text. Its statements do nothing where that is more than a
   *   second ago: one that reached a frozen server would else find every lease run out when the server goes on
   * @returns what `check` gives, null where it is too early
   * @throws what the database throws while it is away
   */
  async runUnlessGrace<T>(check: (asOf: string) => Promise<T>): Promise<T | null> {
    const begin = performance.now();
    try {
      const now = await readClock(this.database);
      if (this.wasAway || performance.now() - begin > outageMs) this.startGrace();
      return performance.now() < this.graceUntil ? null : await check(now);
    } catch (error) {
      if (isUnavailable(error)) this.wasAway = true;
      throw error;
    } finally {
      if (performance.now() - begin > outageMs) this.wasAway = true;
    }
  }

  private startGrace(): void {
    this.wasAway = false;
    this.graceUntil = performance.now() + leaseSeconds * 1000;
  }
}
