import { productConfig } from '@portada/contracts';
import { Editor } from './fixtures/editor';
import { expectAccessibleInAllThemes } from './fixtures/visual-states';
import { expect } from './fixtures/test';
import { test } from './fixtures/scripted-stack';

test('develops two variants side by side, and makes the other one the current image', async ({
  account,
  signedInPage: page,
}) => {
  const thumbnail = await account.createThumbnail('Side by side');
  const editor = new Editor(page);
  await editor.open(thumbnail.id);
  await page.getByRole('radio', { name: '2 images' }).check();
  await editor.ask('Two boats on a quiet lake [slow 6000]', '2 credits');
  // One evaluation reads both rows, because a row is removed when its image is finished.
  await expect
    .poll(() =>
      editor.variants.evaluateAll((rows) => {
        const boxes = rows.map((row) => row.getBoundingClientRect());
        const [left, right] = boxes;
        if (boxes.length !== 2 || left === undefined || right === undefined) return 'no two rows';
        if (left.top !== right.top || left.right > right.left) return 'not side by side';
        return rows.map((row) => row.querySelector('[role=progressbar]')?.getAttribute('aria-label'));
      }),
    )
    .toEqual(['Image 1 of 2', 'Image 2 of 2']);

  const grid = page.getByRole('region', { name: 'Variants', exact: true });
  await expect(grid.getByText('Current', { exact: true })).toHaveCount(1);
  await expectAccessibleInAllThemes(page, 'variants after their end');
  const current = (await account.thumbnail(thumbnail.id)).generatedImageUrl;
  await grid.getByRole('button', { name: /^Make image \d current$/ }).click();
  await expect.poll(async () => (await account.thumbnail(thumbnail.id)).generatedImageUrl).not.toBe(current);
  await expect(grid.getByText('Current', { exact: true })).toHaveCount(1);
  await expect(editor.history).toHaveCount(2);
  expect(await account.credits()).toBe(productConfig.signUpCredits - 2);
});

test('shows a cancelled variant beside the others, and returns its credit', async ({
  account,
  signedInPage: page,
}) => {
  const thumbnail = await account.createThumbnail('One of two');
  const editor = new Editor(page);
  await editor.open(thumbnail.id);
  await page.getByRole('radio', { name: '2 images' }).check();
  await editor.ask('Two slow trains [slow 8000]', '2 credits');
  await page.getByRole('button', { name: 'Cancel image 2' }).click();
  await expect(editor.variants.nth(1)).toContainText(
    'The generation was cancelled. Your credit was returned.',
  );
  await expect(page.getByRole('region', { name: 'Variants', exact: true })).toBeVisible();
  expect(await account.credits()).toBe(productConfig.signUpCredits - 1);
});
