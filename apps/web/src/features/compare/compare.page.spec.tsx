import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../testing/open-app';
import { jsonSample } from '../../testing/samples';

const [mine, other] = [
  jsonSample.thumbnail(1, { title: 'Tiny house', generatedImageUrl: '/api/proxy-image/1.png' }),
  jsonSample.thumbnail(2, { title: 'An idea' }),
];
const gone = '00000000-0000-4000-8000-0000000000ff';
const path = (id: string) => `/api/thumbnails/${id}`;
const refused = (status: number, code: Parameters<typeof jsonSample.refusal>[0]) => ({
  status,
  body: jsonSample.refusal(code),
});

const open = (ids: string) =>
  openApp(`/compare${ids}`, {
    'GET /api/session': { status: 200, body: { user: jsonSample.user() } },
    'GET /api/config': { status: 200, body: jsonSample.config() },
    'GET /api/thumbnails': { status: 200, body: { items: [mine, other], nextCursor: null } },
    [`GET ${path(mine.id)}`]: { status: 200, body: mine },
    [`GET ${path(mine.id)}/document`]: [refused(400, 'invalid_request'), refused(404, 'thumbnail_not_found')],
    [`GET ${path(other.id)}`]: { status: 200, body: other },
    [`GET ${path(other.id)}/document`]: refused(409, 'thumbnail_without_picture'),
    [`GET ${path(gone)}`]: refused(404, 'thumbnail_not_found'),
  });

it('without thumbnails it offers those with a picture, and adds the chosen one', async () => {
  await open('');
  expect(await screen.findByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  const list = await screen.findByRole('combobox', { name: 'Add a thumbnail' });
  await screen.findByRole('option', { name: 'Tiny house' });
  expect(screen.queryByRole('option', { name: 'An idea' })).toBeNull();
  await userEvent.selectOptions(list, 'Tiny house');
  expect(await screen.findByRole('heading', { name: 'Thumbnail A' })).toBeVisible();
});

it('reports for each place why it is empty, and removes it', async () => {
  await open(`?ids=${gone},${other.id},no-id`);
  expect(await screen.findByRole('heading', { name: 'There is no picture yet' })).toBeVisible();
  expect(await screen.findAllByRole('heading', { name: 'Thumbnail not found' })).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Remove C' }));
  expect(
    within(screen.getByRole('main')).getAllByRole('heading', { level: 2, name: /^Thumbnail [ABC]$/ }),
  ).toHaveLength(2);
});

it('a picture that could not be drawn can be drawn again', async () => {
  await open(`?ids=${mine.id}`);
  expect(await screen.findByRole('heading', { name: 'We could not draw the thumbnail' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Thumbnail not found' })).toBeVisible();
});

it('shows the first three of more than three thumbnails, and reports the limit', async () => {
  await open(`?ids=${gone},${gone},${other.id},one,two`);
  expect(await screen.findByText(/^YouTube compares three thumbnails at most\. The first/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3);
  expect(screen.getByRole('combobox', { name: 'Add a thumbnail' })).toBeDisabled();
});
