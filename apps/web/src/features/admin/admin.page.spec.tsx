import type { AdminOverview } from '@portada/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../testing/open-app';
import { jsonSample } from '../../testing/samples';

const overview = (changes: Partial<AdminOverview> = {}): AdminOverview => ({
  queues: [
    {
      name: 'generations',
      isPaused: false,
      waiting: 12,
      active: 3,
      delayed: 0,
      failed: 0,
      oldestWaitMs: 42_000,
    },
  ],
  workers: 2,
  generations: { queued: 1012, running: 3, succeededLastHour: 140, failedLastHour: 1 },
  failures: [],
  auditBreaches: 0,
  auditedAt: '2026-11-22T12:00:00.000Z',
  ...changes,
});
const failure = {
  id: '7d444840-9dc0-41d1-b245-000000000900',
  errorCode: 'timeout' as const,
  model: 'studio',
  failures: 2,
  finishedAt: '2026-11-20T10:00:00.000Z',
};
const signedInAs = (role: 'user' | 'admin') => ({
  'GET /api/session': { status: 200, body: { user: jsonSample.user({ role }) } },
  'GET /api/thumbnails': { status: 200, body: { items: [], nextCursor: null } },
});
const open = (body: AdminOverview | (() => never) = overview()) =>
  openApp('/admin', { ...signedInAs('admin'), 'GET /api/admin/overview': { status: 200, body } });
const figure = async (label: string) => {
  const region = await screen.findByRole('region', { name: 'Now and in the last hour' });
  return within(region).getByText(label).closest('div');
};

it('the overview shows connected workers, queued and running generations, and the last hour', async () => {
  await open();
  expect(await figure('Workers connected')).toHaveTextContent('2Processing jobs');
  expect(await figure('Queued')).toHaveTextContent('1,012');
  expect(await figure('Completed in the last hour')).toHaveTextContent('1401 failed');
  const queues = within(screen.getByRole('region', { name: 'Queues' }));
  expect(queues.getByRole('heading', { name: 'generations' })).toBeVisible();
  expect(queues.getByText('42 sec')).toBeVisible();
  expect(screen.getByText('No failures')).toBeVisible();
  const dashboard = screen.getByRole('link', { name: 'Open the queue dashboard' });
  expect(dashboard).toHaveAttribute('href', '/admin/queues');
});

it('the overview shows the reason of a failed generation as plain text, not as HTML', async () => {
  await open(overview({ failures: [failure] }));
  const table = within(await screen.findByRole('table', { name: 'Latest failures' }));
  expect(table.getByText('The image model took too long.')).toBeVisible();
  expect(table.getByText(failure.id)).toBeVisible();
});

it('the overview shows a ledger audit without discrepancies as success, and an audit with a discrepancy as an alert', async () => {
  const calm = await open();
  expect(await screen.findByText('No discrepancies')).toBeVisible();
  expect(within(screen.getByRole('main')).queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText(/^Last audit: .*2026/)).toBeVisible();
  calm.unmount();
  await open(overview({ auditBreaches: 3 }));
  expect(await screen.findByText('3 discrepancies')).toBeVisible();
  const alarm = within(screen.getByRole('main')).getByRole('alert');
  expect(alarm).toHaveTextContent('3 discrepancies');
});

it('the overview shows a dash for unknown numbers while Redis is unavailable', async () => {
  const none = {
    isPaused: null,
    waiting: null,
    active: null,
    delayed: null,
    failed: null,
    oldestWaitMs: null,
  };
  await open(
    overview({
      workers: null,
      queues: [{ name: 'generations', ...none }],
      auditBreaches: null,
      auditedAt: null,
    }),
  );
  expect(await screen.findByText('Redis is unavailable')).toBeVisible();
  expect(await figure('Workers connected')).toHaveTextContent('–Unknown');
  expect(screen.getByText('The audit has not finished yet.')).toBeVisible();
});

it('the overview shows a message that no jobs are processed if no worker is connected', async () => {
  await open(overview({ workers: 0 }));
  expect(await figure('Workers connected')).toHaveTextContent('0No jobs are being processed');
});

it('offers a retry when the overview for administrators fails to load', async () => {
  await openApp('/admin', {
    ...signedInAs('admin'),
    'GET /api/admin/overview': [
      { status: 500, body: jsonSample.refusal('internal') },
      { status: 200, body: overview() },
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Workers connected')).toBeVisible();
});

it('refetches the overview when the page becomes visible, and keeps the old figures with their time if the refetch fails', async () => {
  const { calls } = await openApp('/admin', {
    ...signedInAs('admin'),
    'GET /api/admin/overview': [
      { status: 200, body: overview() },
      { status: 503, body: jsonSample.refusal('unavailable') },
    ],
  });
  await screen.findByText('Workers connected');
  window.dispatchEvent(new Event('visibilitychange'));
  expect(
    await screen.findByText(/The figures could not be refreshed\. They were last updated at \d/),
  ).toBeVisible();
  expect(await figure('Workers connected')).toHaveTextContent('2');
  expect(calls.filter(({ path }) => path === '/api/admin/overview').length).toBeGreaterThan(1);
});

it.each([
  ['a user', signedInAs('user'), '/dashboard'],
  ['a visitor', { 'GET /api/session': { status: 200, body: { user: null } } }, '/'],
])('the admin page redirects %s, as an unknown address does', async (_who, answers, goal) => {
  const { router, calls } = await openApp('/admin', answers);
  await waitFor(() => expect(router.state.location.pathname).toBe(goal));
  expect(calls.map(({ path }) => path)).not.toContain('/api/admin/overview');
});

it('shows the admin link only in the menu of administrators', async () => {
  const menu = async (role: 'user' | 'admin') => {
    const { unmount } = await openApp('/dashboard', signedInAs(role));
    await userEvent.click(await screen.findByRole('button', { name: /Ana Torres/ }));
    const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    unmount();
    return names;
  };
  expect(await menu('admin')).toContain('Administration');
  expect(await menu('user')).not.toContain('Administration');
});
