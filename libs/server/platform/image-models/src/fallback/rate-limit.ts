import type { Clock } from './circuit-breaker';

/** Time in ms over which the requests to a model are counted. */
const windowMs = 60_000;

/** Limits how many requests to a model begin within a minute, in this process. Further requests wait. */
export class RateLimit {
  /** Times at which the latest requests began, oldest first. */
  private begun: number[] = [];

  /**
   * Creates a limit.
   * @param perMinute maximum number of requests that begin within any 60 s; Infinity for no limit
   * @param now the clock
   */
  constructor(
    private readonly perMinute: number,
    private readonly now: Clock,
  ) {}

  /** Time in ms until the next request may begin; 0 if it may begin now. */
  get waitMs(): number {
    const since = this.now() - windowMs;
    this.begun = this.begun.filter((at) => at > since);
    const [oldest] = this.begun;
    return oldest === undefined || this.begun.length < this.perMinute ? 0 : oldest - since;
  }

  /**
   * Waits until a request may begin, and counts it.
   * @param signal ends the wait
   * @throws the reason of the signal
   */
  async take(signal: AbortSignal): Promise<void> {
    for (let wait = this.waitMs; wait > 0; wait = this.waitMs) await pause(wait, signal);
    signal.throwIfAborted();
    if (Number.isFinite(this.perMinute)) this.begun.push(this.now());
  }
}

/** Waits for a time or for the end of the signal. @throws the reason of the signal */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const leave = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    }, ms);
    signal.addEventListener('abort', leave, { once: true });
  });
