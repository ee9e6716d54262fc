import { generationErrors } from '@portada/contracts';
import { Editor } from './fixtures/editor';
import { expect, test } from './fixtures/test';

test.describe.configure({ mode: 'parallel' });

test('shows which things the built-in model recognizes while the prompt is typed, and a click corrects them', async ({
  account,
  openAs,
}) => {
  const { id } = await account.createThumbnail('Surf');
  const page = await openAs(account);
  const editor = new Editor(page);
  await editor.open(id);
  await editor.prompt.fill('A shocked woman with a golden retriever and a flurbel, without water');
  const recognized = page.getByRole('region', { name: 'Recognized in your prompt' });
  await expect(recognized.getByText('Person', { exact: true })).toBeVisible();
  await expect(recognized.getByText('without water')).toBeVisible();

  await recognized.getByRole('button', { name: 'Write “flurbel” in the image' }).click();
  await expect(page.getByRole('textbox', { name: 'Elements to include' })).toHaveValue('flurbel');
  await recognized.getByRole('button', { name: 'Leave out “golden retriever”' }).click();
  await expect(page.getByRole('textbox', { name: 'Elements to avoid' })).toHaveValue('golden retriever');
  await expect(recognized.getByText('without golden retriever')).toBeVisible();
});

test('returns the credit of a prompt of which no word is known, after a warning', async ({
  account,
  openAs,
}) => {
  const { id } = await account.createThumbnail('Nonsense');
  const page = await openAs(account);
  const editor = new Editor(page);
  await editor.open(id);
  await editor.prompt.fill('zzgx flurbel wobbrix');
  await expect(page.getByRole('heading', { name: /^We do not recognize anything/ })).toBeVisible();
  await editor.ask('zzgx flurbel wobbrix');
  await expect(
    page.getByText(`${generationErrors.not_understood.en} Your credit was returned.`),
  ).toBeVisible();
  expect(await account.credits()).toBe(2);
});
