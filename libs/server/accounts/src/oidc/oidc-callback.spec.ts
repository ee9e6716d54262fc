import type { OidcOutcome } from '@portada/contracts';
import { until } from '@portada/testing';
import type { JWTPayload } from 'jose';
import type { Misbehaviour } from './oidc-issuer.fixture';
import {
  type OidcHarness,
  type TestBrowser,
  outcomeOf,
  newPerson,
  createOidcHarness,
} from './oidc-harness.fixture';

/** Tests that an invalid OIDC callback opens no session, creates no row and logs no secret. */
let harness: OidcHarness;
let before: Record<string, number>;

beforeAll(async () => {
  harness = await createOidcHarness(1);
});
afterAll(() => harness.close());

beforeEach(async () => {
  harness.issuer.misbehave({});
  harness.log.length = 0;
  // A valid sign-in succeeds first. The success shows that later failures are caused by the invalid callback.
  expect(await harness.popup(harness.browser(), newPerson())).toBe('signed_in');
  before = await harness.counts();
});
afterEach(async () => {
  expect(await harness.counts()).toEqual(before);
  expect(harness.log.length).toBeGreaterThan(0);
  const logged = harness.log.join('');
  expect([...harness.issuer.secrets].filter((secret) => logged.includes(secret))).toEqual([]);
  expect(logged).not.toContain('example.test');
});

/**
 * Requests the OIDC callback and returns the outcome. Checks that neither a session cookie nor a link cookie is set.
 */
const openCallback = async (browser: TestBrowser, address: string): Promise<string> => {
  const answer = await browser.get(address);
  expect([browser.cookie('sid'), browser.cookie('oidc_link')]).toEqual([undefined, undefined]);
  return outcomeOf(answer);
};

const reasonLogged = () =>
  harness.log.flatMap((line) => (JSON.parse(line) as { reason?: string }).reason ?? []).join();

describe('ID tokens at the OIDC callback', () => {
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
    ['for another audience', { claims: claiming({ aud: 'another client' }) }, 'oidc_failed'],
    [
      'for several audiences, authorized for another client',
      { claims: claiming({ aud: ['portada', 'x'], azp: 'x' }) },
      'oidc_failed',
    ],
    ['with another nonce', { claims: claiming({ nonce: 'another' }) }, 'oidc_failed'],
    ['without a nonce', { claims: without('nonce') }, 'oidc_failed'],
    ['that has expired', { claims: claiming({ exp: lately(-120) }) }, 'oidc_failed'],
    ['that never expires', { claims: without('exp') }, 'oidc_failed'],
    ['that is valid from tomorrow on', { claims: claiming({ nbf: lately(86_400) }) }, 'oidc_failed'],
    ['without a subject', { claims: without('sub') }, 'oidc_failed'],
    ['whose subject is too long', { claims: claiming({ sub: 'x'.repeat(256) }) }, 'oidc_failed'],
    ['signed with another key', { key: 'foreign' }, 'oidc_failed'],
    ['that is not signed', { alg: 'none' }, 'oidc_failed'],
    ['whose e-mail is not verified', { claims: claiming({ email_verified: false }) }, 'oidc_unverified'],
    [
      'whose claim email_verified is a text',
      { claims: claiming({ email_verified: 'true' }) },
      'oidc_unverified',
    ],
    ['without the claim email_verified', { claims: without('email_verified') }, 'oidc_unverified'],
    ['without an e-mail', { claims: without('email') }, 'oidc_unverified'],
    [
      'whose e-mail is not an address',
      { claims: claiming({ email: 'ana@@example.test' }) },
      'oidc_unverified',
    ],
  ])('the OIDC callback refuses an ID token %s', async (_, how, outcome) => {
    const browser = harness.browser();
    const address = await harness.callbackAddress(browser, newPerson());
    harness.issuer.misbehave(how);
    expect(await openCallback(browser, address)).toBe(outcome);
    expect(reasonLogged()).not.toBe('');
  });

  test('the OIDC callback refuses an ID token that is not signed, even if the issuer allows unsigned tokens', async () => {
    // After a failed sign-in the OIDC client loads the configuration of the issuer again for the next sign-in.
    const firstBrowser = harness.browser();
    const address = await harness.callbackAddress(firstBrowser, newPerson());
    harness.issuer.misbehave({ key: 'foreign' });
    expect(await openCallback(firstBrowser, address)).toBe('oidc_failed');
    harness.issuer.misbehave({ alg: 'none', metadata: { id_token_signing_alg_values_supported: ['none'] } });
    const browser = harness.browser();
    expect(await openCallback(browser, await harness.callbackAddress(browser, newPerson()))).toBe(
      'oidc_failed',
    );
    // The failed sign-in made the OIDC client discard the configuration of the issuer, so the next test loads a valid
    // configuration.
    harness.issuer.misbehave({});
  });
});

describe('states at the OIDC callback', () => {
  const withParameter = (address: string, name: string, value: string) => {
    const url = new URL(address, 'http://portada.test');
    url.searchParams.set(name, value);
    return `${url.pathname}${url.search}`;
  };

  test('the OIDC callback refuses a state that Portada did not create, and a callback without a state', async () => {
    const browser = harness.browser();
    const address = await harness.callbackAddress(browser, newPerson());
    expect(await openCallback(browser, withParameter(address, 'state', `${'A'.repeat(43)}.popup`))).toBe(
      'oidc_failed',
    );
    const bare = await browser.get('/api/auth/oidc/callback');
    expect([bare.statusCode, bare.headers.location]).toEqual([302, '/auth?oidc=oidc_failed']);
  });

  test('the OIDC callback refuses a state of another browser, even if the browser has its own sign-in attempt', async () => {
    const [victim, attacker] = [harness.browser(), harness.browser()];
    const address = await harness.callbackAddress(attacker, newPerson());
    await harness.callbackAddress(victim, newPerson());
    expect(await openCallback(victim, address)).toBe('oidc_failed');
    expect(await openCallback(harness.browser(), address)).toBe('oidc_failed');
  });

  test('the OIDC callback refuses a state that has expired', async () => {
    const browser = harness.browser();
    const address = await harness.callbackAddress(browser, newPerson());
    await harness.owner.query(`UPDATE oidc_attempts SET expires_at = now() - interval '1 second'`);
    expect(await openCallback(browser, address)).toBe('oidc_failed');
  });

  test('the OIDC callback refuses a state that was used, with the same code or with a new code', async () => {
    const browser = harness.browser();
    const person = newPerson({ email_verified: false });
    const sent = (await browser.get('/api/auth/oidc')).headers.location ?? '';
    const address = harness.issuer.authorize(sent, person);
    expect(await openCallback(browser, address)).toBe('oidc_unverified');
    expect(await openCallback(browser, address)).toBe('oidc_failed');
    expect(await openCallback(browser, harness.issuer.authorize(sent, newPerson()))).toBe('oidc_failed');
  });

  test('the OIDC callback refuses a state that appears twice in the callback address', async () => {
    const browser = harness.browser();
    const address = await harness.callbackAddress(browser, newPerson());
    const state = new URLSearchParams(address.split('?')[1]).get('state') ?? '';
    expect(await openCallback(browser, `${address}&state=${state}`)).toBe('oidc_failed');
  });

  test('the OIDC callback refuses a callback that names another issuer (mix-up attack, RFC 9207)', async () => {
    const browser = harness.browser();
    const address = await harness.callbackAddress(browser, newPerson());
    expect(await openCallback(browser, `${address}&iss=${encodeURIComponent('https://evil.example')}`)).toBe(
      'oidc_failed',
    );
  });
});

describe('authorization codes at the OIDC callback', () => {
  test('the OIDC callback refuses a code that was used', async () => {
    const browser = harness.browser();
    const code = (address: string) => new URLSearchParams(address.split('?')[1]).get('code') ?? '';
    const first = await harness.callbackAddress(browser, newPerson({ email_verified: false }));
    expect(await openCallback(browser, first)).toBe('oidc_unverified');
    const second = await harness.callbackAddress(browser, newPerson());
    expect(await openCallback(browser, second.replace(code(second), code(first)))).toBe('oidc_failed');
    expect(reasonLogged()).toContain('invalid_grant');
  });

  test('the OIDC callback refuses a code of another user, because the code verifier does not match', async () => {
    const [victim, attacker] = [harness.browser(), harness.browser()];
    const code = (address: string) => new URLSearchParams(address.split('?')[1]).get('code') ?? '';
    const stolen = await harness.callbackAddress(victim, newPerson());
    const own = await harness.callbackAddress(attacker, newPerson());
    expect(await openCallback(attacker, own.replace(code(own), code(stolen)))).toBe('oidc_failed');
    expect(reasonLogged()).toContain('invalid_grant');
  });

  test.each([
    ['without its verifier', ''],
    ['with another verifier', 'A'.repeat(43)],
  ])('the OIDC callback refuses a code %s', async (_, verifier) => {
    const browser = harness.browser();
    const address = await harness.callbackAddress(browser, newPerson());
    await harness.owner.query('UPDATE oidc_attempts SET code_verifier = $1', [verifier]);
    expect(await openCallback(browser, address)).toBe('oidc_failed');
    expect(reasonLogged()).toContain('invalid_grant');
  });

  test('the OIDC callback refuses a callback without a code', async () => {
    const browser = harness.browser();
    const address = await harness.callbackAddress(browser, newPerson());
    expect(await openCallback(browser, address.replace(/code=[^&]*&/, ''))).toBe('oidc_failed');
  });
});

describe('errors of the issuer at the OIDC callback', () => {
  const withError = (address: string, error: string) => address.replace(/code=[^&]*/, `error=${error}`);

  test.each<[string, OidcOutcome]>([
    ['access_denied', 'oidc_cancelled'],
    ['temporarily_unavailable', 'oidc_unavailable'],
    ['server_error', 'oidc_unavailable'],
    ['login_required', 'oidc_failed'],
    ['%3Cscript%3E', 'oidc_failed'],
  ])(
    'the OIDC callback ends a sign-in with the outcome for the issuer’s error %s',
    async (error, outcome) => {
      const browser = harness.browser();
      expect(
        await openCallback(browser, withError(await harness.callbackAddress(browser, newPerson()), error)),
      ).toBe(outcome);
      // An error in the callback of another browser does not end this browser's sign-in.
      const foreign = withError(await harness.callbackAddress(harness.browser(), newPerson()), error);
      expect(await openCallback(browser, foreign)).toBe('oidc_failed');
    },
  );

  test.each<[string, Misbehaviour]>([
    ['answers 503', { status: 503 }],
    ['is too slow', { silent: true }],
  ])(
    'the OIDC callback ends a sign-in with oidc_unavailable if the issuer %s while the code is exchanged',
    async (_, how) => {
      const browser = harness.browser();
      const address = await harness.callbackAddress(browser, newPerson());
      harness.issuer.misbehave(how);
      expect(await openCallback(browser, address)).toBe('oidc_unavailable');
    },
  );

  test('the OIDC callback ends a sign-in with oidc_unavailable while the issuer is unreachable, and works again when the issuer is back', async () => {
    const browser = harness.browser();
    const address = await harness.callbackAddress(browser, newPerson());
    await harness.issuer.close();
    expect(await openCallback(browser, address)).toBe('oidc_unavailable');
    // The configuration of the issuer is cached, so the browser is still redirected to the unreachable issuer.
    expect((await browser.get('/api/auth/oidc')).statusCode).toBe(302);
    await harness.issuer.reopen();
    expect(await harness.popup(browser, newPerson({ email_verified: false }))).toBe('oidc_unverified');
  });
});

describe('third-party sign-in before the configuration of the issuer is loaded', () => {
  test.each<[string, Misbehaviour]>([
    ['answers 500', { status: 500 }],
    ['is too slow', { silent: true }],
    ['has another name in its metadata', { metadata: { issuer: 'https://evil.example' } }],
  ])(
    'a third-party sign-in ends with oidc_unavailable if the issuer %s, and the next sign-in loads the configuration again',
    async (_, how) => {
      const fresh = await createOidcHarness(1);
      try {
        fresh.issuer.misbehave(how);
        expect(outcomeOf(await fresh.browser().get('/api/auth/oidc'))).toBe('oidc_unavailable');
        const redirect = await fresh.browser().get('/api/auth/oidc?mode=redirect');
        expect(redirect.headers.location).toBe('/auth?oidc=oidc_unavailable');
        fresh.issuer.misbehave({});
        expect(await fresh.popup(fresh.browser(), newPerson())).toBe('signed_in');
      } finally {
        await fresh.close();
      }
    },
  );

  test('Portada loads the issuer’s configuration once for simultaneous sign-ins, and retries while the issuer is unreachable', async () => {
    const fresh = await createOidcHarness();
    try {
      await fresh.issuer.close();
      const asking = Promise.all(Array.from({ length: 5 }, () => fresh.browser().get('/api/auth/oidc')));
      await fresh.issuer.reopen();
      expect((await asking).map(({ statusCode }) => statusCode)).toEqual([302, 302, 302, 302, 302]);
      await until(() => fresh.issuer.asked.length > 0, {
        what: 'the request for the configuration of the issuer',
      });
      expect(fresh.issuer.asked).toEqual(['/.well-known/openid-configuration']);
    } finally {
      await fresh.close();
    }
  });
});
