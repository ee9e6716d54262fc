import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../testing/open-app';
import { jsonSample } from '../../testing/samples';

const open = (more = {}) =>
  openApp('/credits', { 'GET /api/me': { status: 200, body: { user: jsonSample.user() } }, ...more });
const openMenu = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Account of Ana Torres' }));
const askToLeave = async () => {
  await openMenu();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
  return within(await screen.findByRole('alertdialog', { name: 'Confirm Sign Out' }));
};

beforeEach(() => localStorage.clear());

it('the menu shows who is signed in and leads everywhere', async () => {
  await open();
  await openMenu();
  const menu = within(screen.getByRole('menu'));
  expect(menu.getByText('ana@example.org')).toBeVisible();
  expect(menu.getByText('Member since Nov 2026')).toBeVisible();
  expect(menu.getByText('2 credits')).toBeVisible();
  const links = menu.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')]);
  expect(links).toEqual([
    ['My Profile', '/profile'],
    ['Dashboard', '/dashboard'],
    ['My Thumbnails', '/thumbnails'],
    ['Buy Credits', '/credits'],
    ['Sign Out', null],
  ]);
});

it('signing out asks, ends the session and goes to the landing page', async () => {
  const { router, calls } = await open({ 'POST /api/auth/logout': { status: 204 } });
  await userEvent.click((await askToLeave()).getByRole('button', { name: 'Sign Out' }));
  await screen.findByRole('heading', { level: 1, name: 'Say it in a sentence. See it in a frame.' });
  expect(router.state.location.pathname).toBe('/');
  expect(calls.some(({ path }) => path === '/api/auth/logout')).toBe(true);
  expect(await screen.findByText('Signed out successfully')).toBeVisible();
});

it('a sign-out that fails keeps the session and says so', async () => {
  const { router } = await open({
    'POST /api/auth/logout': { status: 503, body: jsonSample.refusal('unavailable') },
  });
  await userEvent.click((await askToLeave()).getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByText('Signing out failed. Please try again.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/credits');
});

it('a chosen language is shown at once and saved in the account', async () => {
  const { calls } = await open({
    'PATCH /api/me': { status: 200, body: { user: jsonSample.user({ language: 'es' }) } },
  });
  await openMenu();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Español' }));
  expect(await screen.findByRole('menuitem', { name: 'Cerrar sesión' })).toBeVisible();
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ method: 'PATCH', body: { language: 'es' } }));
  expect(document.documentElement.lang).toBe('es');
});

it("the account's language goes before the device's", async () => {
  await open({ 'GET /api/me': { status: 200, body: { user: jsonSample.user({ language: 'es' }) } } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Comprar créditos' })).toBeVisible();
});

it('a chosen theme is applied and remembered', async () => {
  await open();
  await openMenu();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('portada.theme')).toBe('dark');
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Device' }));
  expect(document.documentElement.dataset.theme).toBeUndefined();
});
