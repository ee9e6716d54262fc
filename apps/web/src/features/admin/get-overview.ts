import { adminOverviewSchema } from '@portada/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/client';
import { queryKeys } from '../../shared/query-keys';

/** Polling interval of the overview in ms while the page is visible. The socket event `console.updated` refetches earlier. */
const refreshMs = 15_000;

const overviewQuery = queryOptions({
  queryKey: queryKeys.adminOverview,
  queryFn: ({ signal }) => api.get('/api/admin/overview', adminOverviewSchema, { signal }),
  staleTime: 0,
  // Polling pauses while the tab is hidden. The overview is refetched when the tab is shown again.
  refetchInterval: refreshMs,
  refetchOnWindowFocus: true,
});

/** Returns the overview for administrators, refetched by the socket, and polled every fifteen seconds. */
export const useOverview = () => useQuery(overviewQuery);
