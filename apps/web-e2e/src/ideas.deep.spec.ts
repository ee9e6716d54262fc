import { Editor } from './fixtures/editor';
import { expect, test } from './fixtures/test';

test('an idea of a niche, a headline idea and the settings of a channel fill the prompt panel of two thumbnails', async ({
  account,
  signedInPage: page,
}) => {
  const [first, second] = [await account.createThumbnail('First'), await account.createThumbnail('Second')];
  const editor = new Editor(page);
  await editor.open(first.id);
  await page.getByRole('combobox', { name: 'Niche' }).selectOption('Money');
  await page.getByRole('button', { name: 'How I saved $10,000 in one year' }).click();
  await expect(editor.prompt).toHaveValue('How I saved $10,000 in one year');
  await page.getByRole('button', { name: 'Use the words “SAVED $10,000”' }).click();
  await expect(page.getByRole('textbox', { name: 'Words in the image' })).toHaveValue('SAVED $10,000');

  await page.getByRole('combobox', { name: 'Mood' }).selectOption('Funny');
  await page.getByText('Channel: none').click();
  // Enter saves the channel and must not request an image.
  const name = page.getByRole('textbox', { name: 'Name of a new channel' });
  await name.fill('Coins');
  await name.press('Enter');
  await expect(page.getByText('Channel: Coins')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Generate this image?' })).toHaveCount(0);

  await editor.open(second.id);
  await expect(page.getByText('Channel: Coins')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Mood' })).toHaveValue('funny');
  await expect(editor.prompt).toHaveValue('');
  await page.getByRole('button', { name: 'Earlier prompts' }).click();
  await expect(page.getByText('No prompts yet.')).toBeVisible();
});
