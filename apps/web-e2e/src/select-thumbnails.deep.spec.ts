import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expectAccessibleInAllThemes, expectReflow } from './fixtures/visual-states';
import { expect, test } from './fixtures/test';

test('several thumbnails are downloaded as a zip, deleted with undo, and deleted when the page is left', async ({
  account,
  signedInPage: page,
}) => {
  const boat = await account.createThumbnail('A boat');
  await account.generate(boat.id, 'A red boat on a quiet lake');
  for (const title of ['First draft', 'Second draft']) await account.createThumbnail(title);
  await page.goto('/thumbnails');
  const quick = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download A boat' }).click();
  expect((await quick).suggestedFilename()).toMatch(/\.jpe?g$/);

  await page.getByRole('button', { name: 'Select' }).click();
  const bar = page.getByRole('region', { name: 'Selection' });
  await page.getByRole('checkbox', { name: 'Select A boat' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('checkbox', { name: 'Select Second draft' }).click({ modifiers: ['Shift'] });
  await expect(bar.getByRole('status')).toHaveText('3 selected');
  await expectAccessibleInAllThemes(page, 'selected thumbnails');
  await expectReflow(page, 'selected thumbnails');
  const packed = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Download' }).click();
  const files = unzipSync(new Uint8Array(await readFile(await (await packed).path())));
  expect(Object.keys(files)).toEqual(['a-boat.jpg']);
  expect([...(files['a-boat.jpg'] ?? []).slice(0, 2)]).toEqual([0xff, 0xd8]);
  await expect(page.getByText('2 thumbnails without a picture were left out.')).toBeVisible();

  await bar.getByRole('button', { name: 'Tags' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tags of 3 thumbnails' });
  await dialog.getByRole('textbox', { name: 'New tag' }).fill('Summer');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Tags saved')).toBeVisible();
  await page.getByRole('combobox', { name: 'Tags' }).selectOption('summer (3)');
  await expect(page.getByRole('article')).toHaveCount(3);

  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('3 thumbnails deleted')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(3);

  await page.getByRole('button', { name: 'Select' }).click();
  await page.getByRole('checkbox', { name: 'Select First draft' }).click();
  await bar.getByRole('button', { name: 'Delete' }).click();
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/thumbnails/delete'));
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await sent;
  await page.goto('/thumbnails');
  await expect(page.getByRole('article')).toHaveCount(2);

  await page.getByRole('button', { name: 'Select' }).click();
  await page.getByRole('checkbox', { name: 'Select Second draft' }).click();
  await bar.getByRole('button', { name: 'Delete' }).click();
  // The browser sends the deletion while it opens another page, so it may arrive after the next request for the list.
  await page.goto('/credits');
  await expect(async () => {
    await page.goto('/thumbnails');
    await expect(page.getByRole('article')).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
});
