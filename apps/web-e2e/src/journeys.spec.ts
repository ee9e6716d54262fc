import { DocumentEditor } from './fixtures/document-editor';
import { Editor } from './fixtures/editor';
import { expectCutOut, namesIn, portrait, prompt, threePictures } from './fixtures/journey';
import { expect, test } from './fixtures/test';

test('makes a thumbnail with an own photo, sees it on five surfaces, tests three variants, and opens it elsewhere', async ({
  account,
  signedInPage: page,
  openAs,
}) => {
  const { id } = await account.createThumbnail('My rocket');
  const credits = await account.credits();
  const editor = new DocumentEditor(page);

  await test.step('generate the picture for one credit', async () => {
    const prompts = new Editor(page);
    await prompts.open(id);
    await prompts.ask(prompt);
    await prompts.expectSuccess();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await editor.expectDrawn();
  });

  await test.step('choose a place', async () => {
    const before = await editor.picture();
    await page.getByText('Place as background').click();
    await page.getByRole('button', { name: 'Use Forest as background' }).click();
    await editor.expectDrawn();
    await expect.poll(() => editor.picture()).not.toBe(before);
    const forest = await editor.picture();
    await editor.properties.getByRole('slider', { name: 'Direction' }).fill('120');
    await editor.expectDrawn();
    await expect.poll(() => editor.picture()).not.toBe(forest);
  });

  await test.step('put in a photo, whose person is cut out', async () => {
    await page.getByTestId('photo-file').setInputFiles(portrait);
    await expectCutOut(page);
    await editor.expectDrawn();
    await editor.drag({ x: 120, y: 0 });
  });

  await test.step('type the headline in the picture and give it another look', async () => {
    await editor.select('LAUNCHED');
    await page.getByRole('button', { name: 'Move LAUNCHED' }).dblclick();
    await page.getByRole('textbox', { name: 'Words of LAUNCHED' }).fill('24 HOURS');
    await page.keyboard.press('Enter');
    await expect(editor.words).toHaveValue('24 HOURS');
    await editor.properties.getByRole('button', { name: 'Metal' }).click();
    await editor.expectSaved();
  });

  await test.step('see it on the five surfaces of YouTube', async () => {
    await page.getByRole('button', { name: 'Seen on YouTube' }).click();
    const preview = page.getByRole('region', { name: 'Seen on YouTube' });
    await expect(preview.getByText('My rocket', { exact: true })).toHaveCount(5);
    await page.getByRole('button', { name: 'Seen on YouTube' }).click();
  });

  await test.step('make two variants, and download the three for a test', async () => {
    await page.getByRole('button', { name: 'Test and Compare' }).click();
    const variants = page.getByRole('region', { name: 'Make a variant' });
    await variants.getByRole('button', { name: 'Other colors' }).click();
    await expect(page.getByRole('heading', { name: 'Thumbnail B' })).toBeVisible();
    await variants.getByRole('button', { name: 'Other layout' }).click();
    await expect(page.getByRole('heading', { name: 'Thumbnail C' })).toBeVisible();
    // The button waits for the picture of the third thumbnail.
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download test pack' }).click();
    const names = await namesIn(await (await downloading).path());
    expect(names).toEqual([...threePictures, 'README.txt', 'log.csv']);
  });

  await test.step('another device shows the same document', async () => {
    const other = new DocumentEditor(await openAs(account));
    await other.open(id);
    await other.select('24 HOURS');
    await expect(other.properties.getByRole('button', { name: 'Metal', pressed: true })).toBeVisible();
    await other.select('Photo');
    await expect(other.properties.getByRole('radio', { name: 'Cut out' })).toBeChecked();
    await other.select('Place');
    await expect(other.properties.getByRole('slider', { name: 'Direction' })).toHaveValue('120');
  });

  expect(await account.credits()).toBe(credits - 1);
});
