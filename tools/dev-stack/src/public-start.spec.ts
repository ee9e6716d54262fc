import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reachableHost } from './apps';
import { assertFitForPublic, nodeEnvOfProcesses } from './public-start';
import { readSettings } from './settings';
import { inWorkspace } from './workspace';

const real = {
  PUBLIC_URL: 'https://portada.example',
  OIDC_ISSUER: 'https://accounts.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  SMTP_URL: 'smtps://mail.example',
};
const simulatedNames = ['OIDC_ISSUER', 'STRIPE_SECRET_KEY', 'SMTP_URL'] as const;

const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'portada-public-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const refusal = (env: Record<string, string>): Promise<string> =>
  assertFitForPublic(readSettings(env)).then(
    () => 'starts',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );

test.each(simulatedNames)(
  'npm start refuses a public address without %s and names the setting',
  async (name) => {
    const env = { ...real, [name]: '' };
    expect(await refusal(env)).toContain(name);
    for (const other of simulatedNames) if (other !== name) expect(await refusal(env)).not.toContain(other);
    expect(await refusal({ ...env, ALLOW_SIMULATORS: 'no' })).toContain(name);
    expect(await refusal({ ...env, ALLOW_SIMULATORS: 'yes' })).toBe('starts');
  },
);

test.each(['http://192.168.1.5:3000', 'http://portada.example', 'http://localhost.example'])(
  'npm start treats the address %s as a public address',
  async (address) => {
    expect(await refusal({ PUBLIC_URL: address })).toContain('OIDC_ISSUER');
  },
);

test.each(['http://localhost:4100', 'http://127.0.0.1:4100', 'http://[::1]:4100'])(
  'npm start allows simulators and any administrator password with the local address %s',
  async (address) => {
    expect(await refusal({ PUBLIC_URL: address, ADMIN_PASSWORD: '123456' })).toBe('starts');
  },
);

test('npm start refuses a public address with a guessable administrator password', async () => {
  expect(await refusal({ ...real, ADMIN_PASSWORD: '123456' })).toContain('ADMIN_PASSWORD');
  const demonstration = { PUBLIC_URL: real.PUBLIC_URL, ALLOW_SIMULATORS: 'yes', ADMIN_PASSWORD: '123456' };
  expect(await refusal(demonstration)).toContain('ADMIN_PASSWORD');
  expect(await refusal({ ...real, ADMIN_PASSWORD: 'a lantern over cold tea' })).toBe('starts');
});

test('npm start passes NODE_ENV=production to its processes only with a public address and real providers', () => {
  expect(nodeEnvOfProcesses('production', readSettings(real))).toBe('production');
  expect(nodeEnvOfProcesses('production', readSettings({ ...real, SMTP_URL: '' }))).toBe('development');
  expect(nodeEnvOfProcesses('production', readSettings({}))).toBe('development');
  expect(nodeEnvOfProcesses(undefined, readSettings(real))).toBeUndefined();
});

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['0.0.0.0', '127.0.0.1'],
  ['::', '127.0.0.1'],
  ['192.168.1.5', '192.168.1.5'],
  ['fd00::5', '[fd00::5]'],
])('reachableHost returns, for a process that listens on the address %s, the host %s', (host, expected) => {
  expect(reachableHost(host)).toBe(expected);
});

test('npm start with a public address and simulators exits before it starts a process or creates a file', async () => {
  const folder = join(newFolder(), 'data');
  const child = spawn(process.execPath, [inWorkspace('tools/dev-stack/bootstrap.mjs'), 'start'], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      DATA_DIR: folder,
      PUBLIC_URL: 'http://203.0.113.7:3000',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  await once(child, 'close');
  expect(child.exitCode).toBe(1);
  for (const name of ['PUBLIC_URL', ...simulatedNames, 'ALLOW_SIMULATORS']) expect(complaint).toContain(name);
  expect(complaint).not.toMatch(/\n\s+at /);
  expect(existsSync(folder)).toBe(false);
});
