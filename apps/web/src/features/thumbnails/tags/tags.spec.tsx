import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../../testing/open-app';
import { jsonSample } from '../../../testing/samples';
import { changeOf, tagChoiceOf, typedTag, withTag } from './tag-choice';

const boat = jsonSample.thumbnail(1, { title: 'Boat', tags: ['lake', 'summer'] });
const tree = jsonSample.thumbnail(2, { title: 'Tree', tags: ['summer'] });

it('a choice has a state for each tag, and its change contains only what the user changed', () => {
  const former = tagChoiceOf([boat, tree], ['summer', 'winter']);
  expect([...former]).toEqual([
    ['lake', 'some'],
    ['summer', 'all'],
    ['winter', 'none'],
  ]);
  const ids = [boat.id, tree.id];
  expect(changeOf(ids, former, former)).toBeNull();
  const choice = withTag(withTag(withTag(former, 'summer', 'none'), 'new', 'all'), 'lake', 'all');
  expect([...choice.keys()]).toEqual(['new', 'lake', 'summer', 'winter']);
  expect(changeOf(ids, former, choice)).toEqual({ ids, add: ['new', 'lake'], remove: ['summer'] });
});

it('a typed tag is written in lower case with single spaces', () => {
  expect(typedTag('  Series   One ')).toBe('series one');
  expect(typedTag('a, b')).toBeNull();
});

const open = async (path = '/thumbnails') =>
  openApp(path, {
    'GET /api/session': { status: 200, body: { user: jsonSample.user() } },
    'GET /api/thumbnails': { status: 200, body: { items: [boat, tree], nextCursor: null } },
    'GET /api/thumbnails/tags': {
      status: 200,
      body: {
        items: [
          { tag: 'summer', thumbnails: 2 },
          { tag: 'lake', thumbnails: 1 },
        ],
      },
    },
    'POST /api/thumbnails/tags': { status: 200, body: { ids: [boat.id, tree.id] } },
  });

it('adds and removes tags of the selected thumbnails', async () => {
  const { calls } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Select' }));
  await userEvent.click(screen.getByRole('button', { name: 'Select all' }));
  await userEvent.click(screen.getByRole('button', { name: 'Tags' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tags of 2 thumbnails' }));
  expect(await dialog.findByRole('checkbox', { name: 'lake' })).toBePartiallyChecked();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'summer' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'New tag' }), 'a,b');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Use 1 to 30 characters without commas and double spaces')).toBeVisible();
  await userEvent.clear(dialog.getByRole('textbox', { name: 'New tag' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'New tag' }), 'Series One{Enter}');
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { ids: [boat.id, tree.id], add: ['series one'], remove: ['summer'] },
    ]),
  );
  expect(await screen.findByText('Tags saved')).toBeVisible();
});

it('filters the list by a tag of the address, also by one that no thumbnail has any more', async () => {
  const { calls } = await open('/thumbnails?tag=winter');
  const filter = await screen.findByRole('combobox', { name: 'Tags' });
  expect(filter).toHaveValue('winter');
  await screen.findByRole('option', { name: 'lake (1)' });
  await userEvent.selectOptions(filter, 'lake (1)');
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/thumbnails?tag=lake'));
});

it('shows only pictures after a click, and remembers it', async () => {
  await open();
  expect(await screen.findByText('lake · summer')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show only pictures' }));
  expect(screen.queryByText('lake · summer')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Boat' })).toHaveAttribute('href', `/thumbnails/${boat.id}/edit`);
  expect(localStorage.getItem('portada.list-view')).toBe('pictures');
  localStorage.removeItem('portada.list-view');
});
