import { type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { type LogFile } from './log-file';

const lineSchema = z.object({
  level: z.number(),
  msg: z.string().optional(),
  code: z.string().optional(),
  err: z.object({ message: z.string() }).optional(),
  requestId: z.string().optional(),
  generationId: z.string().optional(),
});

/** Number of the log level `warn` in Pino. */
const warn = 40;

/** A line for the terminal. Lines with the same `event` differ in ids only; a line that is not JSON has no event. */
export type TerminalLine = { text: string; event: string | null };

/**
 * Formats a log line for the terminal. Warnings, errors and lines that are not JSON are shown.
 * @param name name of the process that wrote the line
 * @param line one line of the log
 * @returns the formatted line; undefined for other lines, which are only in the log file
 */
export const readable = (name: string, line: string): TerminalLine | undefined => {
  let parsed;
  try {
    parsed = lineSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return line.trim() === '' ? undefined : { text: `[${name}] ${line}`, event: null };
  }
  if (parsed === undefined || parsed.level < warn) return undefined;
  const { msg, code, err, requestId, generationId } = parsed;
  const about = [requestId && `request ${requestId}`, generationId && `generation ${generationId}`].filter(
    Boolean,
  );
  const text = [msg, code, err?.message]
    .filter((text, index, all) => text && all.indexOf(text) === index)
    .join(': ');
  const event = `[${name}] ${text}`;
  return { event, text: `${event}${about.length === 0 ? '' : ` (${about.join(', ')})`}` };
};

/**
 * Prints lines: the first line of an event at once, and then once a second how often the event was repeated.
 * @param say prints one line to the terminal
 * @returns prints a line, or counts it
 */
export const counted = (say: (line: string) => void): ((line: TerminalLine) => void) => {
  const repeats = new Map<string, number>();
  const watch = (event: string): void => {
    repeats.set(event, 0);
    setTimeout(() => {
      const count = repeats.get(event) ?? 0;
      repeats.delete(event);
      if (count === 0) return;
      say(`${event} (${count} more in the last second)`);
      watch(event);
    }, 1000).unref();
  };
  return ({ text, event }) => {
    const count = event === null ? undefined : repeats.get(event);
    if (event !== null && count !== undefined) return void repeats.set(event, count + 1);
    say(text);
    if (event !== null) watch(event);
  };
};

/**
 * Writes the output of a process to its log file, and warnings and errors to the terminal.
 * @param say prints one line to the terminal; null for a process whose lines are in the log file only
 */
export const follow = (
  name: string,
  child: ChildProcess,
  log: LogFile,
  say: ((line: string) => void) | null,
): void => {
  const print = say && counted(say);
  for (const output of [child.stdout, child.stderr]) {
    if (output === null) continue;
    createInterface({ input: output }).on('line', (line) => {
      log.write(line);
      const shown = print && readable(name, line);
      if (shown) print(shown);
    });
  }
};
