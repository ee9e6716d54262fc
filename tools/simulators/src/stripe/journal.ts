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

/** Table, id, and the current row; null when it was deleted. */
export type JournalEntry = [table: string, id: string, row: unknown];

const lineSchema = z.array(z.tuple([z.string(), z.string(), z.unknown()]));

/**
 * A file to which every transaction is appended before its response, as one line. A process that dies while writing
 * leaves an incomplete line, which is ignored.
 */
export class Journal {
  private readonly descriptor: number;

  /** Rewrites the file with the current rows, atomically, so that it does not grow over restarts. */
  constructor(file: string, entries: JournalEntry[]) {
    mkdirSync(dirname(file), { recursive: true });
    const fresh = `${file}.new`;
    const descriptor = openSync(fresh, 'w', 0o600);
    if (entries.length > 0) writeSync(descriptor, `${JSON.stringify(entries)}\n`);
    fsyncSync(descriptor);
    renameSync(fresh, file);
    this.descriptor = descriptor;
  }

  /** Reads all complete entries of a file. @throws Error if a complete line is not a valid entry */
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
