import type { AdminMetrics, AdminOverview, AdminWorker, MetricPoint } from '@portada/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answers } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { jsonSample } from '../../../testing/samples';

const empty = { succeeded: 0, failed: 0, waitMs: null, runMs: null };
const busy = {
  succeeded: 30,
  failed: 10,
  waitMs: { p50: 200, p95: 1_900, p99: 2_450 },
  runMs: { p50: 900, p95: 4_000, p99: 8_000 },
};
const metricsOf = (changes: Partial<AdminMetrics> = {}): AdminMetrics => ({
  range: '1h',
  stepSeconds: 60,
  points: Array.from({ length: 60 }, (_, step): MetricPoint => ({
    at: new Date(Date.UTC(2026, 10, 26, 10, step)).toISOString(),
    ...(step === 59 ? busy : empty),
  })),
  total: busy,
  failures: [{ code: 'provider', count: 10 }],
  isCut: false,
  ...changes,
});
const worker: AdminWorker = {
  id: '7d444840-9dc0-41d1-b245-000000000001',
  seenAt: '2026-11-26T10:00:00.000Z',
  isLive: true,
  running: 2,
  slots: 4,
  version: '0.1.0+1f3a9c07',
  models: [{ name: 'studio', state: 'closed', running: 2, waiting: 0 }],
};
const overview: AdminOverview = {
  queues: [],
  workers: 1,
  generations: { queued: 0, running: 0, succeededLastHour: 0, failedLastHour: 0 },
  failures: [],
  auditBreaches: 0,
  auditedAt: null,
};
const open = (metrics: Answers[string], workers: AdminWorker[] = [worker]) =>
  openApp('/admin', {
    'GET /api/session': { status: 200, body: { user: jsonSample.user({ role: 'admin' }) } },
    'GET /api/admin/overview': { status: 200, body: overview },
    'GET /api/admin/metrics': metrics,
    'GET /api/admin/workers': { status: 200, body: { items: workers } },
  });
const section = async () => within(await screen.findByRole('region', { name: 'Generations over time' }));

it('shows counts, failure rate, percentiles and reasons of the chosen time range', async () => {
  await open(({ path }) => ({
    status: 200,
    body: path.includes('24h') ? metricsOf({ range: '24h', total: { ...busy, succeeded: 90 } }) : metricsOf(),
  }));
  const shown = await section();
  expect(await shown.findByText('25%')).toBeVisible();
  expect(shown.getByText('0.5')).toBeVisible();
  expect(shown.getByText('p50 0.2s · p95 1.9s · p99 2.5s')).toBeVisible();
  expect(shown.getByText('p50 0.9s · p95 4s · p99 8s')).toBeVisible();
  expect(shown.getByRole('listitem')).toHaveTextContent(/provider.*10/);
  await userEvent.click(shown.getByRole('radio', { name: '24 hours' }));
  expect(await shown.findByText('10%')).toBeVisible();
});

it('says that no generation ended, that the counts are cut, and that the measurements could not be loaded', async () => {
  await open([
    { status: 500, body: jsonSample.refusal('internal') },
    { status: 200, body: metricsOf({ total: empty, failures: [], isCut: true }) },
  ]);
  const shown = await section();
  expect(await shown.findByText('The measurements could not be loaded')).toBeVisible();
  await userEvent.click(shown.getByRole('button', { name: 'Try again' }));
  expect(await shown.findByText('No generation ended in this time.')).toBeVisible();
  expect(shown.getByText(/^More than 100,000 generations/)).toBeVisible();
});

it('lists the workers with their load, and says if none has reported', async () => {
  await open({ status: 200, body: metricsOf() }, [
    worker,
    { ...worker, id: worker.id.replace(/1$/, '2'), isLive: false, version: null, slots: null },
  ]);
  const workers = within(await screen.findByRole('region', { name: 'Workers' }));
  const rows = await workers.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /Running.*2 generations in progress · up to 4 at once · studio · version 0\.1\.0\+1f3a9c07/,
    ),
    expect.stringMatching(/No report/),
  ]);
});
