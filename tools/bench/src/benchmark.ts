import type { Processes } from './processes';
import type { Row } from './report';
import type { RoundOptions } from './rounds';
import type { BenchSettings } from './settings';

/** Settings, processes and options that a benchmark receives. */
export type Bench = RoundOptions & {
  settings: BenchSettings;
  processes: Processes;
  /** Path of the benchmark's folder, which is empty at the start and removed after the run. */
  folder: string;
  /**
   * True if the run checks that the benchmark works and is not much slower than published, with the fewest operations and
   * one round.
   */
  smoke: boolean;
  /** Returns `smallest` in a smoke run, otherwise `full`. */
  of: (full: number, smallest: number) => number;
};

/**
 * Measures one performance promise of docs/bench.md and returns its rows of the result table.
 * @throws CountError if rows, jobs or images were lost or duplicated
 */
export type Benchmark = (bench: Bench) => Promise<Row[]>;
