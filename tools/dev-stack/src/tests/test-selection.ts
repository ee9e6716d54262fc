import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { DevStackError } from '../dev-stack-error';
import { inWorkspace } from '../workspace';

/** Text that `npm test -- --help` prints. */
export const testUsage = `Usage: npm test -- [<word> …] [-t <text>] [--timings] [--only unit|browser]

  npm test                        all tests of the short run: unit, api, worker and browser tests
  npm test -- settlements         the test files whose path contains the word, of the short and of the deep run
  npm test -- libs/server/mail    the test files of a folder
  npm test -- affected            the short run of the projects that differ from main, and of those that depend on them
  npm test -- sign-in -t reset    only tests whose name contains a text
  npm test -- --timings           also prints the CPU time by project, suite and phase (unit, api and worker tests)
  npm test -- --only browser      one part of the short run: unit or browser

  npm run test:deep               what takes long: kills, faults, random tests with large counts, benchmarks, all screens, some guards
  npm run test:guards -- --help   breaks one rule after the other, and expects that a named test fails

TEST_SEED=<number> repeats the random cases of a run with the number that the run printed.`;

/** Part of a test run: tests in Jest, or tests in a browser. */
export type TestPart = 'unit' | 'browser';

/** The tests of a run; `files` is null for all, and otherwise the paths of the chosen test files from the workspace. */
export type TestSelection = {
  part: TestPart | null;
  files: string[] | null;
  /** Only tests whose name contains this text; null for all. */
  name: string | null;
  timings: boolean;
  help: boolean;
};

/** Returns the paths, from the workspace, of all files of apps, libs and tools that match a pattern. */
const filesOf = (pattern: RegExp): string[] =>
  ['apps', 'libs', 'tools'].flatMap((folder) =>
    readdirSync(inWorkspace(folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path}`)
      .filter((path) => pattern.test(path) && !path.includes('/node_modules/')),
  );

/** Returns the folders of the projects that differ from `main` and of their dependants, by Nx. */
const affectedFolders = (): string[] => {
  const nx = inWorkspace('node_modules/nx/dist/bin/nx.js');
  const printed = execFileSync(process.execPath, [nx, 'show', 'projects', '--affected', '--json'], {
    cwd: inWorkspace(),
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const affected = z.array(z.string()).parse(JSON.parse(printed));
  return filesOf(/\/project\.json$/)
    .filter((file) => {
      const { name } = z
        .object({ name: z.string() })
        .parse(JSON.parse(readFileSync(inWorkspace(file), 'utf8')));
      return affected.includes(name);
    })
    .map((file) => file.replace('project.json', ''));
};

const chosenFiles = (words: readonly string[]): string[] => {
  const isAffected = words.includes('affected');
  const folders = isAffected ? affectedFolders() : [];
  const named = words.filter((word) => word !== 'affected');
  return filesOf(/\.spec\.tsx?$/).filter(
    (file) =>
      named.some((word) => file.includes(word)) ||
      (!file.includes('.deep.spec.') && folders.some((folder) => file.startsWith(folder))),
  );
};

/**
 * Reads the arguments of `npm test`.
 * @throws DevStackError for unknown options, and if no test file matches the words
 */
export const readTestSelection = (args: string[]): TestSelection => {
  const { values, positionals } = (() => {
    try {
      const options = {
        help: { type: 'boolean', short: 'h' },
        timings: { type: 'boolean' },
        only: { type: 'string' },
        name: { type: 'string', short: 't' },
      } as const;
      return parseArgs({ args, options, allowPositionals: true });
    } catch (error) {
      throw new DevStackError(`${error instanceof Error ? error.message : String(error)}\n\n${testUsage}`);
    }
  })();
  const { only, name = null, timings = false, help = false } = values;
  if (only !== undefined && only !== 'unit' && only !== 'browser') {
    throw new DevStackError('The value of --only must be unit or browser.');
  }
  const files = help || positionals.length === 0 ? null : chosenFiles(positionals);
  if (files?.length === 0 && !positionals.includes('affected')) {
    throw new DevStackError(`No test file has a path with: ${positionals.join(', ')}.`);
  }
  return { part: only ?? null, files, name, timings, help };
};
