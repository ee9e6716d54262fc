import { EventEmitter, once } from 'node:events';

/** Number of requests that may wait for a process at the same time. Further requests are refused immediately. */
const maxWaiting = 1000;
/** Time in ms until a failed address is tried again if no other address is available. */
const retryMs = 50;
/** Time in ms for which a request may wait for the response of a process that answers no checks. */
const silentMs = 3_000;

/** A request in progress: the time in ms at which it was sent, and what to do if its process does not answer. */
type Request = { sentAt: number; giveUp: () => void; timer?: NodeJS.Timeout };

/** One attempt to forward a request. */
type Attempt = {
  /** Time in ms since 1970 until which the request may wait for a process. */
  deadline: number;
  /** The address at which the previous attempt of this request failed. */
  failed?: string | undefined;
  /** Aborts when the client has disconnected. */
  signal: AbortSignal;
};

/** The processes behind one path prefix that accept requests now, by address. */
export class Upstream {
  /** Requests in progress by address, also of addresses that accept no new requests. */
  private readonly requests = new Map<string, Set<Request>>();
  private readonly silent = new Set<string>();
  private readonly serving: string[] = [];
  private readonly changes = new EventEmitter().setMaxListeners(0);
  private chosen = 0;
  private waiting = 0;

  /** Returns an upstream with one fixed address, or the given upstream. */
  static of(upstream: Upstream | string): Upstream {
    if (typeof upstream !== 'string') return upstream;
    const fixed = new Upstream();
    fixed.add(upstream);
    return fixed;
  }

  /** Adds the address of a process. Waiting requests go to this process. */
  add(address: string): void {
    if (!this.serving.includes(address)) this.serving.push(address);
    this.changes.emit('change');
  }

  /**
   * Removes the address of a process, so that the process gets no new requests. The promise resolves when the
   * requests in progress are complete.
   */
  async remove(address: string): Promise<void> {
    const at = this.serving.indexOf(address);
    if (at >= 0) this.serving.splice(at, 1);
    while (this.requests.has(address)) await once(this.changes, 'complete');
  }

  /** Makes the addresses of all processes known at once. Processes that are not in the list get no new requests. */
  use(addresses: readonly string[]): void {
    for (const address of this.serving.filter((known) => !addresses.includes(known)))
      void this.remove(address);
    for (const address of addresses) if (!this.serving.includes(address)) this.add(address);
  }

  /**
   * Chooses a process for one attempt of a request, round robin, and waits while no process accepts requests.
   * @returns the address of the process; undefined if no process accepts requests before the deadline, or if too many
   *   requests wait
   */
  async next({ deadline, failed, signal }: Attempt): Promise<string | undefined> {
    const other = this.choose(failed);
    if (other !== undefined) return other;
    if (this.waiting >= maxWaiting) return undefined;
    this.waiting += 1;
    try {
      while (!signal.aborted && performance.now() < deadline) {
        // A process whose address has failed may be restarting.
        const retried = failed !== undefined && this.serving.includes(failed);
        const ms = Math.min(retried ? retryMs : deadline - performance.now(), deadline - performance.now());
        await this.changed(ms, signal);
        const address = this.choose(failed) ?? (retried ? this.choose() : undefined);
        if (address !== undefined) return address;
      }
      return undefined;
    } finally {
      this.waiting -= 1;
    }
  }

  /**
   * Records that the process at an address answers no checks, or answers again. A request that has waited 3 s for a
   * silent process is given up.
   */
  setSilent(address: string, isSilent: boolean): void {
    if (isSilent === this.silent.has(address)) return;
    if (isSilent) this.silent.add(address);
    else this.silent.delete(address);
    for (const request of this.requests.get(address) ?? []) {
      clearTimeout(request.timer);
      if (isSilent) this.limit(request);
    }
  }

  /** Returns true if a process at another address accepts requests and is not silent. */
  hasOther(address: string): boolean {
    return this.serving.some((other) => other !== address && !this.silent.has(other));
  }

  /**
   * Counts a request in progress at an address.
   * @param giveUp called when the process at the address is silent and the request has waited 3 s
   * @returns a function to call when the request is complete or has failed; later calls do nothing
   */
  begin(address: string, giveUp: () => void): () => void {
    const request: Request = { sentAt: performance.now(), giveUp };
    const open = this.requests.get(address) ?? new Set();
    this.requests.set(address, open.add(request));
    if (this.silent.has(address)) this.limit(request);
    return () => {
      clearTimeout(request.timer);
      if (!open.delete(request)) return;
      if (open.size === 0) this.requests.delete(address);
      this.changes.emit('complete');
    };
  }

  private limit(request: Request): void {
    const ms = Math.max(0, request.sentAt + silentMs - performance.now());
    request.timer = setTimeout(request.giveUp, ms).unref();
  }

  private choose(except?: string): string | undefined {
    const others = this.serving.filter((address) => address !== except);
    this.chosen += 1;
    return others[this.chosen % others.length];
  }

  private async changed(ms: number, signal: AbortSignal): Promise<void> {
    const late = AbortSignal.timeout(Math.max(1, Math.ceil(ms)));
    await once(this.changes, 'change', { signal: AbortSignal.any([late, signal]) }).catch(() => undefined);
  }
}
