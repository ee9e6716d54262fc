import { Editor } from './fixtures/editor';
import { createFirstThumbnail, downloadForYouTube, signUp } from './fixtures/first-picture';
import { expect, test } from './fixtures/test';

const prompt = 'A red rocket taking off from a messy desk, sparks flying';

test('signs up, generates a picture and downloads it', async ({ page, context }) => {
  await test.step('sign up', () => signUp(page));

  await test.step('create a thumbnail', () => createFirstThumbnail(page, 'I built a rocket'));

  const editor = new Editor(page);

  await test.step('generate a picture, with progress and previews', async () => {
    const previews = new Set<string>();
    page.on('request', (request) => {
      if (/proxy-image\/[0-9a-f-]+\.webp/.test(request.url())) previews.add(request.url());
    });
    await editor.ask(prompt);
    await editor.expectPercentAbove(0);
    await editor.expectSuccess();
    expect(previews.size).toBeGreaterThan(0);
    await expect(editor.history).toHaveCount(1);
    await expect(page.getByText('Studio engine (illustration)').first()).toBeVisible();
    await expect(page.getByText('1 credit', { exact: true }).first()).toBeVisible();
  });

  await test.step('a reload and a second tab show the same progress of the generation', async () => {
    await editor.prompt.fill('A giant pizza on a mountain top at sunset');
    await editor.ask('A giant pizza on a mountain top at sunset');
    await editor.expectPercentAbove(0);
    await page.reload();
    const second = new Editor(await context.newPage());
    await second.page.goto(page.url());
    for (const tab of [editor, second]) {
      await tab.expectPicture();
      await expect(tab.history).toHaveCount(2);
      await expect(tab.page.getByText('Insufficient credits: You need at least 1 credit')).toBeVisible();
    }
  });

  await test.step('download the JPEG for YouTube', () => downloadForYouTube(page, 'i-built-a-rocket.jpg'));
});

test('shows the finished picture when the socket is blocked', async ({ account, signedInPage }) => {
  await signedInPage.routeWebSocket(/\/socket\.io\//, (socket) => socket.close());
  const editor = new Editor(signedInPage);
  await editor.open((await account.createThumbnail('No socket')).id);
  await editor.ask(prompt);
  await editor.expectSuccess();
  await expect(signedInPage.getByText('1 credit', { exact: true }).first()).toBeVisible();
});
