import { randomUUID } from 'node:crypto';
import { hydrate } from './fixtures/hydrated';
import { linkInMail } from './fixtures/saved-mails';
import { expect, test } from './fixtures/test';

test('resets a forgotten password by mail and ends every session', async ({
  account,
  page,
  signedInPage,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.expect(/status of 400/, /\/api\/auth\/password-reset\/confirm$/);
  pageErrors.expect(/status of 401/);
  const password = `Another ${randomUUID()}`;
  await signedInPage.goto('/credits');

  await test.step('request the password reset mail', async () => {
    await page.goto('/auth');
    await hydrate(page);
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(`If there is an account for ${account.email}`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open the saved emails' })).toHaveAttribute(
      'href',
      '/dev/mail',
    );
    await expectAccessible(page, 'asked for a reset');
  });

  const link = await linkInMail(account.request, account.email, '/auth/reset');
  const setPassword = async () => {
    await page.getByLabel('New password').fill(password);
    await page.getByLabel('Repeat password').fill(password);
    await page.getByRole('button', { name: 'Set the new password' }).click();
  };

  await test.step('set the new password', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
    await expect(page).toHaveURL('/auth/reset');
    await expectAccessible(page, 'new password');
    await setPassword();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your password has been changed' }),
    ).toBeVisible();
    await expect(signedInPage).toHaveURL('/');
  });

  await test.step('the link of the password reset mail works only once', async () => {
    await page.goto('/');
    await page.goto(link);
    await setPassword();
    await expect(page.getByText('This link has expired or was already used.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
  });

  await test.step('sign in with the new password', async () => {
    await page.goto('/auth');
    await hydrate(page);
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
    // The link of the password reset mail also verifies the email.
    await expect(page.getByRole('complementary', { name: 'Email not verified yet' })).toBeHidden();
  });
});

test('a password reset shows the same confirmation for an email without an account', async ({ page }) => {
  const nobody = `nobody-${randomUUID()}@example.org`;
  await page.goto('/auth/forgot');
  await page.getByLabel('Email').fill(nobody);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`If there is an account for ${nobody}`)).toBeVisible();
});

test('the link of a resent mail verifies the email and hides the reminder', async ({
  account,
  signedInPage: page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 400/, /\/api\/auth\/verify-email$/);
  const reminder = page.getByRole('complementary', { name: 'Email not verified yet' });
  const uses: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith('/api/auth/verify-email')) uses.push(request.url());
  });
  // The test waits for the first mail, because waiting mails may be sent in any order.
  await linkInMail(account.request, account.email, '/auth/verify');
  await page.goto('/dashboard');
  await reminder.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText(`We sent a new link to ${account.email}.`)).toBeVisible();

  const opened = await page.context().newPage();
  await opened.goto(await linkInMail(account.request, account.email, '/auth/verify', 2));
  await expect(opened.getByRole('heading', { level: 1, name: 'Your email is verified' })).toBeVisible();
  await expect(opened).toHaveURL('/auth/verify');
  expect(uses).toHaveLength(1);
  // The tab that was already open receives an event and hides the reminder without a reload.
  await expect(reminder).toBeHidden();
  await opened.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(opened.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
});

test('shows an error for an invalid link to verify an email', async ({ page, pageErrors }) => {
  pageErrors.expect(/status of 400/, /\/api\/auth\/verify-email$/);
  await page.goto('/auth/verify#token=made-up');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your email could not be verified' }),
  ).toBeVisible();
  await expect(page.getByText('This link has expired or was already used.')).toBeVisible();
});
