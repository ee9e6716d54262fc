import { act, screen, waitFor } from '@testing-library/react';
import { toast } from '@portada/ui';
import userEvent from '@testing-library/user-event';
import { createEventRules } from '../../shared/realtime/event-rules';
import { forgetGenerations } from '../../shared/realtime/under-way';
import { openApp } from '../../testing/open-app';
import { jsonSample } from '../../testing/samples';

const [id, otherId] = ['7d0c3a52-3a2c-4f0f-9a3c-0a54f5c0a001', '7d0c3a52-3a2c-4f0f-9a3c-0a54f5c0a004'];
const thumbnail = jsonSample.thumbnail(1, { title: 'Tiny house' });
let version = 0;

const generation = (patch: object = {}) => ({
  id,
  thumbnailId: thumbnail.id,
  status: 'running',
  stage: 'subject',
  percent: 40,
  queuePosition: null,
  providerQueuePosition: null,
  credits: 1,
  spentCredits: null,
  etaMs: 900,
  isLate: false,
  previewUrl: null,
  imageUrl: null,
  model: 'studio',
  seed: 7,
  lettering: null,
  errorCode: null,
  version: (version += 1),
  createdAt: '2026-11-21T10:00:00.000Z',
  startedAt: '2026-11-21T10:00:01.000Z',
  finishedAt: null,
  ...patch,
});
const ended = (patch: object = {}) =>
  generation({ status: 'succeeded', percent: 100, imageUrl: '/api/proxy-image/a.png', ...patch });

const open = async (path = '/credits') => {
  const view = await openApp(path, {
    'GET /api/session': { status: 200, body: { user: jsonSample.user() } },
    'GET /api/credit-plans': { status: 200, body: { items: [] } },
    [`GET /api/thumbnails/${thumbnail.id}`]: { status: 200, body: thumbnail },
  });
  await screen.findByRole('heading', { level: 1 });
  const rules = createEventRules(view.queryClient);
  return { ...view, arrive: (body: object) => act(() => rules['generation.updated'](body)) };
};

afterEach(() =>
  act(() => {
    forgetGenerations();
    toast.dismiss();
  }),
);

it('shows an image that is drawn on every page, with its progress in the title and the icon of the tab', async () => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">';
  const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href;
  const { arrive } = await open();
  const title = 'Buy Credits · Portada';
  await waitFor(() => expect(document.title).toBe(title));
  arrive(generation());
  const link = await screen.findByRole('link', { name: 'An image is being drawn, 40%' });
  expect(link).toHaveAttribute('href', `/thumbnails/${thumbnail.id}/edit`);
  expect(document.title).toBe(`40% · ${title}`);
  expect(icon()).toMatch(/^data:image/);
  arrive(generation({ percent: 80 }));
  expect(document.title).toBe(`80% · ${title}`);
  arrive(ended());
  expect(screen.queryByRole('link', { name: /being drawn/ })).not.toBeInTheDocument();
  expect(document.title).toBe(title);
  expect(icon()).toMatch(/favicon\.svg$/);
});

it('reports the end with the picture, and opens the thumbnail', async () => {
  const { arrive, router } = await open();
  arrive(generation());
  await screen.findByRole('link', { name: /being drawn/ });
  arrive(ended());
  expect(await screen.findByText('Your image is ready')).toBeVisible();
  expect(document.querySelector('img[src="/api/proxy-image/a.png?w=320"]')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/thumbnails/${thumbnail.id}/edit`));
  expect(screen.queryByText('Your image is ready')).not.toBeInTheDocument();
});

it('reports a failure with its reason, and a cancelled image not at all', async () => {
  const { arrive } = await open();
  arrive(generation());
  arrive(generation({ id: otherId, thumbnailId: otherId }));
  await screen.findByRole('link', { name: '2 images are being drawn, 40%' });
  arrive(generation({ id: otherId, thumbnailId: otherId, status: 'cancelled' }));
  arrive(generation({ status: 'failed', errorCode: 'provider' }));
  expect(await screen.findByText('Your image could not be made')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Open' })).toHaveLength(1);
});

it('reports the variants of one thumbnail once, after the last one', async () => {
  const { arrive } = await open();
  arrive(generation());
  arrive(generation({ id: otherId }));
  await screen.findByRole('link', { name: '2 images are being drawn, 40%' });
  arrive(ended());
  expect(screen.queryByText('Your image is ready')).not.toBeInTheDocument();
  arrive(ended({ id: otherId }));
  expect(await screen.findAllByText('Your image is ready')).toHaveLength(1);
});

it('leaves the report to the editor of the thumbnail', async () => {
  const { arrive } = await open(`/thumbnails/${thumbnail.id}/edit`);
  arrive(generation());
  await screen.findByRole('link', { name: /being drawn/ });
  arrive(ended());
  await waitFor(() => expect(screen.queryByRole('link', { name: /being drawn/ })).not.toBeInTheDocument());
  expect(screen.queryByText('Your image is ready')).not.toBeInTheDocument();
});

it('does not report an image that ended before the page knew of it, and forgets images after lost events', async () => {
  const { arrive, queryClient } = await open();
  arrive(ended({ id: otherId }));
  arrive(generation());
  await screen.findByRole('link', { name: /being drawn/ });
  act(() => createEventRules(queryClient).resync({}));
  expect(screen.queryByRole('link', { name: /being drawn/ })).not.toBeInTheDocument();
  expect(screen.queryByText('Your image is ready')).not.toBeInTheDocument();
});
