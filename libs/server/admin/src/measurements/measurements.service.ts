import { Injectable } from '@nestjs/common';
import { type AdminMetrics, type MetricPoint, type MetricRange, metricRanges } from '@portada/contracts';
import { serverNow } from '@portada/database';
import { DataSource } from 'typeorm';
import { type StepRow, countEnded, countFailures, mostCounted } from './measurements.queries';

/** Lengths of the ranges in seconds. */
const rangeSeconds: Record<MetricRange, number> = { '1h': 3_600, '24h': 86_400, '7d': 604_800 };

/** Time in ms for which an answer is reused, so that many open consoles cost one statement. */
const reuseMs = 10_000;

type Figures = Omit<MetricPoint, 'at'>;

const toPercentiles = (values: number[] | null): Figures['waitMs'] => {
  const [p50, p95, p99] = values ?? [];
  return p50 === undefined || p95 === undefined || p99 === undefined ? null : { p50, p95, p99 };
};

const toFigures = (row: StepRow | undefined): Figures => ({
  succeeded: row?.succeeded ?? 0,
  failed: row?.failed ?? 0,
  waitMs: toPercentiles(row?.waitMs ?? null),
  runMs: toPercentiles(row?.runMs ?? null),
});

/** Counts ended generations and their durations over time, for the charts of the console. */
@Injectable()
export class MeasurementsService {
  private readonly recent = new Map<MetricRange, { atMs: number; answer: Promise<AdminMetrics> }>();

  constructor(private readonly database: DataSource) {}

  /** Reads the figures of a range that ends now. The answer is at most ten seconds old. */
  read(range: MetricRange): Promise<AdminMetrics> {
    const known = this.recent.get(range);
    if (known && performance.now() - known.atMs < reuseMs) return known.answer;
    const answer = this.measure(range);
    const entry = { atMs: performance.now(), answer };
    this.recent.set(range, entry);
    // A failed answer is not reused.
    answer.catch(() => this.recent.get(range) === entry && this.recent.delete(range));
    return answer;
  }

  private async measure(range: MetricRange): Promise<AdminMetrics> {
    const stepSeconds = metricRanges[range];
    const steps = rangeSeconds[range] / stepSeconds;
    const end = new Date(await serverNow(this.database));
    const [rows, failures] = await Promise.all([
      countEnded(this.database, { steps, stepSeconds, end }),
      countFailures(this.database, { steps, stepSeconds, end }),
    ]);
    const total = toFigures(rows.find(({ step }) => step === null));
    const points = Array.from({ length: steps }, (_, step) => ({
      at: new Date(end.getTime() - (steps - step) * stepSeconds * 1000).toISOString(),
      ...toFigures(rows.find((row) => row.step === step)),
    }));
    const isCut = total.succeeded >= mostCounted || total.failed >= mostCounted;
    return { range, stepSeconds, points, total, failures, isCut };
  }
}
