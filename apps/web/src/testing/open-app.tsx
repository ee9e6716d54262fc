import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { startTranslations } from '../app/i18n';
import { createQueryClient } from '../app/query-client';
import { routesWith } from '../app/routes';
import { type Answers, fakeApi } from './fake-api';

// The next test opens a new tab.
afterEach(() => sessionStorage.clear());

/** Opens the whole application at a path, with a server that gives these answers. */
export const openApp = async (path: string, answers: Answers) => {
  const calls = fakeApi(answers);
  await startTranslations();
  const queryClient = createQueryClient();
  // Failures are to be seen at once; how often a read is repeated has its own test.
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const router = createMemoryRouter(routesWith(), { initialEntries: [path] });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...view, router, calls, queryClient };
};
