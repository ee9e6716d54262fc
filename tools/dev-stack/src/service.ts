import { type ChildProcess } from 'node:child_process';
import { type Ending } from './process-reaper';

/** A process of a service that was just started. */
export type LaunchedProcess = {
  child: ChildProcess;
  /** Whether the process can be used; called every 50 ms until it resolves with true. */
  isReady: () => Promise<boolean>;
};

/**
 * Steps that move work from one process of a service to the next. Without them a process is in use as soon as it is
 * ready.
 */
export type Handover<L extends LaunchedProcess = LaunchedProcess> = {
  /** Puts a ready process into use. `lost` ended without finishing their work. May be called again with more. */
  activate: (run: L, lost: readonly L[]) => void;
  /** Takes a process out of use; resolves when it may be stopped. */
  release: (run: L) => Promise<void>;
  /** Time after which a spare process is started (ms); null for no spare process. */
  spareAfterMs: number | null;
};

/** A service of the supervisor: one active process, which successors may replace. */
export type Service<L extends LaunchedProcess = LaunchedProcess> = {
  name: string;
  launch: () => L | Promise<L>;
  ending: Ending;
  /** Time to become ready (ms). */
  readyWithinMs: number;
  /** Path of its log, for the message when it does not start. */
  log: string;
  handover?: Handover<L>;
};

/** Erases the type of a service's launched processes, which only its own functions need. */
export const describeService = <L extends LaunchedProcess>(service: Service<L>): Service =>
  service as unknown as Service;
