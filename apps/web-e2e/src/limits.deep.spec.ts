import { errorCatalogue } from '@portada/contracts';
import { Editor } from './fixtures/editor';
import { expect, test } from './fixtures/test';

test('an open editor disables generation without a reload when another page spends the last credits', async ({
  account,
  signedInPage,
}) => {
  const thumbnail = await account.createThumbnail('Two is all');
  const editor = new Editor(signedInPage);
  await editor.open(thumbnail.id);
  await expect(editor.generate).toBeEnabled();
  await account.generate(thumbnail.id, 'A lighthouse in a storm');
  await account.generate(thumbnail.id, 'A lighthouse in the sun');
  await expect(editor.generate).toBeDisabled();
  await expect(signedInPage.getByText('0 credits')).toBeVisible();
  await expect(editor.history).toHaveCount(2);
  await expect(signedInPage.getByText(errorCatalogue.insufficient_credits.en)).toBeVisible();

  await editor.prompt.fill('One more lighthouse, please');
  await editor.prompt.press('Control+Enter');
  const dialog = signedInPage.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toHaveText(errorCatalogue.insufficient_credits.en);
  await dialog.getByRole('link', { name: 'Buy Credits' }).click();
  await expect(signedInPage).toHaveURL(/\/credits$/);
});

test("the server answers a request for another user's thumbnail like a request for a missing thumbnail", async ({
  newAccount,
  openAs,
  pageErrors,
}) => {
  pageErrors.expect(/status of 404/);
  const owner = await newAccount();
  const thumbnail = await owner.generate(
    (await owner.createThumbnail('Mine')).id,
    'A treasure chest full of gold',
  );
  const otherUser = await newAccount();
  const page = await openAs(otherUser);
  await page.goto(`/thumbnails/${thumbnail.id}/edit`);
  await expect(page.getByRole('heading', { level: 1, name: 'Thumbnail not found' })).toBeVisible();
  const picture = thumbnail.generatedImageUrl ?? '';
  expect((await owner.request.get(picture)).status()).toBe(200);
  expect((await otherUser.request.get(picture)).status()).toBe(404);
  await page.getByRole('link', { name: 'Back to Thumbnails' }).click();
  await expect(page.getByRole('heading', { name: 'No thumbnails' })).toBeVisible();
});
