import { purchasePageSchema } from '@portada/contracts';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';

/**
 * Fetches one page of the user's purchases, newest first.
 * @param cursor `nextCursor` of the previous page; null for the first page
 * @throws ApiError
 */
const listPurchases = (cursor: string | null, signal: AbortSignal) =>
  api.get(
    `/api/me/purchases${cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`}`,
    purchasePageSchema,
    { signal },
  );

const purchasesQuery = infiniteQueryOptions({
  queryKey: queryKeys.purchases,
  queryFn: ({ pageParam, signal }) => listPurchases(pageParam, signal),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
});

/** Returns the purchases of the user page by page. */
export const usePurchases = () => useInfiniteQuery(purchasesQuery);
