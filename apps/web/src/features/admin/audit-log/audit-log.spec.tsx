import type { AdminAuditEntry } from '@portada/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../../testing/open-app';
import { jsonSample } from '../../../testing/samples';

const entry = (id: number, changes: Partial<AdminAuditEntry> = {}): AdminAuditEntry => ({
  id: String(id),
  action: 'model.disable',
  target: 'openai',
  reason: 'too expensive',
  credits: null,
  admin: { id: '7d444840-9dc0-41d1-b245-000000000001', name: 'Rosa' },
  createdAt: '2026-11-22T12:00:00.000Z',
  ...changes,
});

type Answers = Parameters<typeof openApp>[1];

const open = (answer: NonNullable<Answers>[string]) =>
  openApp('/admin/audit-log', {
    'GET /api/session': { status: 200, body: { user: jsonSample.user({ role: 'admin' }) } },
    'GET /api/admin/audit-log': answer,
  });
const page = (items: AdminAuditEntry[], nextCursor: string | null = null) => ({
  status: 200,
  body: { items, nextCursor },
});

it('shows action, target, reason, administrator and time of each entry of the audit log', async () => {
  await open(
    page([
      entry(3, { action: 'purchase.accept', target: 'p-1', reason: null }),
      entry(2),
      entry(1, { action: 'credits.burn' }),
    ]),
  );
  await screen.findByText('Purchase accepted');
  const rows = screen.getAllByRole('listitem').filter((row) => row.querySelector('time'));
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Purchase acceptedp-1Rosa.*2026/),
    expect.stringMatching(/^Image model disabledopenaiReason: too expensiveRosa.*2026/),
    // An action of a newer api has no message; the page shows its name.
    expect.stringMatching(/^credits\.burnopenaiReason: too expensiveRosa/),
  ]);
});

it('marks the audit log as the current page of the console, and loads further pages', async () => {
  const { calls } = await open(({ path }) =>
    path.includes('cursor=2') ? page([entry(1, { target: 'studio' })]) : page([entry(2)], '2'),
  );
  const navigation = within(await screen.findByRole('navigation', { name: 'Console' }));
  expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent('Audit log');
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('studio')).toBeVisible();
  expect(calls.map(({ path }) => path)).toContain('/api/admin/audit-log?cursor=2');
});

it('shows an empty audit log, and offers a retry after a failure', async () => {
  await open([{ status: 500, body: jsonSample.refusal('internal') }, page([])]);
  expect(await screen.findByText('The audit log could not be loaded')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No actions yet.')).toBeVisible();
});
