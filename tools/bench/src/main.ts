import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Benchmark } from './benchmark';
import { acceptBesidePgbench } from './f1-accept';
import { runJobs } from './f10-jobs';
import { drawPictures } from './f20-studio';
import { openPages } from './f21-pages';
import { weighPages } from './f22-bytes';
import { acceptBesideUsualBuild } from './f3-usual-build';
import { acceptIdle } from './f4-idle';
import { handOver } from './f5-hand-over';
import { Processes, inWorkspace } from './processes';
import { type Row, tableOf, withTable } from './report';
import { readSettings } from './settings';

const benchmarks: Record<string, Benchmark> = {
  F1: acceptBesidePgbench,
  F3: acceptBesideUsualBuild,
  F4: acceptIdle,
  F5: handOver,
  F10: runJobs,
  F20: drawPictures,
  F21: openPages,
  F22: weighPages,
};

const say = (line: string): void => void process.stderr.write(`${line}\n`);

const page = inWorkspace('docs/bench.md');

/** Runs the named benchmarks, or all, prints their table, and writes it into the page where `--write` says so. */
const main = async (args: readonly string[]): Promise<number> => {
  const names = args.filter((arg) => arg !== '--write').map((arg) => arg.toUpperCase());
  const unknown = names.filter((name) => !(name in benchmarks));
  if (unknown.length > 0) {
    say(`There is no ${unknown.join(', ')}: the benchmarks are ${Object.keys(benchmarks).join(', ')}.`);
    return 2;
  }
  const settings = readSettings();
  const folder = mkdtempSync(join(tmpdir(), 'portada-bench-'));
  const processes = new Processes(folder);
  const end = async () => {
    await processes.endAll();
    rmSync(folder, { recursive: true, force: true });
  };
  const stop = () => void end().finally(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, stop);
  try {
    const rows: Row[] = [];
    for (const [name, benchmark] of Object.entries(benchmarks)) {
      if (names.length > 0 && !names.includes(name)) continue;
      say(`${name} …`);
      rows.push(...(await benchmark({ settings, processes, folder, say })));
    }
    const table = tableOf(rows);
    process.stdout.write(`\n${table}\n`);
    if (args.includes('--write')) writeFileSync(page, withTable(readFileSync(page, 'utf8'), table));
    return 0;
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
