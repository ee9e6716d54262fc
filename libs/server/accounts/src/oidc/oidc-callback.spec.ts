import type { OidcOutcome } from '@portada/contracts';
import { until } from '@portada/testing';
import type { JWTPayload } from 'jose';
import type { Misbehaviour } from './oidc-issuer.fixture';
import {
  type OidcHarness,
  type TestBrowser,
  outcomeOf,
  somebody,
  createOidcHarness,
} from './oidc-harness.fixture';

/** Invalid callbacks: no session is opened, no row is created, and no secret is logged. */
let harness: OidcHarness;
let before: Record<string, number>;

beforeAll(async () => {
  harness = await createOidcHarness(1);
});
afterAll(() => harness.close());

beforeEach(async () => {
  harness.issuer.misbehave({});
  harness.log.length = 0;
  // A well-behaved sign-in first: what fails afterwards fails for its own reason.
  expect(await harness.popup(harness.browser(), somebody())).toBe('signed_in');
  before = await harness.counts();
});
afterEach(async () => {
  expect(await harness.counts()).toEqual(before);
  expect(harness.log.length).toBeGreaterThan(0);
  const logged = harness.log.join('');
  expect([...harness.issuer.secrets].filter((secret) => logged.includes(secret))).toEqual([]);
  expect(logged).not.toContain('example.test');
});

/** Requests the callback and reads the outcome; no cookie of a session or a link is set. */
const comesBack = async (browser: TestBrowser, way: string): Promise<string> => {
  const answer = await browser.get(way);
  expect([browser.cookie('sid'), browser.cookie('oidc_link')]).toEqual([undefined, undefined]);
  return outcomeOf(answer);
};

const reasonLogged = () =>
  harness.log.flatMap((line) => (JSON.parse(line) as { reason?: string }).reason ?? []).join();

describe('an ID token', () => {
  const lately = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
  const claiming =
    (changes: JWTPayload): NonNullable<Misbehaviour['claims']> =>
    (claims) => ({ ...claims, ...changes });
  const without =
    (name: string): NonNullable<Misbehaviour['claims']> =>
    ({ [name]: _gone, ...claims }) =>
      claims;

  test.each<[string, Misbehaviour, OidcOutcome]>([
    ['of another issuer', { claims: claiming({ iss: 'http://127.0.0.1:1' }) }, 'oidc_failed'],
    ['for another audience', { claims: claiming({ aud: 'somebody else' }) }, 'oidc_failed'],
    [
      'for several, bought by another',
      { claims: claiming({ aud: ['portada', 'x'], azp: 'x' }) },
      'oidc_failed',
    ],
    ['with another nonce', { claims: claiming({ nonce: 'another' }) }, 'oidc_failed'],
    ['without a nonce', { claims: without('nonce') }, 'oidc_failed'],
    ['that has expired', { claims: claiming({ exp: lately(-120) }) }, 'oidc_failed'],
    ['that never expires', { claims: without('exp') }, 'oidc_failed'],
    ['that counts from tomorrow on', { claims: claiming({ nbf: lately(86_400) }) }, 'oidc_failed'],
    ['without a subject', { claims: without('sub') }, 'oidc_failed'],
    ['whose subject is too long', { claims: claiming({ sub: 'x'.repeat(256) }) }, 'oidc_failed'],
    ['signed with another key', { key: 'foreign' }, 'oidc_failed'],
    ['that is not signed', { alg: 'none' }, 'oidc_failed'],
    ['whose e-mail is not verified', { claims: claiming({ email_verified: false }) }, 'oidc_unverified'],
    [
      'whose e-mail is verified as a text',
      { claims: claiming({ email_verified: 'true' }) },
      'oidc_unverified',
    ],
    ['that says nothing of verification', { claims: without('email_verified') }, 'oidc_unverified'],
    ['without an e-mail', { claims: without('email') }, 'oidc_unverified'],
    ['whose e-mail is none', { claims: claiming({ email: 'ana@@example.test' }) }, 'oidc_unverified'],
  ])('%s', async (_, how, outcome) => {
    const browser = harness.browser();
    const way = await harness.wayBack(browser, somebody());
    harness.issuer.misbehave(how);
    expect(await comesBack(browser, way)).toBe(outcome);
    expect(reasonLogged()).not.toBe('');
  });

  test('that is not signed, from an issuer that says it signs so', async () => {
    // Loaded again after each failure: the configuration of the issuer is not known here yet.
    const away = harness.browser();
    const way = await harness.wayBack(away, somebody());
    harness.issuer.misbehave({ key: 'foreign' });
    expect(await comesBack(away, way)).toBe('oidc_failed');
    harness.issuer.misbehave({ alg: 'none', metadata: { id_token_signing_alg_values_supported: ['none'] } });
    const browser = harness.browser();
    expect(await comesBack(browser, await harness.wayBack(browser, somebody()))).toBe('oidc_failed');
    // Forgotten with the failure, so that the next test meets an honest issuer.
    harness.issuer.misbehave({});
  });
});

describe('a state', () => {
  const replaced = (way: string, name: string, value: string) => {
    const url = new URL(way, 'http://portada.test');
    url.searchParams.set(name, value);
    return `${url.pathname}${url.search}`;
  };

  test('that Portada did not create, or none', async () => {
    const browser = harness.browser();
    const way = await harness.wayBack(browser, somebody());
    expect(await comesBack(browser, replaced(way, 'state', `${'A'.repeat(43)}.popup`))).toBe('oidc_failed');
    const bare = await browser.get('/api/auth/oidc/callback');
    expect([bare.statusCode, bare.headers.location]).toEqual([302, '/auth?oidc=oidc_failed']);
  });

  test('of another browser, with its cookie and without one', async () => {
    const [victim, attacker] = [harness.browser(), harness.browser()];
    const way = await harness.wayBack(attacker, somebody());
    await harness.wayBack(victim, somebody());
    expect(await comesBack(victim, way)).toBe('oidc_failed');
    expect(await comesBack(harness.browser(), way)).toBe('oidc_failed');
  });

  test('that is too old', async () => {
    const browser = harness.browser();
    const way = await harness.wayBack(browser, somebody());
    await harness.owner.query(`UPDATE oidc_attempts SET expires_at = now() - interval '1 second'`);
    expect(await comesBack(browser, way)).toBe('oidc_failed');
  });

  test('that was used, with the same code and with a fresh one', async () => {
    const browser = harness.browser();
    const person = somebody({ email_verified: false });
    const sent = (await browser.get('/api/auth/oidc')).headers.location ?? '';
    const way = harness.issuer.authorize(sent, person);
    expect(await comesBack(browser, way)).toBe('oidc_unverified');
    expect(await comesBack(browser, way)).toBe('oidc_failed');
    expect(await comesBack(browser, harness.issuer.authorize(sent, somebody()))).toBe('oidc_failed');
  });

  test('twice in one address', async () => {
    const browser = harness.browser();
    const way = await harness.wayBack(browser, somebody());
    const state = new URLSearchParams(way.split('?')[1]).get('state') ?? '';
    expect(await comesBack(browser, `${way}&state=${state}`)).toBe('oidc_failed');
  });

  test('of a mix-up: the answer names another issuer (RFC 9207)', async () => {
    const browser = harness.browser();
    const way = await harness.wayBack(browser, somebody());
    expect(await comesBack(browser, `${way}&iss=${encodeURIComponent('https://evil.example')}`)).toBe(
      'oidc_failed',
    );
  });
});

describe('a code', () => {
  test('that was used', async () => {
    const browser = harness.browser();
    const code = (way: string) => new URLSearchParams(way.split('?')[1]).get('code') ?? '';
    const first = await harness.wayBack(browser, somebody({ email_verified: false }));
    expect(await comesBack(browser, first)).toBe('oidc_unverified');
    const second = await harness.wayBack(browser, somebody());
    expect(await comesBack(browser, second.replace(code(second), code(first)))).toBe('oidc_failed');
    expect(reasonLogged()).toContain('invalid_grant');
  });

  test('of another person, inserted into one’s own callback: the code verifier does not match', async () => {
    const [victim, attacker] = [harness.browser(), harness.browser()];
    const code = (way: string) => new URLSearchParams(way.split('?')[1]).get('code') ?? '';
    const stolen = await harness.wayBack(victim, somebody());
    const own = await harness.wayBack(attacker, somebody());
    expect(await comesBack(attacker, own.replace(code(own), code(stolen)))).toBe('oidc_failed');
    expect(reasonLogged()).toContain('invalid_grant');
  });

  test.each([
    ['without its verifier', ''],
    ['with another verifier', 'A'.repeat(43)],
  ])('%s', async (_, verifier) => {
    const browser = harness.browser();
    const way = await harness.wayBack(browser, somebody());
    await harness.owner.query('UPDATE oidc_attempts SET code_verifier = $1', [verifier]);
    expect(await comesBack(browser, way)).toBe('oidc_failed');
    expect(reasonLogged()).toContain('invalid_grant');
  });

  test('left out', async () => {
    const browser = harness.browser();
    const way = await harness.wayBack(browser, somebody());
    expect(await comesBack(browser, way.replace(/code=[^&]*&/, ''))).toBe('oidc_failed');
  });
});

describe('the issuer', () => {
  const saying = (way: string, error: string) => way.replace(/code=[^&]*/, `error=${error}`);

  test.each<[string, OidcOutcome]>([
    ['access_denied', 'oidc_cancelled'],
    ['temporarily_unavailable', 'oidc_unavailable'],
    ['server_error', 'oidc_unavailable'],
    ['login_required', 'oidc_failed'],
    ['%3Cscript%3E', 'oidc_failed'],
  ])('says %s', async (error, outcome) => {
    const browser = harness.browser();
    expect(await comesBack(browser, saying(await harness.wayBack(browser, somebody()), error))).toBe(outcome);
    // Cancelled in another browser: it does not affect this one.
    const foreign = saying(await harness.wayBack(harness.browser(), somebody()), error);
    expect(await comesBack(browser, foreign)).toBe('oidc_failed');
  });

  test.each<[string, Misbehaviour]>([
    ['is in trouble', { status: 503 }],
    ['is too slow', { silent: true }],
  ])('%s when the code is brought', async (_, how) => {
    const browser = harness.browser();
    const way = await harness.wayBack(browser, somebody());
    harness.issuer.misbehave(how);
    expect(await comesBack(browser, way)).toBe('oidc_unavailable');
  });

  test('is away, before and after the way there; and when it is back, so is sign-in', async () => {
    const browser = harness.browser();
    const way = await harness.wayBack(browser, somebody());
    await harness.issuer.close();
    expect(await comesBack(browser, way)).toBe('oidc_unavailable');
    // What it says about itself is known: the browser is sent there, and finds out itself.
    expect((await browser.get('/api/auth/oidc')).statusCode).toBe(302);
    await harness.issuer.reopen();
    expect(await harness.popup(browser, somebody({ email_verified: false }))).toBe('oidc_unverified');
  });
});

describe('an issuer whose configuration is not loaded yet', () => {
  test.each<[string, Misbehaviour]>([
    ['is in trouble', { status: 500 }],
    ['is too slow', { silent: true }],
    ['calls itself something else', { metadata: { issuer: 'https://evil.example' } }],
  ])(
    '%s: the window gets the outcome, and the next sign-in loads the configuration again',
    async (_, how) => {
      const fresh = await createOidcHarness(1);
      try {
        fresh.issuer.misbehave(how);
        expect(outcomeOf(await fresh.browser().get('/api/auth/oidc'))).toBe('oidc_unavailable');
        const redirect = await fresh.browser().get('/api/auth/oidc?mode=redirect');
        expect(redirect.headers.location).toBe('/auth?oidc=oidc_unavailable');
        fresh.issuer.misbehave({});
        expect(await fresh.popup(fresh.browser(), somebody())).toBe('signed_in');
      } finally {
        await fresh.close();
      }
    },
  );

  test('is asked once by all who come together, and again where it was not there', async () => {
    const fresh = await createOidcHarness();
    try {
      await fresh.issuer.close();
      const asking = Promise.all(Array.from({ length: 5 }, () => fresh.browser().get('/api/auth/oidc')));
      await fresh.issuer.reopen();
      expect((await asking).map(({ statusCode }) => statusCode)).toEqual([302, 302, 302, 302, 302]);
      await until(() => fresh.issuer.asked.length > 0, { what: 'the question' });
      expect(fresh.issuer.asked).toEqual(['/.well-known/openid-configuration']);
    } finally {
      await fresh.close();
    }
  });
});
