import type { AdminModel, AdminOverview } from '@portada/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answers } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { jsonSample } from '../../../testing/samples';

const overview: AdminOverview = {
  queues: [],
  workers: 2,
  generations: { queued: 0, running: 0, succeededLastHour: 0, failedLastHour: 0 },
  failures: [],
  auditBreaches: 0,
  auditedAt: '2026-11-22T12:00:00.000Z',
};

const model = (changes: Partial<AdminModel> = {}): AdminModel => ({
  name: 'openai',
  modelId: 'gpt-image-2',
  capabilities: {
    progress: 'stages',
    previews: true,
    seed: false,
    resume: false,
    cancel: 'none',
    text: 'drawn',
  },
  concurrency: 8,
  state: 'closed',
  waitMs: null,
  workers: 2,
  running: 3,
  waiting: 0,
  byWorker: [],
  switched: null,
  isPriced: true,
  budgetUsd: 20,
  spentUsd: 3.25,
  lastDay: { done: 41, failed: 2, unknown: 1, medianMs: 14_200, costUsd: 4.5 },
  failures: [],
  ...changes,
});
const studio = model({
  name: 'studio',
  modelId: null,
  concurrency: null,
  isPriced: false,
  budgetUsd: null,
  spentUsd: 0,
  lastDay: { done: 0, failed: 0, unknown: 0, medianMs: null, costUsd: 0 },
});
const answer = (...models: AdminModel[]) => ({ status: 200, body: { models } });

const open = async (models: Answers[string], more: Answers = {}) => {
  const view = await openApp('/admin', {
    'GET /api/session': { status: 200, body: { user: jsonSample.user({ role: 'admin' }) } },
    'GET /api/admin/overview': { status: 200, body: overview },
    'GET /api/admin/models': models,
    ...more,
  });
  return { ...view, region: within(await screen.findByRole('region', { name: 'Image models' })) };
};

it('shows spend, budget, counts and median time of an image model', async () => {
  const { region } = await open(answer(model(), studio));
  const [openai, builtIn] = (await region.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(openai).toMatch(/^openaiAvailablegpt-image-2 · 2 workers · 8 requests at once per worker · stages/);
  expect(openai).toContain('Spent today (UTC)$3.25of $20.00');
  expect(openai).toContain('Images in 24 hours41$4.50 in 24 hours');
  expect(openai).toContain('Failed in 24 hours21 unknown outcome');
  expect(openai).toContain('Median time14 sec');
  expect(builtIn).toContain('Spent today (UTC)Free');
  expect(builtIn).toContain('Median time–');
});

it('shows no amount for a model whose price is not known', async () => {
  const lastDay = { done: 4, failed: 0, unknown: 0, medianMs: 8000, costUsd: 0 };
  const { region } = await open(answer(model({ name: 'fal', budgetUsd: null, spentUsd: 0, lastDay })));
  const { textContent } = await region.findByRole('listitem');
  expect(textContent).toContain('Spent today (UTC)Price unknownno budget');
  expect(textContent).not.toContain('$');
});

it('shows a paused image model with the sentence of its alarm', async () => {
  const failure = { at: '2026-11-25T01:00:00.000Z', code: 'quota', message: 'status 401, no code' };
  const { region } = await open(
    answer(model({ state: 'paused', waitMs: 41_000, failures: [{ ...failure, alarm: 'key' }] })),
  );
  expect(await region.findByText('Paused')).toBeVisible();
  expect(region.getByText('next request in 41 sec')).toBeVisible();
  const failures = within(region.getByRole('list', { name: 'Latest failures: openai' }));
  expect(failures.getByText('The provider refuses the key. Check the key setting.')).toBeVisible();
  expect(failures.getByRole('listitem')).toHaveTextContent('quota · status 401, no code');
});

it('shows the state of an image model in each of several workers, and who found the model down', async () => {
  const worker = { isAdopted: false, waitMs: null, running: 0, waiting: 0 };
  const [first, second] = ['7d444840-9dc0-41d1-b245-000000000001', 'a1444840-9dc0-41d1-b245-000000000002'];
  const { region } = await open(
    answer(
      model({
        state: 'open',
        waitMs: 21_000,
        byWorker: [
          { ...worker, worker: first, state: 'open', waitMs: 21_000 },
          { ...worker, worker: second, state: 'open', waitMs: 20_000, isAdopted: true, running: 2 },
        ],
      }),
      model({ ...studio, byWorker: [{ ...worker, worker: first, state: 'closed' }] }),
    ),
  );
  const rows = within(await region.findByRole('list', { name: 'State by worker: openai' }));
  expect(rows.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Worker 7d444840Not asked after failuresnext request in 21 sec',
    'Worker a1444840Not asked after failuresreported by another worker · next request in 20 sec · 2 running',
  ]);
  expect(region.queryByRole('list', { name: 'State by worker: studio' })).not.toBeInTheDocument();
});

it('an image model is switched off with a reason, and on again', async () => {
  const switched = { isEnabled: false, reason: 'too expensive', at: '2026-11-25T01:00:00.000Z', by: 'Ana' };
  const { region, calls } = await open([answer(model()), answer(model({ switched }))], {
    'POST /api/admin/models/openai/disable': [{ status: 204, body: undefined }],
  });
  await userEvent.click(await region.findByRole('button', { name: 'Switch off openai' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch off openai?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
  expect(dialog.getByText('This field is required')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), ' too expensive ');
  await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
  expect(await region.findByText('Switched off')).toBeVisible();
  expect(region.getByText(/^Switched off by Ana, .*: too expensive$/)).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/admin/models/openai/disable',
    body: { reason: 'too expensive' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(region.getByRole('button', { name: 'Switch on openai' })).toBeVisible();
});

it('keeps the dialog open and shows the error when the switch of an image model fails', async () => {
  const { region } = await open(answer(model()), {
    'POST /api/admin/models/openai/disable': [{ status: 503, body: jsonSample.refusal('unavailable') }],
  });
  await userEvent.click(await region.findByRole('button', { name: 'Switch off openai' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch off openai?' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'a test');
  await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
  await waitFor(() => expect(dialog.getByRole('alert')).not.toBeEmptyDOMElement());
});

it('says that no worker has reported its image models, and offers a retry after an error', async () => {
  const { region } = await open([{ status: 500, body: jsonSample.refusal('internal') }, answer()]);
  expect(await region.findByText('The image models could not be loaded')).toBeVisible();
  await userEvent.click(region.getByRole('button', { name: 'Try again' }));
  expect(await region.findByText('No worker has reported its image models yet')).toBeVisible();
});
