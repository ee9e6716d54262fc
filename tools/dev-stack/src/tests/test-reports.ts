import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import { z } from 'zod';
import { workspace } from '../workspace';

/** A failed test: the path of its file from the workspace, and its name; null if the whole file could not run. */
export type Failure = { file: string; name: string | null };

/** Number of passed tests, and the failed tests. */
export type Tally = { passed: number; failures: Failure[] };

const jestSchema = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  testResults: z
    .array(
      z.object({
        name: z.string(),
        status: z.string(),
        assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })).default([]),
      }),
    )
    .default([]),
});

type PlaywrightSuite = {
  specs: { title: string; file: string; ok: boolean }[];
  suites?: PlaywrightSuite[] | undefined;
};
const playwrightSuiteSchema: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({
    specs: z.array(z.object({ title: z.string(), file: z.string(), ok: z.boolean() })).default([]),
    suites: z.array(playwrightSuiteSchema).optional(),
  }),
);

const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
  suites: z.array(playwrightSuiteSchema).default([]),
});

const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
const fromWorkspace = (file: string): string => (isAbsolute(file) ? relative(workspace, file) : file);

/** Reads the JSON report of Jest. A suite that cannot run counts as one failure; a missing report as one of the file 'jest'. */
export const jestTally = (file: string): Tally => {
  const report = jestSchema.safeParse(read(file)).data;
  if (report === undefined) return { passed: 0, failures: [{ file: 'jest', name: null }] };
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }): Failure[] => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [{ file: fromWorkspace(name), name: null }];
      return failed.map(({ fullName }) => ({ file: fromWorkspace(name), name: fullName }));
    });
  // Jest also fails for reasons that belong to no suite, such as a failed global setup.
  if (!report.success && failures.length === 0) failures.push({ file: 'jest', name: null });
  return { passed: report.numPassedTests, failures };
};

const failedSpecs = ({ specs, suites = [] }: PlaywrightSuite): Failure[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title }) => ({ file: `apps/web-e2e/src/${file}`, name: title })),
  ...suites.flatMap(failedSpecs),
];

/**
 * Reads the JSON report of Playwright. An error outside of a test, a test that passed only on a retry, and a missing
 * report count as one failure each.
 */
export const playwrightTally = (file: string): Tally => {
  const report = playwrightSchema.safeParse(read(file)).data;
  if (report === undefined) return { passed: 0, failures: [{ file: 'playwright', name: null }] };
  const { expected, flaky } = report.stats;
  const others = Array.from({ length: flaky + report.errors.length }, () => ({
    file: 'apps/web-e2e',
    name: null,
  }));
  return { passed: expected, failures: [...report.suites.flatMap(failedSpecs), ...others] };
};

const benchSchema = z.object({ ran: z.array(z.string()), failed: z.array(z.string()) });

/** Reads the report of tools/bench: a failure has the name of the benchmark. A missing report counts as one failure. */
export const benchTally = (file: string): Tally => {
  const report = benchSchema.safeParse(read(file)).data;
  if (report === undefined) return { passed: 0, failures: [{ file: 'bench', name: null }] };
  const { ran, failed } = report;
  return {
    passed: ran.length - failed.length,
    failures: failed.map((name) => ({ file: 'tools/bench', name })),
  };
};
