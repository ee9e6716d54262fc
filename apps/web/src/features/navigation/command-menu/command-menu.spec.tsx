import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../../testing/open-app';
import { jsonSample } from '../../../testing/samples';

const open = (user = {}, more = {}) =>
  openApp('/credits', {
    'GET /api/session': { status: 200, body: { user: jsonSample.user(user) } },
    ...more,
  });

const openMenu = async () => {
  await screen.findByRole('button', { name: 'Account of Ana Torres' });
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: 'Search commands and thumbnails' });
};
const chosen = () => screen.getByRole('option', { selected: true });

it('Ctrl+K opens the command menu, and the arrow keys and Enter run a command', async () => {
  const { router } = await open();
  const field = await openMenu();
  expect(field).toHaveFocus();
  expect(chosen()).toHaveTextContent('Create Thumbnail');
  await userEvent.keyboard('{ArrowUp}');
  expect(chosen()).toHaveTextContent('Developers');
  expect(field).toHaveAttribute('aria-activedescendant', chosen().id);
  await userEvent.keyboard('{Home}{ArrowDown}{End}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/developers/keys'));
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

it('the command menu finds commands without accents and says when nothing is found', async () => {
  await open();
  const field = await openMenu();
  await userEvent.type(field, 'espanol');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Language: Español']);
  expect(screen.getByText('1 result')).toBeVisible();
  await userEvent.type(field, 'x');
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getByText('Nothing found')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(field).toHaveFocus();
});

it('the command menu opens the dialog that creates a thumbnail', async () => {
  await open();
  await openMenu();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByLabelText('Thumbnail Name')).toHaveFocus();
});

it('the command menu shows the pages of the console to administrators only', async () => {
  const { unmount } = await open();
  await openMenu();
  expect(screen.queryByRole('group', { name: 'Administration' })).toBeNull();
  unmount();
  await open({ role: 'admin' });
  await openMenu();
  const console = within(screen.getByRole('group', { name: 'Administration' }));
  expect(console.getAllByRole('option')).toHaveLength(5);
});

it('the command menu searches thumbnails after the typing and opens the editor of a result', async () => {
  const thumbnail = { ...jsonSample.thumbnail(1), title: 'Rocket in a day' };
  const { router, calls } = await open(
    {},
    { 'GET /api/thumbnails': { status: 200, body: { items: [thumbnail], nextCursor: null } } },
  );
  await openMenu();
  await userEvent.paste('rocket');
  const found = await screen.findByRole('option', { name: 'Rocket in a day' });
  expect(calls.filter(({ path }) => path.startsWith('/api/thumbnails?')).map(({ path }) => path)).toEqual([
    '/api/thumbnails?q=rocket&limit=5',
  ]);
  await userEvent.click(found);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/thumbnails/${thumbnail.id}/edit`));
});

it('other keys with K do not open the command menu', async () => {
  await open();
  await screen.findByRole('button', { name: 'Account of Ana Torres' });
  await userEvent.keyboard('k{Control>}{Shift>}k{/Shift}{/Control}{Meta>}k{/Meta}');
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('Apple systems open the command menu with Command+K, and name the key', async () => {
  jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)');
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Account of Ana Torres' }));
  expect(screen.getByRole('menuitem', { name: 'Command menu ⌘ K' })).toBeVisible();
  await userEvent.keyboard('{Escape}{Meta>}k{/Meta}');
  expect(await screen.findByRole('combobox')).toHaveFocus();
  jest.restoreAllMocks();
});
