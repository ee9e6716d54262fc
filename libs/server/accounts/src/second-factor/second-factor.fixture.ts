import { randomUUID } from 'node:crypto';
import { totpSeconds } from '@portada/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { TOTP, URI } from 'otpauth';
import { type TestApp, cookieOf } from '../test-app.fixture';

/** An authenticator app of a test. It shows each code once. */
export class TestAuthenticator {
  private readonly totp: TOTP;
  private lastStep = -1;

  /** Creates the app from the address of the QR code. */
  constructor(uri: string) {
    const parsed = URI.parse(uri);
    if (!(parsed instanceof TOTP)) throw new Error('the address is not of a TOTP');
    this.totp = parsed;
  }

  /**
   * Returns a code that the server accepts and that was not returned before. The server accepts the codes of three steps, so
   * that three codes need no waiting.
   */
  next(): string {
    const present = Math.floor(Date.now() / 1000 / totpSeconds);
    this.lastStep = Math.max(this.lastStep + 1, present - 1);
    if (this.lastStep > present + 1) throw new Error('a fourth code would need a wait of 30 s');
    return this.totp.generate({ timestamp: this.lastStep * totpSeconds * 1000 });
  }

  /** Returns six digits that are no code of the steps around the present one. */
  wrong(): string {
    const near = [-2, -1, 0, 1, 2].map((n) =>
      this.totp.generate({ timestamp: Date.now() + n * totpSeconds * 1000 }),
    );
    return ['000000', '111111', '222222', '333333', '444444', '555555'].find((c) => !near.includes(c)) ?? '';
  }
}

/** A registered account of a test. */
export type Account = { id: string; email: string; password: string; cookie: string };

/** Registers an account and signs it in. */
export const registerAccount = async (server: TestApp): Promise<Account> => {
  const body = {
    email: `ana-${randomUUID()}@example.test`,
    password: 'correct horse battery',
    displayName: 'Ana',
    country: 'Spain',
  };
  const answer = await server.call('POST', '/api/auth/register', { body });
  return { ...body, id: answer.json<{ user: { uid: string } }>().user.uid, cookie: cookieOf(answer) };
};

/** Registers an account with an authenticator app, which the test has, and recovery codes. */
export const registerWithAuthenticator = async (
  server: TestApp,
): Promise<Account & { app: TestAuthenticator; recoveryCodes: string[] }> => {
  const account = await registerAccount(server);
  const { cookie } = account;
  const begun = await server.call('POST', '/api/me/second-factor/totp', { cookie });
  const app = new TestAuthenticator(begun.json<{ uri: string }>().uri);
  const body = { code: app.next() };
  const added = await server.call('POST', '/api/me/second-factor/totp/confirm', { cookie, body });
  return { ...account, app, recoveryCodes: added.json<{ recoveryCodes: string[] }>().recoveryCodes };
};

/** Returns the cookie of a sign-in that waits for a second factor, in the form of a Cookie header; empty without one. */
export const stepCookieOf = (answer: LightMyRequestResponse): string =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .find((cookie) => cookie.startsWith('second_factor=')) ?? '';

/** Returns the session cookie that a response sets, in the form of a Cookie header; empty without one. */
export const sessionCookieOf = (answer: LightMyRequestResponse): string =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .find((cookie) => cookie.startsWith('sid=')) ?? '';
