import type { SecurityEvent } from '@portada/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answers } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { jsonSample } from '../../../testing/samples';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

const event = (n: number, changes: Partial<SecurityEvent> = {}): SecurityEvent => ({
  id: String(n),
  kind: 'sign_in',
  outcome: 'success',
  address: '203.0.113.7',
  userAgent: chrome,
  occurrences: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});
const events = (items: SecurityEvent[], nextCursor: string | null = null) => ({
  status: 200,
  body: { items, nextCursor },
});

const open = async (answers: Answers) => {
  const view = await openApp('/profile', {
    'GET /api/session': { status: 200, body: { user: jsonSample.user() } },
    ...answers,
  });
  const list = within(await screen.findByRole('region', { name: 'Security activity' }));
  return { ...view, list };
};

it('shows the kind, the outcome, the device, the address and the time of each security event', async () => {
  const { list } = await open({
    'GET /api/me/security-events': events([
      event(3, { kind: 'password_changed' }),
      event(2, { outcome: 'failure', occurrences: 4 }),
      event(1, { kind: 'sign_up', userAgent: null, address: null }),
    ]),
  });
  const rows = (await list.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(
      /^Password changeSuccessfulChrome on Windows · 203\.0\.113\.7 · Nov 20, 2026, \d+:00/,
    ),
    expect.stringMatching(/^Sign-in · 4 timesFailedChrome on Windows/),
    expect.stringMatching(/^Account creationSuccessfulUnknown device · Nov 20, 2026/),
  ]);
});

it('loads older security events by cursor when "Show more" is pressed', async () => {
  const page = (from: number, count: number) => Array.from({ length: count }, (_, at) => event(from - at));
  const { list, calls } = await open({
    'GET /api/me/security-events': ({ path }) =>
      path.includes('cursor=81') ? events(page(80, 5)) : events(page(100, 20), '81'),
  });
  expect(await list.findAllByRole('listitem')).toHaveLength(6);
  await userEvent.click(list.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(25));
  expect(list.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  expect(calls.filter(({ path }) => path.startsWith('/api/me/security-events'))).toHaveLength(2);
});

it('keeps the loaded security events and shows the reason when older events fail to load', async () => {
  const { list } = await open({
    'GET /api/me/security-events': [
      events([event(2)], '2'),
      { status: 503, body: jsonSample.refusal('unavailable') },
      events([event(1)]),
    ],
  });
  await userEvent.click(await list.findByRole('button', { name: 'Show more' }));
  expect(await list.findByRole('alert')).toHaveTextContent('Portada is temporarily unavailable.');
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(list.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
  expect(list.queryByRole('alert')).not.toBeInTheDocument();
});

it('offers a retry if the security activity fails to load, and shows a message if there are no events', async () => {
  const { list } = await open({
    'GET /api/me/security-events': [{ status: 500, body: jsonSample.refusal('internal') }, events([])],
  });
  expect(await list.findByText('Your security activity could not be loaded')).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: 'Try again' }));
  expect(await list.findByText('No activity yet.')).toBeVisible();
});
