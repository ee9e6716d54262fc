import { languageCookie } from '@portada/contracts';
import { toast } from '@portada/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';

import { createQueryClient } from '../app/query-client';
import { routesWith } from '../app/routes';
import { setCookie } from '../shared/cookies';
import { firstLanguage } from '../shared/i18n/language';
import { setLanguage } from '../shared/i18n/translation';
import { setSessionIndicator } from '../shared/session/session-indicator';
import { type Answers, fakeApi } from './fake-api';

// Stored state and toasts are removed, so that the next test starts with an empty browser storage and sees only its own toasts.
afterEach(() => {
  act(() => toast.dismiss());
  sessionStorage.clear();
  setSessionIndicator(false);
  setCookie(languageCookie, null);
});

type Opening = {
  /** Component around the application, such as `StrictMode`. */
  Around?: ComponentType<{ children: ReactNode }> | typeof Fragment;
  /** State of the browser history entry with which the application opens, as after a reload. */
  state?: unknown;
};

/**
 * Returns true if the first response for the session contains a user. The test then sets the session indicator
 * cookie.
 */
const beginsSignedIn = ({ 'GET /api/session': answers }: Answers): boolean => {
  const first = Array.isArray(answers) ? answers[0] : answers;
  return typeof first === 'object' && JSON.stringify(first.body ?? {}).startsWith('{"user":{');
};

/** Opens the whole application at a path. @param answers responses of the fake api */
export const openApp = async (
  path: string,
  answers: Answers,
  { Around = Fragment, state = null }: Opening = {},
) => {
  const calls = fakeApi(answers);
  setLanguage(firstLanguage());
  if (beginsSignedIn(answers)) setSessionIndicator(true);
  const queryClient = createQueryClient();
  // Failed queries are not retried. Another test covers the retries.
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
