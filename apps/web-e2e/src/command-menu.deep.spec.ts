import { expect, test } from './fixtures/test';
import { expectAccessibleInAllThemes } from './fixtures/visual-states';

// With reduced motion, axe never measures a color during a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('creates a thumbnail and finds it again with the keys of the command menu', async ({
  signedInPage: page,
}) => {
  const title = 'Found by keys';
  const field = page.getByRole('combobox', { name: 'Search commands and thumbnails' });
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

  await page.goto('/dashboard');
  await expect(heading(/^Welcome/)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await expectAccessibleInAllThemes(page, 'the command menu');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Thumbnail Name')).toBeFocused();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(heading(title)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('credits');
  await page.keyboard.press('Enter');
  await expect(heading('Buy Credits')).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('found by');
  await expect(page.getByRole('option', { name: title })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('theme dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
