import { adminOverviewSchema } from '@portada/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/client';
import { queryKeys } from '../../shared/query-keys';

/** ms between two looks while the page is on screen. */
const refreshMs = 5_000;

const overviewQuery = queryOptions({
  queryKey: queryKeys.adminOverview,
  queryFn: ({ signal }) => api.get('/api/admin/overview', adminOverviewSchema, { signal }),
  staleTime: 0,
  // Pauses while the tab is hidden, and asks at once when somebody comes back to it.
  refetchInterval: refreshMs,
  refetchOnWindowFocus: true,
});

/** How the work goes; asked again every five seconds. */
export const useOverview = () => useQuery(overviewQuery);
