import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../testing/open-app';
import { jsonSample } from '../../testing/samples';

const signedOut = { 'GET /api/session': { status: 200, body: { user: null } } };
const nothingYet = { 'GET /api/thumbnails': { status: 200, body: { items: [], nextCursor: null } } };
const user = { user: jsonSample.user() };

const fill = async (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    await userEvent.type(screen.getByLabelText(label), value);
};
/** Returns the error box of the sign-in form. Toasts are in another region. */
const alert = () => within(screen.getByRole('main')).getByRole('alert');
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const complete = {
  'Full name': 'Ana Torres',
  Email: 'ana@example.org',
  Password: 'correct horse',
  'Repeat password': 'correct horse',
};

it('shows the validation error of each field in the form Create Account', async () => {
  const { calls } = await openApp('/auth?view=register', signedOut);
  await screen.findByRole('heading', { name: 'Create Account' });
  await fill({ 'Full name': 'A', Email: 'ana', Password: '12345', 'Repeat password': '1234' });
  await press('Create Account');
  expect(await screen.findByText('Name must be at least 2 characters long')).toBeVisible();
  expect(screen.getByText('Please enter a valid email')).toBeVisible();
  expect(screen.getByText('Please select your country')).toBeVisible();
  expect(screen.getByText('Password must be at least 6 characters long')).toBeVisible();
  expect(screen.getByText('Passwords do not match')).toBeVisible();
  expect(screen.getByLabelText('Full name')).toHaveFocus();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('redirects a user to the dashboard after the registration', async () => {
  const { calls, router } = await openApp('/auth?view=register', {
    ...signedOut,
    ...nothingYet,
    'POST /api/auth/register': { status: 201, body: user },
  });
  await screen.findByRole('heading', { name: 'Create Account' });
  await fill(complete);
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Spain');
  await press('Create Account');
  await screen.findByRole('heading', { name: 'Welcome, Ana Torres' });
  expect(router.state.location.pathname).toBe('/dashboard');
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    displayName: 'Ana Torres',
    email: 'ana@example.org',
    password: 'correct horse',
    country: 'Spain',
  });
});

it('keeps the chosen credit pack through the registration and opens Buy Credits with the pack', async () => {
  const { router } = await openApp('/auth?view=register&pack=plan-20', {
    ...signedOut,
    ...nothingYet,
    'GET /api/credit-plans': { status: 200, body: { items: [] } },
    'POST /api/auth/register': { status: 201, body: user },
  });
  await screen.findByRole('heading', { name: 'Create Account' });
  await fill(complete);
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Spain');
  await press('Create Account');
  await screen.findByRole('heading', { level: 1, name: 'Buy Credits' });
  expect(router.state.location.pathname + router.state.location.search).toBe('/credits?pack=plan-20');
});

it('keeps the chosen pack in the links between Sign In and Create Account', async () => {
  await openApp('/auth?view=register&pack=plan-20', signedOut);
  await screen.findByRole('heading', { name: 'Create Account' });
  const link = within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' });
  expect(link).toHaveAttribute('href', '/auth?pack=plan-20');
  await userEvent.click(link);
  const back = await within(screen.getByRole('main')).findByRole('link', { name: 'Create Account' });
  expect(back).toHaveAttribute('href', '/auth?view=register&pack=plan-20');
});

it('ignores an unknown credit pack in the URL', async () => {
  const { router } = await openApp('/auth?view=register&pack=//evil.example', {
    ...signedOut,
    ...nothingYet,
    'POST /api/auth/register': { status: 201, body: user },
  });
  await screen.findByRole('heading', { name: 'Create Account' });
  await fill(complete);
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Spain');
  await press('Create Account');
  await screen.findByRole('heading', { name: 'Welcome, Ana Torres' });
  expect(router.state.location.pathname).toBe('/dashboard');
});

it('says that a hidden field was filled in, empties the field, and registers when the form is sent again', async () => {
  const { calls, container } = await openApp('/auth?view=register', {
    ...signedOut,
    ...nothingYet,
    'POST /api/auth/register': { status: 201, body: user },
  });
  await screen.findByRole('heading', { name: 'Create Account' });
  expect(screen.queryByRole('textbox', { name: 'Leave this field empty' })).not.toBeInTheDocument();
  await fill(complete);
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Spain');
  const hidden = container.querySelector<HTMLInputElement>('[hidden] input');
  if (!hidden) throw new Error('the form has no hidden field');
  await userEvent.type(hidden, 'https://example.org');
  await press('Create Account');
  expect(await screen.findByText(/filled in a hidden field/)).toBeVisible();
  expect(hidden).toHaveValue('');
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);

  await press('Create Account');
  await screen.findByRole('heading', { name: 'Welcome, Ana Torres' });
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('shows an error of the server about a registration field at the field', async () => {
  await openApp('/auth?view=register', {
    ...signedOut,
    'POST /api/auth/register': {
      status: 400,
      body: jsonSample.refusal('invalid_request', { password: 'This password is too common' }),
    },
  });
  await screen.findByRole('heading', { name: 'Create Account' });
  await fill(complete);
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Spain');
  await press('Create Account');
  expect(await screen.findByText('This password is too common')).toBeVisible();
  expect(screen.getByLabelText('Password')).toBeInvalid();
});

it('focuses the error of a refused sign-in and keeps the typed values', async () => {
  await openApp('/auth', {
    ...signedOut,
    'POST /api/auth/login': { status: 401, body: jsonSample.refusal('wrong_credentials') },
  });
  await screen.findByRole('heading', { name: 'Sign In' });
  await fill({ Email: 'ana@example.org', Password: 'wrong' });
  await press('Sign In');
  await waitFor(() => expect(alert()).toHaveTextContent('The email or password is incorrect.'));
  expect(alert().parentElement).toHaveFocus();
  expect(alert().parentElement).toHaveAttribute('data-code', 'wrong-password');
  expect(screen.getByLabelText('Email')).toHaveValue('ana@example.org');
  expect(screen.getByLabelText('Password')).toHaveValue('wrong');
});

it('shows an error for a sign-in without a network and keeps the typed values', async () => {
  await openApp('/auth', {
    ...signedOut,
    'POST /api/auth/login': () => Promise.reject(new DOMException('too late', 'TimeoutError')),
  });
  await screen.findByRole('heading', { name: 'Sign In' });
  await fill({ Email: 'ana@example.org', Password: 'correct horse' });
  await press('Sign In');
  await waitFor(() => expect(alert()).toHaveTextContent('We could not reach Portada. Check your internet'));
  expect(alert().parentElement).toHaveAttribute('data-code', 'network-request-failed');
  expect(screen.getByLabelText('Password')).toHaveValue('correct horse');
});

it('shows a countdown after too many sign-in attempts', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  try {
    await openApp('/auth', {
      ...signedOut,
      'POST /api/auth/login': {
        status: 429,
        body: jsonSample.refusal('too_many_requests'),
        headers: { 'Retry-After': '42' },
      },
    });
    await screen.findByRole('heading', { name: 'Sign In' });
    await user.type(screen.getByLabelText('Email'), 'ana@example.org');
    await user.type(screen.getByLabelText('Password'), 'guess');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    const shown = () => alert().querySelector('[aria-hidden=true].tabular-nums');
    await waitFor(() =>
      expect(shown()).toHaveTextContent('Too many attempts. You can try again in 42 seconds.'),
    );
    expect(alert().parentElement).toHaveAttribute('data-code', 'too-many-requests');
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(shown()).toHaveTextContent('in 40 seconds.');
    await act(() => jest.advanceTimersByTimeAsync(40_000));
    expect(alert()).toHaveTextContent('You can try again now.');
  } finally {
    jest.useRealTimers();
  }
});

it('links to Sign In and fills in the email if an account with the email exists', async () => {
  await openApp('/auth?view=register', {
    ...signedOut,
    'POST /api/auth/register': { status: 409, body: jsonSample.refusal('email_taken') },
  });
  await screen.findByRole('heading', { name: 'Create Account' });
  await fill(complete);
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Spain');
  await press('Create Account');
  await userEvent.click(await screen.findByRole('link', { name: 'Sign in instead' }));
  await screen.findByRole('heading', { name: 'Sign In' });
  expect(screen.getByLabelText('Email')).toHaveValue('ana@example.org');
});

it('sends the answer to the bot check with the sign-in', async () => {
  const expiresAt = Math.floor(Date.now() / 1000) + 600;
  const parameters = {
    algorithm: 'a',
    nonce: '',
    salt: '',
    cost: 1,
    keyLength: 1,
    keyPrefix: '00',
    expiresAt,
  };
  class FakeWorker {
    onmessage: (event: { data: unknown }) => void = () => undefined;
    postMessage(): void {
      queueMicrotask(() => this.onmessage({ data: 'the answer' }));
    }
    terminate(): void {}
  }
  Object.assign(globalThis, { Worker: FakeWorker });
  try {
    const { calls } = await openApp('/auth', {
      ...signedOut,
      ...nothingYet,
      'GET /api/config': { status: 200, body: jsonSample.config() },
      'GET /api/auth/bot-check': {
        status: 200,
        body: { parameters: { ...parameters, data: { action: 'login' } }, signature: 's' },
      },
      'POST /api/auth/login': { status: 200, body: user },
    });
    await screen.findByRole('heading', { name: 'Sign In' });
    await fill({ Email: 'ana@example.org', Password: 'correct horse' });
    // The answer to the bot check is computed while the user types.
    expect(calls.map(({ path }) => path)).toContain('/api/auth/bot-check?action=login');
    await press('Sign In');
    await screen.findByRole('heading', { name: 'Welcome, Ana Torres' });
    const login = calls.find(({ path }) => path === '/api/auth/login');
    expect(login?.headers['x-bot-check']).toBe('the answer');
  } finally {
    Reflect.deleteProperty(globalThis, 'Worker');
  }
});

it('disables the sign-in button and shows its busy label while the sign-in is in progress', async () => {
  let answer = (_: { status: number; body: unknown }) => {};
  const { calls } = await openApp('/auth', {
    ...signedOut,
    ...nothingYet,
    'POST /api/auth/login': () => new Promise((resolve) => (answer = resolve)),
  });
  await screen.findByRole('heading', { name: 'Sign In' });
  await fill({ Email: 'ana@example.org', Password: 'correct horse' });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: /Signing in\.\.\./ })).toBeDisabled());
  await userEvent.keyboard('{Enter}');
  answer({ status: 200, body: user });
  await screen.findByRole('heading', { name: 'Welcome, Ana Torres' });
  expect(calls.filter(({ path }) => path === '/api/auth/login')).toHaveLength(1);
});

it('the registration form lists about 120 countries and ends with Other', async () => {
  await openApp('/auth?view=register', signedOut);
  const list = await screen.findByLabelText('Country');
  const names = [...list.querySelectorAll('option')].map((option) => option.value).filter(Boolean);
  expect(names.length).toBeGreaterThanOrEqual(115);
  expect(new Set(names).size).toBe(names.length);
  expect(names.at(-1)).toBe('Other');
});
