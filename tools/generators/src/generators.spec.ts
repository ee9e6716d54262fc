import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';

const workspace = join(__dirname, '../../..');
const run = promisify(execFile);

// Each test compiles, lints or tests a part of the workspace: about 15 s on two idle cores.
jest.setTimeout(240_000);

/** Path of a copy of the workspace sources with the same packages. `beforeAll` creates the copy, `afterAll` removes it. */
let copy: string;
/** Paths of the files that the generators created or changed. */
let touched: string[];

const node = (path: string, ...args: string[]) =>
  run(process.execPath, [join(copy, 'node_modules', path), ...args], {
    cwd: copy,
    maxBuffer: 1e8,
    env: {
      ...process.env,
      NX_DAEMON: 'false',
      NX_TUI: 'false',
      NX_WORKSPACE_ROOT_PATH: copy,
      NODE_ENV: 'test',
    },
  }).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
    throw new Error(`${path} ${args[0] ?? ''}:\n${stdout}${stderr}`);
  });

const generators: [name: string, ...args: string[]][] = [
  ['screen', 'billing-history', '--title', 'Billing history', '--titulo', 'Historial de pagos'],
  ['screen', 'spend-report', '--access', 'admin', '--title', 'Spend report', '--titulo', 'Gastos'],
  ['job', 'thumbnails.archive', '--library', 'thumbnails'],
  ['job', 'thumbnails.sharpen', '--library', 'thumbnails', '--kind', 'enqueued', '--id', 'thumbnailId'],
  [
    'migration',
    'thumbnail-notes',
    '--up',
    'ALTER TABLE thumbnails ADD note text',
    '--down',
    'ALTER TABLE thumbnails DROP note',
  ],
  ['image-model', 'acme'],
];

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'portada-generators-'));
  const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: workspace,
    maxBuffer: 1e8,
  });
  for (const file of stdout.split('\0').filter((name) => /^(apps|libs|tools|[^/]+$)/.test(name))) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(join(workspace, file), join(copy, file));
  }
  symlinkSync(join(workspace, 'node_modules'), join(copy, 'node_modules'));
  touched = [];
  for (const [name, ...args] of generators) {
    const answer = await node('nx/dist/bin/nx.js', 'g', `@portada/tools:${name}`, ...args);
    touched.push(
      ...[...stripVTControlCharacters(answer.stdout).matchAll(/^(?:CREATE|UPDATE) (\S+)/gm)].map(
        ([, path]) => path ?? '',
      ),
    );
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('the generators of screen, job, migration and image model write code that compiles', async () => {
  // An application compiles the libraries that it imports, without their specs.
  const projects = [
    'apps/web',
    'apps/worker',
    'libs/server/thumbnails',
    ...['database', 'image-models'].map((name) => `libs/server/platform/${name}`),
  ];
  for (const project of projects)
    await node('typescript-native/bin/tsc', '-p', join(copy, project), '--noEmit');
});

it('the generators write code that ESLint and Prettier accept', async () => {
  const sources = [...new Set(touched)].filter((path) => /\.tsx?$/.test(path));
  expect(sources.length).toBeGreaterThan(20);
  await node('eslint/bin/eslint.js', '--max-warnings=0', ...sources);
  await node('prettier/bin/prettier.cjs', '--check', ...new Set(touched));
});

it('the generators write specs that pass, and keep the specs of messages, schedules and migrations green', async () => {
  const specs = touched.filter((path) => /\.spec\.tsx?$/.test(path));
  expect(specs).toHaveLength(5);
  const lists = [
    'apps/web/src/app/messages.spec.ts',
    'libs/server/platform/queue/src/job-schedules.spec.ts',
    'libs/server/platform/database/src/migrate.spec.ts',
  ];
  await node('jest/bin/jest.js', '--maxWorkers=2', '--forceExit', '--runTestsByPath', ...specs, ...lists);
});

it('the generator of a language writes code that compiles, with every key in the message catalogues', async () => {
  const { stdout } = await node('nx/dist/bin/nx.js', 'g', '@portada/tools:language', 'fr');
  expect(stdout).toContain('apps/web/src/features/billing-history/billing-history.messages.ts');
  const projects = [
    ...['web', 'web-server', 'api'].map((name) => `apps/${name}`),
    ...['studio', 'studio/cli'].map((name) => `libs/${name}`),
    'tools/simulators',
  ];
  for (const project of projects)
    await node('typescript-native/bin/tsc', '-p', join(copy, project), '--noEmit');
  await node('jest/bin/jest.js', '--forceExit', '--runTestsByPath', 'apps/web/src/app/messages.spec.ts');
});
