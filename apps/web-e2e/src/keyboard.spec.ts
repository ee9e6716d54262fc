import { Editor } from './fixtures/editor';
import { tabTo } from './fixtures/keyboard';
import { expect, test } from './fixtures/test';

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

test('the legibility of a picture, and the way to what mends it, by keyboard', async ({
  account,
  signedInPage: page,
  expectAccessible,
}) => {
  const { id } = await account.createThumbnail('Too many words');
  await account.generate(id, 'A giant pizza on a mountain top at sunset', {
    headline: 'We ate one pizza a day on top of it and so on',
    aspectRatio: '1:1',
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await new Editor(page).open(id);
  const panel = page.getByRole('region', { name: 'Legibility' });
  await expect(panel.getByRole('img', { name: 'The picture as small as on a phone' })).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveCount(0);

  await tabTo(page, panel.locator('summary'));
  await page.keyboard.press('Enter');
  const words = panel.getByRole('listitem').filter({ hasText: 'Number of words' });
  await expect(words).toContainText('Use at most five words: write a shorter headline.');
  await expectAccessible(page, 'legibility');
  await tabTo(page, words.getByRole('button', { name: 'Go to the headline' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Headline in the picture' })).toBeFocused();
});
