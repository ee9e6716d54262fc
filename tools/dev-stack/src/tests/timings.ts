import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { z } from 'zod';
import { workspace } from '../workspace';

const phases = ['load', 'hooks', 'tests'] as const;
const phaseSchema = z.object({ wallMs: z.number(), cpuMs: z.number() });
const suiteSchema = z.object({
  project: z.string(),
  path: z.string(),
  load: phaseSchema,
  hooks: phaseSchema,
  tests: phaseSchema,
});
type Suite = z.infer<typeof suiteSchema>;

/** Number of suites that the table of suites shows. */
const suitesShown = 30;

const sum = (suites: readonly Suite[], phase: (typeof phases)[number], kind: 'wallMs' | 'cpuMs'): number =>
  suites.reduce((total, suite) => total + suite[phase][kind], 0);

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

const rowOf = (name: string, suites: readonly Suite[]): string[] => [
  name,
  String(suites.length),
  ...phases.map((phase) => seconds(sum(suites, phase, 'cpuMs'))),
  seconds(phases.reduce((total, phase) => total + sum(suites, phase, 'cpuMs'), 0)),
  seconds(phases.reduce((total, phase) => total + sum(suites, phase, 'wallMs'), 0)),
];

const tableOf = (heading: string, rows: readonly string[][]): string =>
  [
    [heading, 'suites', 'load', 'hooks', 'tests', 'CPU', 'wall'],
    ['---', '--:', '--:', '--:', '--:', '--:', '--:'],
    ...rows,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** CPU time of suites in ms, or their elapsed time where the CPU time is not measured. */
const cost = (suites: readonly Suite[]): number => {
  const total = (kind: 'wallMs' | 'cpuMs') =>
    phases.reduce((all, phase) => all + sum(suites, phase, kind), 0);
  return total('cpuMs') || total('wallMs');
};

const grouped = (suites: readonly Suite[], key: 'project' | 'path'): [string, Suite[]][] =>
  [...new Set(suites.map((suite) => suite[key]))]
    .map((name): [string, Suite[]] => [name, suites.filter((suite) => suite[key] === name)])
    .sort(([, a], [, b]) => cost(b) - cost(a));

/**
 * Appends the times of the browser tests to the file that jest/timings.js writes. Their CPU time is not measured, because browsers and
 * the product run in other processes.
 * @param times elapsed time in ms by path of the test file
 */
export const recordBrowserTimes = (file: string, times: ReadonlyMap<string, number>): void => {
  const none = { wallMs: 0, cpuMs: 0 };
  for (const [path, wallMs] of times) {
    const suite: Suite = { project: 'web-e2e', path, load: none, hooks: none, tests: { wallMs, cpuMs: 0 } };
    appendFileSync(file, `${JSON.stringify(suite)}\n`);
  }
};

/**
 * Reads the file that jest/timings.js writes.
 * @returns two Markdown tables in seconds, by project and by suite, the largest CPU time first: CPU time of the Jest worker and its
 * ended child processes while modules are loaded, in hooks, and in tests, their sum, and the elapsed time
 */
export const timingTables = (file: string): string => {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const suites = lines.filter(Boolean).map((line) => suiteSchema.parse(JSON.parse(line)));
  const byProject = grouped(suites, 'project').map(([name, own]) => rowOf(name, own));
  const bySuite = grouped(suites, 'path')
    .slice(0, suitesShown)
    .map(([path, own]) => rowOf(relative(workspace, resolve(workspace, path)), own));
  return [
    tableOf('project', [...byProject, rowOf('all', suites)]),
    tableOf('suite, largest first', bySuite),
  ].join('\n\n');
};
