import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { choose, newProviderUser } from './fixtures/provider';
import { delayResponses } from './fixtures/responses';
import { paths } from './fixtures/routes';
import { expect, test } from './fixtures/test';

test.describe.configure({ mode: 'parallel' });

/** Expects the Buy Credits page with the chosen pack marked and first in the list. */
const expectChosen = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL('/credits?pack=plan-20');
  const card = page.getByRole('article', { name: 'Creator' });
  await expect(card).toHaveAttribute('aria-current', 'true');
  await expect(card.getByText('Selected')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Buy 20 credits' })).toBeInViewport();
};

for (const path of [paths.landing, paths.pricing]) {
  test(`marks a credit pack chosen on ${path} as selected after the registration`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('link', { name: 'Choose Creator' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
    await page.getByLabel('Full name').fill('Ada Lens');
    await page.getByLabel('Email').fill(`e2e-${randomUUID()}@example.org`);
    await page.getByLabel('Country').selectOption('Chile');
    const password = `Long enough ${randomUUID()}`;
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Repeat password').fill(password);
    await page.getByRole('button', { name: 'Create Account', exact: true }).click();
    await expectChosen(page);
  });
}

test('marks a credit pack chosen by a visitor as selected after a sign-in', async ({ page, account }) => {
  await page.goto(paths.pricing);
  await page.getByRole('link', { name: 'Choose Creator' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  // Both forms have a field for the e-mail.
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectChosen(page);
});

test('keeps the chosen credit pack in the link between the two sign-in forms before hydration', async ({
  page,
  account,
}) => {
  const letThrough = await delayResponses(page, '**/assets/*.js');
  await page.goto('/auth?view=register&pack=plan-20');
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/auth?pack=plan-20');
  letThrough();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectChosen(page);
});

test('marks a credit pack chosen by a visitor as selected after a third-party sign-in', async ({ page }) => {
  await page.goto(paths.pricing);
  await page.getByRole('link', { name: 'Choose Creator' }).click();
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: /^Sign up with/ }).click(),
  ]);
  await choose(popup, newProviderUser());
  await expectChosen(page);
});
