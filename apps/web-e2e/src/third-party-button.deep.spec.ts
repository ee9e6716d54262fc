import { delayResponses } from './fixtures/responses';
import { paths } from './fixtures/routes';
import { expect, test } from './fixtures/test';

test.describe.configure({ mode: 'parallel' });

const views = [
  { path: paths.signIn, lang: 'en', label: 'Continue with Google (simulated)' },
  { path: paths.register, lang: 'en', label: 'Sign up with Google (simulated)' },
  { path: paths.signIn, lang: 'es', label: 'Continuar con Google (simulated)' },
] as const;

for (const { path, lang, label } of views) {
  test(`the sign-in button "${label}" causes no layout shift when scripts and settings arrive`, async ({
    page,
  }) => {
    const letThrough = await delayResponses(page, /\/assets\/.*\.js|\/api\//);
    await page.goto(lang === 'en' ? path : `${path}?lang=${lang}`);
    const button = page.getByRole('button', { name: label });
    await expect(button).toBeEnabled();
    const before = await button.boundingBox();
    await page.keyboard.press('Shift');
    const configured = page.waitForResponse('**/api/config');
    letThrough();
    await (await configured).finished();
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
    await expect(button).toBeEnabled();
    expect(await button.boundingBox()).toEqual(before);
  });
}

test('a click on the third-party button before hydration opens the popup after hydration', async ({
  page,
}) => {
  const letThrough = await delayResponses(page, '**/assets/*.js');
  await page.goto(paths.signIn);
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: /^Continue with/ }).click();
  letThrough();
  await expect((await popup).getByRole('heading', { level: 1, name: 'Choose an account' })).toBeVisible();
});
