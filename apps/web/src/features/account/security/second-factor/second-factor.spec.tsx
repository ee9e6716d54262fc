import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answers } from '../../../../testing/fake-api';
import { openApp } from '../../../../testing/open-app';
import { jsonSample } from '../../../../testing/samples';

const me = (changes = {}) => ({ status: 200, body: { user: jsonSample.user(changes) } });
const page = { status: 200, body: { items: [], nextCursor: null } };
const statusOf = (totp: object | null, recoveryCodesLeft: number, passkeys: object[] = []) => ({
  status: 200,
  body: { totp, passkeys, recoveryCodesLeft },
});
const off = statusOf(null, 0);
const on = (left = 10) => statusOf({ createdAt: '2026-11-20T10:00:00.000Z' }, left);
const codes = Array.from({ length: 10 }, (_, n) => `aaaa-bbbb-cccc-000${n}`);
const setUp = {
  status: 201,
  body: {
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Portada:ana%40example.org?secret=JBSWY3DPEHPK3PXP',
  },
};
const expired = { status: 403, body: jsonSample.refusal('recent_sign_in_required') };

const open = (answers: Answers) =>
  openApp('/profile', {
    'GET /api/session': me(),
    'GET /api/me/ledger': page,
    'GET /api/me/purchases': page,
    'GET /api/me/security-events': page,
    'GET /api/auth/sessions': { status: 200, body: { items: [] } },
    'GET /api/me/second-factor': off,
    ...answers,
  });
const rowOf = async (name: string) => within(await screen.findByRole('group', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const press = async (within_: ReturnType<typeof within>, name: string) =>
  userEvent.click(await within_.findByRole('button', { name }));

it('sets up an authenticator app with QR code, key and first code, and shows the recovery codes once', async () => {
  const { calls } = await open({
    'GET /api/me/second-factor': [off, on()],
    'POST /api/me/second-factor/totp': setUp,
    'POST /api/me/second-factor/totp/confirm': [
      { status: 400, body: jsonSample.refusal('invalid_request', { code: 'This code is incorrect' }) },
      { status: 200, body: { recoveryCodes: codes } },
    ],
  });
  await press(await rowOf('Authenticator app'), 'Set up');
  const dialog = await dialogOf('Set up an authenticator app');
  await press(dialog, 'Continue');
  expect(await dialog.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(dialog.getByLabelText('Or type this key into the app')).toHaveValue('JBSWY3DPEHPK3PXP');
  const field = dialog.getByLabelText('Code that the app shows');
  await userEvent.type(field, '111111');
  await press(dialog, 'Turn on');
  expect(await dialog.findByText('This code is incorrect')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, '123456');
  await press(dialog, 'Turn on');
  const list = await dialogOf('Save your recovery codes');
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
  expect(calls.filter(({ path }) => path.endsWith('/confirm')).map(({ body }) => body)).toEqual([
    { code: '111111' },
    { code: '123456' },
  ]);
  await press(list, 'I have saved the codes');
  expect(await (await rowOf('Authenticator app')).findByText(/^On since Nov 20, 2026/)).toBeVisible();
  expect(await rowOf('Recovery codes')).toBeDefined();
});

it('removes the authenticator app after a confirmation with a code in place of the password', async () => {
  const { calls } = await open({
    'GET /api/session': me({ hasSecondFactor: true }),
    'GET /api/me/second-factor': [on(), off],
    'DELETE /api/me/second-factor/totp': [expired, { status: 204 }],
    'POST /api/auth/confirm': { status: 204 },
  });
  await press(await rowOf('Authenticator app'), 'Remove');
  const dialog = await dialogOf('Remove the authenticator app?');
  await press(dialog, 'Remove');
  expect(await dialog.findByLabelText('Your password')).toBeVisible();
  await press(dialog, 'Use a code instead');
  await userEvent.type(dialog.getByLabelText('Code of your second factor'), '123456');
  await press(dialog, 'Remove');
  expect(await (await rowOf('Authenticator app')).findByRole('button', { name: 'Set up' })).toBeVisible();
  expect(calls.find(({ path }) => path === '/api/auth/confirm')?.body).toEqual({ code: '123456' });
});

it('asks an account without a password for a code', async () => {
  await open({
    'GET /api/session': me({ hasSecondFactor: true, hasPassword: false }),
    'GET /api/me/second-factor': on(),
    'DELETE /api/me/second-factor/totp': expired,
  });
  await press(await rowOf('Authenticator app'), 'Remove');
  const dialog = await dialogOf('Remove the authenticator app?');
  await press(dialog, 'Remove');
  expect(await dialog.findByLabelText('Code of your second factor')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Use the password instead' })).not.toBeInTheDocument();
});

it('creates new recovery codes after a confirmation', async () => {
  await open({
    'GET /api/session': me({ hasSecondFactor: true }),
    'GET /api/me/second-factor': on(1),
    'POST /api/me/second-factor/recovery-codes': { status: 201, body: { recoveryCodes: codes } },
  });
  const row = await rowOf('Recovery codes');
  expect(row.getByText(/^1 unused code\./)).toBeVisible();
  await press(row, 'Create new codes');
  await press(await dialogOf('Create new recovery codes?'), 'Create new codes');
  const list = await dialogOf('Save your recovery codes');
  expect(list.getAllByRole('listitem')).toHaveLength(10);
});
