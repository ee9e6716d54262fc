import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Returns the variables that put the wall clock of a process ahead by `ms` milliseconds; negative puts it behind. */
export const shiftedClock = (ms: number): Record<string, string> => ({
  CLOCK_SHIFT_MS: String(ms),
  NODE_OPTIONS: `--import=${pathToFileURL(join(__dirname, 'shift-clock.mjs')).href}`,
});
