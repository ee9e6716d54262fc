import { type ChildProcess } from 'node:child_process';
import { createWriteStream, existsSync, renameSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { z } from 'zod';

const lineSchema = z.object({
  level: z.number(),
  msg: z.string().optional(),
  err: z.object({ message: z.string() }).optional(),
  requestId: z.string().optional(),
  generationId: z.string().optional(),
});

/** Number of the log level `warn` in Pino. */
const warn = 40;

/**
 * Formats a log line for the terminal. Warnings, errors and lines that are not JSON are shown.
 * @param name name of the process that wrote the line
 * @param line one line of the log
 * @returns the formatted line; undefined for other lines, which are only in the log file
 */
export const readable = (name: string, line: string): string | undefined => {
  let parsed;
  try {
    parsed = lineSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return line.trim() === '' ? undefined : `[${name}] ${line}`;
  }
  if (parsed === undefined || parsed.level < warn) return undefined;
  const { msg, err, requestId, generationId } = parsed;
  const about = [requestId && `request ${requestId}`, generationId && `generation ${generationId}`].filter(
    Boolean,
  );
  const text = [msg, err?.message]
    .filter((text, index, all) => text && all.indexOf(text) === index)
    .join(': ');
  return `[${name}] ${text}${about.length === 0 ? '' : ` (${about.join(', ')})`}`;
};

/** Renames the log file of the last run to `.previous`, so that the folder contains the logs of two runs. */
export const rotate = (file: string): void => {
  if (existsSync(file)) renameSync(file, `${file}.previous`);
};

/**
 * Writes the output of a process to its log file, and warnings and errors to the terminal.
 * @param say prints one line to the terminal
 */
export const follow = (
  name: string,
  child: ChildProcess,
  file: string,
  say: (line: string) => void,
): void => {
  const log = createWriteStream(file, { flags: 'a', mode: 0o600 });
  // A log file that cannot be written must not stop the dev stack.
  log.on('error', () => {});
  for (const output of [child.stdout, child.stderr]) {
    if (output === null) continue;
    createInterface({ input: output }).on('line', (line) => {
      log.write(`${line}\n`);
      const text = readable(name, line);
      if (text !== undefined) say(text);
    });
  }
  child.once('close', () => log.end());
};
