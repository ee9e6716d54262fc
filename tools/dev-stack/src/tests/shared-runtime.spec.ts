import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inWorkspace } from '../workspace';

const jestFolder = inWorkspace('tools/dev-stack/jest');
const folder = mkdtempSync(join(tmpdir(), 'portada-runtime-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('suites of a Jest worker share packages, and neither modules, globals, environment variables nor listeners', () => {
  const config = {
    rootDir: join(jestFolder, 'fixtures'),
    testRegex: '\\.suite\\.js$',
    testEnvironment: join(jestFolder, 'shared-environment.js'),
    runtime: join(jestFolder, 'shared-runtime.js'),
    transform: {},
  };
  const file = join(folder, 'suites');
  execFileSync(
    process.execPath,
    [inWorkspace('node_modules/jest/bin/jest.js'), '--runInBand', '--config', JSON.stringify(config)],
    { cwd: folder, env: { ...process.env, SUITES_FILE: file }, stdio: 'pipe' },
  );
  expect(readFileSync(file, 'utf8')).toBe('1\n2\n');
});
