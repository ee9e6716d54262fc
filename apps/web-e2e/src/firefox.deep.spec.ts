import { isWithoutFirefox } from '../playwright.config';
import { DocumentEditor } from './fixtures/document-editor';
import { Editor } from './fixtures/editor';
import { insertTextByBrowser } from './fixtures/firefox';
import { createFirstThumbnail, downloadForYouTube, signUp } from './fixtures/first-picture';
import { expectCutOut, portrait, prompt } from './fixtures/journey';
import { expect, test } from './fixtures/test';

// eslint-disable-next-line playwright/no-skipped-test -- A developer's machine may have no Firefox.
test.skip(isWithoutFirefox, 'Firefox is not installed');

test.beforeEach(({ context }) => insertTextByBrowser(context));

test('signs up, generates a picture, edits it with an own photo, and downloads it in Firefox without WebGL', async ({
  page,
}) => {
  await test.step('sign up and create a thumbnail', async () => {
    await signUp(page);
    await createFirstThumbnail(page, 'My rocket');
  });

  const prompts = new Editor(page);
  const address = page.url();

  await test.step('generate a picture, with progress', async () => {
    await prompts.ask(prompt);
    await prompts.expectPercentAbove(0);
    await prompts.expectSuccess();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
  });

  const editor = new DocumentEditor(page);

  await test.step('put in a photo, whose person is cut out', async () => {
    await editor.expectDrawn();
    expect(await page.evaluate(() => document.createElement('canvas').getContext('webgl'))).toBeNull();
    await page.getByTestId('photo-file').setInputFiles(portrait);
    await expectCutOut(page);
    await editor.expectDrawn();
  });

  await test.step('change the headline', async () => {
    await editor.select('LAUNCHED');
    await editor.words.fill('24 HOURS');
    await editor.expectDrawn();
    await editor.expectSaved();
  });

  await test.step('download the picture', async () => {
    await page.goto(address);
    await prompts.expectPicture();
    await downloadForYouTube(page, 'my-rocket.jpg');
  });
});
