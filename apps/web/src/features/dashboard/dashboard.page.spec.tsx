import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../testing/open-app';
import { jsonSample } from '../../testing/samples';

const thumbnail = jsonSample.thumbnail(1, { title: 'Tiny house' });
const open = (items: unknown[] = [], more = {}) =>
  openApp('/dashboard', {
    'GET /api/session': { status: 200, body: { user: jsonSample.user() } },
    'GET /api/thumbnails': { status: 200, body: { items, nextCursor: null } },
    ...more,
  });
const dialog = () => within(screen.getByRole('dialog', { name: 'Create New Thumbnail' }));

it('the dashboard requests and shows only the newest thumbnails', async () => {
  const { calls } = await open([thumbnail]);
  expect(await screen.findByRole('link', { name: 'Edit Tiny house' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View All Thumbnails' })).toHaveAttribute('href', '/thumbnails');
  expect(calls.find(({ path }) => path.startsWith('/api/thumbnails'))?.path).toBe(
    '/api/thumbnails?sort=created&limit=3',
  );
});

it('offers to create the first thumbnail in the empty state of the dashboard', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'No thumbnails yet' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Create Your First Thumbnail' }));
  expect(dialog().getByRole('textbox', { name: 'Thumbnail Name' })).toHaveFocus();
});

it('the name of a new thumbnail needs at least 3 characters, and typing removes the error', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /Create New Thumbnail/ }));
  await userEvent.click(dialog().getByRole('button', { name: 'Create Thumbnail' }));
  expect(await screen.findByText('Thumbnail name is required')).toBeVisible();
  await userEvent.type(dialog().getByRole('textbox'), ' a ');
  expect(screen.queryByText('Thumbnail name is required')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Name must be at least 3 characters')).toBeVisible();
});

it('opens the editor of a newly created thumbnail and shows a toast with the name', async () => {
  const { router, calls } = await open([], {
    'POST /api/thumbnails': { status: 201, body: thumbnail },
    [`GET /api/thumbnails/${thumbnail.id}`]: { status: 200, body: thumbnail },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Create New Thumbnail/ }));
  await userEvent.type(dialog().getByRole('textbox'), 'Tiny house{Enter}');
  expect(await screen.findByText('Thumbnail "Tiny house" created successfully')).toBeVisible();
  expect(router.state.location.pathname).toBe(`/thumbnails/${thumbnail.id}/edit`);
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ title: 'Tiny house' });
});

it('shows an error of the server about the name at the name field of a new thumbnail', async () => {
  await open([], {
    'POST /api/thumbnails': { status: 400, body: jsonSample.refusal('invalid_request', { title: 'Taken' }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Create New Thumbnail/ }));
  await userEvent.type(dialog().getByRole('textbox'), 'Tiny house{Enter}');
  expect(await screen.findByText('Taken')).toBeVisible();
});

it('the dashboard greets a user who has no name as User', async () => {
  const nameless = jsonSample.user({ displayName: '' });
  await open([], { 'GET /api/session': { status: 200, body: { user: nameless } } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, User' })).toBeVisible();
});

it.each([
  [0, 'Buy Credits 0 credits left.'],
  [1, 'Buy Credits 1 credit left.'],
  [1000, 'Buy Credits 1,000 credits left.'],
])('the dashboard shows that %s credits are left', async (credits, sentence) => {
  const user = jsonSample.user({ credits });
  await open([], { 'GET /api/session': { status: 200, body: { user } } });
  expect(await screen.findByRole('link', { name: `${sentence} Credits never expire.` })).toBeVisible();
});

it('the dashboard shows picture or placeholder, title, description, date and image model of each recent thumbnail', async () => {
  await open([
    thumbnail,
    jsonSample.thumbnail(2, {
      title: 'Rocket',
      description: 'Lift-off',
      generatedImageUrl: '/api/proxy-image/a.png',
      generatedImages: [
        {
          id: '00000000-0000-4000-8000-000000000201',
          url: '/api/proxy-image/a.png',
          prompt: 'A rocket',
          aspectRatio: '16:9',
          createdAt: '2026-11-20T10:00:00.000Z',
          legibility: null,
          model: 'studio',
          lettering: null,
        },
      ],
    }),
  ]);
  await screen.findByText('Lift-off');
  const region = within(screen.getByRole('region', { name: 'Recent Thumbnails' }));
  const [draft, done] = region.getAllByRole('listitem').map((card) => within(card));
  expect(draft?.getByText('No image generated')).toBeVisible();
  expect(draft?.getByText('No description')).toBeVisible();
  expect(draft?.getByText('Created Nov 20, 2026')).toBeVisible();
  expect(done?.getByText('Lift-off')).toBeVisible();
  expect(done?.getByText('Made with Studio engine (illustration)')).toBeVisible();
  expect(done?.getByRole('img', { name: 'Rocket' })).toHaveAttribute('loading', 'eager');
});

it('the dashboard shows loading skeletons with a single announcement for screen readers', async () => {
  await open([], { 'GET /api/thumbnails': () => new Promise<never>(() => undefined) });
  expect(await screen.findByRole('status', { name: 'Loading...' })).toBeVisible();
});

it('offers a retry when thumbnails fail to load on the dashboard, and keeps the rest of the page', async () => {
  await open([], {
    'GET /api/thumbnails': [
      { status: 500, body: jsonSample.refusal('internal') },
      { status: 200, body: { items: [thumbnail], nextCursor: null } },
    ],
  });
  expect(await screen.findByRole('heading', { name: 'Error loading thumbnails' })).toBeVisible();
  expect(screen.getByRole('button', { name: /Create New Thumbnail/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Edit Tiny house' })).toBeVisible();
});

it.each([
  [
    'with the reason of the server',
    { status: 429, body: jsonSample.refusal('too_many_requests') },
    /^Error creating thumbnail: .+/,
  ],
  [
    'without a reason if the server gives none',
    { status: 502 },
    'Error creating thumbnail. Please try again.',
  ],
])(
  'shows an error %s if a thumbnail could not be created, and keeps the typed name',
  async (_how, answer, sentence) => {
    await open([], { 'POST /api/thumbnails': answer });
    await userEvent.click(await screen.findByRole('button', { name: /Create New Thumbnail/ }));
    await userEvent.type(dialog().getByRole('textbox'), 'Tiny house{Enter}');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(dialog().getByRole('textbox')).toHaveValue('Tiny house');
  },
);

it('the dialog for a new thumbnail is empty again after it was closed', async () => {
  await open();
  const start = await screen.findByRole('button', { name: /Create New Thumbnail/ });
  await userEvent.click(start);
  expect(dialog().getByRole('textbox')).toHaveAttribute('maxlength', '50');
  await userEvent.type(dialog().getByRole('textbox'), 'ab{Enter}');
  await screen.findByText('Name must be at least 3 characters');
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
  // The test waits for the end of the closing animation of the dialog.
  await waitFor(() => expect(screen.queryByRole('textbox', { hidden: true })).not.toBeInTheDocument());
  await userEvent.click(start);
  expect(dialog().getByRole('textbox')).toHaveValue('');
  expect(screen.queryByText('Name must be at least 3 characters')).not.toBeInTheDocument();
});
