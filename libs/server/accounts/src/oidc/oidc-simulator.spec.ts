import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { auditOf, freePort, testDatabase, until } from '@portada/testing';
import { Pool } from 'pg';
import { TestBrowser, outcomeOf } from './oidc-harness.fixture';
import { type TestApp, startTestApp } from '../test-app.fixture';

/**
 * Tests third-party sign-in with the simulator, a certified OpenID provider in a separate process: its pages, and
 * Portada's callback.
 */
const workspace = resolve(__dirname, '../../../../..');
const script = join(workspace, 'tools/simulators/src/main.ts');
const client = { clientId: 'portada', clientSecret: 'for the test' };

let port: number;
let origin: string;
let simulator: ChildProcess;
let server: TestApp;
let owner: Pool;
let dropDatabase: () => Promise<void>;

const environment = () => ({
  PATH: process.env['PATH'],
  TSX_TSCONFIG_PATH: join(workspace, 'tsconfig.json'),
  SIMULATORS_PORT: String(port),
  PUBLIC_URL: origin,
  OIDC_CLIENT_ID: client.clientId,
  OIDC_CLIENT_SECRET: client.clientSecret,
});

const startSimulator = async () => {
  simulator = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: workspace,
    env: environment(),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const discovery = `${origin}/simulators/oidc/.well-known/openid-configuration`;
  await until(() => fetch(discovery).then(({ ok }) => ok), { what: 'the simulator', timeoutMs: 60_000 });
};
const stopSimulator = async () => {
  const ended = once(simulator, 'exit');
  simulator.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
};

beforeAll(async () => {
  port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const database = await testDatabase();
  dropDatabase = () => database.drop();
  owner = new Pool({ connectionString: database.url, max: 2 });
  const oidc = { issuer: `${origin}/simulators/oidc`, ...client };
  [server] = await Promise.all([
    startTestApp({ url: database.url, publicUrl: origin, oidc }),
    startSimulator(),
  ]);
});
afterAll(async () => {
  await stopSimulator();
  await server.app.close();
  await owner.end();
  await dropDatabase();
});

/** A test browser that also sends requests to the simulator. */
class Visitor extends TestBrowser {
  private readonly jar = new Map<string, string>();

  /** Follows redirects up to the simulator's sign-in page or the page that ends the popup. */
  async go(address: string, form?: Record<string, string>): Promise<{ at: string; body: string }> {
    const { pathname, search } = new URL(address, origin);
    if (pathname.startsWith('/api/')) {
      const answer = await this.get(`${pathname}${search}`);
      if (answer.statusCode === 302) return this.go(answer.headers.location ?? '');
      return { at: pathname, body: outcomeOf(answer) };
    }
    const answer = await fetch(new URL(address, origin), {
      redirect: 'manual',
      headers: { cookie: [...this.jar].map((pair) => pair.join('=')).join('; '), 'accept-language': 'en' },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.jar.set(name, value);
    }
    const next = answer.headers.get('location');
    const body = await answer.text();
    return next === null ? { at: pathname, body } : this.go(next);
  }

  /** Opens the popup and submits a form on the sign-in page. @returns the outcome of the sign-in */
  async signIn(form: Record<string, string>): Promise<string> {
    const page = await this.go('/api/auth/oidc?mode=popup');
    expect(page.body).toContain('Choose an account');
    return (await this.go(page.at, form)).body;
  }
}

const ana = { choice: 'sample', email: 'ana.torres@example.com' };

test('a sample account of the simulator gets a profile with two credits, and the same profile at the next sign-in', async () => {
  const first = new Visitor(server);
  expect(await first.signIn(ana)).toBe('signed_in');
  const user = await first.user();
  expect(user).toMatchObject({
    email: 'ana.torres@example.com',
    displayName: 'Ana Torres',
    country: 'Not specified',
    isEmailVerified: true,
    credits: 2,
    photoURL: expect.stringMatching(/\/simulators\/oidc\/photos\/\w+=s200-c$/),
  });
  const photo = await fetch(String(user?.['photoURL']));
  expect([photo.headers.get('content-type'), await photo.text()]).toEqual([
    'image/svg+xml',
    expect.stringContaining('width="200"'),
  ]);
  // The sign-in page is shown although the browser is signed in at the provider, because the user must choose an
  // account.
  expect(await first.signIn(ana)).toBe('signed_in');
  expect(await first.user()).toEqual(user);
  const elsewhere = new Visitor(server);
  expect(await elsewhere.signIn(ana)).toBe('signed_in');
  expect(await elsewhere.user()).toEqual(user);
  // The same browser signs in as another user.
  expect(await first.signIn({ choice: 'sample', email: 'ben.carter@example.com' })).toBe('signed_in');
  expect(await first.user()).toMatchObject({ displayName: 'Ben Carter' });
  expect(await auditOf(owner)).toEqual([]);
});

test('the simulator signs in any entered account, with a verified or unverified e-mail', async () => {
  const visitor = new Visitor(server);
  const page = await visitor.go('/api/auth/oidc');
  const refused = await visitor.go(page.at, { choice: 'another', email: 'no "one"', name: '<b>' });
  expect(refused.body).toContain('Please enter a name and a valid email.');
  expect(refused.body).toContain('value="no &quot;one&quot;"');
  expect(refused.body).not.toContain('<b>"');
  const eva = { choice: 'another', email: 'Eva@Example.net', name: 'Eva' };
  expect((await visitor.go(page.at, eva)).body).toBe('oidc_unverified');
  expect(await visitor.signIn({ ...eva, verified: 'yes' })).toBe('signed_in');
  expect(await visitor.user()).toMatchObject({ email: 'eva@example.net', displayName: 'Eva' });
  expect(await visitor.signIn({ choice: 'sample', email: 'unverified@example.com' })).toBe('oidc_unverified');
});

test('the button Cancel of the simulated sign-in page returns the outcome cancelled', async () => {
  expect(await new Visitor(server).signIn({ choice: 'cancel' })).toBe('oidc_cancelled');
});

test('the simulator requires PKCE and redirects only to the registered callback', async () => {
  const ask = (changes: Record<string, string>) => {
    const query = { client_id: 'portada', response_type: 'code', scope: 'openid', state: 's', ...changes };
    return fetch(`${origin}/simulators/oidc/auth?${new URLSearchParams(query).toString()}`, {
      redirect: 'manual',
    });
  };
  const bare = await ask({ redirect_uri: `${origin}/api/auth/oidc/callback` });
  expect(bare.headers.get('location')).toContain('error=invalid_request');
  const foreign = await ask({ redirect_uri: 'https://evil.example/' });
  expect([foreign.status, foreign.headers.get('location')]).toEqual([400, null]);
});

test('a person has the same account after a restart of the simulator', async () => {
  expect(await new Visitor(server).signIn(ana)).toBe('signed_in');
  await stopSimulator();
  await startSimulator();
  // The issuer has a new key, and the api has cached the old key: one sign-in fails and loads the keys again.
  expect(await new Visitor(server).signIn(ana)).toBe('oidc_failed');
  expect(await new Visitor(server).signIn(ana)).toBe('signed_in');
  const { rows } = await owner.query(
    `SELECT count(*)::int AS n FROM identities JOIN users u ON u.id = user_id WHERE u.email = $1`,
    [ana.email],
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test('the simulator does not start in production', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    cwd: workspace,
    env: { ...environment(), NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('simulators are for development')]);
});
