import { randomUUID } from 'node:crypto';
import { productConfig } from '@portada/contracts';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { Editor } from './fixtures/editor';
import { hydrate } from './fixtures/hydrated';
import { choose, newProviderUser } from './fixtures/provider';
import { delayResponses } from './fixtures/responses';
import { expect, test } from './fixtures/test';

const prompt = 'My cat tries sushi for the first time';
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Counts the clicks and the typed or chosen fields of a visitor on pages of Portada. */
const counted = () => {
  const count = { clicks: 0, fields: 0 };
  return {
    count,
    click: async (target: Locator): Promise<void> => {
      count.clicks += 1;
      await target.click();
    },
    fill: async (target: Locator, text: string): Promise<void> => {
      count.fields += 1;
      await target.fill(text);
    },
    select: async (target: Locator, option: string): Promise<void> => {
      count.fields += 1;
      await target.selectOption(option);
    },
  };
};

/** Types the sentence on the landing page, waits for its image and keeps it. */
const tryAndKeep = async (page: Page, { fill, click }: ReturnType<typeof counted>): Promise<void> => {
  await page.goto('/');
  const field = page.getByRole('textbox', { name: 'Your video in one sentence' });
  await expect(field).toBeInViewport();
  await fill(field, prompt);
  await click(page.getByRole('button', { name: 'Draw it, no account' }));
  const image = page.getByRole('img', { name: `Thumbnail drawn from your sentence: ${prompt}` });
  await expect(image).toBeInViewport();
  expect(await image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(640);
  await click(page.getByRole('link', { name: 'Keep it' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
};

/** Expects the editor with the prompt and its generated image, and downloads the image. */
const expectKept = async (page: Page, { click }: ReturnType<typeof counted>): Promise<void> => {
  await page.waitForURL(/\/thumbnails\/[0-9a-f-]+\/edit$/);
  const editor = new Editor(page);
  await expect(editor.prompt).toHaveValue(prompt);
  await editor.expectPicture();
  await expect(editor.history).toHaveCount(1);
  const downloading = page.waitForEvent('download');
  await click(page.getByRole('link', { name: 'Download', exact: true }));
  const { format, width, height } = await sharp(await (await downloading).path()).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', ...productConfig.download.sizes['16:9'] });
};

test.describe('a visitor with a phone', () => {
  test.use(phone);

  test('gets from the first view to a downloaded image with four clicks and one typed field, by third-party sign-up', async ({
    page,
  }) => {
    const visitor = counted();
    await tryAndKeep(page, visitor);
    const opened = page.waitForEvent('popup');
    await visitor.click(page.getByRole('button', { name: /^Sign up with/ }));
    // The provider's own page knows the user and is not counted.
    await choose(await opened, newProviderUser());
    await expectKept(page, visitor);
    expect(visitor.count).toEqual({ clicks: 4, fields: 1 });
    await page.goto('/dashboard');
    await expect(page.getByText(`${productConfig.signUpCredits - 1} credit`).first()).toBeVisible();
  });

  test('gets there with four clicks and six fields by email sign-up', async ({ page }) => {
    const visitor = counted();
    await tryAndKeep(page, visitor);
    const password = `Long enough ${randomUUID()}`;
    await visitor.fill(page.getByLabel('Full name'), 'Jo Traveller');
    await visitor.fill(page.getByLabel('Email'), `e2e-${randomUUID()}@example.org`);
    await visitor.select(page.getByLabel('Country'), 'Spain');
    await visitor.fill(page.getByLabel('Password', { exact: true }), password);
    await visitor.fill(page.getByLabel('Repeat password'), password);
    await visitor.click(page.getByRole('button', { name: 'Create Account', exact: true }));
    await expectKept(page, visitor);
    expect(visitor.count).toEqual({ clicks: 4, fields: 6 });
  });
});

test('keeps the sentence through a sign-in, and spends one credit', async ({ page, account }) => {
  const visitor = counted();
  await tryAndKeep(page, visitor);
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectKept(page, visitor);
  expect(await account.credits()).toBe(productConfig.signUpCredits - 1);
});

test('shows the message of the server for a sentence that is not understood', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 400/, /api\/try/);
  await page.goto('/');
  await hydrate(page);
  await page.getByRole('textbox', { name: 'Your video in one sentence' }).fill('zzgx flurbel wobbrix');
  await page.keyboard.press('Enter');
  await expect(page.getByText('We did not recognize anything in this prompt.')).toBeVisible();
});

test('the form opens the registration with the sentence in the address while no script runs', async ({
  scriptlessPage: page,
}) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Your video in one sentence' }).fill(prompt);
  await page.getByRole('button', { name: 'Draw it, no account' }).click();
  await page.waitForURL((url) => url.pathname === '/auth' && url.searchParams.get('prompt') === prompt);
  expect(new URL(page.url()).searchParams.get('view')).toBe('register');
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
});

/** Expects the editor with the prompt and the settings of the example that stands for all examples with a place. */
const expectExample = async (page: Page): Promise<void> => {
  await page.waitForURL('**/edit');
  await expect(page.getByLabel('Describe the image')).toHaveValue('Camping alone in the forest');
  await expect(page.getByLabel('Words in the image')).toHaveValue('ALONE');
  await expect(page.getByRole('radio', { name: 'Cinematic' })).toBeChecked();
  await expect(page.getByLabel('Mood')).toHaveValue('mysterious');
  await expect(page.getByLabel('Color palette')).toHaveValue('Earth');
  await expect(page.getByText('Place: Forest')).toBeVisible();
};

test('a signed-in user who uses an example gets an editor with its prompt and its settings', async ({
  account,
  signedInPage: page,
}) => {
  await page.goto('/examples/forest-camping');
  await page.getByRole('link', { name: 'Use this' }).click();
  await expectExample(page);
  expect(await account.credits()).toBe(productConfig.signUpCredits);
});

test('a visitor who uses an example gets an editor with its settings after sign-in, also before hydration', async ({
  page,
  account,
}) => {
  const letThrough = await delayResponses(page, '**/assets/*.js');
  await page.goto('/examples/forest-camping');
  await page.getByRole('link', { name: 'Use this' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/auth\?prompt=/);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  letThrough();
  await expect(page.getByText('Your idea opens in the editor after this')).toBeVisible();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectExample(page);
});
