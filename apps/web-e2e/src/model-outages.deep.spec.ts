import {
  adminModelsSchema,
  generationErrors,
  productConfig,
  scriptHeader,
  userAnswerSchema,
} from '@portada/contracts';
import type { Page } from '@playwright/test';
import { Editor } from './fixtures/editor';
import { outagesTest as test } from './fixtures/scripted-stack';
import { signInAs } from './fixtures/sign-in-as';
import { expect } from './fixtures/test';

/** Credits that the administrator gives the user of the test. */
const given = 20;
/** Failures in a row that open the circuit breaker of a model. */
const failuresToOpen = 5;

/** Requests an image for a price and waits for it. @param price label of the button */
const draw = async (editor: Editor, prompt: string, price = 'Generate for 2 credits') => {
  await editor.prompt.fill(prompt);
  await editor.page.getByRole('button', { name: price }).first().click();
  await editor.page.getByRole('dialog').getByRole('button', { name: price }).click();
  await editor.expectPicture();
};

/** Reads the state of the first image model at `/admin`. */
const openAiOf = async (page: Page) => {
  const answer = await page.request.get('/api/admin/models');
  const { models } = adminModelsSchema.parse(await answer.json());
  return models.find(({ name }) => name === 'openai');
};

test('the next model serves while a model is slow, down, switched off or out of money, and every credit and cost is exact', async ({
  account,
  administrator,
  baseURL,
  browser,
  outages: { openAi },
  signedInPage,
}) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const admin = await context.newPage();
  await signInAs(admin, administrator);
  const { user } = userAnswerSchema.parse(await (await account.request.get('/api/me')).json());
  await admin.request.post(`/api/admin/users/${user.uid}/grant`, {
    data: { credits: given, reason: 'a test of outages' },
    headers: { [scriptHeader.name]: scriptHeader.value },
  });
  let credits = productConfig.signUpCredits + given;
  const thumbnail = await account.createThumbnail('Outages');
  const editor = new Editor(signedInPage);
  await editor.open(thumbnail.id);
  const latest = editor.history.first();
  let spentUsd = 0;

  await test.step('a slow model: the page names the model, and the picture costs its price', async () => {
    await editor.prompt.fill('A lighthouse on a cliff [slow 2500]');
    await signedInPage.getByRole('button', { name: 'Generate for 2 credits' }).first().click();
    await signedInPage.getByRole('dialog').getByRole('button', { name: 'Generate for 2 credits' }).click();
    await expect(signedInPage.getByText('Image model: gpt-image-2')).toBeVisible();
    await editor.expectPicture();
    await expect(latest.getByText('Made with gpt-image-2')).toBeVisible();
    credits -= 2;
    expect(await account.credits()).toBe(credits);
    await expect.poll(async () => (spentUsd = (await openAiOf(admin))?.spentUsd ?? 0)).toBeGreaterThan(0);
  });

  await test.step('a model that fails: the built-in model serves, and the difference is returned', async () => {
    openAi.apply('[500]', failuresToOpen);
    await draw(editor, 'A lighthouse on a cliff in the first storm');
    await expect(latest.getByText('Made with Studio engine (illustration)')).toBeVisible();
    for (let n = 1; n < failuresToOpen; n++)
      await account.generate(thumbnail.id, `A lighthouse, picture ${n}`);
    credits -= failuresToOpen;
    expect(await account.credits()).toBe(credits);
    await expect.poll(async () => (await openAiOf(admin))?.state).toBe('open');
  });

  await test.step('the circuit breaker is open: the model is not asked, and the administrator sees why', async () => {
    const asked = openAi.calls.length;
    await account.generate(thumbnail.id, 'A lighthouse while the breaker is open');
    credits -= 1;
    expect(await account.credits()).toBe(credits);
    expect(openAi.calls).toHaveLength(asked);
    await admin.goto('/admin');
    await expect(admin.getByText('Not asked after failures')).toBeVisible();
    await expect(admin.getByText('status 500', { exact: false }).first()).toBeVisible();
  });

  await test.step('the administrator switches the model off and on again', async () => {
    const decide = async (button: string, submit: string) => {
      await admin.getByRole('button', { name: button }).click();
      const dialog = admin.getByRole('dialog', { name: `${button}?` });
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('a test of outages');
      await dialog.getByRole('button', { name: submit }).click();
      await expect(dialog).toBeHidden();
    };
    await decide('Switch off openai', 'Switch off');
    await expect(admin.getByText('Switched off', { exact: true })).toBeVisible();
    await decide('Switch on openai', 'Switch on');
    await expect(admin.getByText('Switched off', { exact: true })).toBeHidden();
  });

  await test.step('a refused prompt is not passed to the next model, and costs nothing', async () => {
    await expect.poll(async () => (await openAiOf(admin))?.state, { timeout: 45_000 }).not.toBe('open');
    await signedInPage.reload();
    await draw(editor, 'A lighthouse after the outage');
    await expect(latest.getByText('Made with gpt-image-2')).toBeVisible();
    credits -= 2;
    await expect.poll(async () => (await openAiOf(admin))?.state).toBe('closed');
    const afterFirst = spentUsd;
    await expect
      .poll(async () => (spentUsd = (await openAiOf(admin))?.spentUsd ?? 0))
      .toBeGreaterThan(1.5 * afterFirst);
    await editor.prompt.fill('A lighthouse that the provider refuses [refuse]');
    await signedInPage.getByRole('button', { name: 'Generate for 2 credits' }).first().click();
    await signedInPage.getByRole('dialog').getByRole('button', { name: 'Generate for 2 credits' }).click();
    await expect(signedInPage.getByText(generationErrors.safety.en).first()).toBeVisible();
    expect(await account.credits()).toBe(credits);
  });

  await test.step('a provider without money: the built-in model serves, and the administrator gets an alarm', async () => {
    openAi.apply('[402]');
    await draw(editor, 'A lighthouse without money');
    await expect(latest.getByText('Made with Studio engine (illustration)')).toBeVisible();
    credits -= 1;
    expect(await account.credits()).toBe(credits);
    await expect(admin.getByText('The provider’s account has no money. Add money there.')).toBeVisible();
    await expect.poll(async () => (await openAiOf(admin))?.state).toBe('paused');
  });

  // The hosted model made two images. Failures and refusals cost nothing.
  expect((await openAiOf(admin))?.spentUsd).toBe(spentUsd);
  expect(openAi.calls.filter(({ billed }) => billed)).toHaveLength(2);
  await context.close();
});
