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

/** pino's numbers. */
const warn = 40;

/**
 * What the terminal shows of a line that a process wrote: warnings and worse in words, lines that are no JSON as they
 * are, and nothing of the rest, which the log file has.
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
    .filter((part, index, all) => part && all.indexOf(part) === index)
    .join(': ');
  return `[${name}] ${text}${about.length === 0 ? '' : ` (${about.join(', ')})`}`;
};

/** Keeps the log of the last run beside the new one, so that the folder holds two runs and no more. */
export const rotate = (file: string): void => {
  if (existsSync(file)) renameSync(file, `${file}.previous`);
};

/**
 * Sends what a process writes to its log file, and what matters to the terminal.
 * @param say prints one line for the person at the terminal
 */
export const follow = (
  name: string,
  child: ChildProcess,
  file: string,
  say: (line: string) => void,
): void => {
  const log = createWriteStream(file, { flags: 'a', mode: 0o600 });
  // A full disk must not stop the stack for the sake of its logs.
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
