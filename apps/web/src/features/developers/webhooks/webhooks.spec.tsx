import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answers } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { jsonSample } from '../../../testing/samples';

const id = '6b1c0e0a-0b57-4d6e-9d52-1b9a5b1f3c11';
const url = 'https://example.com/portada';
const secret = `whsec_${'a'.repeat(43)}=`;
const endpointOf = (changes = {}) => ({
  id,
  url,
  description: 'My bot',
  events: ['generation.completed'],
  createdAt: '2026-11-20T10:00:00.000Z',
  disabledReason: null,
  failingSince: null,
  formerSecretUntil: null,
  ...changes,
});
const deliveryOf = (changes = {}) => ({
  id: '0b6f6a3e-0d0b-4c5e-9a51-0f7d5f0a7a11',
  event: 'generation.completed',
  status: 'failed',
  attempts: 10,
  responseCode: 500,
  failure: 'status',
  durationMs: 120,
  createdAt: '2026-11-20T10:00:00.000Z',
  lastAttemptAt: '2026-11-20T10:00:01.000Z',
  nextAttemptAt: null,
  ...changes,
});
const list = (...items: object[]) => ({ status: 200, body: { items } });
const created = { status: 201, body: { secret, endpoint: endpointOf() } };
const routes = {
  list: 'GET /api/webhook-endpoints',
  create: 'POST /api/webhook-endpoints',
  change: `PATCH /api/webhook-endpoints/${id}`,
} as const;

const open = (answers: Answers) =>
  openApp('/developers/keys', {
    'GET /api/session': { status: 200, body: { user: jsonSample.user() } },
    'GET /api/api-keys': list(),
    [routes.list]: list(endpointOf()),
    ...answers,
  });
const press = (scope: { findByRole: typeof screen.findByRole }, name: string) =>
  scope.findByRole('button', { name }).then((button) => userEvent.click(button));
const choose = async (name: string) => {
  await press(screen, `More actions for ${url}`);
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('adds an endpoint, shows a refused address at its field, and shows the secret once', async () => {
  const refusal = {
    status: 400,
    body: { ...jsonSample.refusal('invalid_request'), fields: { url: 'Use another address' } },
  };
  const { calls } = await open({
    [routes.list]: [list(), list(endpointOf())],
    [routes.create]: [refusal, created],
  });
  await press(screen, 'Add an endpoint');
  const dialog = await dialogOf('Add an endpoint');
  await press(dialog, 'Add an endpoint');
  expect(await dialog.findByText('This field is required')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Address'), 'https://10.0.0.1/');
  await press(dialog, 'Add an endpoint');
  expect(await dialog.findByText('Use another address')).toBeVisible();
  await userEvent.clear(dialog.getByLabelText('Address'));
  await userEvent.type(dialog.getByLabelText('Address'), url);
  expect(dialog.queryByText('Use another address')).not.toBeInTheDocument();
  await userEvent.click(dialog.getByLabelText('An image was not made'));
  await press(dialog, 'Add an endpoint');
  const shown = await dialogOf('Copy the secret');
  expect(shown.getByLabelText('Secret')).toHaveValue(secret);
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    url,
    description: '',
    events: ['generation.completed'],
  });
  await press(shown, 'I have stored the secret');
  expect(await screen.findByText(url)).toBeVisible();
  expect(screen.queryByDisplayValue(secret)).not.toBeInTheDocument();
});

it('disables and enables an endpoint, and shows why it is disabled', async () => {
  const { calls } = await open({
    [routes.list]: [list(endpointOf()), list(endpointOf({ disabledReason: 'failing' }))],
    [routes.change]: { status: 200, body: endpointOf({ disabledReason: 'owner' }) },
  });
  expect(await screen.findByText('Enabled')).toBeVisible();
  await choose('Disable');
  await press(await dialogOf('Disable this endpoint?'), 'Disable');
  expect(await screen.findByText('Disabled after five days of failures')).toBeVisible();
  expect(screen.queryByRole('button', { name: `Send a test event to ${url}` })).not.toBeInTheDocument();
  await choose('Enable');
  await press(await dialogOf('Enable this endpoint?'), 'Enable');
  const changes = calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  expect(changes).toEqual([{ isEnabled: false }, { isEnabled: true }]);
});

it('edits an endpoint, and asks for the password if the sign-in is not recent', async () => {
  const { calls } = await open({
    [routes.change]: [
      { status: 403, body: jsonSample.refusal('recent_sign_in_required') },
      { status: 200, body: endpointOf() },
    ],
    'POST /api/auth/confirm': { status: 204 },
  });
  await screen.findByText(url);
  await choose('Edit');
  const dialog = await dialogOf('Edit the endpoint');
  expect(dialog.getByLabelText('Address')).toHaveValue(url);
  await userEvent.clear(dialog.getByLabelText('Description'));
  await press(dialog, 'Save');
  await userEvent.type(await dialog.findByLabelText('Your password'), 'correct horse');
  await press(dialog, 'Save');
  expect(await screen.findByText('The endpoint was changed')).toBeVisible();
  expect(calls.findLast(({ method }) => method === 'PATCH')?.body).toEqual({
    url,
    description: '',
    events: ['generation.completed'],
  });
});

it('replaces the secret and shows the new one', async () => {
  await open({ [`POST /api/webhook-endpoints/${id}/rotate`]: created });
  await screen.findByText(url);
  await choose('Replace the secret');
  await press(await dialogOf('Replace the secret?'), 'Replace the secret');
  expect((await dialogOf('Copy the secret')).getByLabelText('Secret')).toHaveValue(secret);
});

it('sends a test event, lists the deliveries and sends one again', async () => {
  const resend = `POST /api/webhook-endpoints/${id}/deliveries/${deliveryOf().id}/resend` as const;
  const { calls } = await open({
    [`POST /api/webhook-endpoints/${id}/test`]: { status: 202, body: deliveryOf() },
    [`GET /api/webhook-endpoints/${id}/deliveries`]: [
      list(deliveryOf()),
      list(deliveryOf({ status: 'delivered' })),
    ],
    [resend]: { status: 202, body: deliveryOf({ status: 'pending' }) },
  });
  await press(screen, `Send a test event to ${url}`);
  expect(await screen.findByText('The test event is on its way')).toBeVisible();
  await press(screen, `Deliveries to ${url}`);
  const dialog = await dialogOf('Deliveries');
  expect(await dialog.findByText('Refused · Status 500 · 120 ms · 10 attempts')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: /^Send the event of .* again$/ }));
  expect(await dialog.findByText('Delivered')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2);
});

it('deletes an endpoint after a confirmation', async () => {
  await open({
    [routes.list]: [list(endpointOf()), list()],
    [`DELETE /api/webhook-endpoints/${id}`]: { status: 204 },
  });
  await screen.findByText(url);
  await choose('Delete');
  await press(within(await screen.findByRole('alertdialog', { name: 'Delete this endpoint?' })), 'Delete');
  expect(await screen.findByText('No webhook endpoints yet')).toBeVisible();
});

it('offers no further endpoint when an account has five, and an error has a retry', async () => {
  const five = Array.from({ length: 5 }, (_, place) =>
    endpointOf({ id: id.replace(/1$/, String(place)), url: `${url}/${place}` }),
  );
  await open({
    [routes.list]: [{ status: 400, body: jsonSample.refusal('invalid_request') }, list(...five)],
  });
  expect(await screen.findByText('Your webhook endpoints could not be loaded')).toBeVisible();
  await press(screen, 'Try again');
  expect(await screen.findByText('You have 5 endpoints, which is the maximum.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add an endpoint' })).not.toBeInTheDocument();
});
