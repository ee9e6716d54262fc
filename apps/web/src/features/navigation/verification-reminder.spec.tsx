import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../testing/open-app';
import { jsonSample } from '../../testing/samples';

const open = (path: string, isEmailVerified: boolean, more = {}) =>
  openApp(path, {
    'GET /api/session': { status: 200, body: { user: jsonSample.user({ isEmailVerified }) } },
    'GET /api/thumbnails': { status: 200, body: { items: [], nextCursor: null } },
    ...more,
  });
const reminder = () => screen.queryByRole('complementary', { name: 'Email not verified yet' });
const again = async () => userEvent.click(await screen.findByRole('button', { name: 'Send the link again' }));

beforeEach(() => localStorage.clear());

it('shows the verification reminder only on the dashboard', async () => {
  const { router } = await open('/dashboard', false);
  await screen.findByText(/Please verify ana@example.org/);
  await waitFor(() => router.navigate('/credits'));
  await screen.findByRole('heading', { level: 1, name: 'Buy Credits' });
  expect(reminder()).not.toBeInTheDocument();
});

it('does not show the verification reminder to a user with a verified email', async () => {
  await open('/dashboard', true);
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Ana Torres' });
  expect(reminder()).not.toBeInTheDocument();
});

it('sends the verification link again and shows a confirmation', async () => {
  await open('/dashboard', false, { 'POST /api/auth/verify-email/send': { status: 202, body: {} } });
  await again();
  expect(await screen.findByText('We sent a new link to ana@example.org.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send the link again' })).not.toBeInTheDocument();
});

it('shows an error when the verification link could not be sent', async () => {
  await open('/dashboard', false, {
    'POST /api/auth/verify-email/send': { status: 429, body: jsonSample.refusal('too_many_requests') },
  });
  await again();
  expect(await screen.findByText(/Too many requests/)).toBeVisible();
});

it('hides a dismissed verification reminder for a week', async () => {
  const first = await open('/dashboard', false);
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(reminder()).not.toBeInTheDocument();
  first.unmount();
  const second = await open('/dashboard', false);
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Ana Torres' });
  expect(reminder()).not.toBeInTheDocument();
  second.unmount();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * 24 * 3600 * 1000);
  await open('/dashboard', false);
  await screen.findByText(/Please verify ana@example.org/);
  jest.restoreAllMocks();
});
