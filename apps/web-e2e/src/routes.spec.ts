import { expectPaintedOnly, watchPaints } from './fixtures/paints';
import { signedInPaths } from './fixtures/routes';
import { expect, test } from './fixtures/test';

test('a screen that needs a session redirects a visitor to / before anything else is painted', async ({
  page,
}) => {
  await watchPaints(page);
  for (const path of signedInPaths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectPaintedOnly(page, '/');
    });
  }
});
