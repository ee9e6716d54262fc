import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answers } from '../../testing/fake-api';
import { openApp } from '../../testing/open-app';
import { jsonSample } from '../../testing/samples';

const text = `ptd_live_abcd1234${'x'.repeat(49)}`;
const keyOf = (changes = {}) => ({
  id: '6b1c0e0a-0b57-4d6e-9d52-1b9a5b1f3c11',
  name: 'My script',
  start: 'ptd_live_abcd1234',
  scopes: ['read', 'generate'],
  monthlyCredits: 50,
  spentCredits: 2,
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: null,
  lastUsedAt: null,
  ...changes,
});
const list = (...items: object[]) => ({ status: 200, body: { items } });
const created = { status: 201, body: { key: text, apiKey: keyOf() } };

const open = (answers: Answers) =>
  openApp('/developers/keys', {
    'GET /api/session': { status: 200, body: { user: jsonSample.user() } },
    'GET /api/api-keys': list(),
    'GET /api/webhook-endpoints': list(),
    ...answers,
  });
const press = (scope: { findByRole: typeof screen.findByRole }, name: string) =>
  scope.findByRole('button', { name }).then((button) => userEvent.click(button));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('creates a key with a name, permissions, an expiry and a cap, and shows it once', async () => {
  const { calls } = await open({
    'GET /api/api-keys': [list(), list(keyOf())],
    'POST /api/api-keys': created,
  });
  await press(screen, 'Create a key');
  const dialog = await dialogOf('Create a key');
  await press(dialog, 'Create a key');
  expect(await dialog.findByText('This field is required')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Name'), 'My script');
  await userEvent.type(dialog.getByLabelText('Monthly cap of credits'), 'many');
  expect(await dialog.findByText('Enter a whole number from 1 to 100000')).toBeVisible();
  await userEvent.clear(dialog.getByLabelText('Monthly cap of credits'));
  await userEvent.type(dialog.getByLabelText('Monthly cap of credits'), '50');
  await userEvent.selectOptions(dialog.getByLabelText('Expires'), 'After 30 days');
  await userEvent.click(dialog.getByLabelText(/^Edit:/));
  await press(dialog, 'Create a key');
  const shown = await dialogOf('Copy your new key');
  expect(shown.getByLabelText('API key')).toHaveValue(text);
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'My script',
    scopes: ['read', 'generate', 'edit'],
    days: 30,
    monthlyCredits: 50,
  });
  await press(shown, 'I have stored the key');
  expect(await screen.findByText('2 of 50 credits this month · Never used')).toBeVisible();
  expect(screen.queryByDisplayValue(text)).not.toBeInTheDocument();
});

it('asks for at least one permission', async () => {
  const { calls } = await open({});
  await press(screen, 'Create a key');
  const dialog = await dialogOf('Create a key');
  await userEvent.type(dialog.getByLabelText('Name'), 'My script');
  await userEvent.click(dialog.getByLabelText(/^Read:/));
  await userEvent.click(dialog.getByLabelText(/^Generate:/));
  await press(dialog, 'Create a key');
  expect(await dialog.findByText('Select at least one permission')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('asks for the password if the sign-in is not recent', async () => {
  await open({
    'POST /api/api-keys': [{ status: 403, body: jsonSample.refusal('recent_sign_in_required') }, created],
    'POST /api/auth/confirm': { status: 204 },
  });
  await press(screen, 'Create a key');
  const dialog = await dialogOf('Create a key');
  await userEvent.type(dialog.getByLabelText('Name'), 'My script');
  await press(dialog, 'Create a key');
  await userEvent.type(await dialog.findByLabelText('Your password'), 'correct horse');
  await press(dialog, 'Create a key');
  expect(await dialogOf('Copy your new key')).toBeDefined();
});

it('replaces a key and shows the new one', async () => {
  const { calls } = await open({
    'GET /api/api-keys': list(keyOf()),
    'POST /api/api-keys/6b1c0e0a-0b57-4d6e-9d52-1b9a5b1f3c11/rotate': created,
  });
  await press(screen, 'Replace My script');
  await press(await dialogOf('Replace the key My script?'), 'Replace');
  expect((await dialogOf('Copy your new key')).getByLabelText('API key')).toHaveValue(text);
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('revokes a key after a confirmation', async () => {
  await open({
    'GET /api/api-keys': [list(keyOf()), list()],
    'DELETE /api/api-keys/6b1c0e0a-0b57-4d6e-9d52-1b9a5b1f3c11': { status: 204 },
  });
  await press(screen, 'Revoke My script');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke the key My script?' }));
  await press(dialog, 'Revoke');
  expect(await screen.findByText('No API keys yet')).toBeVisible();
});

it('marks an expired key, which can only be revoked', async () => {
  await open({ 'GET /api/api-keys': list(keyOf({ expiresAt: '2026-01-01T00:00:00.000Z' })) });
  expect(await screen.findByText('Expired')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Replace My script' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Revoke My script' })).toBeVisible();
});

it('shows an error with a retry if the keys cannot be loaded', async () => {
  await open({
    'GET /api/api-keys': [{ status: 400, body: jsonSample.refusal('invalid_request') }, list(keyOf())],
  });
  expect(await screen.findByText('Your API keys could not be loaded')).toBeVisible();
  await press(screen, 'Try again');
  expect(await screen.findByText('My script')).toBeVisible();
});
