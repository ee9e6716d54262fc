import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { reloadPage } from '../shared/redirect';
import { watchForMissingCode } from './chunk-recovery';
import { routesWith } from './routes';

jest.mock('../shared/redirect', () => ({
  ...jest.requireActual('../shared/redirect'),
  reloadPage: jest.fn(),
}));

const path = '/next';
let isOnline = true;

/** Makes an import of code fail as Vite does for a missing file: dispatches the event and rejects. */
const removedCode = (): Promise<never> => {
  const payload = new TypeError('Failed to fetch dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
  return Promise.reject(payload);
};

/** Opens routes with a page that loads and a page whose code is missing. */
const open = async (lazy: RouteObject['lazy']) => {
  const [root] = routesWith();
  const router = createMemoryRouter([
    {
      ...root,
      children: [
        { index: true, Component: () => <h1>Here</h1> },
        { ErrorBoundary: root?.ErrorBoundary ?? null, children: [{ path: 'next', lazy }] },
      ],
    } as RouteObject,
  ]);
  const { unmount } = render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Here' });
  await act(() => router.navigate(path));
  return { router, unmount };
};
const network = (name: 'online' | 'offline') => {
  isOnline = name === 'online';
  act(() => void window.dispatchEvent(new Event(name)));
};

beforeAll(watchForMissingCode);
beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(reloadPage).mockClear();
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  isOnline = true;
  jest.restoreAllMocks();
});

it('reloads a page once at its own URL when a deployment has removed its code', async () => {
  const { router } = await open(removedCode);
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
  expect(router.state.location.pathname).toBe(path);
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it('shows an error when the code of a page is still missing after the reload', async () => {
  const { unmount } = await open(removedCode);
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
  unmount();
  await open(removedCode);
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

it('does not reload a page that fails to render although its code is loaded', async () => {
  await open(() => Promise.reject(new Error('the page fails to render')));
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(reloadPage).not.toHaveBeenCalled();
});

it('shows an offline message if the code of a page cannot be loaded without a network, and opens the page when the network is back', async () => {
  network('offline');
  await open(removedCode);
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeVisible();
  expect(reloadPage).not.toHaveBeenCalled();
  network('online');
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
});
