import { generationErrors, productConfig } from '@portada/contracts';
import type { Page } from '@playwright/test';
import { Editor } from './fixtures/editor';
import { hydrate } from './fixtures/hydrated';
import { test } from './fixtures/scripted-stack';
import { expect } from './fixtures/test';

/** Opens the product as the first administrator of the scripted stack. */
const signIn = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.goto('/auth');
  await hydrate(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard');
};

const decide = async (page: Page, button: string, title: string) => {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('a test of the console');
  await dialog.getByRole('button', { name: button }).click();
};

test('an administrator finds a failed generation, reads its reason, retries it, and cancels a running one', async ({
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
    signedInPage.getByText(`${generationErrors.provider.en} Your credit was returned.`).first(),
  ).toBeVisible();

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await signIn(page, administrator);

  await test.step('the queue dashboard shows the reason, the log and a link to the console', async () => {
    await page.goto('/admin/queues/queue/generations?status=failed');
    await expect(page.getByText(`provider: ${generationErrors.provider.en}`).first()).toBeVisible();
    const link = page.getByRole('link', { name: 'Generation' }).first();
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toMatch(/^\/admin\/generations\/[0-9a-f-]{36}$/);
    await page.goto(href);
    await expect(page.getByText('A boat that fails at first')).toBeVisible();
  });

  await test.step('the list of generations finds it by the email of the user', async () => {
    await page.goto('/admin/generations');
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

  await test.step('a cancel ends a running generation and returns the credit', async () => {
    await editor.ask('A slow boat to nowhere [slow 25000]');
    await editor.expectPercentAbove(0);
    await page.goto('/admin/generations?status=running');
    await page.getByRole('link', { name: /A slow boat to nowhere/ }).click();
    await decide(page, 'Cancel generation', 'Cancel this generation?');
    await expect(page.getByText('Ended: Cancelled')).toBeVisible();
    await expect(editor.progress).toBeHidden();
    expect(await account.credits()).toBe(productConfig.signUpCredits);
  });

  await context.close();
});
