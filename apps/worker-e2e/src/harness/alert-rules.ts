import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const rules = resolve(__dirname, '../../../../deploy/observability/alerts.yml');

/** Metrics of processes in the text format of Prometheus, by scrape job; null for a process that does not answer. */
export type Scrape = Readonly<Record<string, string | null>>;

/** Returns the samples of a text in the format of Prometheus, by series. */
const samplesOf = (text: string, job: string): Map<string, number> =>
  new Map(
    [...text.matchAll(/^([a-z_]+)(?:\{(.*)\})? (\S+)$/gm)].map(([, name, labels, value]) => [
      `${name}{${[`job="${job}"`, ...(labels ? [labels] : [])].join(',')}}`,
      Number(value),
    ]),
  );

/** Returns the names of the metrics of a text that only grow: counters, and the parts of histograms. */
const growingIn = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/^# TYPE (\S+) (counter|histogram)$/gm)].flatMap(([, name, type]) =>
      type === 'counter' ? [`${name}`] : [`${name}_bucket`, `${name}_count`, `${name}_sum`],
    ),
  );

/** Number of minutes for which the faults of a scrape last in the simulated time of promtool. */
const minutes = 30;

/** Returns the series of one process: gauges stay as they are, and counters go on growing as between both scrapes. */
const seriesOf = (job: string, before: string | null, after: string | null): [string, string][] => {
  const up: [string, string] = [`up{job="${job}"}`, `${after === null ? 0 : 1}x${minutes}`];
  if (after === null) return [up];
  const [first, last, growing] = [samplesOf(before ?? '', job), samplesOf(after, job), growingIn(after)];
  const series = [...last].map(([name, value]): [string, string] => {
    const isGrowing = growing.has(name.slice(0, name.indexOf('{')));
    const start = isGrowing ? (first.get(name) ?? 0) : value;
    return [name, `${start}+${Math.max(0, value - start)}x${minutes}`];
  });
  return [up, ...series];
};

/** Returns a test file of promtool that expects no firing alert after 25 minutes. Its failure lists the firing alerts. */
const testFile = (series: readonly [string, string][]): string =>
  JSON.stringify({
    rule_files: [rules],
    evaluation_interval: '1m',
    tests: [
      {
        interval: '1m',
        input_series: series.map(([name, values]) => ({ series: name, values })),
        promql_expr_test: [
          { eval_time: '25m', expr: 'group by (alertname) (ALERTS{alertstate="firing"})', exp_samples: [] },
        ],
      },
    ],
  });

/**
 * Evaluates the alert rules with promtool, as if the state and the rates of two scrapes of real processes lasted for
 * half an hour.
 * @returns names of the alerts that fire, in alphabetical order
 * @throws if promtool is missing or refuses the rules
 */
export const firingAlerts = (before: Scrape, after: Scrape): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'portada-alerts-'));
  try {
    const series = Object.keys(after).flatMap((job) =>
      seriesOf(job, before[job] ?? null, after[job] ?? null),
    );
    const file = join(folder, 'test.yml');
    writeFileSync(file, testFile(series));
    const program = process.env['TEST_PROMTOOL'] ?? 'promtool';
    const { status, stdout, stderr, error } = spawnSync(program, ['test', 'rules', file], {
      encoding: 'utf8',
    });
    if (error) throw error;
    const names = [...`${stdout}${stderr}`.matchAll(/alertname="(\w+)"/g)].map(([, name = '']) => name);
    if (status !== 0 && names.length === 0) throw new Error(`promtool failed: ${stdout}${stderr}`);
    return [...new Set(names)].sort();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
