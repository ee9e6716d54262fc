import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../testing/open-app';
import { jsonSample } from '../../testing/samples';

const thumbnail = jsonSample.thumbnail(1, { title: 'Tiny house' });
const path = `/api/thumbnails/${thumbnail.id}`;
const open = (document: { status: number; body: unknown } | { status: number; body: unknown }[]) =>
  openApp(`/thumbnails/${thumbnail.id}/document`, {
    'GET /api/session': { status: 200, body: { user: jsonSample.user() } },
    'GET /api/config': { status: 200, body: jsonSample.config() },
    [`GET ${path}`]: { status: 200, body: thumbnail },
    [`GET ${path}/document`]: document,
  });
const refused = (status: number, code: Parameters<typeof jsonSample.refusal>[0]) => ({
  status,
  body: jsonSample.refusal(code),
});

it('a thumbnail without a picture leads to its prompt', async () => {
  await open(refused(409, 'thumbnail_without_picture'));
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no picture yet' })).toBeVisible();
  const link = screen.getByRole('link', { name: 'Write a prompt' });
  expect(link).toHaveAttribute('href', `/thumbnails/${thumbnail.id}/edit`);
});

it('an unknown thumbnail leads to the list of thumbnails', async () => {
  await open(refused(404, 'thumbnail_not_found'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Thumbnail not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to My Thumbnails' })).toHaveAttribute('href', '/thumbnails');
});

it('a failed document can be requested again', async () => {
  await open([refused(400, 'invalid_request'), refused(404, 'thumbnail_not_found')]);
  expect(
    await screen.findByRole('heading', { name: 'We could not load the picture', level: 2 }),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Thumbnail not found' })).toBeVisible();
});
