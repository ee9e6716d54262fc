import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { productConfig } from '@portada/contracts';
import { until } from '@portada/testing';
import { expect, test as base } from '@playwright/test';
import sharp from 'sharp';
import { isWithoutWebKit } from '../playwright.config';
import { portrait, prompt } from './fixtures/journey';
import { WebKitPage } from './fixtures/webkit-page';

const test = base.extend<{ webkit: WebKitPage }>({
  webkit: async ({ baseURL }, use, info) => {
    await WebKitPage.during(baseURL ?? '', info.outputDir, async (page) => {
      await use(page);
      if (info.status !== 'passed') await page.screenshot(info.outputPath('failed.png'));
    });
  },
});

// eslint-disable-next-line playwright/no-skipped-test -- A developer's machine may have no WebKitGTK.
test.skip(isWithoutWebKit, 'WebKitGTK is not installed');

/** Waits until the stage of the document editor shows the present document. */
const expectDrawn = (webkit: WebKitPage): Promise<void> =>
  webkit.waitUntil(() => document.querySelector('.document-stage')?.getAttribute('data-shown') === 'true');

test('signs up, generates a picture, edits it with an own photo, and downloads it in WebKitGTK', async ({
  webkit,
}, { outputDir }) => {
  await test.step('sign up and create a thumbnail', async () => {
    await webkit.goto('/register');
    await webkit.fill({ label: 'Full name' }, 'Jo Traveller');
    await webkit.fill({ label: 'Email' }, `e2e-${randomUUID()}@example.org`);
    await webkit.choose({ label: 'Country' }, 'Spain');
    const password = `Long enough ${randomUUID()}`;
    await webkit.fill({ label: 'Password' }, password);
    await webkit.fill({ label: 'Repeat password' }, password);
    await webkit.click({ role: 'button', name: 'Create Account' });
    await webkit.find({ role: 'heading', name: 'Welcome, Jo Traveller' });
    await webkit.click({ role: 'button', name: 'Create Your First Thumbnail' });
    await webkit.fill({ label: 'Thumbnail Name' }, 'My rocket');
    await webkit.click({ role: 'button', name: 'Create Thumbnail' });
    await webkit.waitUntil(() => location.pathname.endsWith('/edit'));
  });

  const address = await webkit.url();

  await test.step('generate a picture, with progress', async () => {
    await webkit.fill({ role: 'textbox', name: 'Describe the image' }, prompt);
    await webkit.click({ role: 'button', name: /^Generate Image/ });
    await webkit.click({ role: 'button', name: 'Generate for 1 credit' });
    await webkit.find({ role: 'progressbar', name: 'Image generation' });
    await webkit.find({ text: 'Image generated successfully! 1 credit has been deducted.' });
    await webkit.find({ role: 'img', name: /^Generated thumbnail:/ });
    await webkit.click({ role: 'link', name: 'Edit' });
  });

  await test.step('put in a photo, whose person is cut out', async () => {
    await expectDrawn(webkit);
    await webkit.upload('photo-file', portrait);
    await webkit.find({ role: 'radio', name: 'Cut out', checked: true });
    await expectDrawn(webkit);
  });

  await test.step('change the headline', async () => {
    await webkit.click({ role: 'button', name: 'LAUNCHED' });
    await webkit.fill({ label: 'Words' }, '24 HOURS');
    await webkit.find({ text: 'Saved' });
    await expectDrawn(webkit);
  });

  await test.step('download the picture', async () => {
    await webkit.goto(address);
    await webkit.find({ role: 'img', name: /^Generated thumbnail:/ });
    await webkit.click({ role: 'link', name: 'Download' });
    const file = join(outputDir, 'my-rocket.jpg');
    const readable = () =>
      sharp(file)
        .stats()
        .then(
          () => true,
          () => false,
        );
    await until(readable, { what: 'the downloaded picture', timeoutMs: 40_000 });
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', ...productConfig.download.sizes['16:9'] });
  });
});
