import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspace } from '../workspace';
import { benchTally, jestTally, playwrightTally, playwrightTimes } from './test-reports';

const folder = mkdtempSync(join(tmpdir(), 'portada-reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const report = (content: object): string => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

const inside = (file: string): string => join(workspace, file);

describe('passed and failed tests in test reports', () => {
  test('name the file and the test of each failure of Jest, and the file alone of a suite that cannot run', () => {
    const testResults = [
      {
        name: inside('a.spec.ts'),
        status: 'passed',
        assertionResults: [{ fullName: 'x', status: 'passed' }],
      },
      {
        name: inside('libs/b.spec.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'y', status: 'passed' },
          { fullName: 'group z', status: 'failed' },
        ],
      },
      { name: inside('c.spec.ts'), status: 'failed', assertionResults: [] },
    ];
    expect(jestTally(report({ success: false, numPassedTests: 2, testResults }))).toEqual({
      passed: 2,
      failures: [
        { file: 'libs/b.spec.ts', name: 'group z' },
        { file: 'c.spec.ts', name: null },
      ],
    });
  });

  test('count a failure of Jest outside of all suites', () => {
    expect(jestTally(report({ success: false, numPassedTests: 5 }))).toEqual({
      passed: 5,
      failures: [{ file: 'jest', name: null }],
    });
  });

  test('name a failed browser test in a nested group, and count a flaky test and an error outside of tests', () => {
    const suites = [
      {
        specs: [],
        suites: [{ specs: [{ title: 'opens', file: 'a.spec.ts', ok: false }], suites: [] }],
      },
      { specs: [{ title: 'closes', file: 'a.spec.ts', ok: true }] },
    ];
    const file = report({ stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: [{}], suites });
    expect(playwrightTally(file)).toEqual({
      passed: 4,
      failures: [
        { file: 'apps/web-e2e/src/a.spec.ts', name: 'opens' },
        { file: 'apps/web-e2e', name: null },
        { file: 'apps/web-e2e', name: null },
      ],
    });
  });

  test('name how long the browser tests of each file took together, with all their tries', () => {
    const took = (...ms: number[]) => [{ results: ms.map((duration) => ({ duration })) }];
    const specs = [
      { title: 'opens', file: 'a.spec.ts', ok: true, tests: took(100, 20) },
      { title: 'closes', file: 'b.spec.ts', ok: true, tests: took(7) },
    ];
    const nested = { specs: [{ title: 'stays', file: 'a.spec.ts', ok: true, tests: took(3) }] };
    const suites = [{ specs, suites: [nested] }];
    const file = report({ stats: { expected: 3, flaky: 0 }, errors: [], suites });
    expect(Object.fromEntries(playwrightTimes(file))).toEqual({
      'apps/web-e2e/src/a.spec.ts': 123,
      'apps/web-e2e/src/b.spec.ts': 7,
    });
  });

  test('include the number and the names of failed benchmarks', () => {
    const file = report({ ran: ['F1', 'F4', 'F22'], failed: ['F4'] });
    expect(benchTally(file)).toEqual({ passed: 2, failures: [{ file: 'tools/bench', name: 'F4' }] });
  });

  test('count a missing report as a failure', () => {
    const missing = join(folder, 'none');
    for (const tally of [benchTally, jestTally, playwrightTally]) {
      expect(tally(missing)).toMatchObject({ passed: 0, failures: [{ name: null }] });
    }
  });
});
