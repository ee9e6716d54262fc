import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

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

  /** Adds a histogram of a duration in seconds to the metrics; `buckets` are the upper limits in seconds. */
  histogram<L extends string>(
    name: string,
    help: string,
    buckets: readonly number[],
    labels: readonly L[] = [],
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
