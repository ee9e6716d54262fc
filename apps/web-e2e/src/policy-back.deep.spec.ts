import { languages } from '@portada/contracts';
import { hydrate } from './fixtures/hydrated';
import { delayResponses } from './fixtures/responses';
import { paths } from './fixtures/routes';
import { expect, test } from './fixtures/test';

test.describe.configure({ mode: 'parallel' });

const { blog, pricing, privacyPolicy, termsOfService } = paths;
const labels = { en: 'Back', es: 'Volver' } as const;

for (const path of [privacyPolicy, termsOfService]) {
  test(`the Back button of the policy ${path} goes one step back in history before the scripts of the page are loaded`, async ({
    page,
  }) => {
    await page.goto(blog);
    // The scripts are blocked, so only the inline hydration bootstrap can handle the click.
    await delayResponses(page, '**/assets/*.js');
    await page.goto(path);
    await page.getByRole('button', { name: labels.en }).click();
    await expect(page).toHaveURL(blog);
  });
}

test('the Back button of a policy goes one step back in history, not two, after the scripts of the page are loaded', async ({
  page,
}) => {
  await page.goto(pricing);
  await page.goto(blog);
  await page.goto(privacyPolicy);
  await hydrate(page);
  await page.getByRole('button', { name: labels.en }).click();
  await expect(page).toHaveURL(blog);
});

for (const language of languages) {
  test(`the Back button of a policy is a link to the home page without JavaScript (${language})`, async ({
    scriptlessPage: page,
  }) => {
    await page.goto(`${privacyPolicy}?lang=${language}`);
    await expect(page.getByRole('button', { name: labels[language] })).toHaveCount(0);
    await page.getByRole('link', { name: labels[language] }).click();
    await expect(page).toHaveURL('/');
  });
}
