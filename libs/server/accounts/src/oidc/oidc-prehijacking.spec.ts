import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type OidcHarness, password, somebody, createOidcHarness } from './oidc-harness.fixture';

/**
 * The five ways to hijack an account before its owner makes it: Sudhodanan and Paverd, "Pre-hijacked accounts" (USENIX
 * Security 2022), section 3. In each the attacker knows the victim's e-mail, and comes first.
 */
let harness: OidcHarness;

beforeAll(async () => {
  harness = await createOidcHarness();
});
afterAll(() => harness.close());

/** A token as a mail to the owner of the address would carry it. */
const mailed = async (email: string, purpose: 'reset_password' | 'verify_email'): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await harness.owner.query(
    `INSERT INTO account_tokens (token_hash, user_id, purpose, email, expires_at)
     SELECT $1, id, $2, email, now() + interval '1 hour' FROM users WHERE email = $3`,
    [createHash('sha256').update(token).digest(), purpose, email],
  );
  return token;
};

/** The victim takes the account by the mail that only they can read. */
const resetByVictim = async (email: string, newPassword: string) => {
  const body = { token: await mailed(email, 'reset_password'), password: newPassword };
  expect((await harness.browser().post('/api/auth/password-reset/confirm', body)).statusCode).toBe(204);
};

const signIn = async (email: string, word: string) => {
  const browser = harness.browser();
  const { statusCode } = await browser.post('/api/auth/login', { email, password: word });
  return { browser, statusCode };
};

test('1 classic-federated merge: a password account made with the victim’s e-mail is not opened to them, nor theirs to it', async () => {
  const victim = somebody();
  const attacker = harness.browser();
  const attackers = await harness.register(attacker, victim.email);
  const browser = harness.browser();
  expect(await harness.popup(browser, victim)).toBe('oidc_conflict');
  expect(await browser.user()).toBeNull();
  // Even where the victim has confirmed the e-mail by mistake, they are not merged into it without the password.
  const token = await mailed(victim.email, 'verify_email');
  await harness.browser().post('/api/auth/verify-email', { token });
  expect(await harness.popup(browser, victim)).toBe('link');
  expect(await browser.user()).toBeNull();
  const { rows } = await harness.owner.query('SELECT 1 FROM identities WHERE user_id = $1', [attackers]);
  expect(rows).toEqual([]);
});

test('2 unexpired session: the attacker’s session ends when the victim takes the account over', async () => {
  const victim = somebody();
  const attacker = harness.browser();
  await harness.register(attacker, victim.email);
  expect(await attacker.user()).toMatchObject({ email: victim.email });
  await resetByVictim(victim.email, 'a new one of the owner');
  expect(await attacker.user()).toBeNull();
  expect((await signIn(victim.email, password)).statusCode).toBe(401);
  const { browser } = await signIn(victim.email, 'a new one of the owner');
  expect(await browser.user()).toMatchObject({ email: victim.email, isEmailVerified: true });
});

test('3 trojan identifier: no identity of the attacker can be joined to an account of the victim’s e-mail', async () => {
  const victim = somebody();
  const own = somebody();
  const attacker = harness.browser();
  const uid = await harness.register(attacker, victim.email);
  // Signed in to the trap, through the third party: it opens the attacker's own account, not this one.
  expect(await harness.popup(attacker, own)).toBe('signed_in');
  expect(await attacker.user()).toMatchObject({ email: own.email });
  // With the victim's e-mail, which the attacker's provider account cannot prove.
  const claimed = somebody({ email: victim.email, email_verified: false });
  expect(await harness.popup(attacker, claimed)).toBe('oidc_unverified');
  // Nor does a link stay open for later: without a proof of the password nothing waits.
  expect((await attacker.post('/api/auth/oidc/link', { password })).statusCode).toBe(401);
  await resetByVictim(victim.email, 'a new one of the owner');
  for (const person of [own, claimed]) {
    const later = harness.browser();
    await harness.popup(later, person);
    expect((await later.user())?.['uid']).not.toBe(uid);
  }
});

test('4 unexpired e-mail change: an account cannot be moved to the victim’s e-mail, now or by an old link', async () => {
  const victim = somebody();
  const own = somebody();
  const attacker = harness.browser();
  const uid = await harness.register(attacker, own.email);
  const changed = await harness.server.call('PATCH', '/api/me', {
    cookie: `sid=${attacker.cookie('sid')}`,
    body: { email: victim.email },
  });
  expect(changed.statusCode).toBe(400);
  // A link counts for the address alone that it was sent to.
  const token = await mailed(own.email, 'verify_email');
  await harness.owner.query(`UPDATE account_tokens SET email = $1 WHERE user_id = $2`, [victim.email, uid]);
  expect((await harness.browser().post('/api/auth/verify-email', { token })).statusCode).toBe(400);
  // The victim comes and gets an account of their own.
  const browser = harness.browser();
  expect(await harness.popup(browser, victim)).toBe('signed_in');
  expect((await browser.user())?.['uid']).not.toBe(uid);
  expect(await attacker.user()).toMatchObject({ email: own.email, isEmailVerified: false });
});

test('5 non-verifying provider: an identity with the victim’s unproved e-mail makes no account and gets none later', async () => {
  const victim = somebody();
  const attackers = somebody({ sub: randomUUID(), email: victim.email, email_verified: false });
  const attacker = harness.browser();
  const before = await harness.counts();
  expect(await harness.popup(attacker, attackers)).toBe('oidc_unverified');
  expect(await harness.counts()).toEqual(before);
  // The victim signs up with a password; the attacker's identity still opens nothing.
  const browser = harness.browser();
  const uid = await harness.register(browser, victim.email);
  await harness.owner.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [uid]);
  expect(await harness.popup(attacker, attackers)).toBe('oidc_unverified');
  expect(await attacker.user()).toBeNull();
});
