import type { Clock } from './circuit-breaker';

const dayMs = 24 * 60 * 60 * 1000;

/** Money of the daily budget that is reserved for one request until its price is known. */
export type Reservation = {
  /**
   * Replaces the estimate of a request's price by the actual price.
   * @param usd US dollars; null keeps the estimate, because the price is unknown
   */
  settle(usd: number | null): void;
};

/**
 * Budget of one model for a day (UTC). The spent money is counted in the memory of the process: each worker process
 * has its own budget, and a restart begins with the whole budget.
 */
export class DailyBudget {
  private day = -1;
  private spent = 0;

  /**
   * Creates a daily budget.
   * @param limit US dollars for one day; null for no limit
   * @param now the clock
   */
  constructor(
    private readonly limit: number | null,
    private readonly now: Clock,
  ) {}

  /** US dollars that were spent or reserved today. */
  get spentUsd(): number {
    return this.day === this.today() ? this.spent : 0;
  }

  /**
   * Reserves money before the provider is called.
   * @param estimate upper estimate of the price in US dollars; null, an unknown price, counts as 0
   * @returns null if the rest of the daily budget is too small
   */
  reserve(estimate: number | null): Reservation | null {
    const usd = estimate ?? 0;
    const spent = this.spentUsd;
    if (this.limit !== null && (spent >= this.limit || spent + usd > this.limit)) return null;
    this.add(usd);
    let isOpen = true;
    return {
      settle: (price) => {
        if (!isOpen) return;
        isOpen = false;
        this.add((price ?? usd) - usd);
      },
    };
  }

  private today(): number {
    return Math.floor(this.now() / dayMs);
  }

  private add(usd: number): void {
    this.spent = Math.max(0, this.spentUsd + usd);
    this.day = this.today();
  }
}
