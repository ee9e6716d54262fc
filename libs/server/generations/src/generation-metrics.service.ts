import { Injectable, Optional } from '@nestjs/common';
import type { GenerationErrorCode } from '@portada/contracts';
import { Metrics } from '@portada/observability';

/** Counts the ends of generations and measures their durations, for Prometheus. */
@Injectable()
export class GenerationMetricsService {
  private readonly ends;
  private readonly waits;
  private readonly runs;

  /**
   * Adds the metrics of generations to the metrics of the process.
   * @param metrics the metrics of the process; without them nothing is exported
   */
  constructor(@Optional() metrics: Metrics = new Metrics('unknown')) {
    this.ends = metrics.counter(
      'generation_total',
      'Generations that ended, by status and error code (none for no error)',
      ['status', 'code'],
    );
    this.waits = metrics.histogram(
      'generation_wait_seconds',
      'Time from the request of a generation to its first claim by a worker',
    );
    this.runs = metrics.histogram(
      'generation_run_seconds',
      'Time from the claim of a generation to the end of this attempt, by outcome of the attempt',
      ['outcome'],
    );
  }

  /** Counts a generation that this process ended; `code` is the error code of a failed generation. */
  ended(status: 'succeeded' | 'failed' | 'cancelled', code?: GenerationErrorCode): void {
    this.ends.inc({ status, code: code ?? 'none' });
  }

  /** Records the milliseconds that a generation waited for its first claim. */
  waited(ms: number): void {
    this.waits.observe(Math.max(0, ms) / 1000);
  }

  /** Records the milliseconds of one attempt. */
  ran(outcome: 'succeeded' | 'failed' | 'retried' | 'released', ms: number): void {
    this.runs.observe({ outcome }, ms / 1000);
  }
}
