import { screen, waitFor } from '@testing-library/react';
import { openApp } from '../testing/open-app';
import { jsonSample } from '../testing/samples';

const signedOut = { 'GET /api/session': { status: 200, body: { user: null } } };
const signedIn = {
  'GET /api/session': { status: 200, body: { user: jsonSample.user() } },
  'GET /api/thumbnails': { status: 200, body: { items: [], nextCursor: null } },
};

it.each(['/dashboard', '/thumbnails', '/thumbnails/1/edit', '/profile', '/credits', '/nowhere'])(
  'the path %s redirects a visitor to the landing page',
  async (path) => {
    const { router } = await openApp(path, signedOut);
    await screen.findByRole('heading', { level: 1, name: 'Describe your video. Get the thumbnail.' });
    expect(router.state.location.pathname).toBe('/');
  },
);

it.each(['/', '/auth', '/register', '/nowhere'])(
  'the path %s redirects a signed-in user to the dashboard',
  async (path) => {
    const { router } = await openApp(path, signedIn);
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Ana Torres' });
    expect(router.state.location.pathname).toBe('/dashboard');
  },
);

it('redirects /register to the Create Account view', async () => {
  await openApp('/register', signedOut);
  expect(await screen.findByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
});

it.each(['/privacy-policy', '/terms-of-service', '/pricing'])(
  'the page %s is open to visitors',
  async (path) => {
    const { router } = await openApp(path, {
      ...signedIn,
      'GET /api/credit-plans': { status: 200, body: { items: [] } },
    });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(router.state.location.pathname).toBe(path);
  },
);

it('shows an error with a retry if the session cannot be loaded, and does not sign the user out', async () => {
  const { router } = await openApp('/dashboard', {
    ...signedIn,
    'GET /api/session': [
      { status: 503, body: jsonSample.refusal('unavailable') },
      { status: 200, body: { user: jsonSample.user() } },
    ],
  });
  (await screen.findByRole('button', { name: 'Try again' })).click();
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Ana Torres' });
  expect(router.state.location.pathname).toBe('/dashboard');
});

it('moves the focus to the heading and announces the title after a route change', async () => {
  const { router } = await openApp('/dashboard', signedIn);
  await screen.findByRole('heading', { level: 1 });
  expect(document.body).toHaveFocus();
  await waitFor(() => router.navigate('/thumbnails'));
  const heading = await screen.findByRole('heading', { level: 1, name: 'My Thumbnails' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain('My Thumbnails');
});

it('redirects a user whose session was ended on another device to the landing page', async () => {
  const { router } = await openApp('/thumbnails', {
    ...signedIn,
    'GET /api/thumbnails': { status: 401, body: jsonSample.refusal('signed_out') },
  });
  await screen.findByRole('heading', { level: 1, name: 'Describe your video. Get the thumbnail.' });
  expect(router.state.location.pathname).toBe('/');
});
