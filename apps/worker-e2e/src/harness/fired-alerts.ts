import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BuiltProcess } from '@portada/testing';

const rules = resolve(__dirname, '../../../../deploy/observability/alerts.yml');

/** Names of the series that the rules read. */
const namesInRules = new Set(readFileSync(rules, 'utf8').match(/\b(portada|nodejs)_\w+/g));

/** Minutes for which a fault lasts in the evaluation: longer than the longest time that a rule waits. */
const minutes = 70;

/** Metrics of a process by the name of its scrape job; null for a process that did not answer. */
export type Scrape = Readonly<Record<string, string | null>>;

/** Scrapes before and during a real fault, and the alerts that the fault must fire. No alerts: a healthy installation. */
export type Fault = { alerts: readonly string[]; before: Scrape; during: Scrape };

/** Returns the names of all alerts. */
export const alertNames = (): string[] =>
  [...readFileSync(rules, 'utf8').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

/** Reads the metrics of processes. @param processes by the name of their scrape job; null for a killed process */
export const scrape = async (processes: Readonly<Record<string, BuiltProcess | null>>): Promise<Scrape> => {
  const texts = await Promise.all(
    Object.entries(processes).map(async ([job, process]) => [
      job,
      (await process?.metrics().catch(() => null)) ?? null,
    ]),
  );
  return Object.fromEntries(texts) as Scrape;
};

/** Returns the value of each series that the rules read, by name and labels with the labels of Prometheus. */
const seriesOf = (scraped: Scrape): Map<string, number> => {
  const found = new Map<string, number>();
  for (const [job, text] of Object.entries(scraped)) {
    const own = `job="${job}",instance="${job}:1"`;
    found.set(`up{${own}}`, text === null ? 0 : 1);
    const lines = (text ?? '').matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm);
    for (const [, name = '', labels, value] of lines) {
      if (!namesInRules.has(name)) continue;
      // Prometheus renames a label of the process that has the name of one of its own labels.
      const renamed = labels?.replace(/\bjob=/, 'exported_job=');
      found.set(`${name}{${[...(renamed ? [renamed] : []), own].join()}}`, Number(value));
    }
  }
  return found;
};

/** Returns true for a series that counts. Such a series keeps growing while a fault lasts. */
const isCounter = (series: string): boolean => /^\w+_(total|bucket|count|sum)\{/.test(series);

/**
 * Returns the samples of a lasting fault in the notation of promtool: a gauge keeps its value, a counter grows by the same
 * amount each minute. A counter that is smaller than before belongs to a new process and began at 0.
 */
const valuesOf = (series: string, before: number, during: number): string => {
  if (!isCounter(series)) return `${during}x${minutes}`;
  const growth = during < before ? during : during - before;
  return `${during - growth}+${growth}x${minutes}`;
};

const testOf = ({ alerts, before, during }: Fault) => {
  const former = seriesOf(before);
  const input = [...seriesOf(during)].filter(([, value]) => Number.isFinite(value));
  const select = alerts.length ? `,alertname=~"${alerts.join('|')}"` : '';
  return {
    name: alerts.join(' ') || 'healthy',
    interval: '1m',
    input_series: input.map(([series, value]) => ({
      series,
      values: valuesOf(series, former.get(series) ?? 0, value),
    })),
    promql_expr_test: [
      {
        expr: `group by (alertname) (ALERTS{alertstate="firing"${select}})`,
        eval_time: `${minutes}m`,
        exp_samples: alerts.map((name) => ({ labels: `{alertname="${name}"}`, value: 1 })),
      },
    ],
  };
};

/**
 * Evaluates the alert rules on the metrics of real faults with promtool, as if each fault lasted for more than an hour.
 * @param folder for the file with the samples
 * @throws Error with promtool's output if an alert did not fire, or if a healthy installation has an alert
 */
export const expectFired = (faults: readonly Fault[], folder: string): void => {
  const file = join(folder, 'faults.test.yml');
  // JSON is YAML, too.
  writeFileSync(
    file,
    JSON.stringify({ rule_files: [rules], evaluation_interval: '1m', tests: faults.map(testOf) }),
  );
  execFileSync(process.env['TEST_PROMTOOL'] ?? 'promtool', ['test', 'rules', file], { encoding: 'utf8' });
};
