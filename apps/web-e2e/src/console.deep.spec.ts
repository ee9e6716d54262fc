import { generationErrors, productConfig } from '@portada/contracts';
import type { Page } from '@playwright/test';
import { Editor } from './fixtures/editor';
import { test } from './fixtures/scripted-stack';
import { signInAs } from './fixtures/sign-in-as';
import { expect } from './fixtures/test';

/** Clicks an action, enters its reason in the dialog and submits it. */
const decide = async (page: Page, button: string, title: string, submit = button) => {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('a test of the console');
  await dialog.getByRole('button', { name: submit, exact: true }).click();
  await expect(dialog).toBeHidden();
};

test('an administrator retries a failed generation, pauses a queue and grants credits, and the audit log has each action', async ({
  account,
  administrator,
  browser,
  baseURL,
  expectAccessible,
  signedInPage,
}) => {
  const thumbnail = await account.createThumbnail('For the console');
  const editor = new Editor(signedInPage);
  await editor.open(thumbnail.id);
  await editor.ask('A boat that fails at first [fail-first provider]');
  await expect(
    signedInPage.getByText(`${generationErrors.provider.en}. Your credit was returned.`).first(),
  ).toBeVisible();

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await signInAs(page, administrator);

  await test.step('the queue dashboard shows the reason, and links to the generation in the console', async () => {
    await page.goto('/admin/queues/queue/generations?status=failed');
    await expect(page.getByText(`provider: ${generationErrors.provider.en}`).first()).toBeVisible();
    const link = page.getByRole('link', { name: 'Generation', exact: true }).first();
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toMatch(/^\/admin\/generations\/[0-9a-f-]{36}$/);
    await page.goto(href);
    await expect(page.getByText('A boat that fails at first')).toBeVisible();
  });

  await test.step('the list of generations finds it by the email of the user', async () => {
    await page
      .getByRole('navigation', { name: 'Console' })
      .getByRole('link', { name: 'Generations' })
      .click();
    await page.getByRole('searchbox', { name: 'Search' }).fill(account.email);
    await page.getByRole('link', { name: /A boat that fails at first/ }).click();
    await expect(page.getByText(generationErrors.provider.en).first()).toBeVisible();
    await expectAccessible(page, 'a failed generation in the console');
  });

  await test.step('a retry makes the image, and the user keeps the credits', async () => {
    await decide(page, 'Retry', 'Retry this generation?');
    await expect(page.getByText('Repeats generation')).toBeVisible();
    await expect(page.getByText('Ended: Succeeded')).toBeVisible();
    expect(await account.credits()).toBe(productConfig.signUpCredits);
    await editor.expectPicture();
  });

  await test.step('a generation waits in a paused queue, and runs after the queue is resumed', async () => {
    await page.goto('/admin');
    await decide(page, 'Pause generations', 'Pause generations?', 'Pause');
    await expect(page.getByRole('button', { name: 'Resume generations' })).toBeVisible();
    await editor.ask('A boat that waits for a queue [slow 12000]');
    await page.goto('/admin/generations?status=queued');
    await page.getByRole('link', { name: /A boat that waits for a queue/ }).click();
    await expect(page.getByText('No attempt is recorded.')).toBeVisible();
    await page.goto('/admin');
    await decide(page, 'Resume generations', 'Resume generations?', 'Resume');
    await editor.expectPercentAbove(0);
  });

  await test.step('a cancel ends the running generation and returns the credit', async () => {
    await page.goto('/admin/generations?status=running');
    await page.getByRole('link', { name: /A boat that waits for a queue/ }).click();
    await decide(page, 'Cancel generation', 'Cancel this generation?');
    await expect(page.getByText('Ended: Cancelled')).toBeVisible();
    await expect(editor.progress).toBeHidden();
    expect(await account.credits()).toBe(productConfig.signUpCredits);
  });

  await test.step('granted credits appear in the navigation of the user at once', async () => {
    await page.getByRole('link', { name: account.email }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Jo Traveller' })).toBeVisible();
    await expectAccessible(page, 'a user in the console');
    await page.getByRole('button', { name: 'Change credits' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change the credits of this user?' });
    await dialog.getByRole('textbox', { name: 'Credits' }).fill('5');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('sorry for the wait');
    await dialog.getByRole('button', { name: 'Change credits' }).click();
    await expect(page.getByText('The user now has 7 available.')).toBeVisible();
    await expect(signedInPage.getByText('7 credits', { exact: true }).first()).toBeVisible();
  });

  await test.step('a disabled user is signed out in every tab', async () => {
    await decide(page, 'Disable account', 'Disable this account?');
    await expect(page.getByText('Disabled since')).toBeVisible();
    await signedInPage.reload();
    await signedInPage.waitForURL((url) => url.pathname === '/' || url.pathname === '/auth');
  });

  await test.step('the audit log has every action with its reason', async () => {
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Audit log' }).click();
    const entries = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('time') });
    await expect(entries.nth(0)).toContainText('Account disabled');
    await expect(entries.nth(1)).toContainText(/Credits changed.*Credits: \+5.*sorry for the wait/);
    await expect(entries.nth(2)).toContainText('Generation cancelled');
    await expect(entries.nth(3)).toContainText(/Queue resumed.*generations/);
    await expect(entries.nth(4)).toContainText(/Queue paused.*generations/);
    await expect(entries.nth(5)).toContainText(/Generation retried.*a test of the console/);
    await expectAccessible(page, 'the audit log');
  });

  await context.close();
});
