import { randomBytes, randomUUID } from 'node:crypto';
import { botCheckHeader, signedInCookie } from '@portada/contracts';
import { createLogger } from '@portada/observability';
import { connectRedis } from '@portada/redis';
import { type Answer, ApiClient, until } from '@portada/testing';
import { type TestApp, startTestApp } from './harness/test-app';

/** Secret values that no output may contain, by the name of their use. */
const secrets = new Map<string, string>();
const marker = (name: string): string => {
  const value = randomBytes(32).toString('base64url');
  secrets.set(name, value);
  return value;
};

const lines: string[] = [];
const bodies: string[] = [];
let app: TestApp;
beforeAll(async () => {
  const oidc = {
    OIDC_ISSUER: 'http://127.0.0.1:1',
    OIDC_CLIENT_ID: 'portada',
    OIDC_CLIENT_SECRET: marker('client secret'),
  };
  app = await startTestApp({ LOG_LEVEL: 'debug', ...oidc }, { write: (line) => void lines.push(line) });
});
afterAll(() => app.close());

/**
 * Sends a request and stores body and headers of the response, except Set-Cookie, whose values are secret on purpose.
 */
const send = async (
  method: string,
  path: string,
  options: Parameters<ApiClient['send']>[2] = {},
): Promise<Answer> => {
  const answer = await app.anonymous.send(method, path, options);
  const visible = [...answer.headers].filter(([name]) => name !== 'set-cookie');
  bodies.push(`${answer.bytes.toString()} ${JSON.stringify(visible)}`);
  return answer;
};
const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  send('POST', path, { body, headers });
/** Returns the cookies that a response sets, and adds their values to the secrets. */
const cookiesOf = (answer: Answer, whose: string): string => {
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  for (const cookie of cookies) {
    const [name = '', value = ''] = cookie.split('=');
    // Pages read this cookie. It only indicates that a session exists, so the cookie is not secret.
    if (name === signedInCookie) continue;
    if (value) secrets.set(`${whose} ${name}`, value);
  }
  return cookies.join('; ');
};

/** Returns all keys and values of a Redis as text, of every type. */
const dumpRedis = async (url: string): Promise<string> => {
  const redis = connectRedis({
    url,
    name: 'spec',
    mode: 'wait',
    logger: createLogger({ name: 'spec', level: 'silent' }),
  });
  const values: unknown[] = [];
  for await (const keys of redis.scanStream()) {
    for (const key of keys as string[]) {
      const type = await redis.type(key);
      const read: Record<string, () => Promise<unknown>> = {
        string: () => redis.get(key),
        hash: () => redis.hgetall(key),
        list: () => redis.lrange(key, 0, -1),
        set: () => redis.smembers(key),
        zset: () => redis.zrange(key, 0, -1),
        stream: () => redis.xrange(key, '-', '+'),
      };
      values.push([key, await read[type]?.()]);
    }
  }
  redis.disconnect();
  return JSON.stringify(values);
};

/** Returns every row of the database as text. The database must store secrets only as hashes. */
const dumpDatabase = async (): Promise<string> => {
  const { rows } = await app.owner.query<{ name: string }>(
    `SELECT format('%I', table_name) AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const tables = await Promise.all(
    rows.map(({ name }) => app.owner.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`)),
  );
  return tables.flatMap((table) => table.rows.map(({ row }) => row)).join('\n');
};

const email = `marker-${randomUUID()}@example.test`;
const password = marker('password');

const liveAnAccount = async (): Promise<string> => {
  const profile = { displayName: 'Canary', country: 'Spain' };
  const cookie = cookiesOf(await post('/api/auth/register', { email, password, ...profile }), 'registered');
  await post('/api/auth/register', { email, password: marker('second password'), ...profile });
  const wrong = marker('wrong password');
  await post('/api/auth/login', { email, password: wrong }, { [botCheckHeader]: marker('bot check') });
  await post('/api/auth/login', { email: `nobody-${email}`, password: wrong });
  const again = cookiesOf(await post('/api/auth/login', { email, password }, { cookie }), 'signed in');
  await post('/api/auth/password-reset', { email });
  const token = marker('reset token');
  await post('/api/auth/password-reset/confirm', { token, password: marker('reset password') });
  await post('/api/auth/verify-email', { token: marker('verification token') });
  const changed = { currentPassword: marker('wrong current'), password: marker('changed password') };
  await post('/api/me/password', changed, { cookie: again });
  await post('/api/auth/verify-email/send', {}, { cookie: again });
  return again;
};

const goWrong = async (cookie: string): Promise<void> => {
  const json = { 'content-type': 'application/json' };
  await post('/api/auth/login', `{"email":"${email}","password":"${marker('malformed')}"`, json);
  await post('/api/auth/login', `${marker('bare text')}`, json);
  await post('/api/auth/login', { email, password: [marker('wrong type')] });
  await post('/api/auth/login', { email, password: marker('too long').repeat(5) });
  await post('/api/auth/login', `password=${marker('form')}`, {
    'content-type': 'application/x-www-form-urlencoded',
  });
  await post('/api/auth/login', { password: marker('body too large').repeat(3_000) });
  await post('/api/nowhere', { password: marker('nowhere') });
  await send('GET', `/api/nowhere?token=${marker('query')}&password=${marker('query password')}`);
  await send('GET', '/api/me', { headers: { cookie: `sid=${marker('unknown session')}` } });
  await send('GET', '/api/me', { headers: { authorization: `Bearer ${marker('bearer')}` } });
  await post(
    '/api/auth/oidc/link',
    { password: marker('link') },
    { cookie: `oidc_link=${marker('link token')}` },
  );
  const query = `code=${marker('code')}&state=${marker('state')}&error_description=${marker('description')}`;
  await send('GET', `/api/auth/oidc/callback?${query}`, {
    headers: { cookie: `oidc_attempt=${marker('attempt')}` },
  });
  const begun = await send(
    'GET',
    `/api/auth/oidc?mode=popup&view=login&bot_check=${marker('bot check in query')}`,
  );
  cookiesOf(begun, 'begun');
  await post('/api/auth/logout', {}, { cookie });
};

/** Sends API keys, secrets of webhooks, tokens of share links and codes in the places where programs put them by mistake. */
const misplaceKeys = async (): Promise<void> => {
  const key = (name: string) => `ptd_live_${marker(name)}`;
  const shareToken = (name: string): string => {
    const token = randomBytes(16).toString('base64url');
    secrets.set(name, token);
    return token;
  };
  await send('GET', `/api/v1/${key('key in a path')}`);
  await send('GET', `/api/v1/${key('escaped key').replaceAll('_', '%5F')}`);
  await send('GET', `/api/v1/me?key=${key('key in a query')}`);
  await send('GET', '/api/v1/me', { headers: { authorization: `Bearer ${key('key')}` } });
  await post('/mcp', { jsonrpc: '2.0' }, { authorization: `Bearer ${key('key of an assistant')}` });
  await send('GET', `/api/webhooks/whsec_${marker('webhook secret in a path')}`);
  await send('GET', `/api/shared/picture?token=${shareToken('share token in a query')}`);
  await send('GET', `/api/shared/${shareToken('share token in a path')}`);
  await send('GET', `/nowhere/${shareToken('token at an unknown path')}`);
  await post('/api/shared', { token: shareToken('share token') });
  const code = '7h3n2-c8qv5-tkx90-d4m6p-r1s8wz';
  secrets.set('recovery code', code);
  await post(`/api/auth/second-factor/${code}?code=${code}`, { code });
};

/** Renames tables and functions, so that SQL statements of the api fail with errors that contain their values. */
const crash = async (cookie: string): Promise<number[]> => {
  const statuses: number[] = [];
  const breaking: [string, string, () => Promise<Answer>][] = [
    [
      'FUNCTION create_account',
      'broken',
      () =>
        post('/api/auth/register', {
          ...{
            email: `b-${email}`,
            password: marker('crashed sign-up'),
            displayName: 'Canary',
            country: 'Spain',
          },
        }),
    ],
    ['TABLE users', 'broken', () => post('/api/auth/login', { email, password: marker('crashed sign-in') })],
    ['TABLE sessions', 'broken', () => post('/api/auth/login', { email, password }, { cookie })],
    [
      'TABLE account_tokens',
      'broken',
      () =>
        post('/api/auth/password-reset/confirm', {
          token: marker('crashed token'),
          password: marker('crashed reset'),
        }),
    ],
    [
      'TABLE known_devices',
      'broken',
      () =>
        post('/api/auth/login', { email, password }, { cookie: `known_device=${marker('crashed device')}` }),
    ],
  ];
  for (const [thing, name, call] of breaking) {
    const [kind = '', original = ''] = thing.split(' ');
    await app.owner.query(`ALTER ${kind} ${original} RENAME TO ${name}`);
    try {
      statuses.push((await call()).status);
    } finally {
      await app.owner.query(`ALTER ${kind} ${name} RENAME TO ${original}`);
    }
  }
  return statuses;
};

test('passwords, tokens, keys, codes and cookies are in no log line, no key or value of Redis, no response and no table', async () => {
  const cookie = await liveAnAccount();
  await goWrong(cookie);
  await misplaceKeys();
  expect(await crash(cookie)).toEqual([500, 500, 500, 500, 500]);
  await until(() => lines.some((line) => line.includes('does not exist')), {
    what: 'the crashes in the log',
  });

  const places = {
    log: lines.join('\n'),
    answers: bodies.join('\n'),
    redis: await dumpRedis(app.redis.url),
    database: await dumpDatabase(),
  };
  expect(lines.length).toBeGreaterThan(30);
  expect(places.redis).toContain('portada:limit:');
  expect(places.database).toContain(email);
  // Log and Redis must not contain e-mail addresses.
  const found = [
    ...Object.entries(places).flatMap(([place, text]) =>
      [...secrets].filter(([, value]) => text.includes(value)).map(([name]) => `${name} in ${place}`),
    ),
    ...(['log', 'redis'] as const)
      .filter((place) => places[place].includes(email))
      .map((place) => `e-mail in ${place}`),
    ...(['log', 'redis', 'answers'] as const)
      .filter((place) => places[place].includes('$argon2'))
      .map((place) => `hash in ${place}`),
  ];
  expect(found).toEqual([]);
  expect(secrets.size).toBeGreaterThan(30);
});
