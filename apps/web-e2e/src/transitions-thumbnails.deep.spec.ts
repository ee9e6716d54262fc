import type { Page } from '@playwright/test';
import { productConfig } from '@portada/contracts';
import { refuse } from './fixtures/responses';
import { Editor } from './fixtures/editor';
import { expect, test } from './fixtures/test';

test.describe.configure({ mode: 'parallel' });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test.describe('status and deletion of thumbnails', () => {
  test('the thumbnail list and the editor show the same status: draft, processing, completed', async ({
    account,
    signedInPage: page,
  }) => {
    const { id } = await account.createThumbnail('Its three states');
    const other = await page.context().newPage();
    await other.goto('/thumbnails');
    const card = other.getByRole('article').filter({ hasText: 'Its three states' });
    await expect(card.getByText('Draft', { exact: true })).toBeVisible();
    await expect(card.getByText('Pending', { exact: true })).toBeVisible();
    // The test brings the tab to the front, because browsers render background tabs slowly.
    await page.bringToFront();

    const editor = new Editor(page);
    await editor.open(id);
    await editor.ask('A lighthouse in a storm, seen from a small boat');
    await expect(card.getByText('Processing', { exact: true })).toBeVisible();
    await editor.expectPicture();
    await expect(card.getByText('Completed', { exact: true })).toBeVisible();
    await expect(card.getByText('AI Image Generated')).toBeVisible();
  });

  test('spends no credits when the user dismisses the confirmation of a generation', async ({
    account,
    signedInPage: page,
  }) => {
    const { id } = await account.createThumbnail('Not yet');
    const editor = new Editor(page);
    await editor.open(id);
    await editor.prompt.fill('A lighthouse in a storm');
    await editor.generate.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(editor.generate).toBeFocused();
    await editor.generate.click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(editor.prompt).toHaveValue('A lighthouse in a storm');
    expect(await account.credits()).toBe(productConfig.signUpCredits);
    expect((await account.thumbnail(id)).status).toBe('draft');
  });

  test('deletes a thumbnail after a confirmation, and keeps the thumbnail when the user cancels', async ({
    account,
    signedInPage: page,
    pageErrors,
  }) => {
    pageErrors.expect(/status of 400/, /\/api\/thumbnails\//);
    await account.createThumbnail('To be kept');
    await account.createThumbnail('To be gone');
    await page.goto('/thumbnails');
    const gone = page.getByRole('article').filter({ hasText: 'To be gone' });
    const dialog = page.getByRole('alertdialog');
    const ask = () => gone.getByRole('button', { name: 'Delete To be gone' }).click();

    await ask();
    await expect(
      dialog.getByText('Are you sure you want to delete this thumbnail? This action cannot be undone.'),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(gone).toBeVisible();

    const recover = await refuse(page, '**/api/thumbnails/*');
    await ask();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Error deleting thumbnail. Please try again.')).toBeVisible();
    await expect(gone).toBeVisible();
    await recover();

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await ask();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Thumbnail deleted successfully')).toBeVisible();
    await expect(gone).toHaveCount(0);
    await expect(page.getByRole('article').filter({ hasText: 'To be kept' })).toBeVisible();
  });

  test('the dialog for a new thumbnail shows errors of the name, and is empty again after it was closed', async ({
    signedInPage: page,
    pageErrors,
  }) => {
    pageErrors.expect(/status of 400/, /\/api\/thumbnails$/);
    await page.goto('/thumbnails');
    await page.getByRole('button', { name: 'New Thumbnail' }).first().click();
    const dialog = page.getByRole('dialog');
    const name = dialog.getByLabel('Thumbnail Name');
    const create = dialog.getByRole('button', { name: 'Create Thumbnail' });

    await create.click();
    await expect(dialog.getByText('Thumbnail name is required')).toBeVisible();
    await name.fill(' a ');
    await expect(dialog.getByText('Thumbnail name is required')).toHaveCount(0);
    await create.click();
    await expect(dialog.getByText('Name must be at least 3 characters')).toBeVisible();
    await expect(name).toHaveAttribute('maxlength', String(productConfig.thumbnailTitle.max));

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'New Thumbnail' }).first().click();
    await expect(name).toHaveValue('');
    await expect(dialog.getByText('Name must be at least 3 characters')).toHaveCount(0);

    const recover = await refuse(page, '**/api/thumbnails');
    await name.fill('Third time lucky');
    await create.click();
    await expect(page.getByText(/^Error creating thumbnail/)).toBeVisible();
    await recover();
    await create.click();
    await expect(page.getByText('Thumbnail "Third time lucky" created successfully')).toBeVisible();
    await expect(heading(page, 'Third time lucky')).toBeVisible();
  });
});
