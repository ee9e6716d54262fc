import { randomUUID } from 'node:crypto';
import { productConfig } from '@portada/contracts';
import { auditOf, withShiftedClock, wrongClocks } from '@portada/testing';
import { OidcIdentities } from './oidc-identities';
import {
  type OidcHarness,
  type TestBrowser,
  outcomeOf,
  password,
  newPerson,
  createOidcHarness,
} from './oidc-harness.fixture';
import { TestAuthenticator } from '../second-factor/second-factor.fixture';

let harness: OidcHarness;

beforeAll(async () => {
  harness = await createOidcHarness();
});
afterAll(() => harness.close());

const verify = (userId: string) =>
  harness.owner.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [userId]);

describe('GET /api/auth/oidc', () => {
  test('the route redirects to the issuer and asks for a code with PKCE, state, nonce and a choice of account', async () => {
    const browser = harness.browser();
    const answer = await browser.get('/api/auth/oidc?mode=popup&view=login');
    expect(answer.statusCode).toBe(302);
    const address = new URL(answer.headers.location ?? '');
    expect(`${address.origin}${address.pathname}`).toBe(`${harness.issuer.issuer}/authorize`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'portada',
      redirect_uri: 'http://portada.test/api/auth/oidc/callback',
      response_type: 'code',
      scope: 'openid email profile',
      prompt: 'select_account',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}\.popup$/),
    });
    expect(answer.headers['set-cookie']).toMatch(
      /^oidc_attempt=[\w-]{43}; Max-Age=600; Path=\/api\/auth\/oidc; HttpOnly; SameSite=Lax$/,
    );
    expect(answer.headers['cross-origin-opener-policy']).toBe('unsafe-none');
  });

  test('the route refuses requests that a page of another origin sends', async () => {
    for (const site of ['cross-site', 'same-site']) {
      const answer = await harness.browser().get('/api/auth/oidc', { 'sec-fetch-site': site });
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
    }
    for (const site of ['same-origin', 'none']) {
      const answer = await harness.browser().get('/api/auth/oidc', { 'sec-fetch-site': site });
      expect(answer.statusCode).toBe(302);
    }
  });

  test('the route refuses an unknown mode of the sign-in window', async () => {
    const answer = await harness.browser().get('/api/auth/oidc?mode=frame');
    expect(answer.json()).toMatchObject({ code: 'invalid_request' });
  });
});

describe('third-party sign-in', () => {
  test.each(wrongClocks)(
    'a valid ID token is accepted and an expired one refused by an api whose clock is %s',
    async (_how, ms) => {
      const now = Math.floor(Date.now() / 1000);
      const signIn = (expiresIn: number) => {
        harness.issuer.misbehave({
          claims: (claims) => ({ ...claims, iat: now - 300, exp: now + expiresIn }),
        });
        return withShiftedClock(ms, () => harness.popup(harness.browser(), newPerson()));
      };
      try {
        expect([await signIn(300), await signIn(-120)]).toEqual(['signed_in', 'oidc_failed']);
      } finally {
        harness.issuer.misbehave({});
      }
      expect(await harness.popup(harness.browser(), newPerson())).toBe('signed_in');
    },
  );

  test('a third-party sign-in to an account with a second factor gives a step, which the code completes', async () => {
    const person = newPerson();
    const browser = harness.browser();
    expect(await harness.popup(browser, person)).toBe('signed_in');
    const begun = await browser.post('/api/me/second-factor/totp', {});
    const app = new TestAuthenticator(begun.json<{ uri: string }>().uri);
    await browser.post('/api/me/second-factor/totp/confirm', { code: app.next() });
    const other = harness.browser();
    expect(await harness.popup(other, person)).toBe('second_factor');
    expect(await other.user()).toBeNull();
    expect((await other.get('/api/auth/second-factor')).json()).toMatchObject({
      methods: ['totp', 'recovery_code'],
    });
    expect((await other.post('/api/auth/second-factor', { code: app.next() })).statusCode).toBe(200);
    expect(await other.user()).toMatchObject({ email: person.email });
    const redirected = harness.browser();
    const address = await harness.callbackAddress(redirected, person, 'redirect');
    expect((await redirected.get(address)).headers.location).toBe('/auth/second-factor');
  });

  test('the password that links an identity does not replace the second factor', async () => {
    const person = newPerson();
    const browser = harness.browser();
    const userId = await harness.register(browser, person.email);
    await verify(userId);
    const begun = await browser.post('/api/me/second-factor/totp', {});
    const app = new TestAuthenticator(begun.json<{ uri: string }>().uri);
    await browser.post('/api/me/second-factor/totp/confirm', { code: app.next() });
    const other = harness.browser();
    expect(await harness.popup(other, person)).toBe('link');
    const linked = await other.post('/api/auth/oidc/link', { password });
    expect(linked.json()).toMatchObject({ user: null, secondFactor: { methods: ['totp', 'recovery_code'] } });
    expect(await other.user()).toBeNull();
  });

  test('the first third-party sign-in creates an account, and later sign-ins open the account even if the e-mail has changed', async () => {
    const person = newPerson({ picture: 'https://lh3.googleusercontent.com/a/x=s96-c' });
    const browser = harness.browser();
    expect(await harness.popup(browser, person)).toBe('signed_in');
    const user = await browser.user();
    expect(user).toMatchObject({
      email: person.email,
      displayName: 'Ana',
      photoURL: 'https://lh3.googleusercontent.com/a/x=s200-c',
      country: 'Not specified',
      isEmailVerified: true,
      credits: 2,
      hasPassword: false,
      hasSecondFactor: false,
      needsSecondFactor: false,
    });
    const again = harness.browser();
    const moved = { ...person, email: newPerson().email, email_verified: false };
    expect(await harness.popup(again, moved)).toBe('signed_in');
    expect(await again.user()).toEqual(user);
    expect(await auditOf(harness.owner)).toEqual([]);
  });

  test('a disabled account gets no session from a third-party sign-in', async () => {
    const person = newPerson();
    const browser = harness.browser();
    expect(await harness.popup(browser, person)).toBe('signed_in');
    await harness.owner.query('UPDATE users SET disabled_at = now() WHERE email = $1', [person.email]);
    expect(await harness.popup(harness.browser(), person)).toBe('account_disabled');
  });

  test('a third-party sign-in ends the previous session of the browser', async () => {
    const browser = harness.browser();
    await harness.register(browser, newPerson().email);
    const before = browser.cookie('sid');
    expect(await harness.popup(browser, newPerson())).toBe('signed_in');
    const old = await harness.server.call('GET', '/api/me', { cookie: `sid=${before}` });
    expect(old.statusCode).toBe(401);
  });

  test('Portada creates one account with one grant for simultaneous callbacks of one identity', async () => {
    const person = newPerson();
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => harness.popup(harness.browser(), person)),
    );
    expect(outcomes).toEqual(Array.from({ length: 8 }, () => 'signed_in'));
    const { rows } = await harness.owner.query(
      `SELECT count(DISTINCT u.id)::int AS users, count(t.*)::int AS grants FROM users u
         LEFT JOIN credit_transfers t ON t.user_id = u.id AND t.kind = 'grant' WHERE u.email = $1`,
      [person.email],
    );
    expect(rows).toEqual([{ users: 1, grants: 1 }]);
  });

  test('a third-party sign-in completes in two windows of one browser at the same time', async () => {
    const browser = harness.browser();
    const [first, second] = [
      await harness.callbackAddress(browser, newPerson()),
      await harness.callbackAddress(browser, newPerson()),
    ];
    expect(outcomeOf(await browser.get(first))).toBe('signed_in');
    expect(outcomeOf(await browser.get(second))).toBe('signed_in');
  });

  test.each([
    [null, 'ana'],
    ['A', 'ana'],
    ['  Ana\0 María\n', 'Ana María'],
    ['Ñ'.repeat(300), 'Ñ'.repeat(productConfig.displayName.max)],
  ])('a third-party sign-in stores the third-party name %p as the display name %p', async (name, taken) => {
    const person = { ...newPerson({ email: `ana@${randomUUID()}.test` }), ...(name && { name }) };
    if (name === null) delete person.name;
    const browser = harness.browser();
    expect(await harness.popup(browser, person)).toBe('signed_in');
    expect(await browser.user()).toMatchObject({ displayName: taken });
  });

  test('a third-party sign-in redirects to the dashboard without a popup, or to the sign-in page with the outcome of a failure', async () => {
    const browser = harness.browser();
    const go = async (person: Parameters<typeof harness.issuer.authorize>[1]) => {
      const sent = await browser.get('/api/auth/oidc?mode=redirect');
      const answer = await browser.get(harness.issuer.authorize(sent.headers.location ?? '', person));
      return [answer.statusCode, answer.headers.location];
    };
    expect(await go(newPerson())).toEqual([302, '/dashboard']);
    expect(await go(newPerson({ email_verified: false }))).toEqual([302, '/auth?oidc=oidc_unverified']);
  });

  test('a third-party sign-in ends a popup with a page of one hashed script and without a token', async () => {
    const browser = harness.browser();
    const answer = await browser.get(await harness.callbackAddress(browser, newPerson()), {
      'accept-language': 'es-MX',
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; script-src 'sha256-[\w+/]{43}='; style-src/,
      ),
      'cross-origin-opener-policy': 'unsafe-none',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(answer.body).toContain('Puedes cerrar esta ventana.');
    for (const secret of [...harness.issuer.secrets, browser.cookie('sid') ?? '']) {
      expect(answer.body).not.toContain(secret);
    }
  });
});

describe('a third-party identity whose e-mail has an account', () => {
  const account = async (isVerified: boolean) => {
    const person = newPerson();
    const uid = await harness.register(harness.browser(), person.email.toUpperCase());
    if (isVerified) await verify(uid);
    return { person, uid };
  };

  test('a third-party sign-in links the identity by the account’s password once, if both sides have verified the e-mail', async () => {
    const { person, uid } = await account(true);
    const browser = harness.browser();
    expect(await harness.popup(browser, person)).toBe('link');
    expect(await browser.user()).toBeNull();
    const wrong = await browser.post('/api/auth/oidc/link', { password: 'another one' });
    expect(wrong.json()).toMatchObject({ code: 'invalid_request', fields: { password: expect.any(String) } });
    const right = await browser.post('/api/auth/oidc/link', { password });
    expect(right.json()).toMatchObject({ user: { uid, country: 'Spain' } });
    expect(await browser.user()).toMatchObject({ uid });
    expect((await browser.post('/api/auth/oidc/link', { password })).json()).toMatchObject({
      code: 'oidc_failed',
    });
    const next = harness.browser();
    expect(await harness.popup(next, person)).toBe('signed_in');
    expect(await next.user()).toMatchObject({ uid });
  });

  test('a third-party sign-in ends with oidc_conflict if the account has no verified e-mail or no password', async () => {
    const { person } = await account(false);
    expect(await harness.popup(harness.browser(), person)).toBe('oidc_conflict');
    const elsewhere = newPerson();
    expect(await harness.popup(harness.browser(), elsewhere)).toBe('signed_in');
    expect(await harness.popup(harness.browser(), { ...elsewhere, sub: randomUUID() })).toBe('oidc_conflict');
  });

  test('a third-party sign-in does not link an identity by an expired pending link or from another browser', async () => {
    const { person, uid } = await account(true);
    const browser = harness.browser();
    expect(await harness.popup(browser, person)).toBe('link');
    const link = async (by: TestBrowser) =>
      (await by.post('/api/auth/oidc/link', { password })).json<object>();
    expect(await link(harness.browser())).toMatchObject({ code: 'oidc_failed' });
    const late = `UPDATE pending_links SET expires_at = now() - interval '1 second' WHERE user_id = $1`;
    await harness.owner.query(late, [uid]);
    expect(await link(browser)).toMatchObject({ code: 'oidc_failed' });
    expect(await browser.user()).toBeNull();
  });

  test('a third-party sign-in does not link an identity if the password is changed while it is verified', async () => {
    const { person, uid } = await account(true);
    const browser = harness.browser();
    expect(await harness.popup(browser, person)).toBe('link');
    const identities = harness.server.app.get(OidcIdentities);
    const linking = identities.link(browser.cookie('oidc_link') ?? '', password, async (_userId, check) => {
      const isRight = await check();
      await harness.owner.query(`UPDATE users SET password_hash = 'another' WHERE id = $1`, [uid]);
      return isRight;
    });
    await expect(linking).rejects.toMatchObject({ code: 'oidc_failed' });
    const { rows } = await harness.owner.query('SELECT 1 FROM identities WHERE user_id = $1', [uid]);
    expect(rows).toEqual([]);
  });
});

test('an issuer that is not trusted with administrators opens no administrator’s account, by a link or an existing identity', async () => {
  const untrusted = await createOidcHarness(5, { opensAdministrators: false });
  try {
    const { owner } = untrusted;
    const [person, known] = [newPerson(), newPerson()];
    const uid = await untrusted.register(untrusted.browser(), person.email);
    const browser = untrusted.browser();
    await owner.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [uid]);
    expect(await untrusted.popup(browser, person)).toBe('link');
    expect(await untrusted.popup(untrusted.browser(), known)).toBe('signed_in');
    await owner.query(`UPDATE users SET role = 'admin'`);

    expect((await browser.post('/api/auth/oidc/link', { password })).statusCode).toBe(401);
    expect(await browser.user()).toBeNull();
    expect(await untrusted.popup(untrusted.browser(), known)).toBe('oidc_conflict');
  } finally {
    await untrusted.close();
  }
});
