import { DocumentEditor } from './fixtures/document-editor';
import { Editor } from './fixtures/editor';
import { expectAccessibleInAllThemes } from './fixtures/visual-states';
import { expect, test } from './fixtures/test';

test('an edited picture is shown in the list and the prompt editor, and the generated one can be current again', async ({
  account,
  signedInPage: page,
}) => {
  const { id } = await account.createThumbnail('I built a rocket');
  await account.generate(id, 'I built a rocket in 24 hours', { headline: 'LAUNCHED', seed: 7 });
  const credits = await account.credits();
  const shown = async () =>
    ((await (await account.request.get(`/api/thumbnails/${id}`)).json()) as { generatedImageUrl: string })
      .generatedImageUrl;
  const generated = await shown();
  const editor = new DocumentEditor(page);
  await editor.open(id);
  await editor.select('LAUNCHED');
  await editor.words.fill('AT HOME');
  await editor.expectSaved();
  await page.goto('/thumbnails');
  await expect.poll(shown).not.toBe(generated);
  const edited = await shown();
  const idOf = (url: string) => url.split('/').at(-1)?.replace('.png', '') ?? '';
  await expect(page.locator(`img[src*="${idOf(edited)}"]`).first()).toBeVisible();

  await new Editor(page).open(id);
  await expect(page.getByRole('heading', { name: 'Edited image' })).toBeVisible();
  await expectAccessibleInAllThemes(page, 'the history with an edited image');
  await page.getByRole('button', { name: 'Use this image, generation 1' }).click();
  await expect.poll(shown).toBe(generated);
  await expect(page.getByRole('button', { name: 'Use this image, edited image' })).toBeVisible();
  expect(await account.credits()).toBe(credits);
});
