import { cancelledSentence, productConfig, generationErrors } from '@portada/contracts';
import type { Account } from './fixtures/account';
import { Editor } from './fixtures/editor';
import { expectAccessibleInAllThemes } from './fixtures/visual-states';
import { expect } from './fixtures/test';
import { test } from './fixtures/scripted-stack';

const expectCreditsBack = async (editor: Editor, account: Account) => {
  await expect(
    editor.page.getByText(`${productConfig.signUpCredits} credits`, { exact: true }).first(),
  ).toBeVisible();
  expect(await account.credits()).toBe(productConfig.signUpCredits);
};

test.beforeEach(async ({ account, signedInPage }) => {
  const thumbnail = await account.createThumbnail('By the script');
  await new Editor(signedInPage).open(thumbnail.id);
});

test('a page after a reload and a second tab show a running generation until its end', async ({
  signedInPage,
}) => {
  const editor = new Editor(signedInPage);
  const second = new Editor(await signedInPage.context().newPage());
  await second.page.goto(signedInPage.url());
  await expect(second.generate).toBeVisible();
  // The test brings the tab to the front, because browsers render background tabs slowly.
  await signedInPage.bringToFront();
  await editor.ask('A slow train through the mountains [slow 20000]');
  await editor.expectPercentAbove(0);
  await signedInPage.reload();
  for (const tab of [editor, second]) {
    await expect(tab.progress).toBeVisible();
    await expect(tab.page.getByRole('button', { name: 'Generating...' })).toBeDisabled();
    await expect(tab.page).toHaveTitle(/^\d+% · By the script/);
  }
  await Promise.all([editor.expectSuccess(), second.expectSuccess()]);
  for (const tab of [editor, second]) await expect(tab.history).toHaveCount(1);
});

test('sends a generation request again with the same id after a lost response, and charges the user once', async ({
  account,
  signedInPage,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_CONNECTION_RESET/, /generate-image$/);
  const editor = new Editor(signedInPage);
  const keys: (string | undefined)[] = [];
  await signedInPage.route('**/api/generate-image', async (route) => {
    keys.push(
      await route
        .request()
        .headerValue('idempotency-key')
        .then((key) => key ?? undefined),
    );
    // The server accepts the first request, but its response never arrives.
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await editor.ask('A lost letter finds its way home');
  await editor.expectPicture();
  expect(new Set(keys).size).toBe(1);
  expect(keys.length).toBeGreaterThan(1);
  await expect(editor.history).toHaveCount(1);
  expect(await account.credits()).toBe(productConfig.signUpCredits - 1);
});

test('shows the reason when the image model fails, and returns the credit', async ({
  account,
  signedInPage,
}) => {
  const editor = new Editor(signedInPage);
  await editor.ask('A picture that nobody may draw [fail safety]');
  await expect(
    signedInPage.getByText(`${generationErrors.safety.en} Your credit was returned.`),
  ).toBeVisible();
  await expect(editor.generate).toBeEnabled();
  await expectCreditsBack(editor, account);
  await signedInPage.reload();
  await expect(
    signedInPage.getByText(`${generationErrors.safety.en} Your credit was returned.`),
  ).toBeVisible();
});

test('retries a generation after one failure of the image model, and shows the picture', async ({
  signedInPage,
}) => {
  const editor = new Editor(signedInPage);
  await editor.ask('Second time lucky [fail-once provider]');
  await editor.expectSuccess();
});

test('ends a generation that does not progress at its deadline, and returns the credit', async ({
  account,
  signedInPage,
}) => {
  const editor = new Editor(signedInPage);
  await editor.ask('An endless staircase [hang]');
  await expect(
    signedInPage.getByText(`${generationErrors.deadline.en} Your credit was returned.`),
  ).toBeVisible({
    timeout: 100_000,
  });
  await expectCreditsBack(editor, account);
});

test('shows no percentage if the image model reports no progress', async ({ signedInPage }) => {
  const editor = new Editor(signedInPage);
  await editor.ask('A quiet lake at dawn [silent] [slow 3000]');
  await expect(editor.progress).toHaveAttribute('aria-valuetext', 'Starting (no percentage available)');
  await expect(editor.progress).not.toHaveAttribute('aria-valuenow', /./);
  await editor.expectPicture();
});

test('shows a cancelled generation and returns the credit', async ({ account, signedInPage }) => {
  const editor = new Editor(signedInPage);
  await editor.ask('A slow boat to nowhere [slow 20000]');
  await editor.expectPercentAbove(0);
  await editor.cancel.click();
  await expect(signedInPage.getByText(cancelledSentence.en).first()).toBeVisible();
  await expect(editor.progress).toBeHidden();
  await expect(editor.generate).toBeEnabled();
  await expectCreditsBack(editor, account);
});

test('removes the message about a cancelled generation when another device has generated a picture', async ({
  account,
  pageErrors,
  signedInPage,
}) => {
  // A request of the page may be in progress when the test cuts the network connection.
  pageErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  const editor = new Editor(signedInPage);
  const line = signedInPage.getByRole('main').getByText(cancelledSentence.en);
  await editor.ask('A slow boat to nowhere [slow 20000]');
  await editor.expectPercentAbove(0);
  await editor.cancel.click();
  await expect(line).toBeVisible();
  const [id = ''] = /[0-9a-f-]{36}/.exec(signedInPage.url()) ?? [];
  // The generation starts and ends while this tab has no network.
  await signedInPage.context().setOffline(true);
  await account.generate(id, 'A fast boat to somewhere');
  await signedInPage.context().setOffline(false);
  await editor.expectPicture();
  await expect(line).toBeHidden();
});

test('opens the image viewer with the copy of the picture that the editor has loaded already', async ({
  signedInPage,
}) => {
  const editor = new Editor(signedInPage);
  await editor.ask('A lighthouse in a storm');
  await editor.expectSuccess();
  // The test delays the larger copy of the picture, so that the viewer must show the loaded copy. The test uses
  // no Playwright route, because a route would disable the browser's cache.
  const network = await signedInPage.context().newCDPSession(signedInPage);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 600_000,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await signedInPage.getByRole('button', { name: 'View Image, generation 1' }).click();
  const preview = signedInPage.getByRole('dialog').locator('img[alt=""]');
  await expect(preview).toBeVisible();
  expect(
    await preview.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
  ).toBeGreaterThan(0);
});

test('a running, failed and cancelled generation and its toasts are accessible', async ({
  signedInPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const editor = new Editor(page);
  await editor.ask('A slow caravan through the desert [slow 25000]');
  await editor.expectPercentAbove(0);
  await expectAccessibleInAllThemes(page, 'generating');
  await page.goto('/thumbnails');
  await expect(page.getByText('Processing', { exact: true })).toBeVisible();
  await expectAccessibleInAllThemes(page, 'the list while a picture is made');
  await page.goBack();
  await editor.cancel.click();
  await expect(page.getByText(cancelledSentence.en).first()).toBeVisible();
  await expectAccessibleInAllThemes(page, 'cancelled');

  await editor.ask('A picture that nobody may draw [fail safety]');
  await expect(
    page.getByText(`${generationErrors.safety.en} Your credit was returned.`).first(),
  ).toBeVisible();
  await expectAccessibleInAllThemes(page, 'failed');
  await page.goto('/thumbnails');
  await expect(page.getByText('Failed', { exact: true })).toBeVisible();
  await expectAccessibleInAllThemes(page, 'the list with a failed picture');
});

test('an image is drawn while the user is on other pages, and its end is reported there', async ({
  signedInPage: page,
}) => {
  const editor = new Editor(page);
  await editor.ask('A slow train through the mountains [slow 20000]');
  await editor.expectPercentAbove(0);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const indicator = page.getByRole('link', { name: /^An image is being drawn, \d+%$/ });
  await expect(indicator).toBeVisible();
  await expect(page).toHaveTitle(/^\d+% · /);
  await page.getByRole('link', { name: 'My Thumbnails' }).first().click();
  await expectAccessibleInAllThemes(page, 'thumbnails, an image is being drawn');
  // After a reload, the next event of the generation shows the indicator again.
  await page.reload();
  await expect(indicator).toBeVisible();
  await expect(page.getByText('Your image is ready')).toBeVisible();
  // A focused toast stays.
  const open = page.getByRole('button', { name: 'Open' });
  await open.focus();
  await expectAccessibleInAllThemes(page, 'thumbnails, a toast with a picture');
  await expect(page).toHaveTitle(/^[^%]+$/);
  await open.click();
  await expect(page).toHaveURL(/\/edit$/);
  await editor.expectPicture();
});
