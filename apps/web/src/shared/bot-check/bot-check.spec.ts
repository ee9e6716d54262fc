import type { BotCheckSettings } from '@portada/contracts';
import { fakeApi } from '../../testing/fake-api';
import { jsonSample } from '../../testing/samples';
import { createBotCheck } from './bot-check';

const challenge = (expiresAt = Math.floor(Date.now() / 1000) + 600) => ({
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '00',
    salt: '00',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
    expiresAt,
    data: { action: 'login' },
  },
  signature: 'signed',
});

/** Replaces `Worker` with a fake that answers each bot check challenge with the result of `work`. */
const workers = (work: (challenge: unknown) => string | null) => {
  const started: unknown[] = [];
  class FakeWorker {
    onmessage: (event: { data: unknown }) => void = () => undefined;
    postMessage(given: unknown): void {
      started.push(given);
      queueMicrotask(() => this.onmessage({ data: work(given) }));
    }
    terminate(): void {}
  }
  Object.assign(globalThis, { Worker: FakeWorker });
  return started;
};

const proofOfWork = (): Promise<BotCheckSettings> => Promise.resolve({ kind: 'proof-of-work' });
const path = 'GET /api/auth/bot-check';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Worker');
  jest.useRealTimers();
});

it('uses a precomputed bot check answer for one sign-in only', async () => {
  const started = workers(() => `answer ${started.length}`);
  const calls = fakeApi({ [path]: { status: 200, body: challenge() } });
  const check = createBotCheck(proofOfWork);
  check.prepare('login');
  check.prepare('login');
  await expect(check.answer('login')).resolves.toBe('answer 1');
  expect(calls.map(({ path: asked }) => asked)).toEqual(['/api/auth/bot-check?action=login']);
  await expect(check.answer('login')).resolves.toBe('answer 2');
  expect(calls).toHaveLength(2);
});

it('computes a new bot check answer if the old answer has expired', async () => {
  const started = workers(() => `answer ${started.length}`);
  fakeApi({
    [path]: [
      { status: 200, body: challenge(1) },
      { status: 200, body: challenge() },
    ],
  });
  await expect(createBotCheck(proofOfWork).answer('login')).resolves.toBe('answer 2');
});

it.each([
  ['the server gives no challenge', { status: 503, body: jsonSample.refusal('unavailable') }, 'never'],
  ['the challenge cannot be solved', { status: 200, body: challenge() }, null],
])('signs in without a bot check answer if %s', async (_, answer, worked) => {
  workers(() => worked);
  fakeApi({ [path]: answer });
  await expect(createBotCheck(proofOfWork).answer('login')).resolves.toBeNull();
});

it('signs in without a bot check answer in a browser without workers', async () => {
  fakeApi({ [path]: { status: 200, body: challenge() } });
  await expect(createBotCheck(proofOfWork).answer('register')).resolves.toBeNull();
});

it('signs in without a bot check answer after the timeout of the bot check', async () => {
  jest.useFakeTimers();
  const never = createBotCheck(() => new Promise(() => undefined));
  const answer = never.answer('login');
  await jest.advanceTimersByTimeAsync(10_000);
  await expect(answer).resolves.toBeNull();
});

it('loads the reCAPTCHA script only if the settings name a site key', async () => {
  workers(() => 'work');
  fakeApi({ [path]: { status: 200, body: challenge() } });
  await createBotCheck(proofOfWork).answer('login');
  expect(document.querySelector('script')).toBeNull();

  const check = createBotCheck(() => Promise.resolve({ kind: 'recaptcha', siteKey: 'site key' }));
  const asked = jest.fn().mockResolvedValue('token');
  const answer = check.answer('login_google');
  await Promise.resolve();
  const script = document.querySelector('script');
  expect(script?.src).toBe('https://www.google.com/recaptcha/enterprise.js?render=site%20key');
  window.grecaptcha = { enterprise: { ready: (then) => then(), execute: asked } };
  script?.dispatchEvent(new Event('load'));
  await expect(answer).resolves.toBe('token');
  expect(asked).toHaveBeenCalledWith('site key', { action: 'login_google' });
});
