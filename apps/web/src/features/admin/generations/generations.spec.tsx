import type { AdminGenerationDetail } from '@portada/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answers } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { jsonSample } from '../../../testing/samples';

const idOf = (n: number) => `7d444840-9dc0-41d1-b245-00000000000${n}`;
const listed = {
  id: idOf(1),
  userId: idOf(9),
  email: 'ana@example.org',
  thumbnailId: idOf(8),
  status: 'failed',
  prompt: 'A red boat',
  model: 'studio',
  errorCode: 'provider',
  failures: 1,
  credits: 1,
  createdAt: '2026-11-25T10:00:00.000Z',
  finishedAt: '2026-11-25T10:00:05.000Z',
} as const;
const detailed: AdminGenerationDetail = {
  ...listed,
  seed: 7,
  requestId: 'request-1',
  acceptedPosition: 3,
  stage: null,
  percent: null,
  startedAt: '2026-11-25T10:00:01.000Z',
  deadlineAt: '2026-11-25T10:10:00.000Z',
  enqueuedAt: '2026-11-25T10:00:00.100Z',
  retryOf: null,
  retriedAs: null,
  attempts: [
    {
      number: 1,
      workerId: idOf(5),
      startedAt: '2026-11-25T10:00:01.000Z',
      endedAt: '2026-11-25T10:00:04.000Z',
      outcome: 'failed',
      errorCode: 'provider',
      model: 'studio',
      providerJobId: 'job-1',
      requests: [
        {
          model: 'openai',
          modelId: 'gpt-image-1',
          outcome: 'failed',
          failureCode: 'provider',
          message: 'status 500',
          costUsd: 0.04,
          providerJobId: null,
          providerRequestId: 'req_1',
          startedAt: '2026-11-25T10:00:01.500Z',
          endedAt: '2026-11-25T10:00:03.000Z',
        },
      ],
    },
  ],
  transfers: [
    { kind: 'hold', credits: 1, at: '2026-11-25T10:00:00.000Z' },
    { kind: 'release', credits: 1, at: '2026-11-25T10:00:05.000Z' },
  ],
  actions: [],
};
const session = {
  'GET /api/session': { status: 200, body: { user: jsonSample.user({ role: 'admin' }) } },
};
const open = (path: string, more: Answers) => openApp(path, { ...session, ...more });
const page = (items: object[], nextCursor: string | null = null) => ({
  status: 200,
  body: { items, nextCursor },
});
const one = (changes: object = {}) => ({ status: 200, body: { ...detailed, ...changes } });
const oneUrl = `GET /api/admin/generations/${idOf(1)}`;

it('lists generations with user, model and reason, and sends the search to the api', async () => {
  const { calls } = await open('/admin/generations', {
    'GET /api/admin/generations': ({ path }) =>
      path.includes('q=boat') && path.includes('status=failed') ? page([listed]) : page([]),
  });
  expect(await screen.findByText('No generations match.')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'boat');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Failed');
  const link = await screen.findByRole('link', { name: 'A red boat' });
  expect(link).toHaveAttribute('href', `/admin/generations/${idOf(1)}`);
  const row = link.closest('li');
  expect(row).toHaveTextContent(/Failed.*Failed to generate image.*ana@example\.org · studio/);
  expect(calls.at(-1)?.path).toBe('/api/admin/generations?q=boat&status=failed');
});

it('offers to search further while older generations were not examined', async () => {
  await open('/admin/generations?q=boat', {
    'GET /api/admin/generations': ({ path }) =>
      path.includes('cursor') ? page([listed]) : page([], idOf(2)),
  });
  expect(await screen.findByText('No generations match among those searched so far.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'A red boat' })).toBeVisible();
});

it('shows the timeline of a generation in order, with attempts, cost and credits', async () => {
  await open(`/admin/generations/${idOf(1)}`, { [oneUrl]: one() });
  const timeline = within(await screen.findByRole('region', { name: 'Timeline' }));
  const entries = timeline.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(entries[0]).toContain('Accepted at place 3 of the queue');
  expect(entries[1]).toContain('1 credit held');
  expect(entries[2]).toContain('Wake-up job requested');
  expect(entries[3]).toMatch(/Attempt 1 · Failed · took 3 sec.*provider.*Provider job job-1/);
  expect(entries[4]).toMatch(
    /openai gpt-image-1 · Failed · \$0\.0400 · provider · status 500 · Provider request req_1/,
  );
  expect(entries.slice(-2).join()).toMatch(/1 credit returned.*Ended: Failed/);
});

it('retries a failed generation with a reason and opens the new generation', async () => {
  const { calls } = await open(`/admin/generations/${idOf(1)}`, {
    [oneUrl]: one(),
    [`GET /api/admin/generations/${idOf(2)}`]: one({ id: idOf(2), status: 'queued', retryOf: idOf(1) }),
    [`POST /api/admin/generations/${idOf(1)}/retry`]: { status: 201, body: { generationId: idOf(2) } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Retry this generation?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(calls.some(({ path }) => path.endsWith('/retry'))).toBe(false);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'the provider was down');
  await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: idOf(1) })).toBeVisible();
  expect(calls.find(({ path }) => path.endsWith('/retry'))?.body).toEqual({
    reason: 'the provider was down',
  });
  expect(screen.getByRole('button', { name: 'Cancel generation' })).toBeVisible();
});

it('cancels an open generation, and offers neither action after its end', async () => {
  let status = 'running';
  await open(`/admin/generations/${idOf(1)}`, {
    [oneUrl]: () => one({ status, errorCode: null, finishedAt: null }),
    [`POST /api/admin/generations/${idOf(1)}/cancel`]: () => {
      status = 'cancelled';
      return { status: 204 };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel generation' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this generation?' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'too slow');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel generation' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel generation' })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('offers a retry when a generation fails to load', async () => {
  await open(`/admin/generations/${idOf(1)}`, {
    [oneUrl]: [{ status: 500, body: jsonSample.refusal('internal') }, one()],
  });
  expect(await screen.findByText('The generation could not be loaded')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('A red boat')).toBeVisible();
});
