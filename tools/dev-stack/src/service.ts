import { type ChildProcess } from 'node:child_process';
import { type Patience } from './liveness';
import { type Ending } from './process-reaper';

/** A started process of a service. */
export type LaunchedProcess = {
  child: ChildProcess;
  /**
   * Resolves with true if the process can serve requests. The supervisor calls the function every 50 ms until the
   * result is true.
   */
  isReady: () => Promise<boolean>;
  /**
   * Asks the ready process for an answer. Settles when the process answers or refuses, and stays pending while the
   * process hangs. A process without this function is never considered hung.
   */
  respond?: () => Promise<unknown>;
};

/**
 * Functions that move work from one process of a service to the next process. A service without these functions
 * uses each ready process immediately.
 */
export type Handover<L extends LaunchedProcess = LaunchedProcess> = {
  /**
   * Makes a ready process active. The processes in `lost` died with unfinished work. The function may be called
   * again with further lost processes.
   */
  activate: (run: L, lost: readonly L[]) => void;
  /** Takes a process out of use. Resolves when the process may be stopped. */
  release: (run: L) => Promise<void>;
  /** Delay in ms before a spare process is started; null for no spare process. */
  spareAfterMs: number | null;
};

/** A service that the supervisor keeps running: one active process, which a successor can replace. */
export type Service<L extends LaunchedProcess = LaunchedProcess> = {
  name: string;
  launch: () => L | Promise<L>;
  ending: Ending;
  /** Time limit in ms for a process to become ready. */
  readyWithinMs: number;
  /** Path of the log file of the service, which error messages mention. */
  log: string;
  /** When a silent process is replaced; see `watchLiveness` for the default. */
  patience?: Patience;
  handover?: Handover<L>;
};

/** Hides the type of the processes of a service, which only the functions of the service need. */
export const describeService = <L extends LaunchedProcess>(service: Service<L>): Service =>
  service as unknown as Service;
