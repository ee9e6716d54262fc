import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../testing/open-app';
import { jsonSample } from '../../testing/samples';

const path = 'POST /api/auth/verify-email';
const signedOut = { 'GET /api/session': { status: 200, body: { user: null } } };
const unverified = { 'GET /api/session': { status: 200, body: { user: jsonSample.user() } } };
const invalid = { status: 400, body: jsonSample.refusal('token_invalid') };
const posts = (calls: { method: string; path: string }[]) => calls.filter(({ method }) => method === 'POST');

it('sends the token of a verification link once and removes the token from the URL', async () => {
  const { calls, router } = await openApp('/auth/verify#token=secret-token', {
    ...signedOut,
    [path]: { status: 204 },
  });
  await screen.findByRole('heading', { level: 1, name: 'Your email is verified' });
  expect(router.state.location).toMatchObject({ pathname: '/auth/verify', hash: '' });
  await act(() => router.navigate('/privacy-policy'));
  await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' });
  await act(() => router.navigate('/auth/verify#token=secret-token'));
  await screen.findByRole('heading', { level: 1, name: 'Your email is verified' });
  expect(router.state.location.hash).toBe('');
  expect(posts(calls)).toMatchObject([{ body: { token: 'secret-token' } }]);
});

it('redirects a signed-in user to the dashboard after the verification of the email', async () => {
  await openApp('/auth/verify#token=good', {
    'GET /api/session': [
      { status: 200, body: { user: jsonSample.user() } },
      { status: 200, body: { user: jsonSample.user({ isEmailVerified: true }) } },
    ],
    [path]: { status: 204 },
  });
  expect(await screen.findByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
});

it('sends the token of a verification link once, even if its response arrives before the response of the session', async () => {
  let answerLate = (_: { status: number; body: unknown }) => {};
  let asked = 0;
  const { calls } = await openApp('/auth/verify#token=good', {
    'GET /api/session': () => {
      asked += 1;
      if (asked === 1) return new Promise((resolve) => (answerLate = resolve));
      return { status: 200, body: { user: jsonSample.user({ isEmailVerified: true }) } };
    },
    [path]: () => {
      queueMicrotask(() => answerLate({ status: 200, body: { user: jsonSample.user() } }));
      return { status: 204 };
    },
  });
  expect(await screen.findByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
  expect(posts(calls)).toHaveLength(1);
});

it('lets a signed-in user request a new mail for an expired verification link', async () => {
  const { calls } = await openApp('/auth/verify#token=old', {
    ...unverified,
    [path]: invalid,
    'POST /api/auth/verify-email/send': { status: 202, body: {} },
  });
  await screen.findByRole('heading', { level: 1, name: 'Your email could not be verified' });
  expect(screen.getByText(/^This link has expired or was already used./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
  expect(await screen.findByText('We sent a new link to ana@example.org.')).toBeVisible();
  expect(posts(calls)).toHaveLength(2);
});

it('asks signed-out users to sign in before a verification mail is sent again', async () => {
  await openApp('/auth/verify#token=old', { ...signedOut, [path]: invalid });
  expect(await screen.findByText('Sign in to get a new link.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send the link again' })).not.toBeInTheDocument();
});

it('shows success for a verification link that is opened twice', async () => {
  const verified = { user: jsonSample.user({ isEmailVerified: true }) };
  await openApp('/auth/verify#token=used', {
    'GET /api/session': { status: 200, body: verified },
    [path]: invalid,
  });
  await screen.findByRole('heading', { level: 1, name: 'Your email is verified' });
});

it('offers to retry the verification of an email if the server is unreachable', async () => {
  const { calls } = await openApp('/auth/verify#token=good', {
    ...signedOut,
    [path]: [{ status: 503, body: jsonSample.refusal('unavailable') }, { status: 204 }],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 1, name: 'Your email is verified' });
  expect(posts(calls)).toHaveLength(2);
});
