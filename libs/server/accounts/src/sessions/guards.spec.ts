import { Controller, Delete, Get, Module, Patch, Post, Put } from '@nestjs/common';
import { type TestDatabase, testDatabase } from '@portada/testing';
import { Pool } from 'pg';
import { SessionReader, type SessionUser } from './session-reader';
import { AdminOnly, Public, PublicWithAccount, SignedIn } from './access';
import { CurrentUser, MaybeUser } from './session-request';
import { type TestApp, cookieOf, startTestApp } from '../test-app.fixture';

@Controller('probe')
class ProbeController {
  @SignedIn()
  @Get()
  mine(@CurrentUser() user: SessionUser) {
    return user;
  }

  @AdminOnly()
  @Get('admin')
  administrators() {
    return 'in';
  }

  @Public()
  @Get('open')
  everybody() {
    return 'in';
  }

  @PublicWithAccount('read')
  @Get('known')
  known(@MaybeUser() user: SessionUser | null) {
    return { known: user?.id ?? null };
  }

  @Public()
  @Get('unknown')
  unknown(@MaybeUser() user: SessionUser | null) {
    return { known: user?.id ?? null };
  }

  @Public()
  @Post('open')
  post() {
    return 'in';
  }

  @Public()
  @Put('open')
  put() {
    return 'in';
  }

  @Public()
  @Patch('open')
  patch() {
    return 'in';
  }

  @Public()
  @Delete('open')
  remove() {
    return 'in';
  }
}

@Module({ controllers: [ProbeController] })
class ProbeModule {}

let testing: TestDatabase;
let server: TestApp;
let cookie: string;
const origin = 'https://portada.test';

beforeAll(async () => {
  testing = await testDatabase();
  server = await startTestApp({ url: testing.url, publicUrl: `${origin}/`, modules: [ProbeModule] });
  const body = { email: 'eva@example.test', password: 'correct horse', displayName: 'Eva', country: 'Chile' };
  cookie = cookieOf(await server.call('POST', '/api/auth/register', { body }));
});
afterAll(async () => {
  await server.app.close();
  await testing.drop();
});

const unsafe = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
const accepted = [
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'same-origin', origin: 'https://evil.test' },
  { origin },
  { 'x-requested-with': 'portada' },
];
const refused = [
  {},
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': '' },
  { 'sec-fetch-site': 'cross-site', origin },
  { 'sec-fetch-site': 'cross-site', 'x-requested-with': 'portada' },
  { origin: 'https://evil.test' },
  { origin: 'null' },
  { origin: 'http://portada.test' },
  { origin: `${origin}.evil.test` },
  { origin: 'https://evil.test', 'x-requested-with': 'portada' },
  { 'x-requested-with': 'XMLHttpRequest' },
  { referer: `${origin}/` },
];
const send = (method: string, headers: Record<string, string | undefined>) =>
  server.app.inject({ method: method as 'POST', url: '/probe/open', headers });

describe.each(unsafe)('the CSRF guard on a %s request, which may change data', (method) => {
  test.each(accepted)('the guard of the origin accepts the headers %j', async (headers) => {
    expect((await send(method, headers)).statusCode).toBeLessThan(300);
  });

  test.each(refused)('the guard of the origin refuses the headers %j', async (headers) => {
    const answer = await send(method, headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'refused' });
  });
});

test.each([...accepted, ...refused])(
  'the CSRF guard accepts a GET request with the headers %j',
  async (headers) => {
    expect((await send('GET', headers)).statusCode).toBe(200);
  },
);

test('a public route that knows accounts gets the user of a session, and no user without a valid one', async () => {
  const { id } = (await server.call('GET', '/probe', { cookie })).json<{ id: string }>();
  const knownBy = async (path: string, sent?: string) =>
    (await server.call('GET', path, sent === undefined ? {} : { cookie: sent })).json<{ known: unknown }>()
      .known;
  expect(await knownBy('/probe/known', cookie)).toBe(id);
  expect(await knownBy('/probe/known')).toBeNull();
  expect(await knownBy('/probe/known', cookie.replace(/=.{20}/, `=${'A'.repeat(20)}`))).toBeNull();
  expect(await knownBy('/probe/unknown', cookie)).toBeNull();
});

test('a route for signed-in users refuses requests without a session', async () => {
  expect((await server.call('GET', '/probe')).statusCode).toBe(401);
  expect((await server.call('GET', '/probe', { cookie })).json()).toMatchObject({
    role: 'user',
    language: null,
  });
});

test('a route for administrators refuses other users and requests without a session', async () => {
  expect((await server.call('GET', '/probe/admin')).statusCode).toBe(401);
  expect((await server.call('GET', '/probe/admin', { cookie })).statusCode).toBe(403);
  const owner = new Pool({ connectionString: testing.url });
  await owner.query(`UPDATE users SET role = 'admin'`);
  expect((await server.call('GET', '/probe/admin', { cookie })).statusCode).toBe(200);
  await owner.query(`UPDATE users SET role = 'user'`);
  await owner.end();
});

test('on https the session cookie is secure and bound to the host', async () => {
  const body = { email: 'eva@example.test', password: 'correct horse' };
  const answer = await server.call('POST', '/api/auth/login', { body });
  const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax';
  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(new RegExp(`^__Host-sid=[\\w-]{43}; Max-Age=2592000; ${attributes}$`)),
    '__Host-signed-in=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
    expect.stringMatching(new RegExp(`^__Host-known_device=[\\w-]{43}; Max-Age=31536000; ${attributes}$`)),
  ]);
});

test('the session reader finds the user of a Cookie header, and each of 50 simultaneous look-ups gets its own result', async () => {
  const reader = server.app.get(SessionReader, { strict: false });
  expect(await reader.readSession(undefined)).toBeNull();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      reader.readSession(index % 2 ? `other=1; ${cookie}` : `__Host-sid=${String(index).padStart(43, 'x')}`),
    ),
  );
  expect(answers.map((answer) => answer?.role ?? null)).toEqual(
    Array.from({ length: 50 }, (_, index) => (index % 2 ? 'user' : null)),
  );
});
