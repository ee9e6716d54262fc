import type { Processes } from './processes';
import type { Row } from './report';
import type { RoundOptions } from './rounds';
import type { BenchSettings } from './settings';

/** What a benchmark works with. */
export type Bench = RoundOptions & {
  settings: BenchSettings;
  processes: Processes;
  /** Empty folder, removed after the run. */
  folder: string;
  /**
   * Whether this run only shows that the benchmark works: the fewest operations, one round, no figure that counts.
   * `npm test` runs every benchmark so.
   */
  smoke: boolean;
  /** An amount of the full run, or of the smallest form where this run has that. */
  of: (full: number, smallest: number) => number;
};

/** Measures one promise and gives its lines of the table. @throws CountError where something was lost or doubled */
export type Benchmark = (bench: Bench) => Promise<Row[]>;
