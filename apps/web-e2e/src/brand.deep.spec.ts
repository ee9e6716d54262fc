import { join } from 'node:path';
import { DocumentEditor } from './fixtures/document-editor';
import { expect, test } from './fixtures/test';

/** Any picture will do as a logo. */
const picture = join(__dirname, 'fixtures/portraits/astronaut.jpg');

test('sets the brand in the profile, and applies it to a picture as one step that can be undone', async ({
  account,
  signedInPage: page,
  expectAccessible,
}) => {
  const { id } = await account.createThumbnail('Branded');
  await account.generate(id, 'I built a rocket in 24 hours', { headline: 'LAUNCHED' });
  const editor = new DocumentEditor(page);
  const apply = page.getByRole('button', { name: 'Apply my brand' });

  await test.step('an empty brand changes nothing', async () => {
    await editor.open(id);
    await apply.click();
    await expect(page.getByText('Your brand changes nothing in this picture')).toBeVisible();
    await expect(editor.undo).toBeDisabled();
  });

  await test.step('set typeface, colors, outline and logo', async () => {
    await page.goto('/profile#brand');
    const brand = page.getByRole('region', { name: 'My brand' });
    await brand.getByLabel('Typeface of texts').selectOption('Bangers');
    await brand.getByRole('button', { name: 'Add a color' }).click();
    await brand.getByLabel('Letters', { exact: true }).fill('#22cc44');
    await brand.getByLabel('Use an outline').check();
    await brand.getByTestId('logo-file').setInputFiles(picture);
    await expect(brand.getByRole('img', { name: 'Your logo' })).toBeVisible();
    await brand.getByLabel('Corner').selectOption('top-left');
    await expectAccessible(page, 'the brand in the profile');
    await brand.getByRole('button', { name: 'Save my brand' }).click();
    await expect(page.getByText('Your brand is saved.')).toBeVisible();
    await page.reload();
    await expect(brand.getByLabel('Typeface of texts')).toHaveValue('Bangers');
    await expect(brand.getByLabel('Letters', { exact: true })).toHaveValue('#22cc44');
  });

  await test.step('apply it, and undo it in one step', async () => {
    await editor.open(id);
    await apply.click();
    await expect(editor.layers.getByRole('button', { name: 'Logo', exact: true })).toBeVisible();
    await editor.expectDrawn();
    await editor.expectSaved();
    await editor.select('LAUNCHED');
    await expect(editor.properties.getByLabel('Typeface')).toHaveValue('Bangers');
    await expectAccessible(page, 'a picture with the brand');
    await editor.undo.click();
    await expect(editor.layers.getByRole('button', { name: 'Logo', exact: true })).toBeHidden();
    await expect(editor.properties.getByLabel('Typeface')).not.toHaveValue('Bangers');
    await expect(editor.undo).toBeDisabled();
  });
});
