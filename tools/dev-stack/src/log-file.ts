import { basename, dirname } from 'node:path';
import { type RotatingFileStream, createStream } from 'rotating-file-stream';

/** A log file has at most `size`; then its lines move to `.1`, the lines of `.1` to `.2`, and so on. */
export const logLimits = { size: '20M', olderFiles: 9 } as const;

/** Time in ms without attempts to write after an error, such as a full disk. */
const pauseMs = 1_000;

/**
 * A log file with a bounded size, which the processes of one service share. Lines of earlier starts stay in the file. A file that
 * cannot be written loses lines and stops nothing.
 */
export class LogFile {
  private stream: RotatingFileStream | undefined;
  private pausedUntil = 0;

  /**
   * @param path absolute path of the file, whose folder exists
   * @param limits size of a file, such as `20M`, and number of older files
   */
  constructor(
    readonly path: string,
    private readonly limits: { size: `${number}${'K' | 'M'}`; olderFiles: number } = logLimits,
  ) {
    this.stream = this.open();
  }

  /** Writes one line. */
  write(line: string): void {
    if (performance.now() < this.pausedUntil) return;
    this.stream ??= this.open();
    this.stream.write(`${line}\n`);
  }

  /** Closes the file after its last line. Resolves when the file is closed. */
  close(): Promise<void> {
    const stream = this.stream;
    this.stream = undefined;
    this.pausedUntil = Infinity;
    return new Promise((resolve) => {
      if (stream === undefined || stream.destroyed) return resolve();
      stream.once('close', resolve);
      stream.end();
    });
  }

  private open(): RotatingFileStream {
    const { size, olderFiles } = this.limits;
    const name = basename(this.path);
    const stream = createStream(name, { path: dirname(this.path), size, rotate: olderFiles, mode: 0o600 });
    stream.on('error', () => {
      if (this.stream !== stream) return;
      this.stream = undefined;
      this.pausedUntil = performance.now() + pauseMs;
    });
    return stream;
  }
}
