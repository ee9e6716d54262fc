import { type QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useSessionSync } from '../shared/session/session-sync';
import { createQueryClient } from './query-client';
import { Notices } from './notices';
import { placeNotices } from './notices-place';

/** One for as long as the page lives, also while a public page is shown that asks the server nothing. */
let ofPage: QueryClient | undefined;

const SessionNews = ({ children }: { children: ReactNode }) => {
  useSessionSync();
  return children;
};

/** What every page has that talks to the server: its cache, news of the session, and notices. Tests bring a cache. */
export const AppShell = () => {
  const given = useContext(QueryClientContext);
  ofPage ??= createQueryClient();
  useEffect(() => placeNotices(<Notices />), []);
  return (
    <QueryClientProvider client={given ?? ofPage}>
      <SessionNews>
        <Outlet />
      </SessionNews>
    </QueryClientProvider>
  );
};
