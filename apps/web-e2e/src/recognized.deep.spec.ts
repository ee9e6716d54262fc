import { devices } from '@playwright/test';
import { generationErrors } from '@portada/contracts';
import { expectAccessibleInAllThemes } from './fixtures/visual-states';
import { Editor } from './fixtures/editor';
import { tabTo } from './fixtures/keyboard';
import { expect, test } from './fixtures/test';

test.describe.configure({ mode: 'parallel' });

test('recognition chips show the parts of the prompt that the built-in model recognizes while the prompt is typed, and a click corrects the recognition', async ({
  account,
  openAs,
}) => {
  const { id } = await account.createThumbnail('Surf');
  const page = await openAs(account);
  const editor = new Editor(page);
  await editor.open(id);
  await editor.prompt.fill('A shocked woman with a golden retriever and a flurbel, without water');
  const recognized = page.getByRole('region', { name: 'Recognized in your prompt' });
  await expect(recognized.getByText('Person', { exact: true })).toBeVisible();
  await expect(recognized.getByText('Feeling: shocked')).toBeVisible();
  await expect(recognized.getByText('without water')).toBeVisible();

  await recognized.getByRole('button', { name: 'Write “flurbel” in the image' }).click();
  await expect(page.getByRole('textbox', { name: 'Elements to include' })).toHaveValue('flurbel');
  await recognized.getByRole('button', { name: 'Leave out “golden retriever”' }).click();
  await expect(page.getByRole('textbox', { name: 'Elements to avoid' })).toHaveValue('golden retriever');
  await expect(
    recognized.getByRole('button', { name: 'Leave out “golden retriever”', pressed: true }),
  ).toBeVisible();
});

test('undoes a click on a recognition chip with a second click, and restores the lists exactly', async ({
  account,
  signedInPage: page,
}) => {
  const { id } = await account.createThumbnail('Undo');
  const editor = new Editor(page);
  await editor.open(id);
  const prompt = 'A golden retriever and a flurbel on a skateboard';
  const avoid = page.getByRole('textbox', { name: 'Elements to avoid' });
  const include = page.getByRole('textbox', { name: 'Elements to include' });
  await editor.prompt.fill(prompt);
  await avoid.fill('people,text, ');
  const dog = page.getByRole('button', { name: 'Leave out “golden retriever”' });
  const word = page.getByRole('button', { name: 'Write “flurbel” in the image' });
  await expect(dog).toHaveAttribute('aria-pressed', 'false');

  // The recognition chip must stay after the server has read the prompt without the excluded thing.
  const leftOut = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/understand') &&
      (response.request().postData() ?? '').includes('"golden retriever"]'),
  );
  await dog.click();
  const { subjects } = (await (await leftOut).json()) as { subjects: { words: string }[] };
  expect(subjects.map(({ words }) => words)).not.toContain('golden retriever');
  await expect(dog).toHaveAttribute('aria-pressed', 'true');
  await expect(dog).toBeFocused();
  await expect(avoid).toHaveValue('people,text, golden retriever');
  await word.click();
  await expect(word).toHaveAttribute('aria-pressed', 'true');
  await expect(include).toHaveValue('flurbel');

  await dog.click();
  await expect(dog).toHaveAttribute('aria-pressed', 'false');
  await expect(avoid).toHaveValue('people,text, ');
  await word.click();
  await expect(word).toHaveAttribute('aria-pressed', 'false');
  await expect(include).toHaveValue('');
  await expect(editor.prompt).toHaveValue(prompt);
});

test('excludes one side of a comparison and changes place and headline by keyboard, and every state is accessible', async ({
  account,
  signedInPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { id } = await account.createThumbnail('By keyboard');
  const editor = new Editor(page);
  await editor.open(id);
  await editor.prompt.fill(
    'iPhone vs Android at the beach, a shocked woman with a tiny golden retriever on the left, yellow text, without flurbels',
  );
  const side = page.getByRole('button', { name: 'Leave out “Side 1: iphone”' });
  await expect(side).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Leave out “)?Side 2: android/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Layout: shocked woman .+ on the left\./ })).toBeVisible();
  await tabTo(page, side);
  await page.keyboard.press('Space');
  await expect(side).toHaveAttribute('aria-pressed', 'true');
  await expectAccessibleInAllThemes(page, 'chips of a prompt', [1920, 1280, 390]);
  await page.keyboard.press('Enter');
  await expect(side).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('textbox', { name: 'Elements to avoid' })).toHaveValue('');

  await tabTo(page, page.getByRole('button', { name: 'Place: beach. Change it in the description' }));
  await page.keyboard.press('Enter');
  await expect(editor.prompt).toBeFocused();
  await page.keyboard.type('office');
  await expect(editor.prompt).toHaveValue(/Android at the office, a shocked/);

  const chip = page.getByRole('button', { name: /^Words: .+OFFICE.*\. Change it in the field for words$/ });
  const headline = page.getByRole('textbox', { name: 'Words in the image' });
  const text = (await chip.getAttribute('aria-label'))?.replace(/^Words: (.+)\. Change.*$/, '$1') ?? '';
  expect(text).not.toBe('');
  await tabTo(page, chip);
  await page.keyboard.press('Enter');
  await expect(headline).toBeFocused();
  await expect(headline).toHaveValue(text);
});

test.describe('recognition chips of a prompt on a Spanish phone', () => {
  const { viewport, hasTouch, isMobile } = devices['Pixel 7'];

  test('excludes a thing from the picture, undoes the click and changes the headline by touch', async ({
    account,
    openAs,
  }) => {
    const { id } = await account.createThumbnail('Vacaciones');
    const page = await openAs(account, { locale: 'es-ES', viewport, hasTouch, isMobile });
    await page.goto(`/thumbnails/${id}/edit`);
    const prompt = page.getByRole('textbox', { name: 'Describe la imagen' });
    const text = 'Un perro asombrado en la playa y una guitarra, 24 horas en Nueva York';
    await prompt.fill(text);
    const recognized = page.getByRole('region', { name: 'Reconocido en tu descripción' });
    await expect(
      recognized.getByRole('button', { name: 'Lugar: playa. Cambiarlo en la descripción' }),
    ).toBeVisible();
    await expect(recognized.getByText('Emoción: asombrado')).toBeVisible();

    const dog = recognized.getByRole('button', { name: 'Dejar fuera «perro»' });
    const avoid = page.getByRole('textbox', { name: 'Elementos que evitar' });
    await dog.tap();
    await expect(dog).toHaveAttribute('aria-pressed', 'true');
    await expect(avoid).toHaveValue('perro');
    await dog.tap();
    await expect(dog).toHaveAttribute('aria-pressed', 'false');
    await expect(avoid).toHaveValue('');

    // A touch target needs an edge of at least 44 px.
    for (const button of await recognized.getByRole('button').all()) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }

    await recognized.getByRole('button', { name: /^Lugar: playa/ }).tap();
    await expect(prompt).toBeFocused();
    await page.keyboard.type('montaña');
    await expect(prompt).toHaveValue(text.replace('playa', 'montaña'));

    const headline = page.getByRole('textbox', { name: 'Texto en la imagen' });
    await recognized.getByRole('button', { name: /^Texto: / }).tap();
    await expect(headline).toBeFocused();
    await expect(headline).not.toHaveValue('');
  });

  test('a recognition chip shows a place of several words as the prompt writes it', async ({
    account,
    openAs,
  }) => {
    const { id } = await account.createThumbnail('Viaje');
    const page = await openAs(account, { locale: 'es-ES', viewport, hasTouch, isMobile });
    await page.goto(`/thumbnails/${id}/edit`);
    await page.getByRole('textbox', { name: 'Describe la imagen' }).fill('24 horas en Nueva York sin dinero');
    await expect(
      page.getByRole('button', { name: 'Lugar: Nueva York. Cambiarlo en la descripción' }),
    ).toBeVisible();
  });
});

test('warns about a prompt without a known word, and returns the credit if such a prompt is generated', async ({
  account,
  openAs,
}) => {
  const { id } = await account.createThumbnail('Nonsense');
  const page = await openAs(account);
  const editor = new Editor(page);
  await editor.open(id);
  await editor.prompt.fill('zzgx flurbel wobbrix');
  await expect(page.getByRole('heading', { name: /^We do not recognize anything/ })).toBeVisible();
  await editor.ask('zzgx flurbel wobbrix');
  await expect(
    page.getByText(`${generationErrors.not_understood.en} Your credit was returned.`),
  ).toBeVisible();
  expect(await account.credits()).toBe(2);
});
