import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../testing/open-app';
import { jsonSample } from '../../testing/samples';

const thumbnail = jsonSample.thumbnail(1, { title: 'Tiny house' });
const open = (items: unknown[] = [], more = {}) =>
  openApp('/dashboard', {
    'GET /api/me': { status: 200, body: { user: jsonSample.user() } },
    'GET /api/thumbnails': { status: 200, body: { items, nextCursor: null } },
    ...more,
  });
const dialog = () => within(screen.getByRole('dialog', { name: 'Create New Thumbnail' }));

it('shows the newest thumbnails, and asks for no more than it shows', async () => {
  const { calls } = await open([thumbnail]);
  expect(await screen.findByRole('link', { name: 'Edit Tiny house' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View All Thumbnails' })).toHaveAttribute('href', '/thumbnails');
  expect(calls.find(({ path }) => path.startsWith('/api/thumbnails'))?.path).toContain('limit=3');
});

it('without thumbnails it offers the first', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'No thumbnails yet' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Create Your First Thumbnail' }));
  expect(dialog().getByRole('textbox', { name: 'Thumbnail Name' })).toHaveFocus();
});

it('a name is required, at least 3 characters, and typing clears the error', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /Create New Thumbnail/ }));
  await userEvent.click(dialog().getByRole('button', { name: 'Create Thumbnail' }));
  expect(await screen.findByText('Thumbnail name is required')).toBeVisible();
  await userEvent.type(dialog().getByRole('textbox'), ' a ');
  expect(screen.queryByText('Thumbnail name is required')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Name must be at least 3 characters')).toBeVisible();
});

it('a created thumbnail opens in its editor, and a toast says its name', async () => {
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

it('a name that the server refuses is said at the field', async () => {
  await open([], {
    'POST /api/thumbnails': { status: 400, body: jsonSample.refusal('invalid_request', { title: 'Taken' }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Create New Thumbnail/ }));
  await userEvent.type(dialog().getByRole('textbox'), 'Tiny house{Enter}');
  expect(await screen.findByText('Taken')).toBeVisible();
});
