import { signedInCookie, signInChannel } from '@portada/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../testing/open-app';
import { jsonSample } from '../../testing/samples';
import { setCookie } from '../cookies';

const signedOut = { status: 200, body: { user: null } };
const signedIn = { status: 200, body: { user: jsonSample.user() } };
const nothingYet = { 'GET /api/thumbnails': { status: 200, body: { items: [], nextCursor: null } } };
const landing = { level: 1, name: 'Describe your video. Get the thumbnail.' };

/** Sends a message on a BroadcastChannel, as another tab of Portada does. */
const otherTab = (name: string, message: unknown) => {
  const channel = new BroadcastChannel(name);
  channel.postMessage(message);
  channel.close();
};
const open: BroadcastChannel[] = [];
/** Records the messages that other tabs receive. */
const receivedByOthers = () => {
  const received: unknown[] = [];
  const channel = new BroadcastChannel('portada-session');
  channel.onmessage = ({ data }) => void received.push(data);
  open.push(channel);
  return received;
};

afterEach(() => open.splice(0).forEach((channel) => channel.close()));

it('redirects the page to the landing page after a sign-out in another tab', async () => {
  const { router, queryClient } = await openApp('/credits', { 'GET /api/session': [signedIn, signedOut] });
  await screen.findByRole('heading', { level: 1, name: 'Buy Credits' });
  queryClient.setQueryData(['thumbnails', 'list'], 'of Ana');
  otherTab('portada-session', { from: 'another tab' });
  await screen.findByRole('heading', landing);
  expect(router.state.location.pathname).toBe('/');
  expect(queryClient.getQueryData(['thumbnails', 'list'])).toBeUndefined();
});

it('signs a tab in after a sign-in in another tab or in a popup', async () => {
  for (const [name, message] of [
    ['portada-session', { from: 'another tab' }],
    [signInChannel, { outcome: 'signed_in' }],
  ] as const) {
    const view = await openApp('/auth', { ...nothingYet, 'GET /api/session': [signedOut, signedIn] });
    await screen.findByRole('heading', { level: 1, name: 'Sign In' });
    otherTab(name, message);
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Ana Torres' });
    view.unmount();
  }
});

it('redirects the landing page to the dashboard when the window gets the focus after a sign-in in another tab', async () => {
  await openApp('/', { ...nothingYet, 'GET /api/session': () => signedIn });
  await screen.findByRole('heading', landing);
  setCookie(signedInCookie, '1');
  act(() => void window.dispatchEvent(new Event('focus')));
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Ana Torres' });
});

it('notifies other tabs of a sign-out, and ignores the notification of its own tab', async () => {
  const { calls } = await openApp('/credits', {
    'GET /api/session': signedIn,
    'POST /api/auth/logout': { status: 204 },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Account of Ana Torres' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
  const received = receivedByOthers();
  await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
  await screen.findByRole('heading', landing);
  await waitFor(() => expect(received).toHaveLength(1));
  expect(calls.filter(({ path }) => path === '/api/session')).toHaveLength(1);
});

it('returns to the requested protected page after a sign-in', async () => {
  const { router } = await openApp('/credits?from=mail', {
    'GET /api/session': signedOut,
    'POST /api/auth/login': signedIn,
  });
  await screen.findByRole('heading', landing);
  await waitFor(() => router.navigate('/auth'));
  await userEvent.type(await screen.findByLabelText('Email'), 'ana@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByRole('heading', { level: 1, name: 'Buy Credits' });
  expect(router.state.location).toMatchObject({ pathname: '/credits', search: '?from=mail' });
  expect(sessionStorage).toHaveLength(0);
});

it('opens the dashboard when a user signs in again after a sign-out', async () => {
  const { router } = await openApp('/credits', {
    ...nothingYet,
    'GET /api/session': signedIn,
    'POST /api/auth/logout': { status: 204 },
    'POST /api/auth/login': signedIn,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Account of Ana Torres' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
  await screen.findByRole('heading', landing);
  await waitFor(() => router.navigate('/auth'));
  await userEvent.type(await screen.findByLabelText('Email'), 'ana@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Ana Torres' });
});
