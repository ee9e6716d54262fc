import { EventEmitter, once } from 'node:events';

/** Requests that may wait for a process at the same time; one more is refused at once. */
const mostWaiting = 1000;
/** ms until an address that has just failed is tried again, where it is the only one. */
const againMs = 50;

/** One try of a request. */
type Try = {
  /** ms since 1970 until which the request may wait. */
  deadline: number;
  /** The address that has just failed this request. */
  failed?: string | undefined;
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal;
};

/** The processes behind one prefix that take requests now, each by its address. */
export class Upstream {
  /** Requests that are under way, by address; also of addresses that take no new ones. */
  private readonly requests = new Map<string, number>();
  private readonly serving: string[] = [];
  private readonly changes = new EventEmitter().setMaxListeners(0);
  private turn = 0;
  private waiting = 0;

  /** @param upstream an address makes one that always has the same process behind it */
  static of(upstream: Upstream | string): Upstream {
    if (typeof upstream !== 'string') return upstream;
    const fixed = new Upstream();
    fixed.add(upstream);
    return fixed;
  }

  /** This process takes requests from now on; those that wait go to it. */
  add(address: string): void {
    if (!this.serving.includes(address)) this.serving.push(address);
    this.changes.emit('change');
  }

  /** This process gets no new requests from now on; resolves when those that it has are answered. */
  async remove(address: string): Promise<void> {
    const at = this.serving.indexOf(address);
    if (at >= 0) this.serving.splice(at, 1);
    while (this.requests.has(address)) await once(this.changes, 'answered');
  }

  /**
   * Chooses the process for one try of a request, the next in turn, and waits while there is none.
   * @returns its address, or undefined where there was none until the deadline, or too many wait already
   */
  async next({ deadline, failed, signal }: Try): Promise<string | undefined> {
    const other = this.choose(failed);
    if (other !== undefined) return other;
    if (this.waiting >= mostWaiting) return undefined;
    this.waiting += 1;
    try {
      while (!signal.aborted && Date.now() < deadline) {
        // An address that failed may be of a process that is being started again in its place.
        const retried = failed !== undefined && this.serving.includes(failed);
        const ms = Math.min(retried ? againMs : deadline - Date.now(), deadline - Date.now());
        await this.changed(ms, signal);
        const address = this.choose(failed) ?? (retried ? this.choose() : undefined);
        if (address !== undefined) return address;
      }
      return undefined;
    } finally {
      this.waiting -= 1;
    }
  }

  /** Counts a request of an address as under way. @returns to be called when it was answered; more calls change nothing */
  begin(address: string): () => void {
    this.requests.set(address, (this.requests.get(address) ?? 0) + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const left = (this.requests.get(address) ?? 1) - 1;
      if (left > 0) this.requests.set(address, left);
      else this.requests.delete(address);
      this.changes.emit('answered');
    };
  }

  private choose(but?: string): string | undefined {
    const others = this.serving.filter((address) => address !== but);
    this.turn += 1;
    return others[this.turn % others.length];
  }

  private async changed(ms: number, signal: AbortSignal): Promise<void> {
    const late = AbortSignal.timeout(Math.max(1, ms));
    await once(this.changes, 'change', { signal: AbortSignal.any([late, signal]) }).catch(() => undefined);
  }
}
