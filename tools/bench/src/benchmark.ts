import type { Processes } from './processes';
import type { Row } from './report';
import type { RoundOptions } from './rounds';
import type { BenchSettings } from './settings';

/** Settings, processes and options that a benchmark receives. */
export type Bench = RoundOptions & {
  settings: BenchSettings;
  processes: Processes;
  /** Path of a folder that is empty at the start and removed after the run. */
  folder: string;
  /**
   * True if the run only shows that the benchmark works: the fewest operations, one round, and figures without meaning.
   * `npm test` runs every benchmark with `smoke`.
   */
  smoke: boolean;
  /** Returns `smallest` in a smoke run, otherwise `full`. */
  of: (full: number, smallest: number) => number;
};

/**
 * Measures one promise and returns its rows of the result table.
 * @throws CountError if rows, jobs or images were lost or duplicated
 */
export type Benchmark = (bench: Bench) => Promise<Row[]>;
