import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../testing/open-app';
import { jsonSample } from '../../testing/samples';

const signedOut = { 'GET /api/me': { status: 401, body: jsonSample.refusal('signed_out') } };
const nothingYet = { 'GET /api/thumbnails': { status: 200, body: { items: [], nextCursor: null } } };
const user = { user: jsonSample.user() };

const fill = async (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    await userEvent.type(screen.getByLabelText(label), value);
};
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const complete = {
  'Full name': 'Ana Torres',
  Email: 'ana@example.org',
  Password: 'correct horse',
  'Repeat password': 'correct horse',
};

it('Create Account says what each field lacks', async () => {
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

it('a new account goes on to the dashboard', async () => {
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

it('who fills the hidden field hears nothing', async () => {
  const { calls, container } = await openApp('/auth?view=register', signedOut);
  await screen.findByRole('heading', { name: 'Create Account' });
  expect(screen.queryByRole('textbox', { name: 'Website' })).not.toBeInTheDocument();
  await fill(complete);
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Spain');
  const hidden = container.querySelector<HTMLInputElement>('input[name=website]');
  if (!hidden) throw new Error('there is no field named website');
  await userEvent.type(hidden, 'https://robot.example');
  await press('Create Account');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Create Account' })).toBeEnabled());
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it("the server's word on a field stands at the field", async () => {
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

it('a refused sign-in is an alert, and the form stays filled', async () => {
  await openApp('/auth', {
    ...signedOut,
    'POST /api/auth/login': { status: 401, body: jsonSample.refusal('wrong_credentials') },
  });
  await screen.findByRole('heading', { name: 'Sign In' });
  await fill({ Email: 'ana@example.org', Password: 'wrong' });
  await press('Sign In');
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('The email or the password is not right.'),
  );
  expect(screen.getByLabelText('Email')).toHaveValue('ana@example.org');
});

it('while signing in the button says so and cannot be pressed twice', async () => {
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

it('the list of countries has about 120 entries and ends with Other', async () => {
  await openApp('/auth?view=register', signedOut);
  const list = await screen.findByLabelText('Country');
  const names = [...list.querySelectorAll('option')].map((option) => option.value).filter(Boolean);
  expect(names.length).toBeGreaterThanOrEqual(115);
  expect(new Set(names).size).toBe(names.length);
  expect(names.at(-1)).toBe('Other');
});
