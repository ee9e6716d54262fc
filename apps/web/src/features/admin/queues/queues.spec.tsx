import type { AdminOverview } from '@portada/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../../testing/open-app';
import { jsonSample } from '../../../testing/samples';

const overview = (isPaused: boolean | null): { status: number; body: AdminOverview } => ({
  status: 200,
  body: {
    queues: [
      { name: 'generations', isPaused, waiting: 2, active: 0, delayed: 0, failed: 0, oldestWaitMs: 1_000 },
    ],
    workers: 1,
    generations: { queued: 2, running: 0, succeededLastHour: 0, failedLastHour: 0 },
    failures: [],
    auditBreaches: 0,
    auditedAt: '2026-11-22T12:00:00.000Z',
  },
});

type Answers = NonNullable<Parameters<typeof openApp>[1]>;

const open = async (answers: Answers) => {
  const view = await openApp('/admin', {
    'GET /api/session': { status: 200, body: { user: jsonSample.user({ role: 'admin' }) } },
    ...answers,
  });
  return { ...view, region: within(await screen.findByRole('region', { name: 'Queues' })) };
};

it('a queue is paused with a reason, and shows that it is paused', async () => {
  const { region, calls } = await open({
    'GET /api/admin/overview': [overview(false), overview(true)],
    'POST /api/admin/queues/generations/pause': [{ status: 204, body: undefined }],
  });
  expect(region.queryByText('Paused')).not.toBeInTheDocument();
  await userEvent.click(region.getByRole('button', { name: 'Pause generations' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pause generations?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Pause' }));
  expect(dialog.getByText('This field is required')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), ' the provider is down ');
  await userEvent.click(dialog.getByRole('button', { name: 'Pause' }));
  expect(await region.findByText('Paused')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/admin/queues/generations/pause',
    body: { reason: 'the provider is down' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(region.getByRole('button', { name: 'Resume generations' })).toBeVisible();
});

it('keeps the dialog open and shows the error when a queue cannot be resumed', async () => {
  const { region } = await open({
    'GET /api/admin/overview': overview(true),
    'POST /api/admin/queues/generations/resume': [{ status: 503, body: jsonSample.refusal('unavailable') }],
  });
  await userEvent.click(region.getByRole('button', { name: 'Resume generations' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Resume generations?' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'a test');
  await userEvent.click(dialog.getByRole('button', { name: 'Resume' }));
  await waitFor(() => expect(dialog.getByRole('alert')).not.toBeEmptyDOMElement());
});

it('offers no pause while the state of the queue is unknown', async () => {
  const { region } = await open({ 'GET /api/admin/overview': overview(null) });
  expect(region.getByRole('heading', { name: 'generations' })).toBeVisible();
  expect(region.queryByRole('button')).not.toBeInTheDocument();
});
