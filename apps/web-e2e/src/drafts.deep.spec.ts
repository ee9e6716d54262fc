import { devices, type Locator, type Page } from '@playwright/test';
import { Editor } from './fixtures/editor';
import { tabTo } from './fixtures/keyboard';
import { smallestDifference } from './fixtures/picture-difference';
import { expect, test } from './fixtures/test';
import { expectAccessibleInAllThemes } from './fixtures/visual-states';

test.describe.configure({ mode: 'parallel' });

const prompt = 'A shark vanished from the aquarium after 24 hours';

/** Greatest mean difference of a color channel between a small draft and its image, which differ in grain and sharpness. */
const mostDifference = 10;

/** Width of a canvas before its first drawing. */
const emptyWidth = 300;

const draftsOn = (page: Page, name = 'Drafts') => page.getByRole('region', { name }).getByRole('radio');

const isDrawn = (canvas: Locator) =>
  expect
    .poll(() => canvas.evaluate((drawn: HTMLCanvasElement) => drawn.width), { timeout: 20_000 })
    .not.toBe(emptyWidth);

const pixelsOf = async (canvas: Locator): Promise<Buffer> => {
  const address = await canvas.evaluate((drawn: HTMLCanvasElement) => drawn.toDataURL('image/png'));
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
};

test('shows six drafts of the typed prompt, and draws the image from the one that was picked with the keyboard', async ({
  account,
  signedInPage: page,
}) => {
  const { id } = await account.createThumbnail('Shark');
  const editor = new Editor(page);
  await editor.open(id);
  await editor.prompt.fill(prompt);
  const drafts = draftsOn(page);
  await expect(drafts).toHaveCount(6);
  await expect(drafts.first()).toBeChecked();
  const canvases = page.getByRole('region', { name: 'Drafts' }).locator('canvas');
  for (const canvas of await canvases.all()) await isDrawn(canvas);
  const small = await Promise.all((await canvases.all()).map(pixelsOf));
  expect(await smallestDifference(small), 'the most similar drafts').toBeGreaterThan(5);
  await expectAccessibleInAllThemes(page, 'drafts of a prompt', [1920, 1280, 390]);

  await tabTo(page, drafts.first());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(drafts.nth(2)).toBeChecked();
  const stage = page.getByRole('img', { name: /^Draft: / });
  await expect(page.getByText('Draft, free')).toBeVisible();
  const third = small[2] ?? Buffer.of();
  await expect
    .poll(async () => smallestDifference([await pixelsOf(stage), third]), { timeout: 20_000 })
    .toBeLessThan(mostDifference);

  await editor.generate.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Generate for 1 credit' }).click();
  await editor.expectSuccess();
  await expect(stage).toHaveCount(0);
  const address = await editor.picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  const image = await (await page.request.get(address)).body();
  expect(await smallestDifference([image, third]), 'image and draft').toBeLessThan(mostDifference);
  for (const other of small.filter((_, index) => index !== 2))
    expect(await smallestDifference([image, other]), 'image and another draft').toBeGreaterThan(
      2 * mostDifference,
    );
});

test('draws all drafts with the words of the creator, and six more on a click', async ({
  account,
  signedInPage: page,
}) => {
  const { id } = await account.createThumbnail('Words');
  const editor = new Editor(page);
  await editor.open(id);
  await editor.prompt.fill(prompt);
  const drafts = draftsOn(page);
  await expect(drafts).toHaveCount(6);
  await page.getByRole('textbox', { name: 'Words in the image' }).fill('Where is he?');
  for (const draft of await drafts.all()) await expect(draft).toHaveAccessibleName(/WHERE IS HE\?/i);
  const values = () =>
    drafts.evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));
  const first = await values();
  await page.getByRole('button', { name: 'Six more' }).click();
  await expect.poll(values).not.toEqual(first);
});

test.describe('drafts on a Spanish phone', () => {
  const { viewport, hasTouch, isMobile } = devices['Pixel 7'];

  test('are directly below the prompt, and a tap shows one on the stage', async ({ account, openAs }) => {
    const { id } = await account.createThumbnail('Bocetos');
    const page = await openAs(account, { locale: 'es-ES', viewport, hasTouch, isMobile });
    await page.goto(`/thumbnails/${id}/edit`);
    const field = page.getByRole('textbox', { name: 'Describe la imagen' });
    await field.fill('Cómo perdí 20 kilos en 90 días sin gimnasio');
    const drafts = draftsOn(page, 'Bocetos');
    await expect(drafts.nth(1)).toBeAttached();
    const [prompted, shown] = await Promise.all([field.boundingBox(), drafts.first().boundingBox()]);
    const below = (prompted?.y ?? 0) + (prompted?.height ?? 0);
    expect((shown?.y ?? Number.POSITIVE_INFINITY) - below, 'room between prompt and drafts').toBeLessThan(
      120,
    );
    await drafts.nth(1).tap();
    await expect(drafts.nth(1)).toBeChecked();
    await expect(page.getByText('Boceto, gratis')).toBeVisible();
  });
});
