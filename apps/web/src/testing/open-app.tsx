import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import { startTranslations } from '../app/i18n';
import { createQueryClient } from '../app/query-client';
import { routesWith } from '../app/routes';
import { type Answers, fakeApi } from './fake-api';

// The next test opens a new tab.
afterEach(() => sessionStorage.clear());

type Opening = {
  /** What stands around it, such as `StrictMode`. */
  Around?: ComponentType<{ children: ReactNode }> | typeof Fragment;
  /** What the history entry carries, as after a reload. */
  state?: unknown;
};

/** Opens the whole application at a path, with a server that gives these answers. */
export const openApp = async (
  path: string,
  answers: Answers,
  { Around = Fragment, state = null }: Opening = {},
) => {
  const calls = fakeApi(answers);
  await startTranslations();
  const queryClient = createQueryClient();
  // Failures are to be seen at once; how often a read is repeated has its own test.
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const router = createMemoryRouter(routesWith(), { initialEntries: [{ ...parsePath(path), state }] });
  const view = render(
    <Around>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Around>,
  );
  return { ...view, router, calls, queryClient };
};
