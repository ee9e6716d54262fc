import { join } from 'node:path';
import { DocumentEditor } from './fixtures/document-editor';
import { expect, test } from './fixtures/test';

/** Photo of the astronaut Eileen Collins by NASA, in the public domain; its source is in portraits/README.md. */
const portrait = join(__dirname, 'fixtures/portraits/astronaut.jpg');

test('saves a cut-out person, adds the person to another picture, renames and deletes the person', async ({
  account,
  signedInPage: page,
  expectAccessible,
  pageErrors,
}) => {
  const [first, second] = [await account.createThumbnail('First'), await account.createThumbnail('Second')];
  for (const { id } of [first, second]) await account.generate(id, 'I built a rocket in 24 hours');
  const editor = new DocumentEditor(page);
  const people = page.getByRole('region', { name: 'My people' });

  await test.step('save the person of a cut-out photo', async () => {
    await editor.open(first.id);
    await expect(people).toContainText('Cut out a person and save them.');
    await page.getByTestId('photo-file').setInputFiles(portrait);
    const cutOut = editor.properties.getByRole('radio', { name: 'Cut out' });
    await expect(cutOut).toBeChecked({ timeout: 120_000 });
    // A new cut-out follows the light of the picture.
    await expect(editor.properties.getByRole('slider', { name: 'Match light' })).toHaveValue('0.6');
    await editor.properties.getByRole('button', { name: 'Save as a person' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this person' });
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await dialog.getByLabel('Name').fill('Eileen');
    await expectAccessible(page, 'the dialog that saves a person');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Eileen is saved.')).toBeVisible();
    await expect(people.getByRole('button', { name: 'Add Eileen' })).toBeVisible();
    await editor.expectSaved();
  });

  await test.step('a photo of a saved person cannot be deleted', async () => {
    pageErrors.expect(/status of 409/, /\/api\/assets\//);
    await editor.properties.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: /^Delete the photo of/ }).click();
    await expect(page.getByText('A saved person or your brand uses this picture.')).toBeVisible();
  });

  await test.step('add the person to another picture with one click', async () => {
    await editor.open(second.id);
    await people.getByRole('button', { name: 'Add Eileen' }).click();
    await expect(editor.properties.getByRole('heading', { level: 2 })).toHaveText('Eileen');
    await expect(editor.properties.getByRole('radio', { name: 'Cut out' })).toBeChecked();
    await editor.expectDrawn();
    await editor.expectSaved();
    await expectAccessible(page, 'a picture with a saved person');
  });

  await test.step('rename and delete the person; the picture keeps it', async () => {
    await people.getByRole('button', { name: 'Rename Eileen' }).click();
    await people.getByLabel('Name of the person').fill('Commander');
    await people.getByLabel('Name of the person').press('Enter');
    await people.getByRole('button', { name: 'Delete Commander' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(people).toContainText('Cut out a person and save them.');
    await page.reload();
    await editor.expectDrawn();
    await editor.select('Eileen');
  });
});
