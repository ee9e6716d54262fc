import type { AdminOverview, AdminPayments } from '@portada/contracts';
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
const quarantined = {
  ...jsonSample.purchase(1, { status: 'quarantined', paidAt: null, hasReceipt: false }),
  userId: jsonSample.user().uid,
  sessionId: 'cs_1',
  problem: 'amount_total is 1, not 499',
};
const payments = (changes: Partial<AdminPayments> = {}) => ({
  status: 200,
  body: {
    quarantined: [],
    events: { waiting: 0, oldestWaitMs: 0 },
    notSold: [],
    reconciliation: null,
    ...changes,
  } satisfies AdminPayments,
});
const open = async (answer: Answers[string], more: Answers = {}) => {
  const view = await openApp('/admin', {
    'GET /api/session': { status: 200, body: { user: jsonSample.user({ role: 'admin' }) } },
    'GET /api/admin/overview': { status: 200, body: overview },
    'GET /api/admin/payments': answer,
    ...more,
  });
  return { ...view, region: within(await screen.findByRole('region', { name: 'Payments' })) };
};
const ask = async (region: Awaited<ReturnType<typeof open>>['region'], word: 'Accept' | 'Refuse') => {
  await userEvent.click(await region.findByRole('button', { name: `${word} purchase ${quarantined.id}` }));
  return within(await screen.findByRole('dialog', { name: `${word} this payment?` }));
};

it('shows no alerts if no payment is under review', async () => {
  const { region } = await open(payments());
  expect(await region.findByText('None. Every payment matched its purchase.')).toBeVisible();
  expect(region.getByText('No reconciliation has run yet. It runs once a day.')).toBeVisible();
  expect(region.getByText('Waiting').parentElement).toHaveTextContent('0');
});

it('shows a payment under review and accepts it after a confirmation', async () => {
  const { region, calls } = await open([payments({ quarantined: [quarantined] }), payments()], {
    [`POST /api/admin/purchases/${quarantined.id}/accept`]: { status: 204 },
  });
  expect(await region.findByText('1 payment needs your decision')).toBeVisible();
  expect(region.getByText('amount_total is 1, not 499')).toBeVisible();
  const dialog = await ask(region, 'Accept');
  expect(dialog.getByText(/^20 credits will be added to the account\./)).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Reason'), 'The bank took a fee');
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
  expect(await region.findByText('None. Every payment matched its purchase.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
    {
      path: `/api/admin/purchases/${quarantined.id}/accept`,
      body: { reason: 'The bank took a fee' },
    },
  ]);
});

it('refuses a payment under review, and sends no decision when the dialog is cancelled', async () => {
  const { region, calls } = await open([payments({ quarantined: [quarantined] }), payments()], {
    [`POST /api/admin/purchases/${quarantined.id}/refuse`]: { status: 204 },
  });
  await userEvent.click((await ask(region, 'Refuse')).getByRole('button', { name: 'Cancel' }));
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  const dialog = await ask(region, 'Refuse');
  await userEvent.type(dialog.getByLabelText('Reason'), 'Not our buyer');
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(await region.findByText('None. Every payment matched its purchase.')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('shows the error of a failed decision about a payment in the dialog', async () => {
  const { region } = await open(payments({ quarantined: [quarantined] }), {
    [`POST /api/admin/purchases/${quarantined.id}/accept`]: {
      status: 503,
      body: jsonSample.refusal('unavailable'),
    },
  });
  const dialog = await ask(region, 'Accept');
  await userEvent.type(dialog.getByLabelText('Reason'), 'The bank took a fee');
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
  expect(
    await dialog.findByText('Portada is temporarily unavailable. Please try again shortly.'),
  ).toBeVisible();
});

it('shows an alert about credit packs that cannot be bought', async () => {
  await open(payments({ notSold: ['plan-20', 'plan-50'] }));
  expect(await screen.findByText('Unavailable packs: Creator, Pro')).toBeVisible();
});

it('lists every difference that the last reconciliation of payments found', async () => {
  const { region } = await open(
    payments({
      events: { waiting: 4, oldestWaitMs: 42_000 },
      reconciliation: {
        finishedAt: '2026-11-20T10:00:00.000Z',
        purchases: 1200,
        sessions: 1198,
        differences: [
          { kind: 'session of no purchase', ref: 'cs_9', detail: 'paid 499 usd' },
          { kind: 'credits differ from the ledger', ref: 'p', detail: '20 and 10' },
        ],
      },
    }),
  );
  expect(await region.findByText('2 differences')).toBeVisible();
  expect(
    region.getByText(/^Compared 1,200 purchases and 1,198 checkout sessions on Nov 20, 2026/),
  ).toBeVisible();
  expect(region.getByText('Checkout session without a purchase')).toBeVisible();
  expect(region.getByText('cs_9')).toBeVisible();
  expect(region.getByText('42 sec')).toBeVisible();
});

it('the reconciliation uses the singular for one purchase and one checkout session', async () => {
  const finishedAt = '2026-11-20T10:00:00.000Z';
  const { region } = await open(
    payments({ reconciliation: { finishedAt, purchases: 1, sessions: 1, differences: [] } }),
  );
  expect(
    await region.findByText(/^Compared 1 purchase and 1 checkout session on Nov 20, 2026/),
  ).toBeVisible();
});

it('shows that the last reconciliation of payments found no differences', async () => {
  const { region } = await open(
    payments({
      reconciliation: {
        finishedAt: '2026-11-20T10:00:00.000Z',
        purchases: 1,
        sessions: 1,
        differences: [],
      },
    }),
  );
  expect(await region.findByText('No differences')).toBeVisible();
});

it('offers a retry when the payments fail to load', async () => {
  const { region } = await open([{ status: 500, body: jsonSample.refusal('internal') }, payments()]);
  await userEvent.click(await region.findByRole('button', { name: 'Try again' }));
  expect(await region.findByText(/It runs once a day\.$/)).toBeVisible();
});
