import { DocumentEditor } from './fixtures/document-editor';
import { expect, test } from './fixtures/test';

test('shares two pictures, and a visitor without an account votes for one of them', async ({
  account,
  signedInPage: page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const [first, second] = [await account.createThumbnail('First'), await account.createThumbnail('Second')];
  for (const { id } of [first, second]) await account.generate(id, 'I built a rocket in 24 hours');
  const editor = new DocumentEditor(page);
  await editor.open(first.id);
  const dialog = page.getByRole('dialog', { name: 'Share and let people vote' });
  let link = '';

  await test.step('create a link to this picture and another one', async () => {
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await dialog.getByLabel('Second').check();
    await expectAccessible(page, 'the dialog that shares pictures');
    await dialog.getByRole('button', { name: 'Create the link' }).click();
    link = await dialog.getByLabel('Link to share').inputValue();
    expect(link).toMatch(/\/s\/[\w-]{22}$/);
    await expect(dialog).toContainText('0 votes: First');
  });

  const cardUrl = async () =>
    /property="og:image" content="([^"]+)"/.exec(await (await page.request.get(link)).text())?.[1] ?? '';

  await test.step('another site gets title and picture of the link without running scripts', async () => {
    const answer = await page.request.get(link);
    expect(answer.headers()['x-robots-tag']).toBe('noindex');
    expect(await answer.text()).toContain('property="og:title" content="Would you click this thumbnail?"');
    const picture = await page.request.get(await cardUrl());
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    expect((await picture.body()).length).toBeGreaterThan(10_000);
  });

  await test.step('a visitor votes once, and the vote is still there after a reload', async () => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' });
    const visitor = await context.newPage();
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Which one would you click?');
    const pictures = visitor.getByRole('img', { name: /^Thumbnail [AB]$/ });
    await expect(pictures).toHaveCount(2);
    expect((await pictures.first().boundingBox())?.width).toBe(168);
    await visitor.getByText('Home page', { exact: true }).click();
    expect((await pictures.first().boundingBox())?.width).toBe(360);
    await expectAccessible(visitor, 'the page of a share link');
    await expect(visitor.locator('meta[name=robots][content*=noindex]').first()).toBeAttached();
    await visitor.getByRole('button', { name: 'Vote for A' }).click();
    await expect(visitor.getByText('Your vote for A is counted.')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('Your vote for A is counted.')).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'Vote for B' })).toBeDisabled();
    await context.close();
  });

  await test.step('the owner sees the vote, and revokes the link', async () => {
    await page.reload();
    await editor.expectDrawn();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(dialog).toContainText(/1 vote: /);
    await dialog.getByRole('button', { name: /^Revoke the link/ }).click();
    await expect(page.getByText('The link is revoked.')).toBeVisible();
    expect((await page.request.get(await cardUrl())).status()).toBe(404);
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' });
    const visitor = await context.newPage();
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This link is not valid');
    await context.close();
  });
});
