import { randomUUID } from 'node:crypto';
import { botCheckHeader } from '@portada/contracts';
import { type TestDatabase, answerBotCheck, testDatabase } from '@portada/testing';
import type { LightMyRequestResponse } from 'fastify';
import { signInRateLimits } from '../sign-in/sign-in.rate-limits';
import { Passwords } from '../sign-in/passwords';
import { type TestApp, cookieOf, startTestApp } from '../test-app.fixture';

let testing: TestDatabase;
let server: TestApp;
const perDay = { seconds: 24 * 60 * 60 };

beforeAll(async () => {
  testing = await testDatabase();
  server = await startTestApp({
    url: testing.url,
    rateLimits: {
      signInByAddress: { points: 8, ...perDay },
      signInByMinute: { points: 5, ...perDay },
      signInByDevice: { points: 2, ...perDay },
      signInByAnswer: { points: 2, ...perDay },
      signUpByAddress: { points: 20, ...perDay },
      signUpOfDayByAddress: { points: 6, ...perDay },
      emailTakenByAddress: { points: 2, ...perDay },
    },
  });
});
afterAll(async () => {
  await server.app.close();
  await testing.drop();
});
afterEach(() => jest.restoreAllMocks());

type Sent = { from?: string; headers?: Record<string, string>; cookie?: string };

let lastAddress = 0;
/** Returns an IP address of a documentation range (RFC 5737) that has sent no request. */
const newAddress = (): string => `198.51.100.${(lastAddress += 1)}`;

/** Posts to a route below /api/auth, with the headers that the web server adds. */
const post = (path: string, payload: object, { from = newAddress(), headers = {}, cookie }: Sent = {}) =>
  server.app.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    payload,
    headers: {
      'x-requested-with': 'portada',
      'x-forwarded-for': from,
      ...(cookie && { cookie }),
      ...headers,
    },
  });
const newcomer = () => ({
  email: `ana-${randomUUID()}@example.test`,
  password: 'correct horse battery',
  displayName: 'Ana',
  country: 'Spain',
});
const signUp = async () => {
  const { email, password, ...rest } = newcomer();
  const answer = await post('register', { email, password, ...rest });
  const device = [answer.headers['set-cookie']].flat().find((cookie) => cookie?.startsWith('known_device='));
  return { email, password, device: device?.split(';')[0] ?? '' };
};
const guess = (email: string, sent: Sent = {}) => post('login', { email, password: 'a wrong guess' }, sent);
const statusesOf = async (count: number, ask: () => Promise<LightMyRequestResponse>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let i = 0; i < count; i += 1) statuses.push((await ask()).statusCode);
  return statuses;
};
const answered = async (action: 'login' | 'register') => {
  const challenge = await server.app.inject(`/api/auth/bot-check?action=${action}`);
  return { [botCheckHeader]: await answerBotCheck(challenge.json()) };
};

describe('rate limits of wrong passwords for one account from many addresses', () => {
  test('refuse further attempts with the same response bytes for known and unknown e-mails', async () => {
    const checks = jest.spyOn(Passwords.prototype, 'isRight');
    const { email } = await signUp();
    const unknown = `unknown-${randomUUID()}@example.test`;
    const bytes = async (address: string) => {
      const answers = [];
      for (let i = 0; i < 7; i += 1)
        answers.push(await guess(address, { headers: { 'x-request-id': 'the-same-id' } }));
      return answers.map(({ statusCode, headers, body }) => {
        const { date: _date, 'retry-after': _retry, ...same } = headers;
        return { statusCode, same, body };
      });
    };
    const known = await bytes(email);
    expect(known.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect(await bytes(unknown)).toEqual(known);
    expect(checks).toHaveBeenCalledTimes(10);
  });

  test('refuse further wrong passwords with a Retry-After header', async () => {
    const { email } = await signUp();
    await statusesOf(5, () => guess(email));
    const refused = await guess(email);
    expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(perDay.seconds - 100);
  });

  test('allow no more wrong passwords in parallel requests than in sequential requests', async () => {
    const checks = jest.spyOn(Passwords.prototype, 'isRight');
    const { email } = await signUp();
    const answers = await Promise.all(Array.from({ length: 60 }, () => guess(email)));
    expect(checks.mock.calls.length).toBeLessThanOrEqual(5);
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(checks.mock.calls.length);
  });

  test('do not count correct passwords', async () => {
    const { email, password } = await signUp();
    expect(await statusesOf(9, () => post('login', { email, password }))).toEqual(Array(9).fill(200));
  });

  test('count wrong passwords for an e-mail regardless of upper and lower case', async () => {
    const { email } = await signUp();
    await statusesOf(5, () => guess(email));
    expect((await guess(email.toUpperCase())).statusCode).toBe(429);
  });

  test('do not lock out a trusted device, which has a limit of its own even after sign-out', async () => {
    const { email, password, device } = await signUp();
    await statusesOf(6, () => guess(email));
    expect((await post('login', { email, password })).statusCode).toBe(429);
    const from = newAddress();
    expect((await post('login', { email, password }, { cookie: device, from })).statusCode).toBe(200);
    const out = await post('logout', {}, { cookie: device });
    expect(String(out.headers['set-cookie'])).not.toContain('known_device');
    // A trusted device has its own limit of wrong passwords, and is not trusted for another account.
    expect(await statusesOf(3, () => guess(email, { cookie: device }))).toEqual([401, 401, 429]);
    const other = await signUp();
    await statusesOf(6, () => guess(other.email));
    expect((await guess(other.email, { cookie: device })).statusCode).toBe(429);
  });

  test('do not lock out the owner of an account on a new device after a passed bot check', async () => {
    const { email, password } = await signUp();
    await statusesOf(6, () => guess(email));
    expect((await guess(email, { headers: await answered('login') })).statusCode).toBe(401);
    expect((await post('login', { email, password }, { headers: await answered('login') })).statusCode).toBe(
      200,
    );
    expect((await guess(email, { headers: await answered('login') })).statusCode).toBe(401);
    expect((await guess(email, { headers: await answered('login') })).statusCode).toBe(429);
  });
});

describe('rate limits of requests from one address', () => {
  test('give an address half of the points without a passed bot check', async () => {
    const from = newAddress();
    const unknown = () => `unknown-${randomUUID()}@example.test`;
    expect(await statusesOf(6, () => guess(unknown(), { from }))).toEqual([401, 401, 401, 401, 429, 429]);
    const withAnswer = async () => guess(unknown(), { from, headers: await answered('login') });
    expect(await statusesOf(5, withAnswer)).toEqual([401, 401, 401, 401, 429]);
    // A trusted device can still sign in from an address that used up its points.
    const { email, password, device } = await signUp();
    expect((await post('login', { email, password }, { from, cookie: device })).statusCode).toBe(200);
  });

  test('count requests by the whole /64 network of an IPv6 address', async () => {
    const from = () => `2001:db8:7:7::${Math.floor(Math.random() * 60_000).toString(16)}`;
    const statuses = await statusesOf(6, () =>
      guess(`unknown-${randomUUID()}@example.test`, { from: from() }),
    );
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
  });

  test('count requests by the peer address if forwarding headers come from an untrusted peer', async () => {
    const peer = newAddress();
    const forged = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress: peer,
        payload: { email: `unknown-${randomUUID()}@example.test`, password: 'a wrong guess' },
        headers: {
          'x-requested-with': 'portada',
          'x-forwarded-for': `${newAddress()}, 127.0.0.1`,
          forwarded: `for=${newAddress()}`,
          'x-real-ip': newAddress(),
        },
      });
    expect(await statusesOf(6, forged)).toEqual([401, 401, 401, 401, 429, 429]);
  });

  test('give a loopback address more points', async () => {
    const unknown = () => `unknown-${randomUUID()}@example.test`;
    const from = '127.0.0.1';
    expect(await statusesOf(20, () => guess(unknown(), { from }))).toEqual(Array(20).fill(401));
  });

  test('allow as many sign-ups as the policy says', async () => {
    const from = newAddress();
    expect(await statusesOf(4, () => post('register', newcomer(), { from }))).toEqual([201, 201, 201, 429]);
  });

  test('allow a limited number of new accounts a day, and do not count failed sign-ups', async () => {
    const { email } = await signUp();
    const from = newAddress();
    const register = async (more = {}) =>
      post('register', { ...newcomer(), ...more }, { from, headers: await answered('register') });
    expect((await register({ email })).statusCode).toBe(409);
    expect(await statusesOf(7, register)).toEqual([201, 201, 201, 201, 201, 201, 429]);
    expect(signInRateLimits.signUpOfDayByAddress).toMatchObject({ points: 100, seconds: 86_400 });
  });

  test('limit how often one address may learn that an e-mail is taken', async () => {
    const { email } = await signUp();
    const from = newAddress();
    const taken = async () =>
      post('register', { ...newcomer(), email }, { from, headers: await answered('register') });
    expect(await statusesOf(3, taken)).toEqual([409, 409, 429]);
    const free = await post('register', newcomer(), { from, headers: await answered('register') });
    expect([free.statusCode, cookieOf(free)]).toEqual([429, '']);
  });
});
