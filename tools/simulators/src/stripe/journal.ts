import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

/** One change of the simulator's state: table name, row id, and new row; the row is null if the row was deleted. */
export type JournalEntry = [table: string, id: string, row: unknown];

const lineSchema = z.array(z.tuple([z.string(), z.string(), z.unknown()]));

/**
 * The journal file of the payment simulator. Every transaction is appended as one line before its response is sent.
 * A process that dies while writing leaves an incomplete last line. The next start ignores the incomplete line.
 */
export class Journal {
  private readonly descriptor: number;

  /** Rewrites the journal file atomically with the current rows, so that the file does not grow over restarts. */
  constructor(file: string, entries: JournalEntry[]) {
    mkdirSync(dirname(file), { recursive: true });
    const fresh = `${file}.new`;
    const descriptor = openSync(fresh, 'w', 0o600);
    if (entries.length > 0) writeSync(descriptor, `${JSON.stringify(entries)}\n`);
    fsyncSync(descriptor);
    renameSync(fresh, file);
    this.descriptor = descriptor;
  }

  /** Reads the changes in a journal file; empty for a missing file. @throws Error if a complete line is not valid */
  static read(file: string): JournalEntry[] {
    if (!existsSync(file)) return [];
    const text = readFileSync(file, 'utf8');
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    return whole
      .split('\n')
      .filter((line) => line !== '')
      .flatMap((line) => lineSchema.parse(JSON.parse(line)));
  }

  append(entries: JournalEntry[]): void {
    writeSync(this.descriptor, `${JSON.stringify(entries)}\n`);
  }

  close(): void {
    closeSync(this.descriptor);
  }
}
