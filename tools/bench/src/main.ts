import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench } from './benchmark';
import { benchmarks } from './benchmarks';
import { measureCeiling } from './ceiling';
import { isOld, measuredCommit } from './measured-commit';
import { Processes, inWorkspace } from './processes';
import { type Row, mergedTable, muchWorse, tableOf, withTable } from './report';
import { fullRounds } from './rounds';
import { type BenchSettings, readSettings } from './settings';

type Arguments = { names: string[]; write: boolean; smoke: boolean; compare: boolean };

const say = (line: string): void => void process.stderr.write(`${line}\n`);

const page = inWorkspace('docs/bench.md');

/** Benchmarks that run with the flag `--quick`: at least one for each kind of peer, of less than 15 s in its smallest form. */
const quick: readonly string[] = [
  ...['F1', 'F5', 'F6', 'F8', 'F14', 'F16', 'F20', 'F22', 'F23', 'F24', 'F25', 'F29', 'F31'],
];

/**
 * Benchmarks that run with the flag `--compare`: accepting and making an image, beside peers that need CPU as Portada does. The ratio
 * of F1 follows the speed of the disk.
 */
const compared: readonly string[] = ['F3', 'F10'];

/** Number of rounds with the flag `--compare`. The first round is slower, because code and plans are not compiled yet. */
const comparedRounds = 3;

const knownFlags = ['--write', '--smoke', '--quick', '--compare'] as const;

/** Reads the command line. @throws Error that names each unknown benchmark or flag */
const readArguments = (args: readonly string[]): Arguments => {
  const named = args.filter((arg) => !arg.startsWith('--')).map((arg) => arg.toUpperCase());
  const flags = args.filter((arg) => arg.startsWith('--'));
  const unknown = [
    ...named.filter((name) => !(name in benchmarks)),
    ...flags.filter((flag) => !knownFlags.some((known) => known === flag)),
  ];
  if (unknown.length > 0) {
    const known = [...Object.keys(benchmarks), ...knownFlags].join(', ');
    throw new Error(`Unknown arguments: ${unknown.join(', ')}. Known arguments: ${known}.`);
  }
  const has = (flag: (typeof knownFlags)[number]): boolean => flags.includes(flag);
  const [write, smoke, compare] = [has('--write'), has('--smoke'), has('--compare')];
  if ([write, smoke, compare].filter(Boolean).length > 1)
    throw new Error(
      'Only one of --write, --smoke and --compare is possible: only a full run has figures to publish.',
    );
  const chosen = has('--quick') ? quick : compare ? compared : Object.keys(benchmarks);
  return { names: named.length > 0 ? named : [...chosen], write, smoke, compare };
};

const benchOf = (
  settings: BenchSettings,
  processes: Processes,
  folder: string,
  { smoke, compare }: Arguments,
): Bench => ({
  settings,
  processes,
  folder,
  smoke,
  rounds: smoke ? 1 : compare ? comparedRounds : fullRounds,
  ceiling: smoke || compare ? undefined : () => measureCeiling(folder),
  of: (full, smallest) => (smoke ? smallest : full),
  say,
});

/**
 * Number of benchmarks that run at the same time in a smoke run. A benchmark waits for its processes most of the
 * time.
 */
const smokeLanes = 3;

/**
 * Rows of the successful benchmarks, and names of the failed ones. `published`: the table with which the rows are compared; empty
 * in a run without comparison.
 */
type Results = { rows: Row[]; failed: string[]; published: string };

/** Runs one benchmark. If the benchmark fails, the last log lines of its ended processes are printed. */
const runOne = async (name: string, bench: Bench, { rows, failed, published }: Results): Promise<void> => {
  const begin = Date.now();
  say(`running benchmark ${name} …`);
  try {
    const own = (await benchmarks[name]?.run(bench)) ?? [];
    rows.push(...own);
    const worse = muchWorse(own, published);
    if (worse.length > 0) throw new Error(`less than half as good as published: ${worse.join('; ')}`);
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
const runAll = async (
  names: readonly string[],
  lanes: readonly Bench[],
  published: string,
): Promise<Results> => {
  const results: Results = { rows: [], failed: [], published };
  const left = Object.keys(benchmarks).filter((name) => names.includes(name));
  const run = async (lane: Bench): Promise<void> => {
    for (let name = left.shift(); name !== undefined; name = left.shift()) await runOne(name, lane, results);
  };
  await Promise.all(lanes.map(run));
  return results;
};

/** Runs the benchmarks that the command line names. @returns exit code of the process: 1 if a benchmark failed */
const main = async (args: readonly string[]): Promise<number> => {
  const chosen = readArguments(args);
  const { names, write, smoke, compare } = chosen;
  if (write && measuredCommit() === '–')
    throw new Error('--write names the measured commit in the table. Commit the changed files first.');
  const settings = readSettings();
  const folder = mkdtempSync(join(tmpdir(), 'portada-bench-'));
  const lanes = Array.from({ length: smoke ? smokeLanes : 1 }, (_, lane) => {
    const own = join(folder, String(lane));
    mkdirSync(own);
    return benchOf(settings, new Processes(own), own, chosen);
  });
  const end = async () => {
    await Promise.all(lanes.map(({ processes }) => processes.endAll()));
    rmSync(folder, { recursive: true, force: true });
  };
  const stop = () => void end().finally(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, stop);
  try {
    const { rows, failed } = await runAll(names, lanes, compare ? readFileSync(page, 'utf8') : '');
    const commit = measuredCommit();
    if (!smoke) process.stdout.write(`\n${tableOf(rows, commit)}\n`);
    if (write) {
      const measured = {
        rows,
        commit,
        isOld: (name: string, at: string) => isOld(at, benchmarks[name]?.measures ?? ['.']),
      };
      writeFileSync(
        page,
        withTable(readFileSync(page, 'utf8'), (last) => mergedTable(last, measured)),
      );
    }
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
