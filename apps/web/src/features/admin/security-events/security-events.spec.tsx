import { type AdminOverview, type AdminSecurityEvent, securityEventKinds } from '@portada/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answers } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { jsonSample } from '../../../testing/samples';

const userId = '7d444840-9dc0-41d1-b245-000000000001';
const overview: AdminOverview = {
  queues: [],
  workers: 2,
  generations: { queued: 0, running: 0, succeededLastHour: 0, failedLastHour: 0 },
  failures: [],
  auditBreaches: 0,
  auditedAt: '2026-11-22T12:00:00.000Z',
};

const event = (n: number, changes: Partial<AdminSecurityEvent> = {}): AdminSecurityEvent => ({
  id: String(n),
  kind: 'sign_in',
  outcome: 'success',
  address: '203.0.113.7',
  userAgent: 'curl/8.5.0',
  occurrences: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  userId,
  email: 'ana@example.org',
  route: 'POST /api/auth/login',
  status: 200,
  ...changes,
});
const events = (items: AdminSecurityEvent[], nextCursor: string | null = null) => ({
  status: 200,
  body: { items, nextCursor },
});

const open = async (answer: Answers[string]) => {
  const view = await openApp('/admin', {
    'GET /api/session': { status: 200, body: { user: jsonSample.user({ role: 'admin' }) } },
    'GET /api/admin/overview': { status: 200, body: overview },
    'GET /api/admin/security-events': answer,
  });
  const region = within(await screen.findByRole('region', { name: 'Security events' }));
  const asked = () =>
    view.calls.map(({ path }) => path).filter((path) => path.startsWith('/api/admin/security-events'));
  return { ...view, region, asked };
};

it('shows the user, the route and the status of each security event', async () => {
  const { region } = await open(
    events([
      event(3),
      event(2, { outcome: 'failure', status: 401, userId: null, email: null }),
      event(1, { kind: 'account_deleted', email: null, userAgent: null, address: null }),
    ]),
  );
  const rows = (await region.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(
      /^Sign-inSuccessfulcurl · 203\.0\.113\.7 · .*ana@example\.orgPOST \/api\/auth\/login · 200$/,
    ),
    expect.stringMatching(/^Sign-inFailed.*No accountPOST \/api\/auth\/login · 401$/),
    expect.stringMatching(new RegExp(`^Account deletionSuccessful.*Deleted account ${userId}`)),
  ]);
});

it('filters security events by kind and outcome', async () => {
  const { region, asked } = await open(({ path }) =>
    path.includes('kind=limit_reached') && path.includes('outcome=failure')
      ? events([])
      : path.includes('cursor')
        ? events([event(1)])
        : events([event(2)], '2'),
  );
  const kinds = region.getByRole('combobox', { name: 'Event' });
  expect(within(kinds).getAllByRole('option')).toHaveLength(securityEventKinds.length + 1);
  await userEvent.click(await region.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(asked()).toContain('/api/admin/security-events?cursor=2'));
  await userEvent.selectOptions(kinds, 'Too many requests');
  await userEvent.selectOptions(region.getByRole('combobox', { name: 'Outcome' }), 'Failed');
  expect(await region.findByText('No events match these filters.')).toBeVisible();
  expect(asked().at(-1)).toBe('/api/admin/security-events?kind=limit_reached&outcome=failure');
  await userEvent.selectOptions(kinds, 'All');
  await waitFor(() => expect(asked().at(-1)).toBe('/api/admin/security-events?outcome=failure'));
  expect(await region.findAllByRole('listitem')).toHaveLength(1);
});

it('offers a retry when the security events fail to load', async () => {
  const { region } = await open([{ status: 500, body: jsonSample.refusal('internal') }, events([event(1)])]);
  expect(await region.findByText('The security events could not be loaded')).toBeVisible();
  await userEvent.click(region.getByRole('button', { name: 'Try again' }));
  expect(await region.findAllByRole('listitem')).toHaveLength(1);
});
