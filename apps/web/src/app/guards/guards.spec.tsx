import { screen, waitFor } from '@testing-library/react';
import { hasSessionIndicator, setSessionIndicator } from '../../shared/session/session-indicator';
import { openApp } from '../../testing/open-app';
import { jsonSample } from '../../testing/samples';

const nobody = { status: 200, body: { user: null } };
const landing = () => screen.findByRole('heading', { level: 1, name: /Describe your video/ });

// In this state the browser has a session indicator cookie, but the server has no session.
beforeEach(() => setSessionIndicator(true));

it.each(['/', '/dashboard'])(
  'the path %s opens the landing page after one session request if the session was ended on another device',
  async (path) => {
    const { router, calls } = await openApp(path, { 'GET /api/session': nobody });
    const places: string[] = [];
    router.subscribe(({ location: { pathname } }) => {
      if (places.at(-1) !== pathname) places.push(pathname);
    });
    await landing();
    expect(router.state.location.pathname).toBe('/');
    expect(hasSessionIndicator()).toBe(false);
    expect(calls.map((call) => call.path)).toEqual(['/api/session']);
    // The browser may be redirected at most once to the dashboard and back.
    expect(places.filter((place) => place === '/dashboard').length).toBeLessThanOrEqual(1);
  },
);

it('redirects an open page to the landing page at the next api call after the end of the session, without a redirect loop', async () => {
  const { router, queryClient, calls } = await openApp('/dashboard', {
    'GET /api/session': [{ status: 200, body: { user: jsonSample.user() } }, nobody],
    'GET /api/thumbnails': [
      { status: 200, body: { items: [], nextCursor: null } },
      { status: 401, body: jsonSample.refusal('signed_out') },
    ],
  });
  await screen.findByRole('heading', { name: 'No thumbnails yet' });
  await queryClient.invalidateQueries({ queryKey: ['thumbnails'] });
  await landing();
  expect(router.state.location.pathname).toBe('/');
  expect(hasSessionIndicator()).toBe(false);
  expect(calls.filter(({ path }) => path === '/api/session').length).toBeLessThanOrEqual(2);
});

it('keeps the session indicator and the page when the server is unreachable, and retries when the user asks for a retry', async () => {
  const { router } = await openApp('/', {
    'GET /api/session': [
      { status: 503, body: jsonSample.refusal('unavailable') },
      { status: 200, body: { user: jsonSample.user() } },
    ],
    'GET /api/thumbnails': { status: 200, body: { items: [], nextCursor: null } },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(router.state.location.pathname).toBe('/dashboard');
  expect(hasSessionIndicator()).toBe(true);
  retry.click();
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Ana Torres' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});

describe('an administrator who needs a second factor', () => {
  const needing = (needsSecondFactor: boolean) => ({
    status: 200,
    body: {
      user: jsonSample.user({ role: 'admin', needsSecondFactor, hasSecondFactor: !needsSecondFactor }),
    },
  });
  const off = { status: 200, body: { totp: null, passkeys: [], recoveryCodesLeft: 0 } };

  it.each(['/dashboard', '/admin', '/profile'])(
    'is redirected from %s to the page that sets one up',
    async (path) => {
      const { router, calls } = await openApp(path, {
        'GET /api/session': needing(true),
        'GET /api/me/second-factor': off,
      });
      await screen.findByRole('heading', { level: 1, name: 'Second factor' });
      expect(router.state.location.pathname).toBe('/second-factor');
      expect(await screen.findByRole('group', { name: 'Authenticator app' })).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Continue' })).not.toBeInTheDocument();
      expect(new Set(calls.map((call) => call.path))).toEqual(
        new Set(['/api/session', '/api/me/second-factor']),
      );
    },
  );

  it('continues to the dashboard with a second factor', async () => {
    await openApp('/second-factor', { 'GET /api/session': needing(false), 'GET /api/me/second-factor': off });
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/dashboard');
  });
});
