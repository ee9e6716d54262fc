import { strFromU8, unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import { productConfig } from '@portada/contracts';
import sharp from 'sharp';
import { DocumentEditor } from './fixtures/document-editor';
import { tabTo } from './fixtures/keyboard';
import { expectAccessibleInAllThemes, expectReflow } from './fixtures/visual-states';
import { expect, test } from './fixtures/test';

const prompt = 'I built a rocket in 24 hours';

test('makes two variants without a credit, names what differs, and downloads the test pack', async ({
  account,
  signedInPage: page,
}) => {
  const { id } = await account.createThumbnail('I built a rocket');
  await account.generate(id, prompt, { headline: 'LAUNCHED' });
  const credits = await account.credits();
  const differences = page.getByRole('region', { name: 'What differs' });
  const variants = page.getByRole('region', { name: 'Make a variant' });

  await test.step('open the comparison from the document editor', async () => {
    const editor = new DocumentEditor(page);
    await editor.open(id);
    await page.getByRole('button', { name: 'Test and Compare' }).click();
    await expect(page).toHaveURL(`/compare?ids=${id}`);
    await expect(differences.getByText('Choose a second thumbnail, or make a variant.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download test pack' })).toBeDisabled();
  });

  await test.step('make a variant in other colors with one press of a key', async () => {
    await tabTo(page, variants.getByRole('button', { name: 'Other colors' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Thumbnail B' })).toBeVisible();
    const pair = differences.getByRole('listitem').filter({ hasText: 'A and B' });
    await expect(pair).toContainText('Colors');
    await expect(pair).toContainText('They differ in one thing.');
  });

  await test.step('make a variant with another headline, after words that are the same', async () => {
    await variants.getByRole('button', { name: 'Other headline' }).click();
    const words = variants.getByLabel('Words of the headline');
    await expect(words).toHaveValue('I BUILT A ROCKET');
    await words.fill('launched');
    await words.press('Enter');
    await expect(variants.getByText('Write other words than the present ones.')).toBeVisible();
    await words.fill('24 HOURS');
    await variants.getByRole('button', { name: 'Make this variant' }).click();
    await expect(differences.getByRole('listitem').filter({ hasText: 'A and C' })).toContainText('Headline');
    await expect(differences.getByRole('listitem').filter({ hasText: 'B and C' })).toContainText(
      'They differ in several things.',
    );
    await expect(variants.getByText('YouTube compares three thumbnails at most.')).toBeVisible();
    await expectAccessibleInAllThemes(page, 'comparison of three');
    await expectReflow(page, 'comparison of three');
  });

  await test.step('the pack has three files that YouTube accepts, the steps and a log', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download test pack' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('test-pack.zip');
    const files = unzipSync(new Uint8Array(await readFile(await download.path())));
    const names = Object.keys(files);
    expect(names).toEqual([
      'A-i-built-a-rocket.jpg',
      'B-colors-i-built-a-rocket.jpg',
      'C-headline-i-built-a-rocket.jpg',
      'README.txt',
      'log.csv',
    ]);
    for (const name of names.slice(0, 3)) {
      const bytes = Buffer.from(files[name] ?? []);
      const { format, width, height } = await sharp(bytes).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', ...productConfig.download.sizes['16:9'] });
      expect(bytes.length).toBeLessThanOrEqual(2_000_000);
    }
    expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('A and C differ in: Headline');
    expect(strFromU8(files['log.csv'] ?? new Uint8Array())).toContain(
      '"B-colors-i-built-a-rocket.jpg","Colors",""',
    );
  });

  await test.step('nothing was spent, and the variants are thumbnails that can be edited', async () => {
    expect(await account.credits()).toBe(credits);
    await page.getByRole('link', { name: 'Edit C' }).click();
    await new DocumentEditor(page).expectDrawn();
    await page.goto('/thumbnails');
    await expect(page.getByRole('heading', { name: 'Headline: I built a rocket' })).toBeVisible();
  });
});

test('the test pack of a Spanish creator has Spanish steps', async ({ account, openAs }) => {
  const first = await account.createThumbnail('Construí un cohete');
  await account.generate(first.id, prompt);
  const page = await openAs(account, { locale: 'es-ES' });
  await page.goto('/compare');
  await page.getByLabel('Añadir una miniatura').selectOption('Construí un cohete');
  await page.getByRole('button', { name: 'Otra disposición' }).click();
  await expect(page.getByText('Se diferencian en una sola cosa.')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar los archivos de la prueba' }).click();
  const files = unzipSync(new Uint8Array(await readFile(await (await downloading).path())));
  expect(Object.keys(files)).toContain('B-disposicion-construi-un-cohete.jpg');
  const readme = strFromU8(files['README.txt'] ?? new Uint8Array());
  expect(readme).toContain('A y B se diferencian en: Disposición');
  expect(readme).toContain('tiempo de visualización por impresión');
  expect(strFromU8(files['log.csv'] ?? new Uint8Array())).toContain(
    '"fecha","variante","qué cambia","resultado"',
  );
});
