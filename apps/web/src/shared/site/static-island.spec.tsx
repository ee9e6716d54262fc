import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { setLanguage, useTranslation } from '../i18n/translation';
import { asSent } from './as-sent';

const Part = () => <p>Drawn in {useTranslation().language}</p>;
const load = jest.fn(() => Promise.resolve(Part));

beforeEach(() => {
  load.mockClear();
  setLanguage('en');
  document.body.innerHTML = '';
});

const openSent = () => {
  document.body.innerHTML = '<main><div id="rest"><p>As it came</p></div></main>';
  return asSent('rest', load);
};

it('leaves what was sent as it is, and loads nothing', async () => {
  const Rest = await openSent();
  document.body.innerHTML = '';
  const { rerender } = render(<Rest />, { wrapper: MemoryRouter });
  rerender(<Rest />);
  expect(screen.getByText('As it came')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

it('draws it anew in another language; until its code is there, what was sent stays', async () => {
  const Rest = await openSent();
  document.body.innerHTML = '';
  render(<Rest />, { wrapper: MemoryRouter });
  act(() => setLanguage('es'));
  expect(screen.getByText('As it came')).toBeVisible();
  expect(await screen.findByText('Drawn in es')).toBeVisible();
  expect(screen.queryByText('As it came')).toBeNull();
});

it('draws it anew where it does not hold', async () => {
  const Rest = await openSent();
  document.body.innerHTML = '';
  render(<Rest isOld />, { wrapper: MemoryRouter });
  expect(await screen.findByText('Drawn in en')).toBeVisible();
});

it('has the code before it is shown where the page was not sent', async () => {
  const Rest = await asSent('rest', load);
  render(<Rest />, { wrapper: MemoryRouter });
  expect(screen.getByText('Drawn in en')).toBeVisible();
});

it('draws it anew at another address of the same route', async () => {
  const Rest = await openSent();
  document.body.innerHTML = '';
  const router = createMemoryRouter([{ path: '*', Component: Rest }]);
  render(<RouterProvider router={router} />);
  expect(screen.getByText('As it came')).toBeVisible();
  await act(() => router.navigate('/another'));
  expect(await screen.findByText('Drawn in en')).toBeVisible();
});
