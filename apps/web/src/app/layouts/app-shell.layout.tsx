import { type QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { sharedMessages } from '../../shared/i18n/shared.messages';
import { registerMessages } from '../../shared/i18n/translation';
import { useSessionSync } from '../../shared/session/session-sync';
import { Notices } from '../notices';
import { placeNotices } from '../notices-place';
import { createQueryClient } from '../query-client';
import { shellMessages } from '../shell.messages';

registerMessages({ app: shellMessages, shared: sharedMessages });

/**
 * The only query cache of this browser tab. The cache is kept while a public page, which needs no server data, is
 * shown.
 */
let pageQueryClient: QueryClient | undefined;

const SessionSync = ({ children }: { children: ReactNode }) => {
  useSessionSync();
  return children;
};

/**
 * Layout of every screen that calls the api: query cache, session sync and toasts. Each test provides its own query
 * cache.
 */
const AppShell = () => {
  const provided = useContext(QueryClientContext);
  pageQueryClient ??= createQueryClient();
  useEffect(() => placeNotices(<Notices />), []);
  return (
    <QueryClientProvider client={provided ?? pageQueryClient}>
      <SessionSync>
        <Outlet />
      </SessionSync>
    </QueryClientProvider>
  );
};

export { AppShell as Component };
