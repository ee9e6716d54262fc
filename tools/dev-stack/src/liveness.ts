import { readThreadActivity } from './thread-activity';

/** When a silent process counts as hung. */
export type Patience = {
  /** Time in ms between two checks. */
  everyMs: number;
  /** Number of consecutive checks without an answer in which the main thread was idle. */
  idleChecks: number;
  /** Time in ms for which the main thread may run on a core without an answer. Waiting for a core does not count. */
  busyMs: number;
};

/** Patience with the processes of the product. ADR 122 has the figures. */
const usualPatience: Patience = { everyMs: 1_000, idleChecks: 3, busyMs: 30_000 };

/** Options of `watchLiveness`. */
export type LivenessOptions = {
  pid: number;
  /** Settles when the process answers or refuses. The promise stays pending while the process hangs. */
  respond: () => Promise<unknown>;
  /** Called once, when the process counts as hung. `what` describes it for the terminal. */
  onHung: (what: string) => void;
  patience?: Patience | undefined;
};

/**
 * Watches whether a process answers. A process that is slow, because it computes or waits for a core or a disk, counts
 * as hung only after `busyMs` on a core. Time in which this process itself did not run counts as nothing.
 * @returns a function that ends the watch
 */
export const watchLiveness = ({ pid, respond, onHung, patience }: LivenessOptions): (() => void) => {
  const { everyMs, idleChecks, busyMs } = patience ?? usualPatience;
  let [idle, busy] = [0, 0];
  let isAsking = false;
  let before = { at: performance.now(), activity: readThreadActivity(pid) };
  const ask = async () => {
    isAsking = true;
    await respond().catch(() => undefined);
    isAsking = false;
    [idle, busy] = [0, 0];
  };
  const check = () => {
    const now = { at: performance.now(), activity: readThreadActivity(pid) };
    const elapsedMs = now.at - before.at;
    const { ranMs, waitedMs } = activityBetween(before.activity, now.activity, elapsedMs);
    before = now;
    if (!isAsking) return void ask();
    // This process was suspended or busy itself, so that the answer may be waiting to be read.
    if (elapsedMs > 1.5 * everyMs) return;
    busy += ranMs;
    if (!now.activity?.isPending && ranMs + waitedMs < elapsedMs / 2) idle += 1;
    if (idle < idleChecks && busy < busyMs) return;
    clearInterval(timer);
    onHung(idle < idleChecks ? 'busy without an answer' : 'no answer');
  };
  const timer = setInterval(check, everyMs).unref();
  void ask();
  return () => clearInterval(timer);
};

type Between = { ranMs: number; waitedMs: number };

/** Activity between two readings. Without figures of the system, a silent process counts as busy. */
const activityBetween = (
  before: Between | undefined,
  now: Between | undefined,
  elapsedMs: number,
): Between =>
  before && now
    ? { ranMs: now.ranMs - before.ranMs, waitedMs: now.waitedMs - before.waitedMs }
    : { ranMs: elapsedMs, waitedMs: 0 };
