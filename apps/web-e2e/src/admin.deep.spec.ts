import { signInAs } from './fixtures/sign-in-as';
import { expect, test } from './fixtures/test';

test('the first administrator signs in with the password that the start printed, and sees the overview and the queues', async ({
  page,
  account,
  expectAccessible,
}) => {
  await signInAs(page, {
    email: process.env['E2E_ADMIN_EMAIL'] ?? '',
    password: process.env['E2E_ADMIN_PASSWORD'] ?? '',
  });
  await page.getByRole('button', { name: /Administrator/ }).click();
  await page.getByRole('menuitem', { name: 'Administration' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible();

  await test.step('the overview shows a worker, a ledger without discrepancies and a new picture', async () => {
    await expect(page.getByText('Processing jobs')).toBeVisible();
    await expect(page.getByText('No discrepancies')).toBeVisible();
    const made = page
      .getByText('Completed in the last hour')
      .locator('xpath=..')
      .locator('dd > span')
      .first();
    const before = Number(await made.textContent());
    const { id } = await account.createThumbnail('Counted');
    await account.generate(id, 'A lighthouse in a storm');
    // The overview is polled every few seconds, so the page counts the new picture without a reload.
    await expect.poll(async () => Number(await made.textContent())).toBeGreaterThan(before);
    await expectAccessible(page, 'administration');
  });

  await test.step('an administrator filters the security events by kind and outcome', async () => {
    const events = page.getByRole('region', { name: 'Security events' });
    await events.getByLabel('Event').selectOption('Sign-in');
    await events.getByLabel('Outcome').selectOption('Successful');
    await expect(events.getByRole('listitem').first()).toContainText('Sign-inSuccessful');
    // Other tests sign in at the same time, some by a redirect. The sign-in of this test has the status 200.
    const bySignInForm = events.getByRole('listitem').filter({ hasText: ' · 200' });
    await expect(bySignInForm.first()).toContainText('Sign-inSuccessful');
  });

  await test.step('the queue dashboard shows every queue read-only, with its styles and scripts', async () => {
    await page.getByRole('link', { name: 'Open the queue dashboard' }).click();
    await page.waitForURL('**/admin/queues**');
    await page.getByRole('link', { name: 'generations' }).first().click();
    await page.waitForURL('**/admin/queues/queue/generations**');
    await expect(page.getByRole('heading', { name: 'generations' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /pause|empty|obliterate|add job/i })).toHaveCount(0);
  });
});

test("redirects a user without the admin role to the dashboard and refuses the user's admin requests", async ({
  signedInPage: page,
  pageErrors,
}) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
  await page.getByRole('button', { name: /Jo Traveller/ }).click();
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Administration' })).toHaveCount(0);

  await page.goto('/admin/queues');
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
  pageErrors.expect(/status of 403/, /admin/);
  const refused = await page.evaluate(async () =>
    Promise.all(
      ['/api/admin/overview', '/admin/queues/api/queues'].map(async (path) => (await fetch(path)).status),
    ),
  );
  expect(refused).toEqual([403, 403]);
});

test('redirects a signed-out visitor from the queue dashboard to the sign-in page', async ({ page }) => {
  await page.goto('/admin/queues/queue/generations');
  await page.waitForURL('**/auth');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
