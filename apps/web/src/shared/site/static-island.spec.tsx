import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { setLanguage, useTranslation } from '../i18n/translation';
import { staticIsland } from './static-island';

const Part = () => <p>Drawn in {useTranslation().language}</p>;
const load = jest.fn(() => Promise.resolve(Part));

beforeEach(() => {
  load.mockClear();
  setLanguage('en');
  document.body.innerHTML = '';
});

const openSent = () => {
  document.body.innerHTML = '<main><div id="rest"><p>As it came</p></div></main>';
  return staticIsland('rest', load);
};

it('keeps the server HTML of a static island and loads no code', async () => {
  const Rest = await openSent();
  document.body.innerHTML = '';
  const { rerender } = render(<Rest />, { wrapper: MemoryRouter });
  rerender(<Rest />);
  expect(screen.getByText('As it came')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

it('renders a static island in another language, and keeps the server HTML until the code of the island is loaded', async () => {
  const Rest = await openSent();
  document.body.innerHTML = '';
  render(<Rest />, { wrapper: MemoryRouter });
  act(() => setLanguage('es'));
  expect(screen.getByText('As it came')).toBeVisible();
  expect(await screen.findByText('Drawn in es')).toBeVisible();
  expect(screen.queryByText('As it came')).toBeNull();
});

it('renders a static island again if its server HTML is outdated', async () => {
  const Rest = await openSent();
  document.body.innerHTML = '';
  render(<Rest isStale />, { wrapper: MemoryRouter });
  expect(await screen.findByText('Drawn in en')).toBeVisible();
});

it('loads the code of a static island before rendering if the page has no server HTML of the island', async () => {
  const Rest = await staticIsland('rest', load);
  render(<Rest />, { wrapper: MemoryRouter });
  expect(screen.getByText('Drawn in en')).toBeVisible();
});

it('renders a static island again at another path of the same route', async () => {
  const Rest = await openSent();
  document.body.innerHTML = '';
  const router = createMemoryRouter([{ path: '*', Component: Rest }]);
  render(<RouterProvider router={router} />);
  expect(screen.getByText('As it came')).toBeVisible();
  await act(() => router.navigate('/another'));
  expect(await screen.findByText('Drawn in en')).toBeVisible();
});
