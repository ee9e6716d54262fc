import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type OidcHarness, password, newPerson, createOidcHarness } from './oidc-harness.fixture';

/**
 * Tests of the five attacks in which an attacker who knows the victim's e-mail prepares an account before the victim
 * does: Sudhodanan and Paverd, "Pre-hijacked accounts" (USENIX Security 2022), section 3.
 */
let harness: OidcHarness;

beforeAll(async () => {
  harness = await createOidcHarness();
});
afterAll(() => harness.close());

/** Creates a token like the token in a mail to this address. */
const mailed = async (email: string, purpose: 'reset_password' | 'verify_email'): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await harness.owner.query(
    `INSERT INTO account_tokens (token_hash, user_id, purpose, email, expires_at)
     SELECT $1, id, $2, email, now() + interval '1 hour' FROM users WHERE email = $3`,
    [createHash('sha256').update(token).digest(), purpose, email],
  );
  return token;
};

/** Resets the password of the victim's account, by a mail that only the victim can read. */
const resetByVictim = async (email: string, newPassword: string) => {
  const body = { token: await mailed(email, 'reset_password'), password: newPassword };
  expect((await harness.browser().post('/api/auth/password-reset/confirm', body)).statusCode).toBe(204);
};

const signIn = async (email: string, word: string) => {
  const browser = harness.browser();
  const { statusCode } = await browser.post('/api/auth/login', { email, password: word });
  return { browser, statusCode };
};

test('pre-hijacking 1, classic-federated merge: the victim’s third-party sign-in does not open the attacker’s password account with the victim’s e-mail', async () => {
  const victim = newPerson();
  const attacker = harness.browser();
  const attackers = await harness.register(attacker, victim.email);
  const browser = harness.browser();
  expect(await harness.popup(browser, victim)).toBe('oidc_conflict');
  expect(await browser.user()).toBeNull();
  // Even if the victim verified the e-mail by mistake, the identity is not linked without the account's password.
  const token = await mailed(victim.email, 'verify_email');
  await harness.browser().post('/api/auth/verify-email', { token });
  expect(await harness.popup(browser, victim)).toBe('link');
  expect(await browser.user()).toBeNull();
  const { rows } = await harness.owner.query('SELECT 1 FROM identities WHERE user_id = $1', [attackers]);
  expect(rows).toEqual([]);
});

test('pre-hijacking 2, unexpired session: the attacker’s session ends when the victim resets the password', async () => {
  const victim = newPerson();
  const attacker = harness.browser();
  await harness.register(attacker, victim.email);
  expect(await attacker.user()).toMatchObject({ email: victim.email });
  await resetByVictim(victim.email, 'a new one of the owner');
  expect(await attacker.user()).toBeNull();
  expect((await signIn(victim.email, password)).statusCode).toBe(401);
  const { browser } = await signIn(victim.email, 'a new one of the owner');
  expect(await browser.user()).toMatchObject({ email: victim.email, isEmailVerified: true });
});

test('pre-hijacking 3, trojan identifier: no identity of the attacker can be linked to an account with the victim’s e-mail', async () => {
  const victim = newPerson();
  const own = newPerson();
  const attacker = harness.browser();
  const uid = await harness.register(attacker, victim.email);
  // A third-party sign-in opens the attacker's own account, not the prepared account.
  expect(await harness.popup(attacker, own)).toBe('signed_in');
  expect(await attacker.user()).toMatchObject({ email: own.email });
  // The issuer has not verified that the victim's e-mail belongs to the attacker.
  const claimed = newPerson({ email: victim.email, email_verified: false });
  expect(await harness.popup(attacker, claimed)).toBe('oidc_unverified');
  // No pending link was stored, so the password alone links no identity.
  expect((await attacker.post('/api/auth/oidc/link', { password })).statusCode).toBe(401);
  await resetByVictim(victim.email, 'a new one of the owner');
  for (const person of [own, claimed]) {
    const later = harness.browser();
    await harness.popup(later, person);
    expect((await later.user())?.['uid']).not.toBe(uid);
  }
});

test('pre-hijacking 4, unexpired e-mail change: an account cannot change its e-mail to the victim’s, now or by an old link', async () => {
  const victim = newPerson();
  const own = newPerson();
  const attacker = harness.browser();
  const uid = await harness.register(attacker, own.email);
  const changed = await harness.server.call('PATCH', '/api/me', {
    cookie: `sid=${attacker.cookie('sid')}`,
    body: { email: victim.email },
  });
  expect(changed.statusCode).toBe(400);
  // A verification link counts only for the address that it was sent to.
  const token = await mailed(own.email, 'verify_email');
  await harness.owner.query(`UPDATE account_tokens SET email = $1 WHERE user_id = $2`, [victim.email, uid]);
  expect((await harness.browser().post('/api/auth/verify-email', { token })).statusCode).toBe(400);
  // The victim signs in and gets a new account.
  const browser = harness.browser();
  expect(await harness.popup(browser, victim)).toBe('signed_in');
  expect((await browser.user())?.['uid']).not.toBe(uid);
  expect(await attacker.user()).toMatchObject({ email: own.email, isEmailVerified: false });
});

test('pre-hijacking 5, non-verifying provider: an identity with the victim’s unverified e-mail creates no account and opens none later', async () => {
  const victim = newPerson();
  const attackers = newPerson({ sub: randomUUID(), email: victim.email, email_verified: false });
  const attacker = harness.browser();
  const before = await harness.counts();
  expect(await harness.popup(attacker, attackers)).toBe('oidc_unverified');
  expect(await harness.counts()).toEqual(before);
  // The victim signs up with a password. Afterwards the attacker's identity still opens no account.
  const browser = harness.browser();
  const uid = await harness.register(browser, victim.email);
  await harness.owner.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [uid]);
  expect(await harness.popup(attacker, attackers)).toBe('oidc_unverified');
  expect(await attacker.user()).toBeNull();
});
