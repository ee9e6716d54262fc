import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { scriptHeader } from '@portada/contracts';
import { hydrate } from './fixtures/hydrated';
import { expect, test } from './fixtures/test';

const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: /^Welcome/ });
const fillSignIn = async (page: Page, email: string, password: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
};
const openMenu = (page: Page) => page.getByRole('button', { name: /^Account of/ }).click();

test('shows each error of the sign-up form and keeps the typed values', async ({
  page,
  account,
  pageErrors,
}) => {
  pageErrors.expect(/status of (400|409)/, /\/api\/auth\/register$/);
  const submit = page.getByRole('button', { name: 'Create Account', exact: true });
  const email = `e2e-${randomUUID()}@example.org`;
  await page.goto('/register');
  await hydrate(page);
  await expect(page).toHaveURL('/auth?view=register');

  await test.step('each empty field of the sign-up form shows its error', async () => {
    await submit.click();
    await expect(page.getByText('Name must be at least 2 characters long')).toBeVisible();
    await expect(page.getByText('Please select your country')).toBeVisible();
    await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
    await expect(page.getByLabel('Full name')).toBeFocused();
  });

  await test.step('an email with an account is refused', async () => {
    await page.getByLabel('Full name').fill('Jo Traveller');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Country').selectOption({ label: 'Spain' });
    await page.getByLabel('Password', { exact: true }).fill('password');
    await page.getByLabel('Repeat password').fill('passwor');
    await submit.click();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await page.getByLabel('Repeat password').fill('password');
    await submit.click();
    await expect(page.getByText('This password is too common or equals your email')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('Long enough for me');
    await page.getByLabel('Repeat password').fill('Long enough for me');
    await submit.click();
    await expect(page.getByRole('alert').filter({ hasText: 'already exists' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in instead' })).toBeVisible();
  });

  await test.step('sign up with another email and the kept values', async () => {
    await page.getByLabel('Email').fill(email);
    await submit.click();
    await expect(welcome(page)).toBeVisible();
    await expect(page.getByText(`Please verify ${email} with the link we sent you.`)).toBeVisible();
  });
});

test('returns to the requested page after signing in', async ({
  account,
  page,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.expect(/status of 401/, /\/api\/auth\/login$/);
  const { id } = await account.createThumbnail('Where I was');
  await page.goto(`/thumbnails/${id}/edit`);
  await expect(page).toHaveURL('/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();

  await fillSignIn(page, account.email, 'not the password');
  const sent = page.waitForRequest('**/api/auth/login');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  expect((await sent).headers()['x-bot-check'], 'the answer to the bot check').toBeTruthy();
  const alert = page.getByRole('alert').filter({ hasText: 'The email or password is incorrect.' });
  await expect(alert).toBeVisible();
  await expectAccessible(page, 'sign in, refused');
  await expect(page.getByLabel('Email')).toHaveValue(account.email);

  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Where I was' })).toBeVisible();
  await expect(page).toHaveURL(`/thumbnails/${id}/edit`);
});

test('too many wrong passwords cause a waiting time, and a trusted device can still sign in', async ({
  account,
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 429/, /\/api\/auth\/login$/);
  pageErrors.expect(/./, /\/api\/auth\/bot-check/);
  // This browser sends no answer to a bot check, so the server treats its sign-ins as sign-ins of a robot.
  await page.route('**/api/auth/bot-check*', (route) => route.abort());
  const headers = { [scriptHeader.name]: scriptHeader.value };
  const guess = (password: string) =>
    page.request.post('/api/auth/login', { headers, data: { email: account.email, password } });
  // The wrong passwords are sent one after the other without a pause, until the server answers with 429.
  await expect.poll(async () => (await guess(randomUUID())).status(), { intervals: [0] }).toBe(429);

  await page.goto('/auth');
  await hydrate(page);
  await fillSignIn(page, account.email, account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const box = page.locator('[data-code=too-many-requests]');
  await expect(box).toContainText(/Too many attempts\. You can try again in \d+ (seconds|minutes)\./);
  await expect(box).toBeFocused();

  const data = { email: account.email, password: account.password };
  expect((await account.request.post('/api/auth/login', { data })).status()).toBe(200);

  // On another device, a solved bot check shows the server that a person signs in.
  await page.unroute('**/api/auth/bot-check*');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(welcome(page)).toBeVisible();
});

test('signing out asks for confirmation and signs out every tab', async ({ account, openAs }) => {
  const page = await openAs(account);
  await page.goto('/credits');
  const other = await page.context().newPage();
  await other.goto('/thumbnails');
  await expect(other.getByRole('heading', { level: 1, name: 'My Thumbnails' })).toBeVisible();
  // The test brings the tab to the front, because browsers render background tabs slowly.
  await page.bringToFront();

  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Confirm Sign Out' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/credits');

  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await dialog.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/');
  // The sign-out replaced the history entry of the page, so the Back button opens no page of the ended session.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Buy Credits' })).toBeHidden();
});

test('a sign-in in one tab signs in the other tab', async ({ account, page }) => {
  await page.goto('/auth');
  await hydrate(page);
  const other = await page.context().newPage();
  await other.goto('/auth');
  await expect(other.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await page.bringToFront();
  await fillSignIn(page, account.email, account.password);
  await page.keyboard.press('Enter');
  await expect(welcome(page)).toBeVisible();
  await expect(welcome(other)).toBeVisible();
});

test('the toasts of a sign-out have the Spanish texts of the specification', async ({
  account,
  openAs,
  pageErrors,
}) => {
  pageErrors.expect(/status of 503/, /\/api\/auth\/logout$/);
  const page = await openAs(account, { locale: 'es-ES' });
  await page.goto('/credits');
  const leave = async () => {
    await page.getByRole('button', { name: /^Cuenta de/ }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar sesión' }).click();
  };
  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await leave();
  await expect(page.getByText('Error al cerrar sesión. Por favor, intenta de nuevo.')).toBeVisible();
  await leave();
  await expect(page.getByText('Sesión cerrada exitosamente')).toBeVisible();
});
