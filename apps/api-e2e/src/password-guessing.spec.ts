import { randomUUID } from 'node:crypto';
import * as argon2 from '@node-rs/argon2';
import { botCheckHeader } from '@portada/contracts';
import { type Answer, answerBotCheck } from '@portada/testing';
import { type TestApp, startTestApp } from './harness/test-app';

jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...actual, verify: jest.fn(actual.verify) };
});
const evaluations = jest.mocked(argon2.verify);

/**
 * Number of wrong passwords for one e-mail that are allowed per minute and per hour (`sign-in.rate-limits.ts` of
 * accounts).
 */
const policy = { minute: 10, hour: 60 };
/** Number of guesses; `GUESSES=10000` sends more. Those beyond the first hundred are refused alike. */
const guesses = Number(process.env['GUESSES'] ?? 1_000);
const atOnce = 50;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const owner = { email: `owner-${randomUUID()}@example.test`, password: 'correct horse battery' };
const anywhere = (): string => Array.from({ length: 4 }, () => Math.floor(Math.random() * 223) + 1).join('.');
/**
 * Headers of a request that seems to come from another address each time. A caller cannot forge more than the forwarded
 * address.
 */
const forged = () => ({
  'x-forwarded-for': anywhere(),
  forwarded: `for=${anywhere()};proto=https`,
  'x-real-ip': anywhere(),
  'x-client-ip': anywhere(),
  'cf-connecting-ip': anywhere(),
});
/**
 * Signs in, and repeats a request that is refused because too many passwords are checked at once. The limit of
 * simultaneous checks depends on the machine.
 */
const logIn = async (password: string, headers: Record<string, string>): Promise<Answer> => {
  for (;;) {
    const answer = await app.anonymous.post('/api/auth/login', { email: owner.email, password }, headers);
    if (answer.status !== 503) return answer;
    expect(answer.headers.get('retry-after')).toBe('2');
  }
};

test('of many password guesses only the guesses within the rate limit are evaluated, and the owner can sign in meanwhile', async () => {
  const profile = { ...owner, displayName: 'Olga', country: 'Spain' };
  const registered = await app.anonymous.post('/api/auth/register', profile);
  const device = /known_device=[\w-]+/.exec(registered.headers.getSetCookie().join())?.[0] ?? '';
  evaluations.mockClear();
  const begin = Date.now();
  const statuses: number[] = [];
  const owners: number[] = [];
  let next = 0;
  const guess = async (): Promise<void> => {
    for (let nr = next++; nr < guesses; nr = next++) {
      statuses.push((await logIn(`guess number ${nr}`, forged())).status);
      if (nr % 100 === 0) owners.push((await logIn(owner.password, { ...forged(), cookie: device })).status);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, guess));
  const minutes = Math.floor((Date.now() - begin) / 60_000) + 1;
  const evaluated = evaluations.mock.calls.length - owners.length;
  expect(evaluated).toBeGreaterThan(0);
  expect(evaluated).toBeLessThanOrEqual(Math.min(policy.minute * minutes, policy.hour));
  expect(statuses.filter((status) => status === 401)).toHaveLength(evaluated);
  expect(statuses.filter((status) => status === 429)).toHaveLength(guesses - evaluated);
  expect(new Set(owners)).toEqual(new Set([200]));

  // The owner can also sign in on an untrusted device, with the bot check that every page of Portada solves.
  const challenge = await app.anonymous.get('/api/auth/bot-check?action=login');
  const answer = { [botCheckHeader]: await answerBotCheck(challenge.body) };
  expect((await logIn(owner.password, { ...forged(), ...answer })).status).toBe(200);
}, 600_000);

test('password guesses at many accounts from one address are limited', async () => {
  evaluations.mockClear();
  const from = { ...forged(), 'x-forwarded-for': '203.0.113.77' };
  const spray = await Promise.all(
    Array.from({ length: 300 }, (_, nr) =>
      app.anonymous.post(
        '/api/auth/login',
        { email: `somebody-${nr}@example.test`, password: 'Spring2026!' },
        { ...from, forwarded: `for=${anywhere()}`, 'x-real-ip': anywhere() },
      ),
    ),
  );
  // The limit is 100 guesses in ten minutes, and half of the limit without an answer to the bot check.
  expect(evaluations.mock.calls.length).toBeLessThanOrEqual(50);
  expect(spray.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(250);
}, 120_000);
