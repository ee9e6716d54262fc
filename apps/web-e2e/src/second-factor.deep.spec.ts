import { totpSeconds } from '@portada/contracts';
import { Secret, TOTP } from 'otpauth';
import { hydrate } from './fixtures/hydrated';
import { expect, test } from './fixtures/test';
import { expectAccessibleInAllThemes } from './fixtures/visual-states';

/** Returns the code of the present step, or of the step after it. The server accepts both, also 30 s later. */
const codeOf = (secret: string, step: 0 | 1): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + step * totpSeconds * 1000,
  });

test('a user sets up an authenticator app, signs in with a code and a recovery code, and removes the app', async ({
  account,
  signedInPage: page,
  openAs,
  pageErrors,
}) => {
  pageErrors.expect(/status of 40[01]/, /\/api\/auth\/second-factor$/);
  const app = page.getByRole('group', { name: 'Authenticator app' });
  const dialog = page.getByRole('dialog');
  let secret = '';
  let firstCode = '';
  let recoveryCode = '';

  await test.step('the app is set up with the QR code and the first code', async () => {
    await page.goto('/profile');
    await app.getByRole('button', { name: 'Set up' }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await expectAccessibleInAllThemes(page, 'the QR code');
    secret = await dialog.getByLabel('Or type this key into the app').inputValue();
    firstCode = codeOf(secret, 0);
    await dialog.getByLabel('Code that the app shows').fill(firstCode);
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await expect(dialog.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    recoveryCode = await dialog.getByRole('listitem').first().innerText();
    await expectAccessibleInAllThemes(page, 'the recovery codes');
    await dialog.getByRole('button', { name: 'I have saved the codes' }).click();
    await expect(app.getByText(/^On since/)).toBeVisible();
  });

  const openSignedOut = () => openAs(account, { storageState: { cookies: [], origins: [] } });
  const openWithPassword = async () => {
    const visitor = await openSignedOut();
    await visitor.goto('/auth');
    await hydrate(visitor);
    await visitor.getByLabel('Email').fill(account.email);
    await visitor.getByLabel('Password', { exact: true }).fill(account.password);
    await visitor.locator('form').getByRole('button', { name: 'Sign In', exact: true }).click();
    await visitor.waitForURL('**/auth/second-factor');
    return visitor;
  };

  await test.step('the password alone opens no page, and a code completes the sign-in', async () => {
    const visitor = await openWithPassword();
    await expectAccessibleInAllThemes(visitor, 'the code of the second factor');
    await visitor.getByLabel('Six-digit code').fill(firstCode);
    await visitor.getByRole('button', { name: 'Continue' }).click();
    await expect(visitor.getByText('This code is incorrect or was already used')).toBeVisible();
    await visitor.getByLabel('Six-digit code').fill(codeOf(secret, 1));
    await visitor.getByRole('button', { name: 'Continue' }).click();
    await visitor.waitForURL('**/dashboard');
  });

  await test.step('a recovery code replaces the app after a reload of the page', async () => {
    const visitor = await openWithPassword();
    await visitor.reload();
    await visitor.getByRole('button', { name: 'Use a recovery code' }).click();
    await visitor.getByLabel('Recovery code').fill(recoveryCode);
    await visitor.getByRole('button', { name: 'Continue' }).click();
    await visitor.waitForURL('**/dashboard');
  });

  await test.step('without a sign-in the page of the code says that it has expired', async () => {
    const visitor = await openSignedOut();
    await visitor.goto('/auth/second-factor');
    await expect(visitor.getByText('This sign-in has expired. Please sign in again.')).toBeVisible();
    await expectAccessibleInAllThemes(visitor, 'an expired sign-in');
  });

  await test.step('the removal ends the second factor', async () => {
    await page.reload();
    await expect(page.getByRole('group', { name: 'Recovery codes' })).toContainText('9 unused codes');
    await app.getByRole('button', { name: 'Remove' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(app.getByRole('button', { name: 'Set up' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Recovery codes' })).toBeHidden();
  });
});
