import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answers } from '../../testing/fake-api';
import { openApp } from '../../testing/open-app';
import { jsonSample } from '../../testing/samples';

const step = { methods: ['totp', 'recovery_code'], expiresAt: '2026-11-20T10:05:00.000Z' };
const me = { status: 200, body: { user: jsonSample.user({ hasSecondFactor: true }) } };
const visitor: Answers = {
  'GET /api/session': { status: 200, body: { user: null } },
  'GET /api/config': { status: 200, body: jsonSample.config() },
  'GET /api/thumbnails': { status: 200, body: { items: [], nextCursor: null } },
};
const gone = { status: 401, body: jsonSample.refusal('second_factor_expired') };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const onPage = () => screen.findByRole('heading', { name: 'Confirm it is you' });

it('asks for the code after the password, and opens the dashboard', async () => {
  const { calls, router } = await openApp('/auth', {
    ...visitor,
    'POST /api/auth/login': { status: 200, body: { user: null, secondFactor: step } },
    'POST /api/auth/second-factor': [
      { status: 400, body: jsonSample.refusal('invalid_request', { code: 'This code is incorrect' }) },
      me,
    ],
  });
  await screen.findByRole('heading', { name: 'Sign In' });
  await userEvent.type(screen.getByLabelText('Email'), 'ana@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
  await press('Sign In');
  await onPage();
  expect(router.state.location.pathname).toBe('/auth/second-factor');
  const field = screen.getByLabelText('Six-digit code');
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.type(field, '111111');
  await press('Continue');
  expect(await screen.findByText('This code is incorrect')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, '123456');
  await press('Continue');
  await screen.findByRole('heading', { name: 'Welcome, Ana Torres' });
  expect(calls.filter(({ path }) => path === '/api/auth/second-factor').map(({ body }) => body)).toEqual([
    { code: '111111' },
    { code: '123456' },
  ]);
});

it('completes a sign-in with a recovery code after a reload', async () => {
  const { calls } = await openApp('/auth/second-factor', {
    ...visitor,
    'GET /api/auth/second-factor': { status: 200, body: step },
    'POST /api/auth/second-factor': me,
  });
  await onPage();
  await press('Use a recovery code');
  await userEvent.type(screen.getByLabelText('Recovery code'), 'aaaa-bbbb-cccc-dddd');
  await press('Continue');
  await screen.findByRole('heading', { name: 'Welcome, Ana Torres' });
  expect(calls.findLast(({ path }) => path === '/api/auth/second-factor')?.body).toEqual({
    code: 'aaaa-bbbb-cccc-dddd',
  });
});

it('offers no recovery code to an account that has used all of them', async () => {
  await openApp('/auth/second-factor', {
    ...visitor,
    'GET /api/auth/second-factor': { status: 200, body: { ...step, methods: ['totp'] } },
  });
  await onPage();
  expect(screen.queryByRole('button', { name: 'Use a recovery code' })).not.toBeInTheDocument();
});

it.each(['the page opens', 'the code is sent'])(
  'shows that the sign-in has expired when %s',
  async (when) => {
    await openApp('/auth/second-factor', {
      ...visitor,
      'GET /api/auth/second-factor': when === 'the page opens' ? gone : { status: 200, body: step },
      'POST /api/auth/second-factor': gone,
    });
    await onPage();
    if (when === 'the code is sent') {
      await userEvent.type(screen.getByLabelText('Six-digit code'), '123456');
      await press('Continue');
    }
    const main = within(screen.getByRole('main'));
    await waitFor(() => expect(main.getByRole('alert')).toHaveTextContent('This sign-in has expired.'));
    expect(main.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', '/auth');
  },
);
