import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** Numbers of passed and failed tests. */
export type Tally = { passed: number; failed: number };

const jestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(z.object({ name: z.string(), status: z.string() })).default([]),
});

const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Reads the JSON report of Jest. A suite that cannot run and a missing report count as one failure each. */
export const jestTally = (file: string): Tally => {
  const report = jestSchema.safeParse(read(file)).data;
  if (report === undefined) return { passed: 0, failed: 1 };
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
};

/** Returns the paths of the failed suites in the JSON report of Jest; empty without a report. */
export const failedSuites = (file: string): string[] =>
  (jestSchema.safeParse(read(file)).data?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => name);

/** Reads the JSON report of Playwright. A test that passed only on a retry counts as failed. */
export const playwrightTally = (file: string): Tally => {
  const report = playwrightSchema.safeParse(read(file)).data;
  if (report === undefined) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
};

const benchSchema = z.object({ ran: z.array(z.string()), failed: z.array(z.string()) });

/**
 * Reads the report of tools/bench: numbers of passed and failed benchmarks, and names of failed benchmarks. A
 * missing report counts as one failure.
 */
export const benchTally = (file: string): Tally & { names: string[] } => {
  const report = benchSchema.safeParse(read(file)).data;
  if (report === undefined) return { passed: 0, failed: 1, names: [] };
  const { ran, failed } = report;
  return { passed: ran.length - failed.length, failed: failed.length, names: failed };
};
