import type { Page } from '@playwright/test';
import { Editor } from './fixtures/editor';
import { expect, test } from './fixtures/test';

test.describe.configure({ mode: 'parallel' });

const prompt = 'A lighthouse in a storm, seen from the sea';
const headline = (page: Page) => page.getByRole('textbox', { name: 'Words in the image' });

/** Resolves when the server has saved a prompt draft with this text. */
const savedDraft = (page: Page, text: string) =>
  page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PATCH' &&
      answer.ok() &&
      (answer.request().postData() ?? '').includes(text),
  );

test('keeps a typed prompt after a reload, after a navigation and on another device', async ({
  account,
  openAs,
}) => {
  const { id } = await account.createThumbnail('Lighthouse');
  const page = await openAs(account);
  const editor = new Editor(page);
  await editor.open(id);
  await editor.prompt.fill(prompt);
  await headline(page).fill('NO WAY OUT');
  await page.getByRole('radio', { name: /^1:1/ }).check();
  // The page is reloaded immediately, before the server has saved the prompt draft.
  await page.reload();
  await expect(editor.prompt).toHaveValue(prompt);
  await expect(headline(page)).toHaveValue('NO WAY OUT');
  await expect(page.getByRole('radio', { name: /^1:1/ })).toBeChecked();
  await expect.poll(async () => (await account.thumbnail(id)).promptDraft?.headline).toBe('NO WAY OUT');

  const saved = savedDraft(page, 'two sheep');
  await editor.prompt.fill(`${prompt} with two sheep`);
  await saved;
  await page.getByRole('link', { name: 'Back to Thumbnails' }).click();
  await page
    .getByRole('link', { name: /Lighthouse/ })
    .first()
    .click();
  await expect(editor.prompt).toHaveValue(`${prompt} with two sheep`);

  const elsewhere = await openAs(account);
  await new Editor(elsewhere).open(id);
  await expect(new Editor(elsewhere).prompt).toHaveValue(`${prompt} with two sheep`);
  await expect(headline(elsewhere)).toHaveValue('NO WAY OUT');
});

test('saves a prompt that was typed offline when the network is back, and shows the prompt in a second tab', async ({
  account,
  openAs,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  const { id } = await account.createThumbnail('Lighthouse');
  const page = await openAs(account);
  const editor = new Editor(page);
  await editor.open(id);
  const tab = new Editor(await page.context().newPage());
  await tab.open(id);
  await page.context().setOffline(true);
  await editor.prompt.fill(prompt);
  await expect(tab.prompt).toHaveValue(prompt);
  expect((await account.thumbnail(id)).promptDraft).toBeNull();
  const saved = savedDraft(page, prompt);
  await page.context().setOffline(false);
  await saved;
  expect((await account.thumbnail(id)).promptDraft?.prompt).toBe(prompt);
});

test('signing out removes typed prompts from the device', async ({ account, openAs, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED/, /\/api\/thumbnails\//);
  // A draft may still load its drawings when the session ends.
  pageErrors.expect(/401/, /\/api\/studio\//);
  const { id } = await account.createThumbnail('Lighthouse');
  const page = await openAs(account);
  await page.route('**/api/thumbnails/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  );
  const editor = new Editor(page);
  await editor.open(id);
  await editor.prompt.fill(prompt);
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(kept).toContain(prompt);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  expect(await kept()).not.toContain(prompt);
});

test('the prompt stays in the form after a generation was accepted, with the changes since then', async ({
  account,
  openAs,
}) => {
  const { id } = await account.createThumbnail('Lighthouse');
  const page = await openAs(account);
  const editor = new Editor(page);
  await editor.open(id);
  await editor.ask(prompt);
  await editor.expectSuccess();
  await page.reload();
  await expect(editor.prompt).toHaveValue(prompt);
  await editor.prompt.fill(`${prompt} at dawn`);
  await page.reload();
  await expect(editor.prompt).toHaveValue(`${prompt} at dawn`);
});
