import type { Processes } from './processes';
import type { Row } from './report';
import type { BenchSettings } from './settings';

/** What a benchmark works with. */
export type Bench = {
  settings: BenchSettings;
  processes: Processes;
  /** Empty folder, removed after the run. */
  folder: string;
  /** Prints a line of what is going on. */
  say: (line: string) => void;
};

/** Measures one promise and gives its lines of the table. @throws CountError where something was lost or doubled */
export type Benchmark = (bench: Bench) => Promise<Row[]>;
