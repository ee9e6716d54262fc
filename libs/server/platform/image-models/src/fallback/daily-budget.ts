import type { Clock } from './circuit-breaker';

const dayMs = 24 * 60 * 60 * 1000;

/** Money that is set aside for one request until its price is known. */
export type Reservation = {
  /**
   * Replaces the estimate by the price.
   * @param usd US dollars; null keeps the estimate, because the price is unknown
   */
  settle(usd: number | null): void;
};

/**
 * Money of one model and day (UTC). It is counted in the memory of the process: each worker process has a budget of its
 * own, and a restart begins with the whole budget.
 */
export class DailyBudget {
  private day = -1;
  private spent = 0;

  /**
   * @param limit US dollars for one day; null for no limit
   * @param now the clock
   */
  constructor(
    private readonly limit: number | null,
    private readonly now: Clock,
  ) {}

  /** US dollars that were spent or set aside today. */
  get spentUsd(): number {
    return this.day === this.today() ? this.spent : 0;
  }

  /**
   * Sets money aside before the provider is asked.
   * @param estimate upper estimate of the price in US dollars; null, an unknown price, counts as 0
   * @returns null if the budget of the day is too small
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
