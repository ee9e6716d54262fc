import { lookup } from 'node:dns/promises';
import { Upstream } from './upstream';

/** Time in ms between two checks of a process, and the time that a check may take. */
const times = { everyMs: 500, checkMs: 1_000 };
/** Number of consecutive checks without an answer after which a process is silent. */
const slowChecks = 3;

/**
 * Result of a check. `draining`: the process closes its connections, because it is stopping. `away`: the connection was
 * refused. `slow`: no answer in time, which a busy process causes as well as a lost machine.
 */
type Check = 'serving' | 'draining' | 'away' | 'slow';

type Watched = { check: Check; slow: number; isChecking: boolean };

/** Options of `watchUpstream`, for tests: the times between and of checks in ms. */
export type WatchOptions = { everyMs: number; checkMs: number };

/** An upstream whose processes are found and checked twice a second. */
export type WatchedUpstream = { upstream: Upstream; stop(): void };

/** Returns the base URLs of all addresses of the host of a base URL. @throws if the name cannot be resolved */
const addressesOf = async (url: string): Promise<string[]> => {
  const { hostname, port } = new URL(url);
  const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true });
  return found.map(({ address, family }) => {
    const host = family === 6 ? `[${address}]` : address;
    return `http://${host}${port === '' ? '' : `:${port}`}`;
  });
};

const check = async (address: string, checkMs: number): Promise<Check> => {
  const signal = AbortSignal.timeout(checkMs);
  try {
    // The path does not exist at the gateway; any answer shows that the process serves.
    const answer = await fetch(`${address}/api/health/live`, { signal, redirect: 'manual' });
    await answer.arrayBuffer();
    return answer.headers.get('connection') === 'close' ? 'draining' : 'serving';
  } catch {
    return signal.aborted ? 'slow' : 'away';
  }
};

class UpstreamWatch {
  readonly upstream = new Upstream();
  private readonly watched = new Map<string, Watched>();
  private readonly resolved = new Map<string, readonly string[]>();
  private readonly timer: NodeJS.Timeout;
  private isStopped = false;

  constructor(
    private readonly urls: readonly string[],
    private readonly options: WatchOptions,
  ) {
    this.timer = setInterval(() => this.look(), options.everyMs);
    this.look();
  }

  stop(): void {
    this.isStopped = true;
    clearInterval(this.timer);
  }

  private look(): void {
    for (const url of this.urls) void this.resolve(url);
    for (const [address, known] of this.watched) void this.checkOne(address, known);
  }

  /** Finds the addresses of a host name. If the name server does not answer, the former addresses stay in use. */
  private async resolve(url: string): Promise<void> {
    const addresses = await addressesOf(url).catch(() => undefined);
    if (addresses === undefined || this.isStopped) return;
    this.resolved.set(url, addresses);
    const all = new Set([...this.resolved.values()].flat());
    for (const address of this.watched.keys()) if (!all.has(address)) this.watched.delete(address);
    for (const address of all) {
      if (this.watched.has(address)) continue;
      const added: Watched = { check: 'away', slow: 0, isChecking: false };
      this.watched.set(address, added);
      void this.checkOne(address, added);
    }
    this.apply();
  }

  private async checkOne(address: string, known: Watched): Promise<void> {
    if (known.isChecking) return;
    known.isChecking = true;
    known.check = await check(address, this.options.checkMs);
    known.slow = known.check === 'slow' ? known.slow + 1 : 0;
    known.isChecking = false;
    if (!this.isStopped) this.apply();
  }

  /** Gives the upstream the processes that serve. If none of them answers in time, all busy processes stay in use. */
  private apply(): void {
    const all = [...this.watched];
    const isPrompt = ({ check: state, slow }: Watched): boolean =>
      state === 'serving' || (state === 'slow' && slow < slowChecks);
    const prompt = all.filter(([, known]) => isPrompt(known));
    for (const [address, { slow }] of all) this.upstream.setSilent(address, slow >= slowChecks);
    const chosen = prompt.length > 0 ? prompt : all.filter(([, known]) => known.check === 'slow');
    this.upstream.use(chosen.map(([address]) => address));
  }
}

/**
 * Finds the processes behind base URLs and checks them twice a second. A process gets no requests while its connections
 * are refused, while it announces its end with `Connection: close`, or while it does not answer and another one does. If
 * none answers, each request gets 503 after three seconds.
 * @param urls base URLs; each address of a host name is one process
 */
export const watchUpstream = (urls: readonly string[], options: WatchOptions = times): WatchedUpstream => {
  const watch = new UpstreamWatch(urls, options);
  return { upstream: watch.upstream, stop: () => watch.stop() };
};
