import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BotAction, type BotChallenge, botCheckHeader, botCheckParameter } from '@portada/contracts';
import {
  type TestDatabase,
  answerBotCheck,
  botCheckAnswer,
  solveBotCheck,
  testDatabase,
  withShiftedClock,
  wrongClocks,
} from '@portada/testing';
import type { FastifyRequest } from 'fastify';
import { Pool } from 'pg';
import { BotCheckService } from './bot-check.service';
import { type TestApp, startTestApp } from '../test-app.fixture';

let testing: TestDatabase;
beforeAll(async () => {
  testing = await testDatabase();
});
afterAll(() => testing.drop());

/** Creates a request with the properties that the bot check reads. */
const requestWith = (headers: Record<string, string>, query: Record<string, string> = {}) =>
  ({ ip: '203.0.113.9', headers, query }) as unknown as FastifyRequest;

describe('the proof of work of the bot check', () => {
  let server: TestApp;
  let owner: Pool;
  beforeAll(async () => {
    server = await startTestApp({ url: testing.url });
    owner = new Pool({ connectionString: testing.url, max: 1 });
  });
  afterAll(async () => {
    await server.app.close();
    await owner.end();
  });

  const challengeFor = async (action: BotAction) =>
    (await server.app.inject(`/api/auth/bot-check?action=${action}`)).json<BotChallenge>();
  const isRight = (answer: string, action: BotAction = 'login') =>
    server.app.get(BotCheckService).hasPassed(requestWith({ [botCheckHeader]: answer }), action);

  test.each(['login', 'login_google', 'register', 'register_google'] as const)(
    'the bot check requires work for the action %s, and accepts an answer once and only for this action',
    async (action) => {
      const challenge = await challengeFor(action);
      expect(challenge.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', data: { action } });
      const answer = await answerBotCheck(challenge);
      expect(await isRight(answer, action === 'login' ? 'register' : 'login')).toBe(false);
      const answers = await Promise.all([isRight(answer, action), isRight(answer, action)]);
      expect(answers.filter(Boolean)).toHaveLength(1);
      expect(await isRight(answer, action)).toBe(false);
    },
  );

  test('the challenge route refuses to create a challenge for an unknown or missing action', async () => {
    expect((await server.app.inject('/api/auth/bot-check?action=generate')).statusCode).toBe(400);
    expect((await server.app.inject('/api/auth/bot-check')).statusCode).toBe(400);
  });

  test('the bot check refuses answers that are malformed, too easy, changed or not signed', async () => {
    const challenge = await challengeFor('login');
    const solution = await solveBotCheck(challenge);
    const { parameters } = challenge;
    const easier = { ...challenge, parameters: { ...parameters, cost: 1 } };
    const later = { ...challenge, parameters: { ...parameters, expiresAt: parameters.expiresAt + 9_999 } };
    const wrong = [
      '',
      'nonsense',
      Buffer.from('{}').toString('base64'),
      'A'.repeat(5_000),
      botCheckAnswer(challenge, { ...solution, derivedKey: '00'.repeat(32) }),
      botCheckAnswer(challenge, { ...solution, derivedKey: parameters.keyPrefix }),
      botCheckAnswer(
        easier,
        await solveBotCheck({ ...easier, parameters: { ...easier.parameters, keyPrefix: '0' } }),
      ),
      botCheckAnswer(later, solution),
      botCheckAnswer({ ...challenge, signature: '00'.repeat(32) }, solution),
    ];
    for (const answer of wrong)
      expect([answer.slice(0, 40), await isRight(answer)]).toEqual([answer.slice(0, 40), false]);
    expect(await isRight(botCheckAnswer(challenge, solution))).toBe(true);
  });

  test.each([
    ['accepts', 9, true],
    ['refuses', 11, false],
  ])('the bot check %s the answer to a challenge of %i minutes ago', async (_, minutes, expected) => {
    // The first challenge reads the clock of Postgres, and the monotonic clock continues it for the second one.
    await challengeFor('login');
    const now = performance.now.bind(performance);
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() - minutes * 60_000);
    const challenge = await challengeFor('login').finally(() => clock.mockRestore());
    expect(await isRight(await answerBotCheck(challenge))).toBe(expected);
  });

  test.each(wrongClocks)(
    'an api whose clock is %s accepts answers to challenges of another api, and creates challenges that others accept',
    async (_how, ms) => {
      const answer = await answerBotCheck(await challengeFor('login'));
      const [accepted, challenge] = await withShiftedClock(ms, async () => [
        await isRight(answer),
        await challengeFor('login'),
      ]);
      expect([accepted, await isRight(await answerBotCheck(challenge))]).toEqual([true, true]);
    },
  );

  test('the bot check accepts the answer from the query of a request that opens a window', async () => {
    const answer = await answerBotCheck(await challengeFor('login_google'));
    const request = requestWith({}, { [botCheckParameter]: answer });
    expect(await server.app.get(BotCheckService).hasPassed(request, 'login_google')).toBe(true);
  });

  test('the clean-up deletes used answers of the bot check whose challenge has expired', async () => {
    await owner.query(`UPDATE used_answers SET expires_at = now() - interval '1 second'`);
    expect(await isRight(await answerBotCheck(await challengeFor('login')))).toBe(true);
    const { rows } = await owner.query<{ left: string }>('SELECT count(*) AS left FROM used_answers');
    expect(rows).toEqual([{ left: '1' }]);
  });
});

describe('the bot check with Google reCAPTCHA', () => {
  type Asked = { path: string; key: string | undefined; event: Record<string, string> };
  let google: Server;
  let server: TestApp;
  let asked: Asked[];
  /**
   * The tokens that the reCAPTCHA test server accepts: action, and score from 0 (robot) to 1 (person). Each token is
   * valid once.
   */
  const tokens = new Map<string, { action: string; score: number }>();
  let failure: number | 'silence' | 'nonsense' | null = null;

  beforeAll(async () => {
    google = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const { event } = JSON.parse(body) as { event: Record<string, string> };
        asked.push({ path: request.url ?? '', key: request.headers['x-goog-api-key'] as string, event });
        if (failure === 'silence') return;
        if (failure === 'nonsense') return void response.end('<html>');
        if (failure !== null) return void response.writeHead(failure).end('{}');
        const found = tokens.get(event['token'] ?? '');
        tokens.delete(event['token'] ?? '');
        const tokenProperties = found ? { valid: true, action: found.action } : { valid: false };
        response.end(JSON.stringify({ tokenProperties, riskAnalysis: { score: found?.score ?? 0 } }));
      });
    });
    await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
    server = await startTestApp({
      url: testing.url,
      recaptcha: { siteKey: 'site-key', project: 'portada-test', apiKey: 'an-api-key', address },
    });
  });
  beforeEach(() => {
    asked = [];
    failure = null;
  });
  afterAll(async () => {
    await server.app.close();
    google.closeAllConnections();
    google.close();
  });

  const isRight = (token: string, action: BotAction = 'login') =>
    server.app
      .get(BotCheckService)
      .hasPassed(requestWith({ [botCheckHeader]: token, 'user-agent': 'Firefox' }), action);

  test('the bot check sends token, action and caller to reCAPTCHA, and the API key in a header and not in the address', async () => {
    tokens.set('good', { action: 'login', score: 0.9 });
    expect(await isRight('good')).toBe(true);
    expect(asked).toEqual([
      {
        path: '/v1/projects/portada-test/assessments',
        key: 'an-api-key',
        event: {
          token: 'good',
          siteKey: 'site-key',
          expectedAction: 'login',
          userIpAddress: '203.0.113.9',
          userAgent: 'Firefox',
        },
      },
    ]);
    expect(await isRight('good')).toBe(false);
  });

  test('the bot check refuses the token of a robot, a token for another action, and an unknown token', async () => {
    tokens.set('robot', { action: 'login', score: 0.1 });
    tokens.set('other', { action: 'register', score: 0.9 });
    expect([await isRight('robot'), await isRight('other'), await isRight('unknown')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test.each([500, 403, 'nonsense', 'silence'] as const)(
    'the bot check treats the reCAPTCHA failure %s as a failed bot check, and does not fail the request',
    async (kind) => {
      failure = kind;
      expect(await isRight('good')).toBe(false);
      const login = await server.call('POST', '/api/auth/login', {
        body: { email: 'nobody@example.test', password: 'a wrong guess' },
        headers: { 'x-requested-with': 'portada', [botCheckHeader]: 'good' },
      });
      expect(login.statusCode).toBe(401);
    },
  );

  test('the challenge route answers 404 to a request for a challenge while reCAPTCHA is used', async () => {
    expect((await server.app.inject('/api/auth/bot-check?action=login')).statusCode).toBe(404);
  });
});
