import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchTally, failedSuites, jestTally, playwrightTally } from './test-reports';

const folder = mkdtempSync(join(tmpdir(), 'portada-reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const report = (content: object): string => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

describe('counts of passed and failed tests in test reports', () => {
  test('count a Jest suite that cannot run as a failure', () => {
    const file = report({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 });
    expect(jestTally(file)).toEqual({ passed: 5, failed: 3 });
  });

  test('include the paths of the failed Jest suites', () => {
    const testResults = [
      { name: '/a.spec.ts', status: 'passed' },
      { name: '/b.spec.ts', status: 'failed' },
    ];
    const counts = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 0 };
    expect(failedSuites(report({ ...counts, testResults }))).toEqual(['/b.spec.ts']);
    expect(failedSuites(join(folder, 'none'))).toEqual([]);
  });

  test('count a flaky e2e test and an error outside of tests as failures', () => {
    const file = report({ stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: [{}] });
    expect(playwrightTally(file)).toEqual({ passed: 4, failed: 3 });
  });

  test('include the number and the names of failed benchmarks', () => {
    const file = report({ ran: ['F1', 'F4', 'F22'], failed: ['F4'] });
    expect(benchTally(file)).toEqual({ passed: 2, failed: 1, names: ['F4'] });
  });

  test('count a missing report as a failure', () => {
    expect(benchTally(join(folder, 'none'))).toEqual({ passed: 0, failed: 1, names: [] });
    expect(jestTally(join(folder, 'none'))).toEqual({ passed: 0, failed: 1 });
    expect(playwrightTally(join(folder, 'none'))).toEqual({ passed: 0, failed: 1 });
  });
});
