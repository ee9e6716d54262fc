import type { Page } from '@playwright/test';
import { productConfig } from '@portada/contracts';
import { expect, test } from './fixtures/test';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Step in ms by which the test advances the clock of the page. */
const stepMs = 20;

/**
 * Performs an action while the clock of the page is paused, runs the clock until a toast appears, and expects the
 * toast to disappear after its duration.
 * @param page page that shows the toast
 * @param text text of the toast
 * @param ms duration of the toast
 * @param act the action that shows the toast
 */
const expectToLast = async (page: Page, text: string, ms: number, act: () => Promise<void>) => {
  const toast = page.getByRole('region', { name: 'Notifications' }).getByText(text);
  // `pauseAt` refuses a time in the past. The clock is paused at a time ten seconds ahead, because the machine
  // may be slow.
  await page.clock.pauseAt(Date.now() + 10_000);
  await act();
  await expect
    .poll(async () => {
      await page.clock.runFor(stepMs);
      return toast.isVisible();
    }, `“${text}” comes`)
    .toBe(true);
  await page.clock.runFor(ms - 2 * stepMs);
  await expect(toast, `“${text}” is shown for its whole duration`).toBeVisible();
  await page.clock.runFor(2 * stepMs);
  await expect(toast, `“${text}” has disappeared`).toBeHidden();
};

test('a toast of the profile page disappears after four seconds', async ({ signedInPage: page }) => {
  await page.clock.install();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Username').fill('Jo Renamed');
  await expectToLast(page, 'Profile updated successfully', productConfig.toastMs.profile, () =>
    page.getByRole('button', { name: 'Save changes' }).click(),
  );
});

test('a toast of the thumbnail list disappears after four seconds', async ({
  account,
  signedInPage: page,
}) => {
  await account.createThumbnail('To be gone');
  await page.clock.install();
  await page.goto('/thumbnails');
  await page.getByRole('button', { name: 'Delete To be gone' }).click();
  await expectToLast(page, 'Thumbnail deleted successfully', productConfig.toastMs.list, () =>
    page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click(),
  );
});

test('the toast of a sign-out disappears after three seconds', async ({ signedInPage: page }) => {
  await page.clock.install();
  await page.goto('/profile');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expectToLast(page, 'Signed out successfully', productConfig.toastMs.signOut, () =>
    page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click(),
  );
});
