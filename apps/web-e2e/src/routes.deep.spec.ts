import type { Page } from '@playwright/test';
import { hydrate } from './fixtures/hydrated';
import { expectPaintedOnly, watchPaints } from './fixtures/paints';
import { editorPath, paths, publicPages, screens, visitorPages } from './fixtures/routes';
import { expect, test } from './fixtures/test';

/** Heading of each screen that the shared test user opens. A screen without an entry may have any heading. */
const screenHeadings: Readonly<Record<string, string>> = {
  '/dashboard': 'Welcome, Jo Traveller',
  '/thumbnails': 'My Thumbnails',
  '/compare': 'Test and Compare',
  '/profile': 'My Profile',
  '/credits': 'Buy Credits',
  '/developers/keys': 'API',
};
const headings = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * Expects the page at this path, hydrated, with one visible heading `h1`.
 * @param heading text of the heading `h1`
 */
const expectPage = async (page: Page, path: string, heading?: string) => {
  await expect(page).toHaveURL(path);
  await expect(headings(page)).toHaveCount(1);
  await expect(headings(page)).toBeVisible();
  if (heading) await expect(headings(page)).toHaveText(heading);
  // During hydration React reports differences between the server HTML and the first render as console errors.
  await hydrate(page);
};

test.describe('routes that visitors open', () => {
  test('the public pages are shown to a visitor, and nothing else is painted', async ({ page }) => {
    await watchPaints(page);
    for (const path of publicPages) {
      await test.step(path, async () => {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(200);
        await expectPage(page, path);
        await expectPaintedOnly(page, new URL(page.url()).pathname);
      });
    }
  });

  test('/register redirects to the Create Account form', async ({ page }) => {
    await watchPaints(page);
    await page.goto('/register');
    await expectPage(page, paths.register, 'Create Account');
    await expectPaintedOnly(page, '/auth');
  });
});

test.describe('routes that signed-in users open', () => {
  test('pages for visitors redirect a signed-in user to /dashboard before the first paint', async ({
    member,
    openAs,
  }) => {
    const page = await openAs(member);
    await watchPaints(page);
    for (const path of [...visitorPages, '/register']) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectPage(page, '/dashboard', 'Welcome, Jo Traveller');
        await expectPaintedOnly(page, '/dashboard');
      });
    }
  });

  test('public pages are shown to a signed-in user with a link to the dashboard', async ({
    member,
    openAs,
  }) => {
    const page = await openAs(member);
    for (const path of publicPages.filter((one) => !visitorPages.includes(one))) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectPage(page, path);
        await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).first().click();
        await expectPage(page, '/dashboard');
      });
    }
  });

  test('the screens are shown to a signed-in user', async ({ member, openAs }) => {
    const page = await openAs(member);
    for (const path of screens) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectPage(page, path, screenHeadings[path]);
      });
    }
  });

  test("the editor shows the user's own thumbnail and a not-found page for a thumbnail of another user", async ({
    member,
    account,
    openAs,
    pageErrors,
  }) => {
    pageErrors.expect(/status of 404/, /\/api\/thumbnails\//);
    const page = await openAs(member);
    const mine = await member.createThumbnail('Mine alone');
    await page.goto(editorPath(mine.id));
    await expectPage(page, editorPath(mine.id), 'Mine alone');

    const foreign = await account.createThumbnail('Not mine');
    await page.goto(editorPath(foreign.id));
    await expectPage(page, editorPath(foreign.id), 'Thumbnail not found');
    await page.getByRole('link', { name: 'Back to Thumbnails' }).first().click();
    await expectPage(page, '/thumbnails');
  });
});

test.describe('a path without a page', () => {
  test('an unknown path redirects to the home page', async ({ page, member, openAs }) => {
    const own = await openAs(member);
    for (const path of ['/nowhere', '/nowhere/at/all', '/thumbnails/any', '/examples/tech-tutorial/more']) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectPage(page, '/');
        await own.goto(path);
        await expectPage(own, '/dashboard');
      });
    }
  });

  test('the address of an unknown example is answered with a not-found page that links to the home page', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect(/status of 404/, /\/examples\/no-such-example$/);
    const answer = await page.goto(paths.unknownExample);
    expect(answer?.status()).toBe(404);
    await expectPage(page, paths.unknownExample, 'Example Not Found');
    await expect(page.getByText("The example you're looking for doesn't exist.")).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expectPage(page, '/');
  });

  test('the address of an unknown article is answered with a not-found page', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect(/status of 404/, /\/blog\/no-such-article$/);
    const answer = await page.goto(paths.unknownArticle);
    expect(answer?.status()).toBe(404);
    await expectPage(page, paths.unknownArticle);
  });

  test('a trailing slash is removed from the URL, and the query is kept', async ({
    page,
    member,
    openAs,
  }) => {
    for (const path of ['/pricing', '/blog', paths.example, '/auth?view=register']) {
      const [pathname = '', query] = path.split('?', 2);
      await page.goto(`${pathname}/${query ? `?${query}` : ''}`);
      await expectPage(page, path);
    }
    const own = await openAs(member);
    await own.goto('/thumbnails/');
    await expectPage(own, '/thumbnails');
  });
});
