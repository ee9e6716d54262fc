import { productConfig } from '@portada/contracts';
import { Editor } from './fixtures/editor';
import { expectAccessibleInAllThemes } from './fixtures/visual-states';
import { expect } from './fixtures/test';
import { twoModelsTest as test } from './fixtures/scripted-stack';

const prompt = 'A lighthouse on a cliff in a storm';

test.beforeEach(async ({ account, signedInPage }) => {
  const thumbnail = await account.createThumbnail('Two models');
  await new Editor(signedInPage).open(thumbnail.id);
});

test('shows the price of model and quality before the click, and spends exactly this price', async ({
  account,
  signedInPage: page,
}) => {
  const editor = new Editor(page);
  await expect(page.getByRole('radio', { name: /^OpenAI/ })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Generate for 2 credits' })).toBeEnabled();
  await page.getByRole('radio', { name: /^Best/ }).check();
  await expect(page.getByRole('button', { name: 'Generate for 4 credits' })).toBeDisabled();
  await page.getByRole('radio', { name: /^Draft/ }).check();
  await expectAccessibleInAllThemes(page, 'choice of two models');
  await editor.prompt.fill(prompt);
  await page.getByRole('button', { name: 'Generate for 1 credit' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('You have 2 credits and will have 1 left.');
  await dialog.getByRole('button', { name: 'Generate for 1 credit' }).click();
  await editor.expectPicture();
  await expect(editor.history.getByText('Made with gpt-image-2')).toBeVisible();
  expect(await account.credits()).toBe(productConfig.signUpCredits - 1);
});

test('chooses the built-in model with the keyboard, and names it on the image', async ({
  account,
  signedInPage: page,
}) => {
  const editor = new Editor(page);
  await page.getByRole('radio', { name: /^OpenAI/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Studio engine, drawn/ })).toBeChecked();
  await editor.prompt.fill(prompt);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Generate for 1 credit' }).click();
  await editor.expectPicture();
  await expect(editor.history.getByText('Made with Studio engine (illustration)')).toBeVisible();
  expect(await account.credits()).toBe(productConfig.signUpCredits - 1);
});

test('returns the difference when the cheaper model draws in place of the chosen one', async ({
  account,
  signedInPage: page,
  twoModels,
}) => {
  const editor = new Editor(page);
  twoModels.openAi.apply('[500]');
  await editor.prompt.fill(prompt);
  await page.getByRole('button', { name: 'Generate for 2 credits' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Generate for 2 credits' }).click();
  await editor.expectPicture();
  await expect(editor.history.getByText('Made with Studio engine (illustration)')).toBeVisible();
  expect(await account.credits()).toBe(productConfig.signUpCredits - 1);
});

test('lets the model draw the headline on request, and says who lettered when another model had to draw', async ({
  account,
  signedInPage: page,
  twoModels,
}) => {
  const editor = new Editor(page);
  const letters = page.getByRole('switch', { name: 'Let the image model draw the headline' });
  await page.getByRole('radio', { name: /^Studio engine, drawn/ }).check();
  await expect(letters).toHaveCount(0);
  await page.getByRole('radio', { name: /^OpenAI/ }).check();
  await page.getByRole('radio', { name: /^Draft/ }).check();
  await letters.check();
  await expectAccessibleInAllThemes(page, 'switch of the headline');
  const generate = async () => {
    await page.getByRole('button', { name: 'Generate for 1 credit' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('The image model draws the headline.');
    await dialog.getByRole('button', { name: 'Generate for 1 credit' }).click();
  };
  await editor.prompt.fill(prompt);
  await page.getByLabel('Words in the image').fill('Who lives here?');
  await generate();
  await expect(editor.history.getByText('Lettered by gpt-image-2')).toBeVisible();
  await expect(page.getByText('Drawn by gpt-image-2')).toBeVisible();
  await expect(page.getByText(/The image model drew the letters/)).toBeVisible();
  expect(twoModels.openAi.calls.at(-1)?.prompt).toContain('"Who lives here?"');
  twoModels.openAi.apply('[500]');
  await generate();
  await expect(editor.history.getByText('Made with Studio engine (illustration)')).toBeVisible();
  await expect(page.getByText('Set by Portada')).toBeVisible();
  await expect(editor.history.getByText(/^Legibility \d+$/)).toHaveCount(1);
  expect(await account.credits()).toBe(0);
});

test('says before the click that a prompt is refused, and holds nothing after the click', async ({
  account,
  signedInPage: page,
  pageErrors,
}) => {
  pageErrors.expect(/400/, /understand|drafts|generate-image/);
  const editor = new Editor(page);
  await editor.prompt.fill('A naked woman on the beach');
  const reason = 'We do not draw sexual content. Describe the idea without nudity and sexual acts.';
  await expect(page.getByText(reason)).toBeVisible();
  await expectAccessibleInAllThemes(page, 'refused prompt');
  await page.getByRole('button', { name: 'Generate for 2 credits' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Generate for 2 credits' }).click();
  await expect(page.getByText(`${reason} No image was generated, and no credit was used.`)).toBeVisible();
  expect(await account.credits()).toBe(productConfig.signUpCredits);
});
