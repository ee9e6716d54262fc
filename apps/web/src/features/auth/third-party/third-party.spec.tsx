import { type OidcOutcome, signInChannel } from '@portada/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answers } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { jsonSample } from '../../../testing/samples';

const refused = { status: 200, body: { user: null } };
const me = { status: 200, body: { user: jsonSample.user() } };
const visitor: Answers = {
  'GET /api/session': refused,
  'GET /api/config': { status: 200, body: jsonSample.config() },
  'GET /api/thumbnails': { status: 200, body: { items: [], nextCursor: null } },
};

/** Makes `window.open` return a fake popup, or null as if popups were blocked. */
const popupIs = (popup: object | null) => jest.spyOn(window, 'open').mockReturnValue(popup as Window | null);
const newPopup = () => ({ closed: false, focus: jest.fn(), location: { replace: jest.fn() } });

const say = (outcome: OidcOutcome) => {
  const channel = new BroadcastChannel(signInChannel);
  channel.postMessage({ outcome });
  channel.close();
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => jest.restoreAllMocks());

it('opens the third-party provider in a popup and continues after the sign-in in the popup', async () => {
  const popup = newPopup();
  const open = popupIs(popup);
  const { router } = await openApp('/auth', { ...visitor, 'GET /api/session': [refused, me] });
  await press('Continue with Example');
  expect(open).toHaveBeenCalledTimes(1);
  await waitFor(() =>
    expect(popup.location.replace).toHaveBeenCalledWith('/api/auth/oidc?mode=popup&view=login'),
  );
  expect(screen.getByRole('button', { name: 'Continue in the other window' })).toBeEnabled();
  say('signed_in');
  await screen.findByRole('heading', { name: 'Welcome, Ana Torres' });
  expect(router.state.location.pathname).toBe('/dashboard');
});

it('passes the registration view to the third-party provider', async () => {
  const popup = newPopup();
  popupIs(popup);
  await openApp('/auth?view=register', visitor);
  await press('Sign up with Example');
  await waitFor(() =>
    expect(popup.location.replace).toHaveBeenCalledWith('/api/auth/oidc?mode=popup&view=register'),
  );
});

it('shows no error when the user closes the third-party popup', async () => {
  const popup = newPopup();
  popupIs(popup);
  await openApp('/auth', visitor);
  await press('Continue with Example');
  await press('Continue in the other window');
  expect(popup.focus).toHaveBeenCalledTimes(1);
  popup.closed = true;
  await screen.findByRole('button', { name: 'Continue with Example' });
  expect(screen.queryByText(/did not work/)).not.toBeInTheDocument();
});

it.each([
  ['a successful sign-in', 'signed_in', /Welcome, Ana Torres/],
  ['a failed sign-in', 'oidc_unavailable', /provider does not answer/],
] as const)(
  'recognizes the end of %s at a third-party provider that isolates its popup from the page',
  async (_, outcome, shown) => {
    const popup = newPopup();
    popupIs(popup);
    await openApp('/auth', { ...visitor, 'GET /api/session': [refused, me] });
    await press('Continue with Example');
    popup.closed = true;
    await screen.findByRole('button', { name: 'Continue with Example' });
    say(outcome);
    expect(await screen.findByText(shown)).toBeVisible();
  },
);

it.each([
  ['oidc_unavailable', /provider does not answer/],
  ['oidc_conflict', /Sign in with its password and verify its email first/],
  ['oidc_unverified', /has no verified email/],
] as const)('shows the failed third-party sign-in %s as an error', async (outcome, sentence) => {
  popupIs(newPopup());
  await openApp('/auth', visitor);
  await press('Continue with Example');
  say(outcome);
  const text = await screen.findByText(sentence);
  expect(text.closest('[role=alert]')).toBeVisible();
});

it('ignores the outcome of a failed third-party sign-in in another tab', async () => {
  const { calls } = await openApp('/auth', visitor);
  await screen.findByRole('button', { name: 'Continue with Example' });
  say('oidc_failed');
  say('link');
  // Every tab handles `signed_in`, and the test sends this outcome last. When the page reacts to `signed_in`, the
  // page has received the earlier outcomes too.
  say('signed_in');
  await waitFor(() => expect(calls.filter(({ path }) => path === '/api/session')).toHaveLength(2));
  expect(screen.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  expect(screen.queryByText(/other account/)).not.toBeInTheDocument();
});

it('asks once for the password of an existing account if the third-party account has the same email', async () => {
  popupIs(newPopup());
  const { calls } = await openApp('/auth', {
    ...visitor,
    'POST /api/auth/oidc/link': [{ status: 401, body: jsonSample.refusal('wrong_credentials') }, me],
  });
  await press('Continue with Example');
  say('link');
  await screen.findByRole('heading', { level: 1, name: 'Connect Example' });
  expect(screen.getByText(/You already have an account with this email/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Password'), 'guess');
  await press('Connect Example');
  await screen.findByText('The email or password is incorrect.');
  await press('Connect Example');
  await screen.findByRole('heading', { name: 'Welcome, Ana Torres' });
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({ password: 'guess' });
});

it.each([
  ['oidc_failed', 'Sign-in with the other account did not work. Please try again.'],
  ['oidc_cancelled', 'Sign-in with the other account was cancelled.'],
])('shows the outcome %s of a third-party sign-in after a redirect', async (outcome, sentence) => {
  await openApp(`/auth?oidc=${outcome}`, visitor);
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('ignores an unknown outcome of a third-party sign-in in the URL', async () => {
  await openApp('/auth?oidc=%3Cscript%3E', visitor);
  await screen.findByRole('button', { name: 'Continue with Example' });
  const alerts = within(screen.getByRole('main')).getAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent)).toEqual(['', '']);
});

it('shows no third-party button if the server has no third-party provider', async () => {
  await openApp('/auth', {
    ...visitor,
    'GET /api/config': { status: 200, body: jsonSample.config({ oidc: null }) },
  });
  await screen.findByRole('heading', { level: 1, name: 'Sign In' });
  await waitFor(() => expect(screen.queryByText('or with your email')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: /Continue with/ })).not.toBeInTheDocument();
});
