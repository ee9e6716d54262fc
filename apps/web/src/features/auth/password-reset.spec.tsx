import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../testing/open-app';
import { jsonSample } from '../../testing/samples';

const signedOut = { 'GET /api/session': { status: 200, body: { user: null } } };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const kept = (mailsAreKept: boolean) => ({
  'GET /api/config': { status: 200, body: jsonSample.config({ mailsAreKept }) },
});

it('fills in the email for a password reset and does not reveal if an account exists', async () => {
  const { calls } = await openApp('/auth', {
    ...signedOut,
    ...kept(true),
    'POST /api/auth/password-reset': { status: 202, body: {} },
  });
  await userEvent.type(await screen.findByLabelText('Email'), 'ana@example.org');
  await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  await screen.findByRole('heading', { level: 1, name: 'Reset your password' });
  expect(screen.getByLabelText('Email')).toHaveValue('ana@example.org');
  await press('Send the link');
  expect(
    await screen.findByText(/If there is an account for ana@example.org, we have sent a link/),
  ).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ email: 'ana@example.org' });
  expect(await screen.findByRole('link', { name: 'Open the saved emails' })).toHaveAttribute(
    'href',
    '/dev/mail',
  );
  await press('Use another email or send again');
  expect(screen.getByLabelText('Email')).toHaveValue('ana@example.org');
});

it('shows no link to saved mails if the server sends its mails', async () => {
  await openApp('/auth/forgot', {
    ...signedOut,
    ...kept(false),
    'POST /api/auth/password-reset': { status: 202, body: {} },
  });
  await userEvent.type(await screen.findByLabelText('Email'), 'ana@example.org');
  await press('Send the link');
  await screen.findByText(/If there is an account/);
  expect(screen.queryByRole('link', { name: 'Open the saved emails' })).not.toBeInTheDocument();
});

it('removes the token of a password reset link from the URL and sets the new password', async () => {
  const { calls, router } = await openApp('/auth/reset#token=secret-token', {
    'GET /api/session': [{ status: 200, body: { user: jsonSample.user() } }, signedOut['GET /api/session']],
    'POST /api/auth/password-reset/confirm': { status: 204 },
  });
  await screen.findByRole('heading', { level: 1, name: 'Choose a new password' });
  expect(router.state.location).toMatchObject({ pathname: '/auth/reset', hash: '' });
  await userEvent.type(screen.getByLabelText('New password'), 'a new horse');
  await userEvent.type(screen.getByLabelText('Repeat password'), 'a new hors');
  await press('Set the new password');
  expect(await screen.findByText('Passwords do not match')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Repeat password'), 'e');
  await press('Set the new password');
  await screen.findByRole('heading', { level: 1, name: 'Your password has been changed' });
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { token: 'secret-token', password: 'a new horse' },
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'Sign In' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign In' });
});

it('offers a new password reset link if the link was used before', async () => {
  await openApp('/auth/reset#token=used', {
    ...signedOut,
    'POST /api/auth/password-reset/confirm': { status: 400, body: jsonSample.refusal('token_invalid') },
  });
  await userEvent.type(await screen.findByLabelText('New password'), 'a new horse');
  await userEvent.type(screen.getByLabelText('Repeat password'), 'a new horse');
  await press('Set the new password');
  const sentence = await screen.findByText(/This link has expired or was already used/);
  expect(sentence.closest('[data-code]')).toHaveAttribute('data-code', 'user-token-expired');
  expect(screen.getByLabelText('New password')).toHaveValue('a new horse');
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/auth/forgot');
});

it('shows an error of the server about the new password at the password field', async () => {
  await openApp('/auth/reset#token=good', {
    ...signedOut,
    'POST /api/auth/password-reset/confirm': {
      status: 400,
      body: jsonSample.refusal('invalid_request', { password: 'This password is too common' }),
    },
  });
  await userEvent.type(await screen.findByLabelText('New password'), 'password');
  await userEvent.type(screen.getByLabelText('Repeat password'), 'password');
  await press('Set the new password');
  await screen.findByText('This password is too common');
  await waitFor(() => expect(screen.getByLabelText('New password')).toHaveFocus());
});

it('shows an error for a password reset link without a token', async () => {
  await openApp('/auth/reset', signedOut);
  await screen.findByRole('heading', { level: 1, name: 'This link is incomplete' });
});
