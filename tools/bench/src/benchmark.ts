import type { Processes } from './processes';
import type { Row } from './report';
import type { RoundOptions } from './rounds';
import type { BenchSettings } from './settings';

/** Resources and options of a benchmark. */
export type Bench = RoundOptions & {
  settings: BenchSettings;
  processes: Processes;
  /** Empty folder, removed after the run. */
  folder: string;
  /**
   * Whether the run only tests that the benchmark works: it makes the fewest operations in one round, and its figures
   * do not count. `npm test` runs every benchmark in this form.
   */
  smoke: boolean;
  /** Selects an amount: that of a full run, or that of the smallest form. */
  of: (full: number, smallest: number) => number;
};

/** Measures one property and returns its rows of the table. @throws CountError if something was lost or duplicated */
export type Benchmark = (bench: Bench) => Promise<Row[]>;
