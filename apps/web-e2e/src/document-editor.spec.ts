import { productConfig } from '@portada/contracts';
import sharp from 'sharp';
import { DocumentEditor } from './fixtures/document-editor';
import { expect, test } from './fixtures/test';

test('keeps an edited headline after a reload, and downloads the picture without a credit', async ({
  account,
  signedInPage: page,
}) => {
  const { id } = await account.createThumbnail('I built a rocket');
  await account.generate(id, 'I built a rocket in 24 hours', { headline: 'LAUNCHED' });
  const credits = await account.credits();
  const editor = new DocumentEditor(page);
  await editor.open(id);
  await editor.select('LAUNCHED');
  // A second text is selected in between: there is one field, and it has the words of the selected text.
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(editor.words).toHaveValue('YOUR WORDS');
  await editor.select('LAUNCHED');
  await expect(editor.words).toHaveValue('LAUNCHED');
  await editor.words.fill('AT HOME');
  await editor.expectDrawn();
  await editor.expectSaved();

  await page.reload();
  await editor.expectDrawn();
  await editor.select('AT HOME');
  await expect(editor.words).toHaveValue('AT HOME');
  const download = await editor.download();
  const { format, width, height } = await sharp(await download.path()).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', ...productConfig.download.sizes['16:9'] });
  expect(await account.credits()).toBe(credits);
});
