import { randomUUID } from 'node:crypto';
import { botCheckHeader } from '@portada/contracts';
import { type TestDatabase, answerBotCheck, testDatabase } from '@portada/testing';
import type { LightMyRequestResponse } from 'fastify';
import { limitPolicies } from './limits';
import { Passwords } from '../sign-in/passwords';
import { type TestApp, cookieOf, startTestApp } from '../test-app.fixture';

let testing: TestDatabase;
let server: TestApp;
const perDay = { seconds: 24 * 60 * 60 };

beforeAll(async () => {
  testing = await testDatabase();
  server = await startTestApp({
    url: testing.url,
    limits: {
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
/** One that nobody has called from yet (RFC 5737). */
const newAddress = (): string => `198.51.100.${(lastAddress += 1)}`;

/** A request that reaches the api through the web server. */
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
const somebody = async () => {
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

describe('wrong passwords for one account, each from another address', () => {
  test('are checked so often and no more, whether it exists or not, and told in the same bytes', async () => {
    const checks = jest.spyOn(Passwords.prototype, 'isRight');
    const { email } = await somebody();
    const unknown = `nobody-${randomUUID()}@example.test`;
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

  test('the refusal says when to come again', async () => {
    const { email } = await somebody();
    await statusesOf(5, () => guess(email));
    const refused = await guess(email);
    expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(perDay.seconds - 100);
  });

  test('all at once are no more than one after the other', async () => {
    const checks = jest.spyOn(Passwords.prototype, 'isRight');
    const { email } = await somebody();
    const answers = await Promise.all(Array.from({ length: 60 }, () => guess(email)));
    expect(checks.mock.calls.length).toBeLessThanOrEqual(5);
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(checks.mock.calls.length);
  });

  test('right ones are not counted', async () => {
    const { email, password } = await somebody();
    expect(await statusesOf(9, () => post('login', { email, password }))).toEqual(Array(9).fill(200));
  });

  test('capital letters make no other account', async () => {
    const { email } = await somebody();
    await statusesOf(5, () => guess(email));
    expect((await guess(email.toUpperCase())).statusCode).toBe(429);
  });

  test('do not lock the owner out: a known device has its own count, also after signing out', async () => {
    const { email, password, device } = await somebody();
    await statusesOf(6, () => guess(email));
    expect((await post('login', { email, password })).statusCode).toBe(429);
    const from = newAddress();
    expect((await post('login', { email, password }, { cookie: device, from })).statusCode).toBe(200);
    const out = await post('logout', {}, { cookie: device });
    expect(String(out.headers['set-cookie'])).not.toContain('known_device');
    // It is a count, too, and another account's device is nobody's here.
    expect(await statusesOf(3, () => guess(email, { cookie: device }))).toEqual([401, 401, 429]);
    const other = await somebody();
    await statusesOf(6, () => guess(other.email));
    expect((await guess(other.email, { cookie: device })).statusCode).toBe(429);
  });

  test('nor on a new device: a right answer to the bot check opens a further count', async () => {
    const { email, password } = await somebody();
    await statusesOf(6, () => guess(email));
    expect((await guess(email, { headers: await answered('login') })).statusCode).toBe(401);
    expect((await post('login', { email, password }, { headers: await answered('login') })).statusCode).toBe(
      200,
    );
    expect((await guess(email, { headers: await answered('login') })).statusCode).toBe(401);
    expect((await guess(email, { headers: await answered('login') })).statusCode).toBe(429);
  });
});

describe('one address', () => {
  test('may try half as often without a bot check; with one again', async () => {
    const from = newAddress();
    const unknown = () => `nobody-${randomUUID()}@example.test`;
    expect(await statusesOf(6, () => guess(unknown(), { from }))).toEqual([401, 401, 401, 401, 429, 429]);
    const withAnswer = async () => guess(unknown(), { from, headers: await answered('login') });
    expect(await statusesOf(5, withAnswer)).toEqual([401, 401, 401, 401, 429]);
    // Somebody who lives here, too, and was here before.
    const { email, password, device } = await somebody();
    expect((await post('login', { email, password }, { from, cookie: device })).statusCode).toBe(200);
  });

  test('of IPv6 is all that its owner has of it', async () => {
    const from = () => `2001:db8:7:7::${Math.floor(Math.random() * 60_000).toString(16)}`;
    const statuses = await statusesOf(6, () =>
      guess(`nobody-${randomUUID()}@example.test`, { from: from() }),
    );
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
  });

  test('is not what a stranger calls it: only the machine itself speaks for others', async () => {
    const stranger = newAddress();
    const forged = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress: stranger,
        payload: { email: `nobody-${randomUUID()}@example.test`, password: 'a wrong guess' },
        headers: {
          'x-requested-with': 'portada',
          'x-forwarded-for': `${newAddress()}, 127.0.0.1`,
          forwarded: `for=${newAddress()}`,
          'x-real-ip': newAddress(),
        },
      });
    expect(await statusesOf(6, forged)).toEqual([401, 401, 401, 401, 429, 429]);
  });

  test('that is the machine itself stands for many people', async () => {
    const unknown = () => `nobody-${randomUUID()}@example.test`;
    const from = '127.0.0.1';
    expect(await statusesOf(20, () => guess(unknown(), { from }))).toEqual(Array(20).fill(401));
  });

  test('may sign up so often', async () => {
    const from = newAddress();
    expect(await statusesOf(4, () => post('register', newcomer(), { from }))).toEqual([201, 201, 201, 429]);
  });

  test('makes so many accounts a day, and what made none is not counted', async () => {
    const { email } = await somebody();
    const from = newAddress();
    const signUp = async (more = {}) =>
      post('register', { ...newcomer(), ...more }, { from, headers: await answered('register') });
    expect((await signUp({ email })).statusCode).toBe(409);
    expect(await statusesOf(7, signUp)).toEqual([201, 201, 201, 201, 201, 201, 429]);
    expect(limitPolicies.signUpOfDayByAddress).toEqual({ points: 100, seconds: 86_400 });
  });

  test('may learn so often that an e-mail is taken, and then learns nothing', async () => {
    const { email } = await somebody();
    const from = newAddress();
    const taken = async () =>
      post('register', { ...newcomer(), email }, { from, headers: await answered('register') });
    expect(await statusesOf(3, taken)).toEqual([409, 409, 429]);
    const free = await post('register', newcomer(), { from, headers: await answered('register') });
    expect([free.statusCode, cookieOf(free)]).toEqual([429, '']);
  });
});
