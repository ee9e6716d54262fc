import { readFileSync } from 'node:fs';

/**
 * Times of the main thread of a process since its start, in ms: `ranMs` on a core, and `waitedMs` in which it waited for a core.
 * `isPending`: at this moment the thread runs, or waits for a core or a disk.
 */
export type ThreadActivity = { ranMs: number; waitedMs: number; isPending: boolean };

/**
 * Reads the activity of the main thread of a process from the scheduler of Linux.
 * @param pid id of a process of the same user
 * @returns undefined if the process has ended, or if the system does not keep these figures
 */
export const readThreadActivity = (pid: number): ThreadActivity | undefined => {
  try {
    const [ran = 0, waited = 0] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number);
    // Kernels that do not keep the figures write zeros.
    if (!(ran > 0)) return undefined;
    // The name of the program, in brackets, may contain spaces and brackets.
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '')[0] ?? '';
    return { ranMs: ran / 1e6, waitedMs: waited / 1e6, isPending: 'RD'.includes(state) };
  } catch {
    return undefined;
  }
};
