import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../testing/open-app';
import { jsonSample } from '../../testing/samples';

const me = { 'GET /api/session': { status: 200, body: { user: jsonSample.user() } } };
const page = (items: unknown[], nextCursor: string | null = null) => ({
  status: 200,
  body: { items, nextCursor },
});
const one = jsonSample.thumbnail(1, { title: 'Tiny house' });
const withPicture = jsonSample.thumbnail(2, {
  title: 'Rocket',
  status: 'completed',
  generatedImageUrl: '/api/proxy-image/a.png',
  generatedImages: [
    {
      id: '00000000-0000-4000-8000-000000000201',
      url: '/api/proxy-image/a.png',
      prompt: 'A rocket',
      aspectRatio: '16:9',
      createdAt: '2026-11-20T10:00:00.000Z',
      legibility: null,
      model: 'gpt-image-2',
      lettering: null,
    },
  ],
});

it('the thumbnail list shows the details of each thumbnail', async () => {
  await openApp('/thumbnails', { ...me, 'GET /api/thumbnails': page([one, withPicture]) });
  const cards = await screen.findAllByRole('article');
  const [draft, done] = cards.map((card) => within(card));
  expect(draft?.getByText('Draft')).toBeVisible();
  expect(draft?.getByText('Pending')).toBeVisible();
  expect(draft?.getByText('No description')).toBeVisible();
  for (const [name, value] of [
    ['Aspect ratio', '16:9'],
    ['Language', 'English'],
    ['Resolution', '1920x1080'],
    ['Created', 'Nov 20, 2026'],
  ] as const)
    expect(draft?.getByText(name).parentElement).toHaveTextContent(value);
  expect(draft?.queryByText('IA')).not.toBeInTheDocument();
  expect(done?.getByText('Completed')).toBeVisible();
  expect(done?.getByText('AI Image Generated')).toBeVisible();
  expect(done?.getByText('Made with gpt-image-2')).toBeVisible();
  expect(draft?.queryByText(/^Made with/)).not.toBeInTheDocument();
  expect(done?.getByText('IA')).toBeVisible();
  expect(done?.getByRole('link', { name: 'Edit Rocket' })).toHaveAttribute(
    'href',
    `/thumbnails/${withPicture.id}/edit`,
  );
});

it('offers to create a thumbnail in an empty thumbnail list', async () => {
  await openApp('/thumbnails', { ...me, 'GET /api/thumbnails': page([]) });
  expect(await screen.findByRole('heading', { name: 'No thumbnails' })).toBeVisible();
});

it('shows an error with a retry if the thumbnail list fails to load', async () => {
  await openApp('/thumbnails', {
    ...me,
    'GET /api/thumbnails': [{ status: 500, body: jsonSample.refusal('internal') }, page([one])],
  });
  expect(await screen.findByRole('heading', { name: 'Error loading thumbnails' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Tiny house' })).toBeVisible();
});

it('appends further pages of thumbnails to the list', async () => {
  const { calls } = await openApp('/thumbnails', {
    ...me,
    'GET /api/thumbnails': ({ path }) =>
      path.includes('cursor=abc') ? page([withPicture]) : page([one], 'abc'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'Rocket' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tiny house' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  expect(calls.at(-1)?.path).toContain('cursor=abc');
});

it('keeps the thumbnail list and shows an error if a further page fails to load', async () => {
  await openApp('/thumbnails', {
    ...me,
    'GET /api/thumbnails': ({ path }) =>
      path.includes('cursor=abc')
        ? { status: 500, body: jsonSample.refusal('internal') }
        : page([one], 'abc'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Error loading thumbnails')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tiny house' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show more' })).toBeEnabled();
});

it('the thumbnail list loads the pictures of the first row at once and all other pictures lazily', async () => {
  const five = [1, 2, 3, 4, 5].map((n) =>
    jsonSample.thumbnail(n, { generatedImageUrl: `/api/proxy-image/${n}.png` }),
  );
  await openApp('/thumbnails', { ...me, 'GET /api/thumbnails': page(five) });
  const pictures = await screen.findAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
    'eager',
    'eager',
    'eager',
    'lazy',
    'lazy',
  ]);
});

it('the link of a thumbnail opens the editor with the cached thumbnail, before the server responds', async () => {
  const { router } = await openApp('/thumbnails', {
    ...me,
    'GET /api/thumbnails': page([one]),
    [`GET /api/thumbnails/${one.id}`]: () => new Promise<never>(() => undefined),
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Edit Tiny house' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Tiny house' })).toBeVisible();
  expect(router.state.location.pathname).toBe(`/thumbnails/${one.id}/edit`);
});

it('the search text for thumbnails is kept in the URL, is searched after a typing pause and can be cleared', async () => {
  const { calls, router } = await openApp('/thumbnails', {
    ...me,
    'GET /api/thumbnails': ({ path }) => (path.includes('q=') ? page([]) : page([one])),
  });
  await userEvent.type(await screen.findByRole('searchbox'), 'zebra');
  expect(await screen.findByRole('heading', { name: 'No results for “zebra”' })).toBeVisible();
  expect(router.state.location.search).toBe('?q=zebra');
  expect(calls.filter(({ path }) => path.includes('q='))).toHaveLength(1);
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByRole('link', { name: 'Tiny house' })).toBeVisible();
});

it('asks for confirmation before a thumbnail is deleted; Cancel keeps the thumbnail', async () => {
  const { calls } = await openApp('/thumbnails', { ...me, 'GET /api/thumbnails': page([one]) });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Tiny house' }));
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    'Are you sure you want to delete this thumbnail? This action cannot be undone.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
});

it('removes a deleted thumbnail from the list and shows a toast', async () => {
  await openApp('/thumbnails', {
    ...me,
    'GET /api/thumbnails': [page([one, withPicture]), page([withPicture])],
    [`DELETE /api/thumbnails/${one.id}`]: { status: 204 },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Tiny house' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Thumbnail deleted successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Tiny house' })).not.toBeInTheDocument());
});

it('keeps the thumbnail and shows an error if the deletion fails', async () => {
  await openApp('/thumbnails', {
    ...me,
    'GET /api/thumbnails': page([one]),
    [`DELETE /api/thumbnails/${one.id}`]: { status: 500, body: jsonSample.refusal('internal') },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Tiny house' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Error deleting thumbnail. Please try again.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tiny house' })).toBeVisible();
});

it('filters and orders the list, keeps the choice in the URL beside the search, and clears it', async () => {
  const { calls, router } = await openApp('/thumbnails?q=boat', {
    ...me,
    'GET /api/thumbnails': ({ path }) => (path.includes('status=failed') ? page([]) : page([one])),
  });
  await screen.findByRole('link', { name: 'Tiny house' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Last changed first');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Aspect ratio' }), '9:16');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'failed');
  expect(await screen.findByText('No thumbnails match the filters')).toBeVisible();
  const { search } = router.state.location;
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    q: 'boat',
    sort: 'updated',
    aspectRatio: '9:16',
    status: 'failed',
  });
  const asked = calls.filter(({ path }) => path.startsWith('/api/thumbnails')).at(-1)?.path ?? '';
  expect(asked).toBe('/api/thumbnails?q=boat&status=failed&aspectRatio=9%3A16&sort=updated');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
  expect(await screen.findByRole('link', { name: 'Tiny house' })).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('ignores unknown filters in the URL', async () => {
  const { calls } = await openApp('/thumbnails?status=lost&sort=size&aspectRatio=2:1', {
    ...me,
    'GET /api/thumbnails': page([one]),
  });
  await screen.findByRole('link', { name: 'Tiny house' });
  expect(calls.filter(({ path }) => /^\/api\/thumbnails(\?|$)/.test(path)).map(({ path }) => path)).toEqual([
    '/api/thumbnails',
  ]);
});

it('duplicates a thumbnail with a picture, and shows an error of the server', async () => {
  const long = { ...withPicture, title: 'x'.repeat(50) };
  const { calls } = await openApp('/thumbnails', {
    ...me,
    'GET /api/thumbnails': page([one, long]),
    [`POST /api/thumbnails/${long.id}/copies`]: [
      { status: 201, body: long },
      { status: 409, body: jsonSample.refusal('upload_quota') },
    ],
  });
  const button = await screen.findByRole('button', { name: `Duplicate ${long.title}` });
  expect(screen.queryByRole('button', { name: 'Duplicate Tiny house' })).not.toBeInTheDocument();
  await userEvent.click(button);
  expect(await screen.findByText('Thumbnail duplicated. It cost no credits.')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ title: `${'x'.repeat(43)} (copy)` });
  await userEvent.click(button);
  expect(await screen.findByText('The thumbnail could not be duplicated')).toBeVisible();
});
