import { languageCookie } from '@portada/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';

import { createQueryClient } from '../app/query-client';
import { routesWith } from '../app/routes';
import { setCookie } from '../shared/cookies';
import { firstLanguage } from '../shared/i18n/language';
import { setLanguage } from '../shared/i18n/translation';
import { setSessionIndicator } from '../shared/session/session-indicator';
import { type Answers, fakeApi } from './fake-api';

// The next test opens a new tab, of a browser that remembers nothing.
afterEach(() => {
  sessionStorage.clear();
  setSessionIndicator(false);
  setCookie(languageCookie, null);
});

type Opening = {
  /** What stands around it, such as `StrictMode`. */
  Around?: ComponentType<{ children: ReactNode }> | typeof Fragment;
  /** What the history entry carries, as after a reload. */
  state?: unknown;
};

/** Whether the first answer about the session names somebody: then this browser has the cookie that a sign-in leaves. */
const beginsSignedIn = ({ 'GET /api/session': answers }: Answers): boolean => {
  const first = Array.isArray(answers) ? answers[0] : answers;
  return typeof first === 'object' && JSON.stringify(first.body ?? {}).startsWith('{"user":{');
};

/** Opens the whole application at a path, with a server that gives these answers. */
export const openApp = async (
  path: string,
  answers: Answers,
  { Around = Fragment, state = null }: Opening = {},
) => {
  const calls = fakeApi(answers);
  setLanguage(firstLanguage());
  if (beginsSignedIn(answers)) setSessionIndicator(true);
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
