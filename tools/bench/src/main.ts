import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench } from './benchmark';
import { benchmarks } from './benchmarks';
import { measureCeiling } from './ceiling';
import { Processes, inWorkspace } from './processes';
import { type Row, mergedTable, tableOf, withTable } from './report';
import { fullRounds } from './rounds';
import { type BenchSettings, readSettings } from './settings';

type Arguments = { names: string[]; write: boolean; smoke: boolean };

const say = (line: string): void => void process.stderr.write(`${line}\n`);

const page = inWorkspace('docs/bench.md');

/** Benchmarks that run with the flag `--quick`: at least one for each kind of peer, of less than 15 s in its smallest form. */
const quick: readonly string[] = [
  ...['F1', 'F3', 'F5', 'F6', 'F8', 'F10', 'F14', 'F16', 'F20', 'F22', 'F23', 'F24', 'F25', 'F29'],
];

/** Reads the command line. @throws Error that names each unknown benchmark or flag */
const readArguments = (args: readonly string[]): Arguments => {
  const named = args.filter((arg) => !arg.startsWith('--')).map((arg) => arg.toUpperCase());
  const flags = args.filter((arg) => arg.startsWith('--'));
  const unknown = [
    ...named.filter((name) => !(name in benchmarks)),
    ...flags.filter((flag) => !['--write', '--smoke', '--quick'].includes(flag)),
  ];
  if (unknown.length > 0) {
    const known = [...Object.keys(benchmarks), '--write', '--smoke', '--quick'].join(', ');
    throw new Error(`Unknown arguments: ${unknown.join(', ')}. Known arguments: ${known}.`);
  }
  const [write, smoke] = [flags.includes('--write'), flags.includes('--smoke')];
  if (write && smoke)
    throw new Error('--write cannot be combined with --smoke, because a smoke run has no figures.');
  const all = Object.keys(benchmarks).filter((name) => !flags.includes('--quick') || quick.includes(name));
  return { names: named.length > 0 ? named : all, write, smoke };
};

const benchOf = (settings: BenchSettings, processes: Processes, folder: string, smoke: boolean): Bench => ({
  settings,
  processes,
  folder,
  smoke,
  rounds: smoke ? 1 : fullRounds,
  ceiling: smoke ? undefined : () => measureCeiling(folder),
  of: (full, smallest) => (smoke ? smallest : full),
  say,
});

/**
 * Number of benchmarks that run at the same time in a smoke run. A benchmark waits for its processes most of the
 * time.
 */
const smokeLanes = 3;

/** Rows of the successful benchmarks, and names of the failed ones. */
type Results = { rows: Row[]; failed: string[] };

/** Runs one benchmark. If the benchmark fails, the last log lines of its ended processes are printed. */
const runOne = async (name: string, bench: Bench, { rows, failed }: Results): Promise<void> => {
  const begin = Date.now();
  say(`running benchmark ${name} …`);
  try {
    const own = (await benchmarks[name]?.(bench)) ?? [];
    rows.push(...own);
    const skipped = own.flatMap((row) => ('skipped' in row ? [`, skipped: ${row.skipped}`] : []));
    say(`benchmark ${name} ran in ${((Date.now() - begin) / 1000).toFixed(1)} s${skipped.join('')}`);
  } catch (error) {
    failed.push(name);
    say(
      `benchmark ${name} FAILED: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
    for (const end of bench.processes.unexpectedEnds()) say(end);
  } finally {
    await bench.processes.endAll();
  }
};

/** Runs benchmarks in their order, one at a time in each lane. After a failed benchmark the next benchmark runs. */
const runAll = async (names: readonly string[], lanes: readonly Bench[]): Promise<Results> => {
  const results: Results = { rows: [], failed: [] };
  const left = Object.keys(benchmarks).filter((name) => names.includes(name));
  const run = async (lane: Bench): Promise<void> => {
    for (let name = left.shift(); name !== undefined; name = left.shift()) await runOne(name, lane, results);
  };
  await Promise.all(lanes.map(run));
  return results;
};

/** Runs the benchmarks that the command line names. @returns exit code of the process: 1 if a benchmark failed */
const main = async (args: readonly string[]): Promise<number> => {
  const { names, write, smoke } = readArguments(args);
  const settings = readSettings();
  const folder = mkdtempSync(join(tmpdir(), 'portada-bench-'));
  const lanes = Array.from({ length: smoke ? smokeLanes : 1 }, (_, lane) => {
    const own = join(folder, String(lane));
    mkdirSync(own);
    return benchOf(settings, new Processes(own), own, smoke);
  });
  const end = async () => {
    await Promise.all(lanes.map(({ processes }) => processes.endAll()));
    rmSync(folder, { recursive: true, force: true });
  };
  const stop = () => void end().finally(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, stop);
  try {
    const { rows, failed } = await runAll(names, lanes);
    if (!smoke) process.stdout.write(`\n${tableOf(rows)}\n`);
    if (write)
      writeFileSync(
        page,
        withTable(readFileSync(page, 'utf8'), (last) => mergedTable(last, rows)),
      );
    if (settings.BENCH_REPORT) writeFileSync(settings.BENCH_REPORT, JSON.stringify({ ran: names, failed }));
    if (failed.length > 0) say(`failed benchmarks: ${failed.join(', ')}`);
    return failed.length > 0 ? 1 : 0;
  } finally {
    await end();
  }
};

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    say(error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.exit(1);
  },
);
