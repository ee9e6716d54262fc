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

const playwrightSpecSchema = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })).default([]),
});
type PlaywrightSpec = z.infer<typeof playwrightSpecSchema>;
type PlaywrightSuite = { specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] | undefined };
const playwrightSuiteSchema: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({
    specs: z.array(playwrightSpecSchema).default([]),
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

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];
const browserFile = (file: string): string => `apps/web-e2e/src/${file}`;

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
  const failures = report.suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, title }) => ({ file: browserFile(file), name: title }));
  return { passed: expected, failures: [...failures, ...others] };
};

/** Reads from the JSON report of Playwright how long the tests of each file took together, in ms by path from the workspace. */
export const playwrightTimes = (file: string): Map<string, number> => {
  const times = new Map<string, number>();
  for (const spec of playwrightSchema.safeParse(read(file)).data?.suites.flatMap(specsOf) ?? []) {
    const path = browserFile(spec.file);
    const ms = spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    times.set(path, (times.get(path) ?? 0) + ms);
  }
  return times;
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
