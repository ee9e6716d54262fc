import { type Locator, type Page } from '@playwright/test';
import { Editor } from './fixtures/editor';
import { expect, test } from './fixtures/test';

/** Presses Tab until this has the focus, as somebody without a mouse does. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
};

test('sign in, create, generate and look, all by keyboard', async ({ account, page }) => {
  await page.goto('/auth');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(account.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Create Your First Thumbnail' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Thumbnail Name')).toBeFocused();
  await page.keyboard.type('No mouse');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'No mouse' })).toBeFocused();

  const editor = new Editor(page);
  await tabTo(page, page.getByRole('radio', { name: /16:9/ }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /9:16/ })).toBeChecked();
  await tabTo(page, editor.prompt);
  await page.keyboard.type('A robot chef tasting soup in a tiny kitchen');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Generate for 1 credit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await editor.expectPicture();

  await tabTo(page, page.getByRole('button', { name: 'View Image, generation 1' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Generation 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'View Image, generation 1' })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Edit title' }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('By keys alone');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Title updated successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'By keys alone' })).toBeVisible();
});
