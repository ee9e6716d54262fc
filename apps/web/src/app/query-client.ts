import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../shared/api/client';
import { watchNetwork } from '../shared/network/network';
import { queryKeys } from '../shared/query-keys';
import { setSessionIndicator } from '../shared/session/session-indicator';

/** Decides if a failed query is sent again: at most twice, and only if a retry may succeed. */
const retry = (failures: number, error: Error) =>
  failures < 2 && error instanceof ApiError && error.isPassing;

/**
 * Creates the query cache. If a call finds that the session has ended, the cached session is updated. Queries pause
 * without a network.
 */
export const createQueryClient = (): QueryClient => {
  if (typeof window !== 'undefined') onlineManager.setEventListener(watchNetwork);
  const onError = (error: Error) => {
    if (!(error instanceof ApiError && error.code === 'signed_out')) return;
    client.setQueryData(queryKeys.me, null);
    setSessionIndicator(false);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // After an offline period, visible data is refetched, even if the data is recent.
      queries: { retry, staleTime: 10_000, refetchOnReconnect: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
};
