import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { productConfig } from '@portada/contracts';
import sharp from 'sharp';
import { hydrate } from './fixtures/hydrated';
import { Editor } from './fixtures/editor';
import { expect, test } from './fixtures/test';

const prompt = 'A red rocket taking off from a messy desk, sparks flying';

test('signs up, generates a picture and downloads it', async ({ page, context }) => {
  await test.step('sign up', async () => {
    await page.goto('/register');
    await hydrate(page);
    await page.getByLabel('Full name').fill('Jo Traveller');
    await page.getByLabel('Email').fill(`e2e-${randomUUID()}@example.org`);
    await page.getByLabel('Country').selectOption('Spain');
    const password = `Long enough ${randomUUID()}`;
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Repeat password').fill(password);
    await page.getByRole('button', { name: 'Create Account', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Jo Traveller' })).toBeVisible();
    await expect(page.getByText(`${productConfig.signUpCredits} credits`).first()).toBeVisible();
  });

  await test.step('create a thumbnail', async () => {
    await page.getByRole('button', { name: 'Create Your First Thumbnail' }).click();
    await page.getByLabel('Thumbnail Name').fill('I built a rocket');
    await page.getByRole('button', { name: 'Create Thumbnail', exact: true }).click();
    await expect(page.getByText('Thumbnail "I built a rocket" created successfully')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'I built a rocket' })).toBeVisible();
  });

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

  await test.step('download the JPEG for YouTube', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('i-built-a-rocket.jpg');
    const { format, width, height } = await sharp(await download.path()).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', ...productConfig.download.sizes['16:9'] });
    const { size } = await stat(await download.path());
    expect(size).toBeLessThanOrEqual(productConfig.download.maxBytes);
  });
});

test('shows the finished picture when the socket is blocked', async ({ account, signedInPage }) => {
  await signedInPage.routeWebSocket(/\/socket\.io\//, (socket) => socket.close());
  const editor = new Editor(signedInPage);
  await editor.open((await account.createThumbnail('No socket')).id);
  await editor.ask(prompt);
  await editor.expectSuccess();
  await expect(signedInPage.getByText('1 credit', { exact: true }).first()).toBeVisible();
});
