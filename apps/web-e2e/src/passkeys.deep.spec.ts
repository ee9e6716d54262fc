import type { Page } from '@playwright/test';
import { hydrate } from './fixtures/hydrated';
import { expect, test } from './fixtures/test';
import { expectAccessibleInAllThemes } from './fixtures/visual-states';

/** Gives a page a virtual authenticator, which confirms each request. */
const addAuthenticator = async (page: Page): Promise<void> => {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

test('a user adds a passkey, signs in with it, and removes it', async ({
  account,
  pageErrors,
  signedInPage: page,
}) => {
  await addAuthenticator(page);
  const dialog = page.getByRole('dialog');
  const main = page.getByRole('main');

  await test.step('the passkey is added with a name and brings recovery codes', async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expectAccessibleInAllThemes(page, 'a new passkey');
    await dialog.getByLabel('Name of the passkey').fill('Test laptop');
    await dialog.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await dialog.getByRole('button', { name: 'I have saved the codes' }).click();
    await expect(page.getByRole('group', { name: 'Test laptop' })).toContainText('not used yet');
    await expectAccessibleInAllThemes(page, 'the passkeys');
  });

  await test.step('the passkey completes a sign-in', async () => {
    await page.context().clearCookies();
    await page.goto('/auth');
    await hydrate(page);
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.locator('form').getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('**/auth/second-factor');
    // An alert without a message has no icon.
    await expect(main.getByRole('alert').locator('svg')).toHaveCount(0);
    await expectAccessibleInAllThemes(page, 'the passkey of a sign-in');
    await main.getByRole('button', { name: 'Use a passkey' }).click();
    await page.waitForURL('**/dashboard');
  });

  await test.step('the passkey confirms an old sign-in, and the refused action is done', async () => {
    await page.goto('/profile');
    pageErrors.expect(/status of 403/, /\/recovery-codes$/);
    await account.ageSignIns();
    const codes = page.getByRole('group', { name: 'Recovery codes' });
    await codes.getByRole('button', { name: 'Create new codes' }).click();
    await dialog.getByRole('button', { name: 'Create new codes' }).click();
    await expect(dialog.getByLabel('Your password', { exact: true })).toBeVisible();
    await expectAccessibleInAllThemes(page, 'the confirmation with a passkey');
    await dialog.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await dialog.getByRole('button', { name: 'I have saved the codes' }).click();
  });

  await test.step('the passkey is removed', async () => {
    await page.goto('/profile');
    await expect(page.getByRole('group', { name: 'Test laptop' })).toContainText('last used');
    await page.getByRole('button', { name: 'Remove Test laptop' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('group', { name: 'Test laptop' })).toBeHidden();
    await expect(page.getByRole('group', { name: 'Recovery codes' })).toBeHidden();
  });
});
