import { styles } from '@portada/contracts';
import { Editor } from './fixtures/editor';
import { smallestDifference } from './fixtures/picture-difference';
import { expect, test } from './fixtures/test';

/** Mean difference per color channel, 0 to 255, above which two pictures count as clearly different. */
const clearlyOther = 10;

/** Labels of the styles in the style picker. */
const names: Record<(typeof styles)[number], string> = {
  photorealistic: 'Cinematic',
  cartoon: 'Cartoon',
  comic: 'Comic',
  neon: 'Neon',
  minimal: 'Minimal',
  retro: 'Retro',
  paper: 'Paper cut',
  blueprint: 'Blueprint',
  '3d': '3D',
  horror: 'Horror',
};

test('generates clearly different pictures in each style from one prompt and seed', async ({
  account,
  signedInPage: page,
}) => {
  test.slow();
  await account.give(styles.length);
  const { id } = await account.createThumbnail('Ten ways');
  const editor = new Editor(page);
  await editor.open(id);
  await page.getByRole('radio', { name: /1:1/ }).check();
  await page.getByRole('textbox', { name: 'Seed' }).fill('7');
  for (const [index, style] of styles.entries()) {
    await test.step(style, async () => {
      await page.getByRole('radio', { name: names[style], exact: true }).check();
      await editor.ask('A surprised cat with a giant pizza');
      await expect(editor.history).toHaveCount(index + 1);
      await editor.expectPicture();
      await expect(editor.history.first()).toContainText(/Legibility \d+ of 100/);
    });
  }
  const { generatedImages } = await account.thumbnail(id);
  expect(generatedImages).toHaveLength(styles.length);
  const pictures = await Promise.all(generatedImages.map(({ url }) => account.picture(url)));
  expect(await smallestDifference(pictures)).toBeGreaterThan(clearlyOther);
});

test('generates three different variants for three credits', async ({ account, signedInPage: page }) => {
  await account.give(2);
  const { id } = await account.createThumbnail('Which one?');
  const editor = new Editor(page);
  await editor.open(id);
  await page.getByRole('radio', { name: '3 images' }).check();
  await expect(page.getByText('3 images, 3 credits')).toBeVisible();
  await editor.ask('I built a rocket in my garden', '3 credits');
  await expect(editor.variants).toHaveCount(3);
  // Three pictures take three times as long as one picture, so the timeout is longer.
  await expect(editor.history).toHaveCount(3, { timeout: 60_000 });
  await editor.expectPicture();
  await expect(editor.variants).toHaveCount(0);
  await expect(page.getByText('1 credit', { exact: true }).first()).toBeVisible();
  expect(await account.credits()).toBe(1);

  const { generatedImages } = await account.thumbnail(id);
  const pictures = await Promise.all(generatedImages.map(({ url }) => account.picture(url)));
  expect(await smallestDifference(pictures)).toBeGreaterThan(clearlyOther);
});
