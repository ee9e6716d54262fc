import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** A value of a gauge with labels, as it is at the time of a scrape. */
export type Reading<L extends string> = { labels: Readonly<Record<L, string>>; value: number };

/** Upper limits in seconds of the buckets of durations that users wait for, from 5 ms to 10 minutes. */
const defaultBuckets = [
  0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600,
] as const;

/** The metrics of one process for Prometheus; names start with `portada_`. */
export class Metrics {
  readonly registry = new Registry();

  /**
   * Creates the metrics of a process.
   * @param process name of the process, a label of every metric
   */
  constructor(process: string) {
    this.registry.setDefaultLabels({ process });
    collectDefaultMetrics({ register: this.registry });
  }

  /**
   * Adds a counter to the metrics. `name` is the name without the prefix and ends in `_total`; `labels` are the names
   * of the labels.
   */
  counter<L extends string>(name: string, help: string, labels: readonly L[] = []): Counter<L> {
    return new Counter({ name: `portada_${name}`, help, labelNames: labels, registers: [this.registry] });
  }

  /**
   * Adds a gauge to the metrics. `read`, if given, is called at every scrape; if `read` fails, the metric is left
   * out.
   */
  gauge(name: string, help: string, read?: () => number | Promise<number>): Gauge {
    return new Gauge({
      name: `portada_${name}`,
      help,
      registers: [this.registry],
      ...(read && {
        async collect() {
          try {
            this.set(await read());
          } catch {
            this.remove();
          }
        },
      }),
    });
  }

  /**
   * Adds a gauge with labels to the metrics. `read` is called at every scrape and returns all values; a value that is
   * not returned any more is left out. If `read` fails, the metric is left out.
   */
  gauges<L extends string>(
    name: string,
    help: string,
    labels: readonly L[],
    read: () => readonly Reading<L>[] | Promise<readonly Reading<L>[]>,
  ): Gauge<L> {
    return new Gauge<L>({
      name: `portada_${name}`,
      help,
      labelNames: labels,
      registers: [this.registry],
      async collect() {
        const values = await Promise.resolve()
          .then(read)
          .catch(() => []);
        this.reset();
        for (const { labels: of, value } of values) this.set(of as Partial<Record<L, string>>, value);
      },
    });
  }

  /**
   * Adds a histogram of a duration in seconds to the metrics.
   * @param buckets upper limits in seconds, by default from 5 ms to 10 minutes
   */
  histogram<L extends string>(
    name: string,
    help: string,
    labels: readonly L[] = [],
    buckets: readonly number[] = defaultBuckets,
  ): Histogram<L> {
    return new Histogram({
      name: `portada_${name}`,
      help,
      buckets: [...buckets],
      labelNames: labels,
      registers: [this.registry],
    });
  }
}
