import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answers } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { jsonSample } from '../../../testing/samples';
import { uniqueNames } from './picture-zip';

const items = [1, 2, 3, 4].map((number) =>
  jsonSample.thumbnail(number, { title: `Boat ${number}`, generatedImageUrl: null }),
);
const idOf = (number: number): string => items[number - 1]?.id ?? '';
const page = (...shown: unknown[]) => ({ status: 200, body: { items: shown, nextCursor: null } });
const deletion = 'POST /api/thumbnails/delete';
/** Answer of a deletion: the ids of the deleted thumbnails. */
const deleted = (...numbers: number[]) => ({ [deletion]: { status: 200, body: { ids: numbers.map(idOf) } } });

const open = async (answers: Answers = {}) => {
  const app = await openApp('/thumbnails', {
    'GET /api/session': { status: 200, body: { user: jsonSample.user() } },
    'GET /api/thumbnails': page(...items),
    ...answers,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Select' }));
  return {
    ...app,
    deletions: () => app.calls.filter(({ method, path }) => `${method} ${path}` === deletion),
  };
};
const box = (number: number) => screen.getByRole('checkbox', { name: `Select Boat ${number}` });
const press = (name: string) =>
  userEvent.click(within(screen.getByRole('region', { name: 'Selection' })).getByRole('button', { name }));

it('selects cards with the keyboard and ranges with Shift, and Esc ends the selection', async () => {
  await open();
  expect(screen.queryByRole('link', { name: 'Boat 1' })).not.toBeInTheDocument();
  box(1).focus();
  await userEvent.keyboard(' ');
  expect(box(1)).toBeChecked();
  expect(screen.getByText('1 selected')).toBeVisible();
  fireEvent.click(box(3), { shiftKey: true });
  expect([1, 2, 3, 4].map((number) => (box(number) as HTMLInputElement).checked)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  fireEvent.click(box(2), { shiftKey: true });
  expect(screen.getByText('1 selected')).toBeVisible();
  await press('Select all');
  expect(screen.getByText('4 selected')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Boat 1' })).toBeVisible();
});

it('undoes a deletion without a request', async () => {
  const { deletions } = await open();
  fireEvent.click(box(1));
  fireEvent.click(box(2));
  await press('Delete');
  expect(screen.queryByRole('link', { name: 'Boat 1' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Boat 3' })).toBeVisible();
  expect(await screen.findByText('2 thumbnails deleted')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('link', { name: 'Boat 1' })).toBeVisible();
  fireEvent(window, new Event('pagehide'));
  expect(deletions()).toEqual([]);
});

it('deletes when the toast has disappeared', async () => {
  const { deletions } = await open({
    'GET /api/thumbnails': [page(...items), page(...items.slice(1))],
    ...deleted(1),
  });
  fireEvent.click(box(1));
  await press('Delete');
  expect(deletions()).toEqual([]);
  const notice = (await screen.findByText('1 thumbnail deleted')).closest('[role=status]');
  if (!(notice instanceof HTMLElement)) throw new Error('no toast');
  await userEvent.click(within(notice).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(deletions()).toHaveLength(1));
  expect(screen.queryByRole('link', { name: 'Boat 1' })).not.toBeInTheDocument();
});

it('deletes at once when the page is left, and only once', async () => {
  const { deletions } = await open(deleted(1, 4));
  fireEvent.click(box(1));
  fireEvent.click(box(4));
  await press('Delete');
  fireEvent(window, new Event('pagehide'));
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(deletions().map(({ body }) => body)).toEqual([{ ids: [idOf(1), idOf(4)] }]));
});

it('shows thumbnails again that the server did not delete', async () => {
  await open({ [deletion]: { status: 404, body: jsonSample.refusal('thumbnail_not_deletable') } });
  fireEvent.click(box(1));
  await press('Delete');
  fireEvent(window, new Event('pagehide'));
  expect(await screen.findByText('1 thumbnail could not be deleted')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Boat 1' })).toBeVisible();
});

it('gives equal titles different file names', () => {
  expect(uniqueNames(['A boat', 'a BOAT!', 'Ä boat', ''])).toEqual([
    'a-boat.jpg',
    'a-boat-2.jpg',
    'a-boat-3.jpg',
    'thumbnail.jpg',
  ]);
});
