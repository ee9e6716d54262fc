import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@portada/testing';
import { writeBuiltSite } from './pages/built-site.fixture';

const workspace = resolve(__dirname, '../../..');
const web = writeBuiltSite();
afterAll(() => rmSync(web, { recursive: true, force: true }));

const start = (env: Record<string, string>) =>
  spawn(process.execPath, [join(workspace, 'dist/apps/web-server/main.mjs')], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

test('the web server serves the site as a separate process until SIGTERM', async () => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const internal = String(await freePort());
  const child = start({
    PORT: String(port),
    INTERNAL_PORT: internal,
    PUBLIC_URL: origin,
    SITE_DIR: web,
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  expect(JSON.parse(line)).toMatchObject({ msg: 'web server is ready', port });
  expect(await (await fetch(`http://127.0.0.1:${port}/pricing`)).text()).toContain('Portada pricing');
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('the web server names a missing setting and exits with 1', async () => {
  const child = start({ SITE_DIR: web });
  let message = '';
  child.stderr.on('data', (chunk: Buffer) => (message += chunk.toString()));
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(message).toContain('PUBLIC_URL');
});
