import { devices } from '@playwright/test';
import { DocumentEditor } from './fixtures/document-editor';
import { Editor } from './fixtures/editor';
import { expectCutOut, namesIn, portrait, prompt, threePictures } from './fixtures/journey';
import { tabTo } from './fixtures/keyboard';
import { expect, test } from './fixtures/test';
import { swipe } from './fixtures/touch';

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

test('makes a thumbnail with an own photo and three variants by keyboard alone', async ({
  account,
  signedInPage: page,
}) => {
  const { id } = await account.createThumbnail('By keys');
  const credits = await account.credits();
  const editor = new DocumentEditor(page);
  const { keyboard } = page;
  const press = async (name: string, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    await tabTo(page, page.getByRole('button', { name, exact: true }), 160, key);
    await keyboard.press('Enter');
  };

  await test.step('generate the picture', async () => {
    const prompts = new Editor(page);
    await prompts.open(id);
    await tabTo(page, prompts.prompt);
    await keyboard.type(prompt);
    await tabTo(page, prompts.generate);
    await keyboard.press('Enter');
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Generate for 1 credit' }));
    await keyboard.press('Enter');
    await prompts.expectSuccess();
    await tabTo(page, page.getByRole('link', { name: 'Edit', exact: true }), 120);
    await keyboard.press('Enter');
    await editor.expectDrawn();
  });

  await test.step('choose a place', async () => {
    await tabTo(page, page.getByText('Place as background'), 120);
    await keyboard.press('Enter');
    await press('Use Forest as background');
    await expect(editor.properties.getByRole('heading', { level: 2 })).toHaveText('Place');
    await tabTo(page, editor.properties.getByRole('slider', { name: 'Direction' }), 160);
    await keyboard.press('ArrowRight');
    await editor.expectDrawn();
  });

  await test.step('put in a photo and move it', async () => {
    const choosing = page.waitForEvent('filechooser');
    await press('Add a photo');
    await (await choosing).setFiles(portrait);
    await expectCutOut(page);
    const x = await editor.position('X');
    await tabTo(page, page.getByRole('button', { name: 'Move Photo' }), 120);
    await keyboard.press('Shift+ArrowRight');
    await expect.poll(() => editor.position('X')).toBeGreaterThan(x);
  });

  await test.step('type the headline and give it another look', async () => {
    await tabTo(page, editor.layers.getByRole('button', { name: 'LAUNCHED', exact: true }), 160);
    await keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Move LAUNCHED' }), 160);
    await keyboard.press('Enter');
    await keyboard.type('24 HOURS');
    await keyboard.press('Enter');
    await expect(editor.words).toHaveValue('24 HOURS');
    await tabTo(page, editor.properties.getByRole('button', { name: 'Metal' }), 120);
    await keyboard.press('Enter');
    await editor.expectSaved();
  });

  await test.step('see it on the five surfaces, make two variants, and download the test', async () => {
    await press('Seen on YouTube', 'Shift+Tab');
    await expect(
      page.getByRole('region', { name: 'Seen on YouTube' }).getByText('By keys', { exact: true }),
    ).toHaveCount(5);
    await press('Test and Compare', 'Shift+Tab');
    await press('Other colors');
    await expect(page.getByRole('heading', { name: 'Thumbnail B' })).toBeVisible();
    await press('Other layout');
    await expect(page.getByRole('listitem').filter({ hasText: 'A and C' })).toContainText('Layout');
    const downloading = page.waitForEvent('download');
    await press('Download test pack');
    expect(await namesIn(await (await downloading).path())).toEqual([
      ...threePictures,
      'README.txt',
      'log.csv',
    ]);
  });

  expect(await account.credits()).toBe(credits - 1);
});

test('makes a thumbnail with an own photo and three variants on a phone with a touch screen', async ({
  account,
  openAs,
}) => {
  const { id } = await account.createThumbnail('By touch');
  const credits = await account.credits();
  const { viewport, userAgent, deviceScaleFactor } = devices['Pixel 7'];
  const page = await openAs(account, {
    viewport,
    userAgent,
    deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
  });
  const editor = new DocumentEditor(page);
  const panel = (name: string) =>
    page.getByRole('navigation', { name: 'Panels of the editor' }).getByRole('button', { name }).tap();

  await test.step('generate the picture', async () => {
    const prompts = new Editor(page);
    await prompts.open(id);
    await prompts.prompt.tap();
    await prompts.prompt.pressSequentially(prompt);
    await prompts.generate.tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Generate for 1 credit' }).tap();
    await prompts.expectSuccess();
    await page.getByRole('link', { name: 'Edit', exact: true }).tap();
    await editor.expectDrawn();
  });

  await test.step('choose a place and put in a photo', async () => {
    await panel('Add');
    await page.getByText('Place as background').tap();
    await page.getByRole('button', { name: 'Use Forest as background' }).tap();
    await editor.expectDrawn();
    await panel('Add');
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add a photo', exact: true }).tap();
    await (await choosing).setFiles(portrait);
    await panel('Properties');
    await expectCutOut(page);
    await editor.expectDrawn();
  });

  await test.step('move the photo with a finger', async () => {
    const x = await editor.position('X');
    const photo = page.getByRole('button', { name: 'Move Photo' });
    await swipe(page, photo, { x: 250, y: 0 });
    await expect.poll(() => editor.position('X')).toBeGreaterThan(x + 250);
    // A frame beyond the edge of the picture leaves the tabs in the window.
    await expect(page.getByRole('navigation', { name: 'Panels of the editor' })).toBeInViewport({ ratio: 1 });
    await swipe(page, photo, { x: -220, y: 0 }, { x: 0.1, y: 0.5 });
    await expect.poll(() => editor.position('X')).toBeLessThan(x + 250);
  });

  await test.step('type the headline and give it another look', async () => {
    await panel('Layers');
    await editor.layers.getByRole('button', { name: 'LAUNCHED', exact: true }).tap();
    await panel('Properties');
    await editor.words.fill('24 HOURS');
    await editor.properties.getByRole('button', { name: 'Metal' }).tap();
    await editor.expectDrawn();
    await editor.expectSaved();
  });

  await test.step('see it on the five surfaces, make two variants, and download the test', async () => {
    await panel('More');
    await page.getByRole('button', { name: 'Seen on YouTube' }).tap();
    await expect(
      page.getByRole('region', { name: 'Seen on YouTube' }).getByText('By touch', { exact: true }),
    ).toHaveCount(5);
    await page.getByRole('button', { name: 'Test and Compare' }).tap();
    const variants = page.getByRole('region', { name: 'Make a variant' });
    await variants.getByRole('button', { name: 'Other colors' }).tap();
    await expect(page.getByRole('heading', { name: 'Thumbnail B' })).toBeVisible();
    await variants.getByRole('button', { name: 'Other layout' }).tap();
    await expect(page.getByRole('heading', { name: 'Thumbnail C' })).toBeVisible();
    // The button waits for the picture of the third thumbnail.
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download test pack' }).tap();
    expect(await namesIn(await (await downloading).path())).toHaveLength(5);
  });

  expect(await account.credits()).toBe(credits - 1);
});
