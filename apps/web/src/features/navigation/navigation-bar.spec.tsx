import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setSession } from '../../shared/session/session';
import { openApp } from '../../testing/open-app';
import { jsonSample } from '../../testing/samples';

const open = (more = {}) =>
  openApp('/credits', { 'GET /api/session': { status: 200, body: { user: jsonSample.user() } }, ...more });
const openMenu = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Account of Ana Torres' }));
const askToLeave = async () => {
  await openMenu();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
  return within(await screen.findByRole('alertdialog', { name: 'Confirm Sign Out' }));
};

beforeEach(() => localStorage.clear());

it('the navigation bar shows the signed-in user and all links in the account menu', async () => {
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
    ['Command menuCtrl K', null],
    ['Sign Out', null],
  ]);
});

it('signs a user out after a confirmation and redirects to the landing page', async () => {
  const { router, calls } = await open({ 'POST /api/auth/logout': { status: 204 } });
  await userEvent.click((await askToLeave()).getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByText('Signed out successfully')).toBeVisible();
  expect(calls.some(({ path }) => path === '/api/auth/logout')).toBe(true);
  await screen.findByRole('heading', { level: 1, name: 'Describe your video. Get the thumbnail.' });
  expect(router.state.location.pathname).toBe('/');
});

it('keeps the session and shows an error when the sign-out fails', async () => {
  const { router } = await open({
    'POST /api/auth/logout': { status: 503, body: jsonSample.refusal('unavailable') },
  });
  await userEvent.click((await askToLeave()).getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByText('Signing out failed. Please try again.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/credits');
});

it('the account menu switches the language and saves it in the account', async () => {
  const { calls } = await open({
    'PATCH /api/me': { status: 200, body: { user: jsonSample.user({ language: 'es' }) } },
  });
  await openMenu();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Español' }));
  expect(await screen.findByRole('menuitem', { name: 'Cerrar sesión' })).toBeVisible();
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ method: 'PATCH', body: { language: 'es' } }));
  expect(document.documentElement.lang).toBe('es');
});

it('prefers the language of the account to the language that is stored on the device', async () => {
  await open({ 'GET /api/session': { status: 200, body: { user: jsonSample.user({ language: 'es' }) } } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Comprar créditos' })).toBeVisible();
});

it('the account menu applies and stores the chosen theme', async () => {
  await open();
  await openMenu();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('portada.theme')).toBe('dark');
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Device' }));
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

it('the account menu shows User and the first letter of the email for a user who has no name', async () => {
  const user = jsonSample.user({ displayName: '' });
  await openApp('/credits', { 'GET /api/session': { status: 200, body: { user } } });
  const avatar = await screen.findByRole('button', { name: 'Account of User' });
  expect(avatar).toHaveTextContent('a');
  await userEvent.click(avatar);
  expect(within(screen.getByRole('menu')).getByText('User')).toBeVisible();
});

it('the avatar in the navigation bar shows the photo, or a letter if the photo fails to load', async () => {
  const user = jsonSample.user({ photoURL: 'https://photos.example/ana.jpg' });
  await openApp('/credits', { 'GET /api/session': { status: 200, body: { user } } });
  const avatar = await screen.findByRole('button', { name: 'Account of Ana Torres' });
  const photo = avatar.querySelector('img');
  if (!photo) throw new Error('the avatar shows no photo');
  expect(photo).toHaveAttribute('src', 'https://photos.example/ana.jpg');
  fireEvent.error(photo);
  expect(avatar).toHaveTextContent('A');
});

it('the credits badge explains a credit in its tooltip and links to Buy Credits', async () => {
  await open();
  const balance = await screen.findByRole('link', { name: '2 credits' });
  expect(balance).toHaveAttribute('href', '/credits');
  act(() => balance.focus());
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Each credit equals one thumbnail generation');
  expect(balance).toHaveAccessibleDescription('Each credit equals one thumbnail generation');
});

it('type-ahead moves the focus through the account menu', async () => {
  await open();
  (await screen.findByRole('button', { name: 'Account of Ana Torres' })).focus();
  await userEvent.keyboard('{Enter}my t');
  expect(screen.getByRole('menuitem', { name: 'My Thumbnails' })).toHaveFocus();
});

it('the sign-out dialog closes on Cancel and shows its busy label during the sign-out', async () => {
  let answer: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  const { router } = await open({ 'POST /api/auth/logout': () => waiting.then(() => ({ status: 204 })) });
  const question = await askToLeave();
  expect(question.getByText('You will need to sign in again to see and create thumbnails.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await userEvent.click((await askToLeave()).getByRole('button', { name: 'Sign Out' }));
  expect(screen.getByRole('button', { name: 'Signing out...' })).toBeDisabled();
  act(answer);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(router.state.historyAction).toBe('REPLACE');
});

it('says that the user is signed out, also if the end of the session is known before the response', async () => {
  let answer: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  const { queryClient } = await open({
    'POST /api/auth/logout': () => waiting.then(() => ({ status: 204 })),
  });
  await userEvent.click((await askToLeave()).getByRole('button', { name: 'Sign Out' }));
  act(() => setSession(queryClient, null));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  act(answer);
  expect(await screen.findByText('Signed out successfully')).toBeVisible();
});
