import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { fakeApi } from '../testing/fake-api';

import { createQueryClient } from './query-client';
import { routesWith } from './routes';

const Broken = (): never => {
  throw new Error('the component fails to render');
};

const show = async (routes: RouteObject[], path = '/') => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
    </QueryClientProvider>,
  );
};

/** The console is silenced, because React logs every crash. */
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('shows the error title of the specification when the application fails to render', async () => {
  const [root] = routesWith();
  await show([{ path: '/', Component: Broken, ErrorBoundary: root?.ErrorBoundary ?? null }]);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/at Broken|\.tsx/);
});

it('keeps the navigation bar when a page fails to render', async () => {
  fakeApi({ 'GET /api/session': { status: 200, body: { user: null } } });
  await show(routesWith([{ path: 'broken', Component: Broken }]), '/broken');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This page could not be displayed' }),
  ).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument();
});
