import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../shared/api/client';
import { queryKeys } from '../shared/query-keys';
import { setSessionIndicator } from '../shared/session/session-indicator';

/** Reads are asked at most twice more, and only where the same question may be answered a moment later. */
const retry = (failures: number, error: Error) =>
  failures < 2 && error instanceof ApiError && error.isPassing;

/** The one cache of server state. A call that finds the session ended says so to the whole page. */
export const createQueryClient = (): QueryClient => {
  const onError = (error: Error) => {
    if (!(error instanceof ApiError && error.code === 'signed_out')) return;
    client.setQueryData(queryKeys.me, null);
    setSessionIndicator(false);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // What is on screen after a time without network is asked for again, however new it seems.
      queries: { retry, staleTime: 10_000, refetchOnReconnect: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
};
