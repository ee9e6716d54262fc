import { productConfig } from '@portada/contracts';
import sharp from 'sharp';
import { DocumentEditor } from './fixtures/document-editor';
import { Editor } from './fixtures/editor';
import { tabTo } from './fixtures/keyboard';
import { smallestDifference } from './fixtures/picture-difference';
import { expectAccessibleInAllThemes } from './fixtures/visual-states';
import { expect, test } from './fixtures/test';

const prompt = 'I built a rocket in 24 hours';

test('edits a picture with a pointer, reloads it and downloads it without a credit', async ({
  account,
  signedInPage: page,
  expectAccessible,
}) => {
  const { id } = await account.createThumbnail('I built a rocket');
  // The positions of the colors below are those of this picture.
  await account.generate(id, prompt, { headline: 'LAUNCHED', seed: 7 });
  const credits = await account.credits();
  const editor = new DocumentEditor(page);

  await test.step('open the picture from the prompt editor', async () => {
    await new Editor(page).open(id);
    await expect(page.getByText('Editing costs nothing.')).toBeVisible();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await editor.expectDrawn();
  });

  await test.step('change the headline in place', async () => {
    await editor.select('LAUNCHED');
    await page.getByRole('button', { name: 'Move LAUNCHED' }).dblclick();
    await page.getByRole('textbox', { name: 'Words of LAUNCHED' }).fill('AT HOME');
    await page.keyboard.press('Enter');
    await expect(editor.words).toHaveValue('AT HOME');
    await editor.properties.getByRole('button', { name: 'Metal' }).click();
  });

  await test.step('give the headline another look with one press, and undo it', async () => {
    const samples = editor.properties.getByRole('group', { name: 'Looks' });
    await expect(samples.locator('canvas[data-drawn="true"]')).toHaveCount(12);
    const face = editor.properties.getByLabel('Typeface');
    const before = await face.inputValue();
    await samples.getByRole('button', { name: 'Comic' }).click();
    await expect(face).toHaveValue('Bangers');
    await expect(editor.properties.getByRole('button', { name: 'Halftone', pressed: true })).toBeVisible();
    await expect(editor.words).toHaveValue('AT HOME');
    await editor.undo.click();
    await expect(face).toHaveValue(before);
    await expect(page.getByText('Undone: Look of the text')).toBeAttached();
    await editor.expectDrawn();
  });

  await test.step('set the headline on an arc with a number or the slider, and undo it', async () => {
    const number = editor.properties.getByLabel('Curve, degrees');
    const slider = editor.properties.getByRole('slider', { name: 'Curve' });
    await number.fill('60');
    await expect(slider).toHaveValue('60');
    await number.fill('500');
    await expect(slider).toHaveValue('60');
    await editor.undo.click();
    await expect(slider).toHaveValue('0');
    await slider.press('ArrowLeft');
    await expect(number).toHaveValue('-5');
    await editor.expectDrawn();
    await editor.undo.click();
    await expect(slider).toHaveValue('0');
  });

  await test.step('add a drawing, move it, and undo and redo the movement', async () => {
    await page.getByLabel('Search drawings').fill('fuego');
    await page.getByRole('button', { name: 'fire', exact: true }).click();
    await expect(editor.properties.getByRole('heading', { level: 2 })).toHaveText('fire');
    await editor.expectDrawn();
    const before = await editor.position('X');
    await editor.drag({ x: -160, y: 40 });
    await expect.poll(() => editor.position('X')).toBeLessThan(before - 100);
    await editor.undo.click();
    await expect.poll(() => editor.position('X')).toBe(before);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => editor.position('X')).toBeLessThan(before - 100);
    await editor.expectSaved();
  });

  await test.step('use a place as background, look in another direction, and undo it', async () => {
    await page.getByText('Place as background').click();
    await page.getByRole('button', { name: 'Use Park as background' }).click();
    const direction = editor.properties.getByRole('slider', { name: 'Direction' });
    await expect(editor.properties.getByRole('combobox', { name: 'Place' })).toHaveValue('park');
    await expectAccessible(page, 'a place as background');
    const before = Number(await direction.inputValue());
    await direction.press('ArrowRight');
    await expect(direction).toHaveValue(String(before + 1));
    await editor.properties.getByLabel('Color of the light').fill('#ff8040');
    await editor.expectDrawn();
    await editor.undo.click();
    await editor.undo.click();
    await expect(direction).toHaveValue(String(before));
    await editor.undo.click();
    await expect(direction).toHaveCount(0);
    await editor.expectDrawn();
    await editor.expectSaved();
  });

  await test.step('add an own photo, and refuse a file that is no picture', async () => {
    const create = { width: 60, height: 40, channels: 3 as const, background: '#20c060' };
    const photo = { name: 'me.png', mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
    await page.getByRole('checkbox', { name: 'Cut out the person' }).uncheck();
    await page.getByTestId('photo-file').setInputFiles({ ...photo, buffer: Buffer.from('no picture') });
    await expect(page.getByText('This file cannot be read as a picture.')).toBeVisible();
    await page.getByTestId('photo-file').setInputFiles(photo);
    await expect(editor.properties.getByRole('heading', { level: 2 })).toHaveText('Photo');
    await editor.properties.getByRole('button', { name: 'Outline', exact: true }).click();
    await editor.expectDrawn();
    // The middle of the picture has the green of the photo, under the film grain.
    const green = async () => {
      const [red = 0, middle = 0, blue = 0] = await editor.colorAt(0.5, 0.5);
      return middle - Math.max(red, blue);
    };
    await expect.poll(green).toBeGreaterThan(60);
    await page.keyboard.press('Shift+ArrowDown');
    await editor.expectSaved();
  });

  await test.step('let the photo follow the light of the background', async () => {
    const match = editor.properties.getByRole('slider', { name: 'Match light' });
    await match.fill('1');
    await editor.properties.getByRole('slider', { name: 'Rim' }).press('ArrowRight');
    await editor.properties.getByRole('slider', { name: 'Saturation' }).fill('0');
    await editor.expectDrawn();
    const [red = 0, green = 0, blue = 0] = await editor.colorAt(0.5, 0.5);
    // A photo without saturation is gray, apart from grade and grain of the picture.
    expect(green - Math.max(red, blue)).toBeLessThan(30);
    for (let count = 0; count < 3; count += 1) await editor.undo.click();
    await expect(match).toHaveValue('0');
    await editor.expectSaved();
  });

  await test.step('make the photo the background, blur it, and undo both', async () => {
    await editor.properties.getByRole('button', { name: 'Use as background' }).click();
    await expect(editor.properties.getByText('Covers the whole picture')).toBeVisible();
    // A frame larger than the picture would cover the buttons below it.
    await expect(page.getByRole('button', { name: 'Move Photo' })).toHaveCount(0);
    await editor.properties.getByRole('slider', { name: 'Blur' }).fill('20');
    await editor.expectDrawn();
    const [red = 0, green = 0, blue = 0] = await editor.colorAt(0.02, 0.5);
    expect(green - Math.max(red, blue)).toBeGreaterThan(15);
    await editor.undo.click();
    await editor.undo.click();
    await expect(editor.properties.getByRole('button', { name: 'Use as background' })).toBeVisible();
    await editor.expectSaved();
  });

  await test.step('take the colors of a pasted picture, and use it as a locked base layer', async () => {
    const create = { width: 64, height: 36, channels: 3 as const, background: '#c81e28' };
    const bytes = [...(await sharp({ create }).png().toBuffer())];
    const paste = () =>
      page.evaluate((content) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([new Uint8Array(content)], 'red.png', { type: 'image/png' }));
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      }, bytes);
    const choice = page.getByRole('dialog', { name: 'Use this picture' });
    await paste();
    await expect(choice).toContainText('you confirm that you may use this picture');
    await expectAccessible(page, 'the choice for a pasted picture');
    await choice.getByRole('button', { name: 'Take its colors' }).click();
    await editor.expectDrawn();
    await editor.undo.click();
    await expect(page.getByText('Undone: Colors or layout of a picture')).toBeAttached();
    await paste();
    await choice.getByRole('button', { name: 'Use as base layer' }).click();
    await expect(page.getByRole('button', { name: 'Unlock Base layer' })).toBeVisible();
    await editor.undo.click();
    await editor.expectDrawn();
  });

  await test.step('mend what the legibility finds', async () => {
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await editor.expectDrawn();
    // Letters of a tenth of the size cannot be read on a phone.
    await editor.words.fill('tiny words');
    await editor.properties.getByLabel('Width', { exact: true }).fill('90');
    await editor.expectDrawn();
    await page.getByRole('button', { name: 'Legibility' }).click();
    const findings = page.getByRole('region', { name: 'Legibility' });
    const finding = findings.getByRole('listitem').filter({ hasText: 'The smallest letters are too small' });
    await finding.getByRole('button', { name: 'Enlarge the letters' }).click();
    await editor.expectDrawn();
    await expect(finding).toHaveCount(0);
    await expectAccessible(page, 'the legibility');
    await editor.undo.click();
    await expect(finding).toHaveCount(1);
    await page.getByRole('button', { name: 'Legibility' }).click();
    await page.keyboard.press('Delete');
  });

  await test.step('see the picture as viewers see it', async () => {
    await page.getByRole('button', { name: 'Seen on YouTube' }).click();
    const preview = page.getByRole('region', { name: 'Seen on YouTube' });
    await preview.getByLabel('Title of the video').fill('My rocket');
    await expect(preview.getByText('My rocket')).toHaveCount(5);
    // The pictures beside the own one are drawn by the studio, and are loaded.
    const beside = preview.locator('picture img');
    await expect(beside).toHaveCount(7);
    await beside.last().scrollIntoViewIfNeeded();
    await expect
      .poll(() => beside.last().evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
    await preview.getByLabel('Length of the video').fill('4:20 min');
    await expect(preview.getByText('4:20', { exact: true })).toHaveCount(5);
    await preview.getByRole('button', { name: 'Pointer on the picture' }).click();
    await expect(preview.locator('.document-video-buttons')).toHaveCount(5);
    await preview.getByRole('button', { name: 'Watched', pressed: true }).click();
    await expect(preview.locator('.document-video-watched')).toHaveCount(2);
    await preview.getByText('Dark', { exact: true }).click();
    await expectAccessible(page, 'the previews in dark colors');
    await page.getByRole('button', { name: 'Seen on YouTube' }).click();
  });

  await test.step('a reload shows the same picture', async () => {
    await editor.select('fire');
    const moved = await editor.position('X');
    await page.reload();
    await editor.expectDrawn();
    await editor.select('fire');
    expect(await editor.position('X')).toBe(moved);
    await editor.select('AT HOME');
    await expect(editor.properties.getByRole('button', { name: 'Metal', pressed: true })).toBeVisible();
  });

  await test.step('the downloaded file looks like the stage, and no credit was spent', async () => {
    await page.keyboard.press('Escape');
    const picture = await editor.picture();
    const download = await editor.download();
    expect(download.suggestedFilename()).toBe('i-built-a-rocket.jpg');
    const file = await sharp(await download.path()).toBuffer();
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', ...productConfig.download.sizes['16:9'] });
    const stage = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');
    expect(await smallestDifference([stage, file])).toBeLessThan(4);
    expect(await account.credits()).toBe(credits);
  });
});

test('edits a picture by keyboard, keeps and restores a version, offline and with a conflict', async ({
  account,
  signedInPage: page,
  openAs,
  expectAccessible,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  pageErrors.expect(/status of 409/, /\/document$/);
  const { id } = await account.createThumbnail('By keyboard');
  await account.generate(id, prompt, { headline: 'KEYBOARD' });
  const editor = new DocumentEditor(page);
  await editor.open(id);

  await test.step('select a layer, move and rotate it by keys', async () => {
    await tabTo(page, editor.layers.getByRole('button', { name: 'KEYBOARD', exact: true }));
    await page.keyboard.press('Enter');
    const x = await editor.position('X');
    await tabTo(page, page.getByRole('button', { name: 'Move KEYBOARD' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    // 11 pixels of a picture of 1280 pixels, in a document of 1920 pixels.
    await expect.poll(() => editor.position('X')).toBeCloseTo(x + 16.5, 1);
    await page.keyboard.press('Enter');
    await page.keyboard.type('KEYS ONLY');
    await page.keyboard.press('Enter');
    await expect(editor.words).toHaveValue('KEYS ONLY');
    await tabTo(page, page.getByRole('button', { name: 'Rotate KEYS ONLY' }));
    await page.keyboard.press('ArrowRight');
    await expect(editor.properties.getByLabel('Rotation in degrees')).not.toHaveValue('0');
    await expectAccessibleInAllThemes(page, 'the document editor with a selected text');
  });

  await test.step('keep a version and restore it', async () => {
    await editor.expectSaved();
    await tabTo(page, page.getByRole('button', { name: 'Versions' }), 200);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Name of the version (optional)')).toBeFocused();
    await page.keyboard.type('With keys');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Restore: With keys' })).toBeVisible();
    await expectAccessible(page, 'the versions');
    await page.keyboard.press('Escape');
    await editor.select('Film grain');
    await page.keyboard.press('Delete');
    await editor.expectSaved();
    await page.getByRole('button', { name: 'Versions' }).click();
    await page.getByRole('button', { name: 'Restore: With keys' }).click();
    await expect(editor.layers.getByRole('button', { name: 'Film grain', exact: true })).toBeVisible();
  });

  await test.step('a change without a connection is kept on the device and sent later', async () => {
    await page.context().setOffline(true);
    await editor.select('KEYS ONLY');
    await editor.words.fill('OFFLINE');
    await expect(page.getByText('No connection: kept on this device')).toBeVisible();
    await page.context().setOffline(false);
    await editor.expectSaved();
  });

  await test.step('a conflict keeps both documents', async () => {
    const other = new DocumentEditor(await openAs(account));
    await other.open(id);
    await other.select('OFFLINE');
    await other.words.fill('FROM ELSEWHERE');
    await other.expectSaved();
    await editor.words.fill('FROM HERE');
    await expect(page.getByText(/also changed in another window/)).toBeVisible();
    await expectAccessible(page, 'a conflict');
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await editor.expectSaved();
    await page.getByRole('button', { name: 'Versions' }).click();
    await page.getByRole('button', { name: 'Restore: Version', exact: false }).first().click();
    await expect(editor.layers.getByRole('button', { name: 'FROM ELSEWHERE', exact: true })).toBeVisible();
  });
});
