import type { Page } from '@playwright/test';
import { delayResponses, refuse } from './fixtures/responses';
import { expectAccessibleInAllThemes, expectReflow } from './fixtures/visual-states';
import { editorPath } from './fixtures/routes';
import { expect, test } from './fixtures/test';

/*
 * Accessibility of the signed-in screens in every state, in both themes, at 390 and 1280 px. accessibility.spec covers
 * the pages for visitors.
 */

test.describe.configure({ mode: 'parallel' });
// With reduced motion, axe never measures a color during a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const prompt = 'A giant pizza on a mountain top at sunset';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const busy = (page: Page) => page.getByRole('main').getByRole('status').filter({ visible: true }).first();

/**
 * Expects a screen to be accessible in three states: while responses are delayed, after requests are refused, and
 * when the responses arrive.
 */
const inThreeStates = async (
  page: Page,
  path: string,
  answers: string | RegExp,
  failure: string | RegExp,
) => {
  const letThrough = await delayResponses(page, answers);
  await page.goto(path);
  await expect(busy(page)).toBeVisible();
  await expectAccessibleInAllThemes(page, `${path}, loading`);
  letThrough();
  const recover = await refuse(page, answers);
  await page.goto(path);
  await expect(page.getByText(failure).first()).toBeVisible();
  await expectAccessibleInAllThemes(page, `${path}, failed`);
  await recover();
  await page.goto(path);
};

test('dashboard and thumbnail list are accessible without thumbnails', async ({
  signedInPage: page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 400/, /\/api\//);
  await inThreeStates(page, '/dashboard', /\/api\/thumbnails/, 'Error loading thumbnails');
  await expect(page.getByText('No thumbnails yet')).toBeVisible();
  await expectAccessibleInAllThemes(page, 'dashboard, empty');
  await expectReflow(page, 'dashboard, empty');

  await inThreeStates(page, '/thumbnails', /\/api\/thumbnails/, 'Error loading thumbnails');
  await expect(page.getByText('No thumbnails', { exact: true })).toBeVisible();
  await expectAccessibleInAllThemes(page, 'list, empty');

  await page.getByRole('button', { name: 'New Thumbnail' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create Thumbnail' }).click();
  await expect(page.getByText('Thumbnail name is required')).toBeVisible();
  await expectAccessibleInAllThemes(page, 'a new thumbnail without a name');
});

test('the comparison is accessible while empty, loading, failed and with thumbnails that are missing', async ({
  account,
  signedInPage: page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 40[049]/, /\/api\/thumbnails/);
  await page.goto('/compare');
  await expect(page.getByText('Nothing to compare yet')).toBeVisible();
  await expectAccessibleInAllThemes(page, 'comparison, empty');
  await expectReflow(page, 'comparison, empty');
  const { id } = await account.createThumbnail('An idea so far');
  const missing = '00000000-0000-4000-8000-000000000000';
  await inThreeStates(page, `/compare?ids=${id}`, /\/document$/, 'We could not draw the thumbnail');
  await expect(page.getByText('There is no picture yet')).toBeVisible();
  await page.goto(`/compare?ids=${missing},none,${id},another`);
  await expect(page.getByText(/^YouTube compares three thumbnails at most\. The first/)).toBeVisible();
  await expect(page.getByText('Thumbnail not found')).toHaveCount(2);
  await expectAccessibleInAllThemes(page, 'comparison, missing thumbnails');
  await expectReflow(page, 'comparison, missing thumbnails');
});

test('account menu, tooltip and sign-out dialog are accessible', async ({ member, openAs }) => {
  const page = await openAs(member);
  await page.goto('/credits');
  await expect(heading(page, 'Buy Credits')).toBeVisible();
  await page.keyboard.press('Tab');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /credits?$/ })
    .focus();
  await expect(page.getByRole('tooltip')).toContainText('Each credit equals one thumbnail generation');
  await expectAccessibleInAllThemes(page, 'the meaning of credits', [1280]);

  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessibleInAllThemes(page, 'the account menu');
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleInAllThemes(page, 'the question before signing out');
});

test('dashboard, thumbnail list and editor with pictures are accessible', async ({
  account,
  signedInPage: page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 400/, /\/api\//);
  const done = await account.createThumbnail('A finished one');
  await account.generate(done.id, prompt);
  await account.createThumbnail('An idea so far');
  for (const path of ['/dashboard', '/thumbnails']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'A finished one' })).toBeVisible();
    await expectAccessibleInAllThemes(page, `${path}, filled`);
    await expectReflow(page, `${path}, filled`);
  }
  await page.getByRole('button', { name: 'Delete An idea so far' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleInAllThemes(page, 'the question before deleting');
  const recover = await refuse(page, '**/api/thumbnails/*');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Error deleting thumbnail. Please try again.')).toBeVisible();
  await expectAccessibleToast(page, 'a toast of an error');
  await recover();

  await page.goto('/thumbnails');
  await page.getByRole('searchbox').fill('nothing of the kind');
  await expect(page.getByText(/^No results for/)).toBeVisible();
  await expectAccessibleInAllThemes(page, 'nothing found');

  await page.goto(editorPath(done.id));
  await expect(page.getByRole('img', { name: /^Generated thumbnail:/ })).toBeVisible();
  await expectAccessibleInAllThemes(page, 'editor, completed');
  await expectReflow(page, 'editor, completed');
  await page.getByRole('button', { name: 'More download formats' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessibleInAllThemes(page, 'the menu of downloads');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View Image, generation 1' }).click();
  await expect(page.getByRole('dialog', { name: 'Generation 1' }).getByRole('img')).toBeVisible();
  await expectAccessibleInAllThemes(page, 'the viewer');
});

/** Expects the visible toast to be accessible. The toast gets the focus, because a focused toast does not disappear. */
const expectAccessibleToast = async (page: Page, state: string) => {
  const close = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' });
  await close.focus();
  await expectAccessibleInAllThemes(page, state);
  await expect(close).toBeVisible();
};

test('the editor of a draft thumbnail is accessible', async ({ account, signedInPage: page, pageErrors }) => {
  pageErrors.expect(/status of (400|404)/, /\/api\//);
  const { id } = await account.createThumbnail('A draft');
  await inThreeStates(page, editorPath(id), /\/api\/thumbnails\//, 'Error loading thumbnail data');
  await expect(heading(page, 'A draft')).toBeVisible();
  await expectAccessibleInAllThemes(page, 'editor, draft');
  await expectReflow(page, 'editor, draft');

  await page.getByRole('button', { name: 'Generate Image' }).click();
  await expect(page.getByText(/at least 10/).first()).toBeVisible();
  await expectAccessibleInAllThemes(page, 'editor, without a prompt');
  await page.getByRole('textbox', { name: 'Describe the image' }).fill(prompt);
  await page.getByRole('button', { name: 'Generate Image' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInAllThemes(page, 'the question before generating');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Edit title' }).click();
  await expectAccessibleInAllThemes(page, 'the title being edited');
  await page.getByRole('textbox', { name: 'Title' }).fill('Another title');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Title updated successfully')).toBeVisible();
  await expectAccessibleToast(page, 'a toast of success');

  await page.goto(editorPath('00000000-0000-4000-8000-000000000000'));
  await expect(heading(page, 'Thumbnail not found')).toBeVisible();
  await expectAccessibleInAllThemes(page, 'editor, not found');
});

test('the editor is accessible for a user without credits', async ({ account, signedInPage: page }) => {
  const { id } = await account.createThumbnail('Two pictures');
  await account.generate(id, prompt);
  await account.generate(id, prompt);
  await page.goto(editorPath(id));
  await expect(
    page.getByText(
      'Insufficient credits: You need at least 1 credit to generate an image. Please buy more credits.',
    ),
  ).toBeVisible();
  await expectAccessibleInAllThemes(page, 'editor, without credits');
});

test('the profile page is accessible', async ({ account, signedInPage: page, pageErrors }) => {
  pageErrors.expect(/status of 400/, /\/api\//);
  const { id } = await account.createThumbnail('In the ledger');
  await account.generate(id, prompt);
  await inThreeStates(
    page,
    '/profile',
    /\/api\/(me\/(ledger|purchases|security-events)|auth\/sessions)/,
    'Try again',
  );
  await expect(page.getByText('Image generated')).toBeVisible();
  await page.getByText('Credits spent per month').click();
  await expect(page.getByRole('list', { name: 'Credits spent per month' })).toContainText('1 credit');
  await expectAccessibleInAllThemes(page, 'profile');
  await expectReflow(page, 'profile');

  for (const name of ['Change password', 'Delete account']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleInAllThemes(page, name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('Username')).toBeFocused();
  await expectAccessibleInAllThemes(page, 'profile, edited');
});

test('the page of API keys is accessible', async ({ signedInPage: page, pageErrors }) => {
  pageErrors.expect(/status of 400/, /\/api\//);
  await inThreeStates(page, '/developers/keys', '**/api/api-keys', 'Try again');
  await expect(page.getByText('No API keys yet')).toBeVisible();
  await expectAccessibleInAllThemes(page, 'API keys');
  await expectReflow(page, 'API keys');
  await page.getByRole('button', { name: 'Create a key' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create a key' }).click();
  await expectAccessibleInAllThemes(page, 'API keys, a new key');
  await page.getByLabel('Name').fill('A program');
  await page.getByRole('dialog').getByRole('button', { name: 'Create a key' }).click();
  await expectAccessibleInAllThemes(page, 'API keys, the key that is shown once');
});

test('the webhook endpoints are accessible', async ({ signedInPage: page, pageErrors }) => {
  pageErrors.expect(/status of 400/, /\/api\//);
  await inThreeStates(page, '/developers/keys', '**/api/webhook-endpoints', 'Try again');
  await expect(page.getByText('No webhook endpoints yet')).toBeVisible();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add an endpoint' }).click();
  await dialog.getByRole('textbox', { name: 'Address' }).fill('https://10.0.0.1/');
  await dialog.getByRole('button', { name: 'Add an endpoint' }).click();
  await expect(page.getByText('Use an https address on the public internet')).toBeVisible();
  await expectAccessibleInAllThemes(page, 'webhooks, a refused address');
  await dialog.getByRole('textbox', { name: 'Address' }).fill('https://portada.invalid/hook');
  await dialog.getByRole('button', { name: 'Add an endpoint' }).click();
  await dialog.getByRole('button', { name: 'I have stored the secret' }).click();
  await page.getByRole('button', { name: /^Send a test event/ }).click();
  await expect(page.getByText('The test event is on its way')).toBeVisible();
  await expectAccessibleInAllThemes(page, 'webhooks');
  await expectReflow(page, 'webhooks');
  await page.getByRole('button', { name: /^Deliveries to/ }).click();
  await expect(dialog.getByText('Test event')).toBeVisible();
  await expectAccessibleInAllThemes(page, 'webhooks, deliveries');
});

test('the page Buy Credits is accessible', async ({ signedInPage: page, pageErrors }) => {
  pageErrors.expect(/status of 400/, /\/api\//);
  await inThreeStates(page, '/credits', '**/api/credit-plans', 'Try again');
  await expect(page.getByRole('button', { name: 'Buy 20 credits' })).toBeVisible();
  await page.getByRole('main').locator('details[name] summary').first().click();
  await expectAccessibleInAllThemes(page, 'credits');
  await expectReflow(page, 'credits');

  const answer = await delayResponses(page, '**/api/create-checkout-session');
  await page.getByRole('button', { name: 'Buy 20 credits' }).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await expectAccessibleInAllThemes(page, 'credits, a pack being processed');
  await page.goto('/credits?canceled=true');
  answer();
  await expect(page.getByRole('alert').filter({ hasText: 'The purchase was cancelled' })).toBeVisible();
  await expectAccessibleInAllThemes(page, 'credits, a cancelled purchase');
});
