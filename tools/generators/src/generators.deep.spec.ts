import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';

const workspace = join(__dirname, '../../..');
const run = promisify(execFile);

// Each test compiles, lints or tests a part of the workspace: about 20 s on two idle cores.
jest.setTimeout(240_000);

/** Path of a copy of the workspace sources with the same packages. `beforeAll` creates the copy, `afterAll` removes it. */
let copy: string;
/** Paths of the files that the generators created or changed. */
let touched: string[];
/** Paths of the files that the generators created. */
let created: string[];

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
      // The generated specs belong to the short run, and this suite to the deep run.
      TEST_DEPTH: 'all',
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
  // The generator of a language comes last, so that it also copies the texts of the new screens.
  ['language', 'fr'],
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
  [touched, created] = [[], []];
  for (const [name, ...args] of generators) {
    const answer = await node('nx/dist/bin/nx.js', 'g', `@portada/tools:${name}`, ...args);
    for (const [, action, path = ''] of stripVTControlCharacters(answer.stdout).matchAll(
      /^(CREATE|UPDATE) (\S+)/gm,
    )) {
      touched.push(path);
      if (action === 'CREATE') created.push(path);
    }
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('the generators write code that compiles, and every message catalogue has the keys of a new language', async () => {
  // The first program contains all projects but the web, which is the second.
  for (const project of ['.', 'apps/web'])
    await node('typescript-native/bin/tsc', '-p', join(copy, project), '--noEmit');
  expect(touched).toContain('apps/web/src/features/billing-history/billing-history.messages.ts');
});

it('the generators write code that ESLint and Prettier accept', async () => {
  const sources = [...new Set(touched)].filter((path) => /\.tsx?$/.test(path));
  expect(sources.length).toBeGreaterThan(20);
  await node('eslint/bin/eslint.js', '--max-warnings=0', ...sources);
  await node('prettier/bin/prettier.cjs', '--check', ...new Set(touched));
});

it('the generators write specs that pass, and keep the specs of messages, schedules and migrations green', async () => {
  const specs = created.filter((path) => /\.spec\.tsx?$/.test(path));
  expect(specs).toHaveLength(5);
  const lists = [
    'apps/web/src/app/messages.spec.ts',
    'libs/server/platform/queue/src/job-schedules.spec.ts',
    'libs/server/platform/database/src/migrate.spec.ts',
  ];
  await node('jest/bin/jest.js', '--maxWorkers=2', '--forceExit', '--runTestsByPath', ...specs, ...lists);
});
