import { type ChildProcess } from 'node:child_process';
import { type Ending } from './process-reaper';

/** A process of a service that was started just now. */
export type LaunchedProcess = {
  child: ChildProcess;
  /** Whether it can be used now; asked every 50 ms until it says yes. */
  isReady: () => Promise<boolean>;
};

/** How work goes from one process of a service to the next; a service without it is in use as soon as it is ready. */
export type Handover<L extends LaunchedProcess = LaunchedProcess> = {
  /** Puts a ready process to use. `lost` have ended without finishing their work. May be called again with more. */
  activate: (run: L, lost: readonly L[]) => void;
  /** Takes a process out of use; resolves when it may be told to stop. */
  release: (run: L) => Promise<void>;
  /** ms after which one more process is kept ready beside the active one; null where none is. */
  spareAfterMs: number | null;
};

/** One process of the stack, or one active process of several that follow each other. */
export type Service<L extends LaunchedProcess = LaunchedProcess> = {
  name: string;
  launch: () => L | Promise<L>;
  ending: Ending;
  /** Time to become ready (ms). */
  readyWithinMs: number;
  /** Where its lines are, for the sentence when it does not start. */
  log: string;
  handover?: Handover<L>;
};

/** Keeps the type of a service's launched processes between its functions, and forgets it outside. */
export const describeService = <L extends LaunchedProcess>(service: Service<L>): Service =>
  service as unknown as Service;
