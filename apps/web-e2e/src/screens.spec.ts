import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';

type Screen = { name: string; path: string; ready: (page: Page) => ReturnType<Page['getByRole']> };

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name });
const anyHeading = (page: Page) => page.getByRole('heading', { level: 1 });

const pack = (page: Page) => page.getByRole('button', { name: 'Buy 20 credits' });

const visitors: Screen[] = [
  { name: 'home', path: '/', ready: anyHeading },
  { name: 'sign in', path: '/auth', ready: anyHeading },
  { name: 'register', path: '/register', ready: anyHeading },
  { name: 'connect', path: '/auth?oidc=link', ready: heading(/^Connect/) },
  { name: 'failed elsewhere', path: '/auth?oidc=oidc_failed', ready: anyHeading },
  { name: 'forgotten password', path: '/auth/forgot', ready: heading('Reset your password') },
  { name: 'new password', path: '/auth/reset#token=any', ready: heading('Choose a new password') },
  { name: 'pricing', path: '/pricing', ready: (page) => page.getByRole('link', { name: 'Choose Pro' }) },
  { name: 'privacy policy', path: '/privacy-policy', ready: anyHeading },
  { name: 'terms of service', path: '/terms-of-service', ready: anyHeading },
];

const members = (draft: string, completed: string): Screen[] => [
  { name: 'dashboard', path: '/dashboard', ready: heading(/^Welcome/) },
  { name: 'list', path: '/thumbnails', ready: heading('My Thumbnails') },
  { name: 'editor, draft', path: `/thumbnails/${draft}/edit`, ready: heading('Draft') },
  { name: 'editor, completed', path: `/thumbnails/${completed}/edit`, ready: heading('Completed') },
  { name: 'profile', path: '/profile', ready: anyHeading },
  { name: 'credits', path: '/credits', ready: pack },
  {
    name: 'credits, cancelled',
    path: '/credits?canceled=true',
    ready: (page) => page.getByRole('alert').filter({ hasText: 'The purchase was cancelled' }),
  },
];

const show = async (page: Page, { path, ready }: Screen) => {
  await page.goto(path);
  await expect(ready(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
};

const expectNoSidewaysScroll = async (page: Page, where: string) => {
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(tooWide, where).toBeLessThanOrEqual(0);
};

/** Each screen in both themes, wide and narrow, and at the narrowest. */
const inspect = async (
  page: Page,
  screen: Screen,
  expectAccessible: (page: Page, where: string) => Promise<void>,
) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      // Without motion a colour is never caught half-way.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await show(page, screen);
      await expectAccessible(page, `${screen.name}, ${width} px, ${colorScheme}`);
      await expectNoSidewaysScroll(page, `${screen.name}, ${width} px`);
    }
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page, `${screen.name}, 320 px`);
};

for (const screen of visitors) {
  test(`${screen.name}: accessible in both themes, and never scrolls sideways`, async ({
    page,
    expectAccessible,
  }) => {
    await inspect(page, screen, expectAccessible);
    await expect(screen.ready(page)).toBeVisible();
  });
}

test('signed-in screens: accessible in both themes, and never scroll sideways', async ({
  account,
  signedInPage,
  expectAccessible,
}) => {
  test.slow();
  const completed = await account.createThumbnail('Completed');
  await account.generate(completed.id, 'A giant pizza on a mountain top at sunset');
  const draft = await account.createThumbnail('Draft');
  for (const screen of members(draft.id, completed.id)) {
    await test.step(screen.name, () => inspect(signedInPage, screen, expectAccessible));

    await expect(screen.ready(signedInPage)).toBeVisible();
  }
});

test('dialogs of the editor are accessible', async ({ account, signedInPage: page, expectAccessible }) => {
  const thumbnail = await account.createThumbnail('Dialogs');
  await account.generate(thumbnail.id, 'A giant pizza on a mountain top at sunset');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/thumbnails/${thumbnail.id}/edit`);
  await page.getByRole('button', { name: 'Generate Image' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'confirmation');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View Image, generation 1' }).click();
  await expect(page.getByRole('dialog', { name: 'Generation 1' }).getByRole('img')).toBeVisible();
  await expectAccessible(page, 'viewer');
});

test('who reads Spanish gets Spanish', async ({ account, openAs }) => {
  const page = await openAs(account, { locale: 'es-ES' });
  const thumbnail = await account.createThumbnail('Una casa diminuta');
  await page.goto(`/thumbnails/${thumbnail.id}/edit`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('textbox', { name: 'Describe la imagen' }).fill('Una pizza gigante al atardecer');
  await page.getByRole('button', { name: 'Generar imagen' }).click();
  await page.getByRole('button', { name: 'Generar por 1 crédito' }).click();
  await expect(page.getByText('¡Imagen generada correctamente! Se ha descontado 1 crédito.')).toBeVisible();
  await expect(page.getByText('Motor Studio: dibujado, no fotografiado').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Generación #1' })).toBeVisible();
});
