import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { browserArgs } from '../playwright.config';
import { DocumentEditor } from './fixtures/document-editor';
import { tabTo } from './fixtures/keyboard';
import { smallestDifference } from './fixtures/picture-difference';
import { expect, test } from './fixtures/test';

/** Photo of the astronaut Eileen Collins by NASA, in the public domain; its source is in portraits/README.md. */
const portrait = join(__dirname, 'fixtures/portraits/astronaut.jpg');

// Chromium offers a camera that shows a moving test picture without a person.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...browserArgs, '--use-fake-device-for-media-stream'] }),
});

/** Drags the mouse over an element. Both points are shares of its width and height. */
const dragOn = async (area: Locator, from: { x: number; y: number }, to: { x: number; y: number }) => {
  const box = await area.boundingBox();
  if (!box) throw new Error('the element is not shown');
  const { mouse } = area.page();
  await mouse.move(box.x + box.width * from.x, box.y + box.height * from.y);
  await mouse.down();
  await mouse.move(box.x + box.width * to.x, box.y + box.height * to.y);
  await mouse.up();
};

test('cuts the person out of a photo, corrects the cut-out with a brush, and finds it again after a reload', async ({
  account,
  signedInPage: page,
  expectAccessible,
}) => {
  const { id } = await account.createThumbnail('My photo');
  await account.generate(id, 'I built a rocket in 24 hours', { headline: 'LAUNCHED' });
  const credits = await account.credits();
  const editor = new DocumentEditor(page);
  await editor.open(id);
  // The photo is 70 % as high as the picture. Its person is cut off below, so it moves from the middle to the lower edge.
  // These are its background and the person's suit.
  const background = () => editor.colorAt(0.34, 0.4);
  const suit = () => editor.colorAt(0.5, 0.9);
  const before = await background();
  const distance = (a: number[], b: number[]) =>
    Math.max(...a.map((value, part) => Math.abs(value - (b[part] ?? 0))));
  const person = editor.properties.getByRole('group', { name: 'Person' });

  await test.step('choose a photo: the person is cut out on the device', async () => {
    await page.getByTestId('photo-file').setInputFiles(portrait);
    await expect(editor.properties.getByRole('heading', { level: 2 })).toHaveText('Photo');
    await expect(person.getByRole('radio', { name: 'Cut out' })).toBeChecked({ timeout: 120_000 });
    await editor.expectDrawn();
    expect(distance(await background(), before)).toBeLessThan(12);
    await expectAccessible(page, 'a photo with a cut-out');
  });

  await test.step('show the whole photo, and the cut-out again', async () => {
    const inside = await suit();
    await person.getByText('Whole photo').click();
    await editor.expectDrawn();
    await expect.poll(async () => distance(await background(), before)).toBeGreaterThan(40);
    expect(distance(await suit(), inside)).toBeLessThan(12);
    await editor.undo.click();
    await expect.poll(async () => distance(await background(), before)).toBeLessThan(12);
  });

  await test.step('remove a part with the brush, by keys and by pointer', async () => {
    const inside = await suit();
    await person.getByRole('button', { name: 'Keep or remove' }).click();
    const brush = page.getByRole('dialog', { name: 'Keep or remove parts' });
    const area = brush.getByRole('button', { name: 'Photo: paint what to keep or remove' });
    await tabTo(page, area);
    await expectAccessible(page, 'the brush');
    await page.keyboard.press('Space');
    await expect(brush.getByRole('button', { name: 'Undo' })).toBeEnabled();
    await brush.getByRole('button', { name: 'Undo' }).click();
    await brush.getByLabel('Size of the brush').fill('0.2');
    await dragOn(area, { x: 0.45, y: 0.85 }, { x: 0.55, y: 0.85 });
    await brush.getByRole('button', { name: 'Apply' }).click();
    await expect(brush).toBeHidden();
    await editor.expectDrawn();
    await expect.poll(async () => distance(await suit(), inside)).toBeGreaterThan(20);
    await editor.properties.getByRole('button', { name: 'Outline', exact: true }).click();
    await editor.expectSaved();
  });

  await test.step('a reload and the downloaded file show the same picture, without a credit', async () => {
    const drawn = () => editor.picture();
    await editor.expectDrawn();
    const stageBefore = await drawn();
    await page.reload();
    await editor.expectDrawn();
    expect(await drawn()).toBe(stageBefore);
    await editor.select('Photo');
    await expect(person.getByRole('radio', { name: 'Cut out' })).toBeChecked();
    const file = await sharp(await (await editor.download()).path()).toBuffer();
    const stage = Buffer.from(stageBefore.slice(stageBefore.indexOf(',') + 1), 'base64');
    expect(await smallestDifference([stage, file])).toBeLessThan(4);
    expect(await account.credits()).toBe(credits);
  });
});

test('cuts out a person with a hat and glasses in front of a flag', async ({
  account,
  signedInPage: page,
}) => {
  const { id } = await account.createThumbnail('A hat');
  await account.generate(id, 'I built a rocket in 24 hours');
  const editor = new DocumentEditor(page);
  await editor.open(id);
  // The flag beside the head, and the uniform.
  const places = [
    { x: 0.37, y: 0.4 },
    { x: 0.5, y: 0.9 },
  ];
  const colors = () => Promise.all(places.map(({ x, y }) => editor.colorAt(x, y)));
  const before = await colors();
  await page.getByTestId('photo-file').setInputFiles(join(__dirname, 'fixtures/portraits/hopper.jpg'));
  await expect(editor.properties.getByRole('radio', { name: 'Cut out' })).toBeChecked({ timeout: 120_000 });
  await editor.expectDrawn();
  const differences = (await colors()).map((color, place) =>
    Math.max(...color.map((value, part) => Math.abs(value - (before[place]?.[part] ?? 0)))),
  );
  expect(differences[0]).toBeLessThan(12);
  expect(differences[1]).toBeGreaterThan(25);
});

test('reports that there is no person, no permission for the camera, or no cut-out wanted', async ({
  account,
  signedInPage: page,
  expectAccessible,
}) => {
  const { id } = await account.createThumbnail('No person');
  await account.generate(id, 'I built a rocket in 24 hours');
  const editor = new DocumentEditor(page);
  await editor.open(id);
  const person = editor.properties.getByRole('group', { name: 'Person' });

  await test.step('the camera is refused', async () => {
    await page.getByRole('button', { name: 'Use the camera' }).click();
    await expect(page.getByText(/The camera is not allowed for this page/)).toBeVisible();
    await expectAccessible(page, 'a refused camera');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('a photo of the camera without a person is shown whole', async () => {
    await page.context().grantPermissions(['camera']);
    await page.getByRole('button', { name: 'Use the camera' }).click();
    await page.getByRole('button', { name: 'Take the photo' }).click();
    await expect(editor.properties.getByRole('heading', { level: 2 })).toHaveText('Photo');
    await expect(page.getByText('No person was found in this photo.').first()).toBeVisible({
      timeout: 120_000,
    });
    await expect(person.getByRole('button', { name: 'Cut out the person' })).toBeVisible();
  });

  await test.step('the switch adds a photo without a cut-out', async () => {
    await page.getByRole('checkbox', { name: 'Cut out the person' }).uncheck();
    await page.getByTestId('photo-file').setInputFiles(portrait);
    await expect(editor.layers.getByRole('button', { name: 'Photo', exact: true })).toHaveCount(2);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await editor.expectSaved();
  });
});
