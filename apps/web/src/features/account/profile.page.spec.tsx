import { emptyBrandKit, languageCookie } from '@portada/contracts';
import { cookie } from '../../shared/cookies';
import type { LedgerEntry, LedgerPage, SessionList, User } from '@portada/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answers } from '../../testing/fake-api';
import { openApp } from '../../testing/open-app';
import { jsonSample } from '../../testing/samples';

const uuid = (n: number) => `7d444840-9dc0-41d1-b245-${String(n).padStart(12, '0')}`;
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0';

const session = (n: number, userAgent: string | null, current = false): SessionList['items'][number] => ({
  id: uuid(n),
  createdAt: '2026-11-20T10:00:00.000Z',
  lastSeenAt: '2026-11-21T10:00:00.000Z',
  address: `203.0.113.${n}`,
  userAgent,
  current,
});
const entry = (n: number, changes: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id: String(n),
  kind: 'grant',
  amount: 2,
  debt: 0,
  spent: changes.kind === 'capture' ? 1 : 0,
  generationId: null,
  thumbnail: null,
  purchase: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});
const ledger = (items: LedgerEntry[], nextCursor: string | null = null) => ({
  status: 200,
  body: { items, nextCursor } satisfies LedgerPage,
});
const sessions = (...items: SessionList['items']) => ({ status: 200, body: { items } });
const user = (changes: Partial<User> = {}) => ({ status: 200, body: { user: jsonSample.user(changes) } });

const open = async (more: Answers = {}) => {
  const view = await openApp('/profile', {
    'GET /api/session': user(),
    'GET /api/me/ledger': ledger([]),
    'GET /api/brand-kit': { status: 200, body: emptyBrandKit },
    'GET /api/me/security-events': { status: 200, body: { items: [], nextCursor: null } },
    'GET /api/auth/sessions': sessions(session(1, chrome, true)),
    'GET /api/me/second-factor': { status: 200, body: { totp: null, passkeys: [], recoveryCodesLeft: 0 } },
    ...more,
  });
  await screen.findByRole('heading', { level: 1, name: 'My Profile' });
  return view;
};
const region = (name: string) => within(screen.getByRole('region', { name }));
const detailOf = (label: string) => {
  const term = region('Profile').getByText(label, { selector: 'dt' });
  return within(term.parentElement as HTMLElement);
};
const sent = (calls: { method: string; path: string; body: unknown }[], method: string, path: string) =>
  calls.filter((call) => call.method === method && call.path === path).map(({ body }) => body);

beforeEach(() => localStorage.clear());

describe('overview of the profile page', () => {
  it('shows the profile fields of the specification', async () => {
    await open();
    expect(detailOf('Username').getByText('Ana Torres')).toBeVisible();
    expect(detailOf('Email address').getByText('ana@example.org')).toBeVisible();
    expect(detailOf('Email address').getByText('Email address cannot be changed')).toBeVisible();
    expect(detailOf('Country').getByText('Spain')).toBeVisible();
    expect(detailOf('Verification status').getByText('Not verified')).toBeVisible();
    expect(detailOf('Member since').getByText('Nov 2, 2026')).toBeVisible();
    expect(detailOf('Available credits').getByText('2')).toBeVisible();
  });

  it('shows the first letter of the name when the photo fails to load', async () => {
    const { container } = await open({
      'GET /api/session': user({ photoURL: 'https://photos.example.org/a' }),
    });
    const photo = container.querySelector('main img');
    expect(photo).toHaveAttribute('src', 'https://photos.example.org/a');
    fireEvent.error(photo as Element);
    expect(container.querySelector('main img')).toBeNull();
    expect(region('Profile').getByText('A')).toBeInTheDocument();
  });

  it('shows "Not specified" as the country of an account created by third-party sign-in', async () => {
    await open({ 'GET /api/session': user({ country: 'Not specified', displayName: '' }) });
    expect(detailOf('Country').getByText('Not specified')).toBeVisible();
    expect(detailOf('Username').getByText('User')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Profile' }));
    expect(screen.getByLabelText('Country')).toHaveDisplayValue('Select your country');
    expect(screen.getByPlaceholderText('Enter your name')).toHaveFocus();
  });

  it('sends the verification mail again for an account with an unverified email', async () => {
    const { calls } = await open({ 'POST /api/auth/verify-email/send': { status: 202, body: {} } });
    await userEvent.click(screen.getByRole('button', { name: 'Send the email again' }));
    expect(await screen.findByText('Sent. Please check your inbox.')).toBeVisible();
    expect(sent(calls, 'POST', '/api/auth/verify-email/send')).toHaveLength(1);
  });

  it('shows a verified email without a button that sends another mail', async () => {
    await open({ 'GET /api/session': user({ isEmailVerified: true }) });
    expect(detailOf('Verification status').getByText('Verified')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send the email again' })).not.toBeInTheDocument();
  });

  it('saves the profile, shows the saved values and returns to the view mode', async () => {
    const { calls } = await open({ 'PATCH /api/me': user({ displayName: 'Ana T.', country: 'Chile' }) });
    await userEvent.click(screen.getByRole('button', { name: 'Edit Profile' }));
    expect(screen.getByLabelText('Email address')).toHaveAttribute('readonly');
    await userEvent.clear(screen.getByLabelText('Username'));
    await userEvent.type(screen.getByLabelText('Username'), 'Ana T.');
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'Chile');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Profile updated successfully')).toBeVisible();
    expect(detailOf('Username').getByText('Ana T.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
    expect(sent(calls, 'PATCH', '/api/me')).toEqual([{ displayName: 'Ana T.', country: 'Chile' }]);
  });

  it('saves "Select your country" as no country, and shows what was saved', async () => {
    const { calls } = await open({ 'PATCH /api/me': user({ country: 'Not specified' }) });
    await userEvent.click(screen.getByRole('button', { name: 'Edit Profile' }));
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'Select your country');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Profile updated successfully')).toBeVisible();
    expect(detailOf('Country').getByText('Not specified')).toBeVisible();
    expect(sent(calls, 'PATCH', '/api/me')).toEqual([
      { displayName: 'Ana Torres', country: 'Not specified' },
    ]);
  });

  it('Cancel in the profile form restores the saved values', async () => {
    const { calls } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Profile' }));
    await userEvent.type(screen.getByLabelText('Username'), ' the second');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(detailOf('Username').getByText('Ana Torres')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Profile' }));
    expect(screen.getByLabelText('Username')).toHaveValue('Ana Torres');
    expect(sent(calls, 'PATCH', '/api/me')).toEqual([]);
  });

  it('keeps the edit form of the profile open with the error of a refused change', async () => {
    await open({ 'PATCH /api/me': { status: 503, body: jsonSample.refusal('unavailable') } });
    await userEvent.click(screen.getByRole('button', { name: 'Edit Profile' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(
      await screen.findByText(
        'Error updating profile: Portada is temporarily unavailable. Please try again shortly.',
      ),
    ).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveValue('Ana Torres');
  });

  it('does not submit a user name that is too short', async () => {
    const { calls } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Profile' }));
    await userEvent.clear(screen.getByLabelText('Username'));
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Name must be at least 2 characters long')).toBeVisible();
    expect(sent(calls, 'PATCH', '/api/me')).toEqual([]);
  });
});

describe('preferences on the profile page', () => {
  it('switches and saves the language, and can switch back to the language of the browser', async () => {
    const { calls } = await open({ 'PATCH /api/me': [user({ language: 'es' }), user({ language: null })] });
    const languages = region('Preferences');
    expect(languages.getByRole('radio', { name: 'Browser' })).toBeChecked();
    await userEvent.click(languages.getByRole('radio', { name: 'Español' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Mi perfil' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Navegador' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    await waitFor(() =>
      expect(sent(calls, 'PATCH', '/api/me')).toEqual([{ language: 'es' }, { language: null }]),
    );
    expect(cookie(languageCookie)).toBeNull();
  });

  it('applies the chosen theme and stores it on the device', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    await userEvent.click(screen.getByRole('radio', { name: 'Device' }));
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });
});

describe('credit history on the profile page', () => {
  it('shows one row per generated image, with its thumbnail and its price', async () => {
    const thumbnail = { id: uuid(7), title: 'Tiny house' };
    await open({
      'GET /api/me/ledger': ledger([
        entry(6, { kind: 'hold', amount: -1, generationId: uuid(10), thumbnail }),
        entry(5, { kind: 'release', amount: 1, generationId: uuid(9) }),
        entry(4, { kind: 'hold', amount: -1, generationId: uuid(9) }),
        entry(3, { kind: 'capture', amount: 0, generationId: uuid(8), thumbnail }),
        entry(2, { kind: 'hold', amount: -1, generationId: uuid(8), thumbnail }),
        entry(1),
      ]),
    });
    const list = region('Credit history');
    const rows = (await list.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(/^Image in progressTiny house.*−1 credit$/),
      expect.stringMatching(/^Image not generated, credit returnedDeleted thumbnail.*0 credits$/),
      expect.stringMatching(/^Image generatedTiny house.*−1 credit$/),
      expect.stringMatching(/^Free sign-up credits.*\+2 credits$/),
    ]);
    expect(list.getAllByRole('link', { name: 'Tiny house' })[0]).toHaveAttribute(
      'href',
      `/thumbnails/${uuid(7)}/edit`,
    );
  });

  it('shows purchases, refunds and disputes with their pack', async () => {
    const purchase = { id: uuid(5), plan: 'plan-20' } as const;
    const of = (n: number, kind: LedgerEntry['kind'], amount: number, debt = 0) =>
      entry(n, { kind, amount, debt, purchase });
    await open({
      'GET /api/me/ledger': ledger([
        of(6, 'clear', 0, -3),
        of(5, 'repay', -3),
        of(4, 'restore', 2),
        of(3, 'owe', 0, 3),
        of(2, 'revoke', -17),
        of(1, 'purchase', 20),
      ]),
    });
    const list = region('Credit history');
    const rows = (await list.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(/^Credits owed, paid offCreator pack.*Owed −3$/),
      expect.stringMatching(/^Used to pay credits owedCreator pack.*−3 credits$/),
      expect.stringMatching(/^Restored, payment confirmed.*\+2 credits$/),
      expect.stringMatching(/^Owed after a refunded or disputed payment.*Owed \+3$/),
      expect.stringMatching(/^Removed after a refunded or disputed payment.*−17 credits$/),
      expect.stringMatching(/^Credits purchasedCreator pack.*\+20 credits$/),
    ]);
  });

  it('loads older ledger entries page by page', async () => {
    const page = (from: number, count: number) => Array.from({ length: count }, (_, at) => entry(from - at));
    await open({
      'GET /api/me/ledger': ({ path }) =>
        path.includes('cursor=abc') ? ledger(page(30, 5)) : ledger(page(100, 20), 'abc'),
    });
    const list = region('Credit history');
    expect(await list.findAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(list.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(25));
    expect(list.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('offers a retry when the ledger fails to load', async () => {
    await open({
      'GET /api/me/ledger': [{ status: 500, body: jsonSample.refusal('internal') }, ledger([entry(1)])],
    });
    const list = region('Credit history');
    await userEvent.click(await list.findByRole('button', { name: 'Try again' }));
    expect(await list.findByText('Free sign-up credits')).toBeVisible();
  });
});

describe('password change on the profile page', () => {
  const openDialog = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name }));
    return within(await screen.findByRole('dialog', { name }));
  };

  it('changes the password with the current password', async () => {
    const { calls } = await open({ 'POST /api/me/password': { status: 204 } });
    const dialog = await openDialog('Change password');
    await userEvent.type(dialog.getByLabelText('Current password'), 'the old one');
    await userEvent.type(dialog.getByLabelText('New password'), 'a better one');
    await userEvent.type(dialog.getByLabelText('Repeat the new password'), 'a better one');
    await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
    expect(
      await screen.findByText('Password changed. You were signed out on all other devices.'),
    ).toBeVisible();
    expect(sent(calls, 'POST', '/api/me/password')).toEqual([
      { currentPassword: 'the old one', password: 'a better one', endsAccess: true },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('shows the error about a wrong current password at its field and keeps the typed values', async () => {
    await open({
      'POST /api/me/password': {
        status: 400,
        body: jsonSample.refusal('invalid_request', { currentPassword: 'This password is incorrect' }),
      },
    });
    const dialog = await openDialog('Change password');
    await userEvent.type(dialog.getByLabelText('Current password'), 'wrong');
    await userEvent.type(dialog.getByLabelText('New password'), 'a better one');
    await userEvent.type(dialog.getByLabelText('Repeat the new password'), 'a better one');
    await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
    expect(await dialog.findByText('This password is incorrect')).toBeVisible();
    expect(dialog.getByLabelText('Current password')).toHaveAccessibleDescription(
      'This password is incorrect',
    );
    expect(dialog.getByLabelText('New password')).toHaveValue('a better one');
  });

  it('does not submit a new password that differs from its repetition', async () => {
    const { calls } = await open();
    const dialog = await openDialog('Change password');
    await userEvent.type(dialog.getByLabelText('Current password'), 'the old one');
    await userEvent.type(dialog.getByLabelText('New password'), 'a better one');
    await userEvent.type(dialog.getByLabelText('Repeat the new password'), 'another one');
    await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
    expect(await dialog.findByText('Passwords do not match')).toBeVisible();
    expect(sent(calls, 'POST', '/api/me/password')).toEqual([]);
  });

  it('sets the first password of an account without a password', async () => {
    const { calls } = await open({
      'GET /api/session': [user({ hasPassword: false }), user()],
      'POST /api/me/password': { status: 204 },
    });
    const dialog = await openDialog('Set a password');
    expect(dialog.queryByLabelText('Current password')).not.toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('New password'), 'a first one');
    await userEvent.type(dialog.getByLabelText('Repeat the new password'), 'a first one');
    await userEvent.click(dialog.getByRole('button', { name: 'Set a password' }));
    expect(await screen.findByText('Password set. You can sign in with it from now on.')).toBeVisible();
    expect(sent(calls, 'POST', '/api/me/password')).toEqual([{ password: 'a first one', endsAccess: false }]);
    expect(await screen.findByRole('button', { name: 'Change password' })).toBeVisible();
  });
});

describe('sessions on the profile page', () => {
  const three = sessions(session(2, firefox), session(1, chrome, true), session(3, null));

  it('lists sessions with device names, the current session first and without a sign-out button', async () => {
    await open({ 'GET /api/auth/sessions': three });
    const list = within(screen.getByRole('group', { name: 'Where you are signed in' }));
    const rows = await list.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Chrome on WindowsThis deviceActive now · 203\.0\.113\.1$/),
      expect.stringMatching(/^Firefox on macOSLast active Nov 21, 2026.* · 203\.0\.113\.2Sign out$/),
      expect.stringMatching(/^Unknown deviceLast active/),
    ]);
  });

  it('ends a session after a confirmation', async () => {
    const { calls } = await open({
      'GET /api/auth/sessions': [three, sessions(session(1, chrome, true), session(3, null))],
      [`DELETE /api/auth/sessions/${uuid(2)}`]: { status: 204 },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out Firefox on macOS' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out Firefox on macOS?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('Firefox on macOS was signed out')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign out Firefox on macOS' })).not.toBeInTheDocument();
    expect(sent(calls, 'DELETE', `/api/auth/sessions/${uuid(2)}`)).toHaveLength(1);
  });

  it('ends all other sessions of the user', async () => {
    const { calls } = await open({
      'GET /api/auth/sessions': [three, sessions(session(1, chrome, true))],
      'DELETE /api/auth/sessions': { status: 204 },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out all other devices' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByText('2 other devices are signed out immediately. You stay signed in here.'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out all other devices' }));
    expect(await screen.findByText('All other devices were signed out')).toBeVisible();
    expect(sent(calls, 'DELETE', '/api/auth/sessions')).toHaveLength(1);
  });

  it('shows an error in the dialog when a session could not be ended', async () => {
    await open({ 'GET /api/auth/sessions': three });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out Firefox on macOS' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    expect(await dialog.findByText('Nothing was found at this address.')).toBeVisible();
  });
});

describe('actions of the profile page that need a recent sign-in', () => {
  const refused = { status: 403, body: jsonSample.refusal('recent_sign_in_required') };
  const confirmation = { 'POST /api/auth/confirm': { status: 204 } };

  it('asks for the password in the dialog that ends a session, and then ends it', async () => {
    const three = sessions(session(1, chrome, true), session(2, firefox));
    const { calls } = await open({
      'GET /api/auth/sessions': [three, three, sessions(session(1, chrome, true))],
      [`DELETE /api/auth/sessions/${uuid(2)}`]: [refused, { status: 204 }],
      ...confirmation,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out Firefox on macOS' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    expect(await dialog.findByLabelText(/^Your password/)).toHaveFocus();
    await userEvent.keyboard('correct horse');
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('Firefox on macOS was signed out')).toBeVisible();
    expect(sent(calls, 'POST', '/api/auth/confirm')).toEqual([{ password: 'correct horse' }]);
  });

  it('asks for the password before the export of the data, and shows a failure after it next to the button', async () => {
    const { calls } = await open({
      'GET /api/me/export': [refused, { status: 503, body: jsonSample.refusal('unavailable') }],
      ...confirmation,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download your data' }));
    await userEvent.type(await dialog.findByLabelText(/^Your password/), 'correct horse');
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    expect(
      await screen.findByText('Portada is temporarily unavailable. Please try again shortly.'),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent(calls, 'POST', '/api/auth/confirm')).toEqual([{ password: 'correct horse' }]);
    expect(sent(calls, 'GET', '/api/me/export')).toHaveLength(2);
  });
});

describe('account data on the profile page', () => {
  it('shows the error of a failed export next to the export button', async () => {
    await open({ 'GET /api/me/export': { status: 503, body: jsonSample.refusal('unavailable') } });
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    expect(
      await screen.findByText('Portada is temporarily unavailable. Please try again shortly.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled();
  });

  it('deletes the account after the email was typed and redirects to the landing page', async () => {
    const { calls, router } = await open({ 'DELETE /api/me': { status: 204 } });
    await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    const confirm = dialog.getByRole('button', { name: 'Delete my account' });
    const field = dialog.getByLabelText('Type ana@example.org to confirm');
    await userEvent.type(field, 'ana@example.or{Enter}');
    expect(confirm).toBeDisabled();
    expect(sent(calls, 'DELETE', '/api/me')).toEqual([]);
    await userEvent.type(field, 'g');
    await userEvent.click(confirm);
    expect(await screen.findByText('Your account has been deleted')).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
    expect(await screen.findByRole('heading', { level: 1, name: /^Describe your video/ })).toBeVisible();
  });

  it.each([
    [0, 'Your credit history is kept without your name.'],
    [1, 'You will lose your 1 credit. Your credit history is kept without your name.'],
    [2, 'You will lose your 2 credits. Your credit history is kept without your name.'],
  ])(
    'the dialog that deletes the account shows the consequence for %d credits',
    async (credits, sentence) => {
      await open({ 'GET /api/session': user({ credits }) });
      await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
      expect(dialog.getByText(sentence)).toBeVisible();
    },
  );

  it('keeps the account and the session when the deletion of the account fails', async () => {
    const { router } = await open({
      'DELETE /api/me': { status: 500, body: jsonSample.refusal('internal') },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^Type/), 'ANA@example.org{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    expect(router.state.location.pathname).toBe('/profile');
  });
});

it('the credits spent per month are loaded when the user opens them', async () => {
  const months = Array.from({ length: 12 }, (_, place) => ({
    month: `2026-${String(place + 1).padStart(2, '0')}`,
    spent: place === 10 ? 7 : 0,
  }));
  const { calls } = await open({ 'GET /api/me/spending': { status: 200, body: { months } } });
  const asked = () => calls.filter(({ path }) => path === '/api/me/spending').length;
  expect(asked()).toBe(0);
  await userEvent.click(screen.getByText('Credits spent per month'));
  const list = await screen.findByRole('list', { name: 'Credits spent per month' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows).toHaveLength(12);
  expect(rows[0]).toHaveTextContent('Dec 20260 credits');
  expect(rows[1]).toHaveTextContent('Nov 20267 credits');
  expect(asked()).toBe(1);
});

it('a balance below three credits is called low, with a link to buy credits', async () => {
  await open({ 'GET /api/session': user({ credits: 2 }) });
  expect(detailOf('Available credits').getByText(/^Your balance is low\./)).toBeVisible();
  expect(detailOf('Available credits').getByRole('link', { name: 'Buy credits' })).toHaveAttribute(
    'href',
    '/credits',
  );
});

it('a balance of three credits is not called low', async () => {
  await open({ 'GET /api/session': user({ credits: 3 }) });
  expect(detailOf('Available credits').queryByText(/^Your balance is low/)).not.toBeInTheDocument();
});
