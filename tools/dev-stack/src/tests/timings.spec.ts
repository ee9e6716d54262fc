import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordBrowserTimes, timingTables } from './timings';

const folder = mkdtempSync(join(tmpdir(), 'portada-timings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const suite = (project: string, path: string, [load, hooks, tests]: [number, number, number]): string => {
  const phase = (cpuMs: number) => ({ cpuMs, wallMs: cpuMs * 2 });
  return `${JSON.stringify({ project, path, load: phase(load), hooks: phase(hooks), tests: phase(tests) })}\n`;
};

test('the tables of times add the phases of the suites, the largest first, and include the browser tests', () => {
  const file = join(folder, 'timings.jsonl');
  appendFileSync(file, suite('small', 'libs/small/a.spec.ts', [100, 0, 400]));
  appendFileSync(file, suite('large', 'libs/large/a.spec.ts', [1_000, 2_000, 3_000]));
  appendFileSync(file, suite('large', 'libs/large/b.spec.ts', [500, 0, 500]));
  recordBrowserTimes(file, new Map([['apps/web-e2e/src/a.spec.ts', 2_000]]));
  const rows = timingTables(file)
    .split('\n')
    .filter((line) => /^\| (?!---|project|suite)/.test(line));
  expect(rows).toEqual([
    '| large | 2 | 1.5 | 2.0 | 3.5 | 7.0 | 14.0 |',
    '| web-e2e | 1 | 0.0 | 0.0 | 0.0 | 0.0 | 2.0 |',
    '| small | 1 | 0.1 | 0.0 | 0.4 | 0.5 | 1.0 |',
    '| all | 4 | 1.6 | 2.0 | 3.9 | 7.5 | 17.0 |',
    '| libs/large/a.spec.ts | 1 | 1.0 | 2.0 | 3.0 | 6.0 | 12.0 |',
    '| apps/web-e2e/src/a.spec.ts | 1 | 0.0 | 0.0 | 0.0 | 0.0 | 2.0 |',
    '| libs/large/b.spec.ts | 1 | 0.5 | 0.0 | 0.5 | 1.0 | 2.0 |',
    '| libs/small/a.spec.ts | 1 | 0.1 | 0.0 | 0.4 | 0.5 | 1.0 |',
  ]);
});

test('a run that measured nothing has empty tables', () => {
  expect(timingTables(join(folder, 'none'))).toContain('| all | 0 | 0.0 | 0.0 | 0.0 | 0.0 | 0.0 |');
});
