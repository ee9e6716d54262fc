import type { AdminUser, AdminUserDetail } from '@portada/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answers } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { jsonSample } from '../../../testing/samples';

const idOf = (n: number) => `7d444840-9dc0-41d1-b245-00000000000${n}`;
const listed: AdminUser = {
  id: idOf(1),
  email: 'ana@example.org',
  displayName: 'Ana',
  role: 'user',
  createdAt: '2026-11-25T10:00:00.000Z',
  isEmailVerified: true,
  disabledAt: null,
  credits: { available: 3, held: 1, debt: 0 },
};
const detailed: AdminUserDetail = {
  ...listed,
  country: 'Spain',
  language: 'es',
  hasPassword: true,
  hasSecondFactor: false,
  holds: [{ generationId: idOf(2), status: 'queued', credits: 1, createdAt: listed.createdAt }],
  ledger: [
    {
      id: '7',
      kind: 'adjust',
      amount: 2,
      spent: 0,
      debt: 0,
      generationId: null,
      thumbnail: null,
      purchase: null,
      createdAt: listed.createdAt,
    },
  ],
  sessions: [],
  securityEvents: [],
  purchases: [
    {
      id: idOf(3),
      plan: 'plan-10',
      credits: 10,
      amountCents: 299,
      currency: 'USD',
      status: 'paid',
      createdAt: listed.createdAt,
    },
  ],
};
const open = (path: string, more: Answers) =>
  openApp(path, {
    'GET /api/session': { status: 200, body: { user: jsonSample.user({ role: 'admin' }) } },
    ...more,
  });
const path = `/admin/users/${idOf(1)}`;
const oneUrl = `GET /api/admin/users/${idOf(1)}`;
const postUrl = (act: string) => `POST /api/admin/users/${idOf(1)}/${act}`;
const one = (changes: Partial<AdminUserDetail> = {}) => ({ status: 200, body: { ...detailed, ...changes } });
const dialog = async (button: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};

it('lists users with email, name and credits, and sends the search to the api', async () => {
  await open('/admin/users', {
    'GET /api/admin/users': ({ path: asked }) => ({
      status: 200,
      body: { items: asked.includes('q=ana') ? [listed] : [], nextCursor: null },
    }),
  });
  expect(await screen.findByText('No users match.')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'ana');
  const link = await screen.findByRole('link', { name: 'ana@example.org' });
  expect(link).toHaveAttribute('href', path);
  expect(link.closest('li')).toHaveTextContent(/Active.*Ana · 3 credits/);
});

it('shows credits, holds, ledger and purchases of a user', async () => {
  await open(path, { [oneUrl]: one() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana' })).toBeVisible();
  expect(screen.getByText('3 credits · 1 held')).toBeVisible();
  expect(screen.getByRole('link', { name: idOf(2) })).toHaveAttribute(
    'href',
    `/admin/generations/${idOf(2)}`,
  );
  const ledger = screen.getByRole('region', { name: 'Latest ledger entries' });
  expect(within(ledger).getByRole('listitem')).toHaveTextContent(/Changed by Portada.*\+2/);
  const purchases = screen.getByRole('region', { name: 'Latest purchases' });
  expect(within(purchases).getByRole('listitem')).toHaveTextContent(/10 credits for \$2\.99.*Paid/);
  expect(screen.getByText('No open sessions.')).toBeVisible();
});

it('gives credits with a reason, and shows invalid numbers and refusals at the field', async () => {
  const { calls } = await open(path, {
    [oneUrl]: one(),
    [postUrl('grant')]: [
      {
        status: 400,
        body: jsonSample.refusal('invalid_request', { credits: 'The account has fewer available credits' }),
      },
      { status: 200, body: { available: 8, held: 1, debt: 0 } },
    ],
  });
  const form = await dialog('Change credits');
  const amount = form.getByRole('textbox', { name: 'Credits' });
  await userEvent.type(amount, '1.5');
  await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), 'an outage');
  await userEvent.click(form.getByRole('button', { name: 'Change credits' }));
  expect(form.getByText(/^Enter a whole number/)).toBeVisible();
  await userEvent.clear(amount);
  await userEvent.type(amount, '-50');
  await userEvent.click(form.getByRole('button', { name: 'Change credits' }));
  expect(await form.findByText('The account has fewer available credits')).toBeVisible();
  await userEvent.clear(amount);
  await userEvent.type(amount, '5');
  await userEvent.click(form.getByRole('button', { name: 'Change credits' }));
  expect(await screen.findByText('The user now has 8 available.')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { credits: -50, reason: 'an outage' },
    { credits: 5, reason: 'an outage' },
  ]);
});

it('repeats a grant with its Idempotency-Key after a lost answer, and changes the key with the request', async () => {
  const keys: (string | undefined)[] = [];
  await open(path, {
    [oneUrl]: one(),
    [postUrl('grant')]: ({ headers }) => {
      keys.push(headers['idempotency-key']);
      return { status: 503, body: jsonSample.refusal('unavailable') };
    },
  });
  const form = await dialog('Change credits');
  const amount = form.getByRole('textbox', { name: 'Credits' });
  await userEvent.type(amount, '5');
  await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), 'an outage');
  const submit = async (nth: number) => {
    await userEvent.click(form.getByRole('button', { name: 'Change credits' }));
    await waitFor(() => expect(keys).toHaveLength(nth));
    expect(await form.findByText(/temporarily unavailable/)).toBeVisible();
  };
  await submit(1);
  await submit(2);
  await userEvent.type(amount, '0');
  await submit(3);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('asks for the password if the sign-in is not recent, and then repeats the action', async () => {
  const { calls } = await open(path, {
    [oneUrl]: one(),
    [postUrl('disable')]: [
      { status: 403, body: jsonSample.refusal('recent_sign_in_required') },
      { status: 204 },
    ],
    'POST /api/auth/confirm': [
      {
        status: 400,
        body: jsonSample.refusal('invalid_request', { password: 'This password is incorrect' }),
      },
      { status: 204 },
    ],
  });
  const form = await dialog('Disable account');
  await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), 'abuse');
  const submit = () => userEvent.click(form.getByRole('button', { name: 'Disable account' }));
  await submit();
  const password = await form.findByLabelText(/^Your password/);
  await userEvent.type(password, 'wrong');
  await submit();
  expect(await form.findByText('This password is incorrect')).toBeVisible();
  await userEvent.clear(password);
  await userEvent.type(password, 'correct horse');
  await submit();
  expect(await screen.findByText('The account is disabled.')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST').map(({ path: sent, body }) => [sent, body])).toEqual(
    [
      [`/api/admin/users/${idOf(1)}/disable`, { reason: 'abuse' }],
      ['/api/auth/confirm', { password: 'wrong' }],
      ['/api/auth/confirm', { password: 'correct horse' }],
      [`/api/admin/users/${idOf(1)}/disable`, { reason: 'abuse' }],
    ],
  );
});

it('offers to enable a disabled account, and shows a failure to load with a retry', async () => {
  await open(path, {
    [oneUrl]: [
      { status: 500, body: jsonSample.refusal('internal') },
      one({ disabledAt: '2026-11-26T10:00:00.000Z' }),
    ],
  });
  expect(await screen.findByText('The user could not be loaded')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Enable account' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Disable account' })).not.toBeInTheDocument();
  expect(screen.getByText('Disabled since')).toBeVisible();
});
