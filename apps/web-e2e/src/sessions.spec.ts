import { randomUUID } from 'node:crypto';
import { scriptHeader } from '@portada/contracts';
import { expect, test } from './fixtures/test';
import { openSecondDevice } from './fixtures/second-device';

test('a browser whose session was ended on another device is signed out immediately and loses its socket', async ({
  account,
  signedInPage: page,
  openAs,
}) => {
  const other = await openSecondDevice(openAs, account);
  await page.goto('/profile');
  const sessions = page.getByRole('group', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
  await sessions.getByRole('button', { name: 'Sign out Firefox on macOS' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out Firefox on macOS?' });
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await other.socketClosed;
  await expect(other.page).toHaveURL('/');
  await expect(page.getByText('Firefox on macOS was signed out')).toBeVisible();
  await expect(sessions.getByText('Firefox on macOS')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
});

test('ends all other sessions of a user in one step', async ({ account, signedInPage: page, openAs }) => {
  const others = [await openSecondDevice(openAs, account), await openSecondDevice(openAs, account)];
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out all other devices' }).click();
  for (const other of others) await expect(other.page).toHaveURL('/');
  const sessions = page.getByRole('group', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
});

test('a password change ends every other session, and the next sign-in needs the new password', async ({
  account,
  signedInPage: page,
  openAs,
  pageErrors,
}) => {
  pageErrors.expect(/status of 400/, /\/api\/me\/password$/);
  const other = await openSecondDevice(openAs, account);
  const password = `Even longer ${randomUUID()}`;
  await page.goto('/profile');

  await test.step('a password change requires the current password', async () => {
    await page.getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    await dialog.getByLabel('Current password').fill('not the present one');
    await dialog.getByLabel('New password', { exact: true }).fill(password);
    await dialog.getByLabel('Repeat the new password').fill(password);
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(dialog.getByText('This password is incorrect')).toBeVisible();
    await dialog.getByLabel('Current password').fill(account.password);
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password changed. You were signed out on all other devices.')).toBeVisible();
  });

  await other.socketClosed;
  await expect(other.page).toHaveURL('/');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();

  const signIn = (tried: string) =>
    other.page.request.post('/api/auth/login', {
      headers: { [scriptHeader.name]: scriptHeader.value },
      data: { email: account.email, password: tried },
    });
  expect((await signIn(account.password)).status()).toBe(401);
  expect((await signIn(password)).status()).toBe(200);
});
