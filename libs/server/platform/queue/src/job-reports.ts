import { setTimeout as delay } from 'node:timers/promises';
import type { Job } from 'bullmq';
import type { JobProgress, JobReports } from './port';

/** Log lines that a job keeps; further lines are dropped. */
export const keptLogLines = 20;

/** Shortest time in ms between two writes of one job to Redis. */
const writeEveryMs = 500;

/** The part of a BullMQ job that reports need. */
type ReportedJob = Pick<Job, 'updateProgress' | 'log'>;

/**
 * Writes progress and log lines of one job to Redis in the background, for the queue dashboard. The job never waits for
 * these writes, and a failed write is ignored. Between two writes, only the newest progress is kept, so that an
 * unavailable Redis holds at most one progress and 20 lines in memory.
 */
export class BackgroundJobReports implements JobReports {
  private progressToWrite: JobProgress | undefined;
  private linesToWrite: string[] = [];
  private lines = 0;
  private isWriting = false;
  private readonly ended = new AbortController();

  constructor(private readonly job: ReportedJob) {}

  progress(progress: JobProgress): void {
    this.progressToWrite = progress;
    this.wake();
  }

  log(line: string): void {
    if (this.lines >= keptLogLines) return;
    this.lines += 1;
    this.linesToWrite.push(`${new Date().toISOString()} ${line}`);
    this.wake();
  }

  /** Ends the waits between writes, so that the last reports are written at once. Does not wait for them. */
  end(): void {
    this.ended.abort();
  }

  private wake(): void {
    if (!this.isWriting) void this.write();
  }

  private async write(): Promise<void> {
    this.isWriting = true;
    while (this.progressToWrite || this.linesToWrite.length > 0) {
      const progress = this.progressToWrite;
      const lines = this.linesToWrite;
      this.progressToWrite = undefined;
      this.linesToWrite = [];
      // A write fails if the job was removed or the connection was closed.
      if (progress) await this.job.updateProgress(progress).catch(() => undefined);
      for (const line of lines) await this.job.log(line).catch(() => undefined);
      await delay(writeEveryMs, undefined, { signal: this.ended.signal, ref: false }).catch(() => undefined);
    }
    this.isWriting = false;
  }
}
