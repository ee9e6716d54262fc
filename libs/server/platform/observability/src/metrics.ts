import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** The figures of one process for Prometheus; names start with `portada_`. */
export class Metrics {
  readonly registry = new Registry();

  /** @param process name of the process, as a label on every figure */
  constructor(process: string) {
    this.registry.setDefaultLabels({ process });
    collectDefaultMetrics({ register: this.registry });
  }

  /** A figure that only grows. `name` without the prefix, ending in `_total`; `labels` are the names of its labels. */
  counter<L extends string>(name: string, help: string, labels: readonly L[] = []): Counter<L> {
    return new Counter({ name: `portada_${name}`, help, labelNames: labels, registers: [this.registry] });
  }

  /** A figure that goes up and down; `read`, where given, is asked at every scrape, and a failing one leaves it out. */
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

  /** How a time in seconds is spread; `buckets` are the upper limits in seconds. */
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
