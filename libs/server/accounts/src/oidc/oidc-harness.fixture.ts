import { randomUUID } from 'node:crypto';
import { createLogger } from '@portada/observability';
import type { RateLimitOverrides } from '@portada/rate-limit';
import { type TestDatabase, testDatabase } from '@portada/testing';
import type { LightMyRequestResponse } from 'fastify';
import { Pool } from 'pg';
import { type Person, type TestIssuer, startTestIssuer } from './oidc-issuer.fixture';
import type { OidcOptions } from './oidc.options';
import { type TestApp, startTestApp } from '../test-app.fixture';

/** A test browser: it stores cookies and sends them back. */
export class TestBrowser {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly server: TestApp) {}

  /** Sends a GET request with the browser's cookies, as a click on a link of Portada does. */
  async get(path: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.storeCookies(
      await this.server.call('GET', path, { headers: { ...headers, cookie: this.cookieHeader() } }),
    );
  }

  /** Posts a form with the browser's cookies, as a page of Portada does. */
  async post(path: string, body: object): Promise<LightMyRequestResponse> {
    return this.storeCookies(await this.server.call('POST', path, { body, cookie: this.cookieHeader() }));
  }

  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  /** Returns the user of the browser's session; null without a session. */
  async user(): Promise<Record<string, unknown> | null> {
    const answer = await this.get('/api/me');
    return answer.statusCode === 200 ? answer.json<{ user: Record<string, unknown> }>().user : null;
  }

  private cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private storeCookies(answer: LightMyRequestResponse): LightMyRequestResponse {
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0/i.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }
}

/** A test application with the accounts routes, a test issuer that may misbehave, and the lines of the log. */
export type OidcHarness = {
  issuer: TestIssuer;
  server: TestApp;
  owner: Pool;
  log: string[];
  browser(): TestBrowser;
  /** Opens the sign-in window and signs in at the issuer. @returns the callback address, which is not requested yet */
  callbackAddress(browser: TestBrowser, person: Person, mode?: 'popup' | 'redirect'): Promise<string>;
  /** Completes a sign-in in a popup. @returns the outcome that the popup sends to its opener */
  popup(browser: TestBrowser, person: Person): Promise<string>;
  /** Creates an account with a password, as the sign-up form does. @returns the user's id */
  register(browser: TestBrowser, email: string): Promise<string>;
  /** Numbers of accounts, sessions, identities and pending links. */
  counts(): Promise<Record<string, number>>;
  close(): Promise<void>;
};

/** The outcome that the page of a finished popup sends to its opener. */
export const outcomeOf = (answer: LightMyRequestResponse): string =>
  /data-outcome="(\w+)"/.exec(answer.body)?.[1] ??
  `no page that ends the popup: ${answer.statusCode} ${answer.body}`;

/** The password of every account that `register` creates. */
export const password = 'correct horse battery';

/** A person with a unique e-mail, which the issuer has verified. */
export const newPerson = (changes: Partial<Person> = {}): Person & { email: string } => ({
  sub: randomUUID(),
  email: `ana-${randomUUID()}@example.test`,
  email_verified: true,
  name: 'Ana',
  ...changes,
});

/**
 * Starts the OIDC harness of one test file.
 * @param more options of OidcClient that replace the options of the test issuer
 * @param rateLimits policies that replace the default policies
 */
export const createOidcHarness = async (
  patienceSeconds = 5,
  more: Partial<OidcOptions> = {},
  rateLimits: RateLimitOverrides = {},
): Promise<OidcHarness> => {
  const [database, issuer]: [TestDatabase, TestIssuer] = await Promise.all([
    testDatabase(),
    startTestIssuer(),
  ]);
  const owner = new Pool({ connectionString: database.url, max: 3 });
  const log: string[] = [];
  const server = await startTestApp({
    url: database.url,
    oidc: { ...issuer, patienceSeconds, ...more },
    rateLimits,
    logger: createLogger({ name: 'oidc-spec', level: 'trace' }, { write: (line) => void log.push(line) }),
  });
  const callbackAddress = async (
    browser: TestBrowser,
    person: Person,
    mode: 'popup' | 'redirect' = 'popup',
  ) => {
    const answer = await browser.get(`/api/auth/oidc?mode=${mode}`);
    return issuer.authorize(answer.headers.location ?? '', person);
  };
  return {
    issuer,
    server,
    owner,
    log,
    browser: () => new TestBrowser(server),
    callbackAddress,
    popup: async (browser, person) => outcomeOf(await browser.get(await callbackAddress(browser, person))),
    register: async (browser, email) => {
      const body = { email, password, displayName: 'Ana', country: 'Spain' };
      const answer = await browser.post('/api/auth/register', body);
      return answer.json<{ user: { uid: string } }>().user.uid;
    },
    counts: async () => {
      const { rows } = await owner.query<Record<string, number>>(
        `SELECT (SELECT count(*)::int FROM users) AS users, (SELECT count(*)::int FROM sessions) AS sessions,
                (SELECT count(*)::int FROM identities) AS identities,
                (SELECT count(*)::int FROM pending_links) AS links`,
      );
      return rows[0] ?? {};
    },
    close: async () => {
      await server.app.close();
      await Promise.all([owner.end(), issuer.close()]);
      await database.drop();
    },
  };
};
