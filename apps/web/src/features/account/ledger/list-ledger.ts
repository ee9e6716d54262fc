import { ledgerPageSchema } from '@portada/contracts';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';

/** One page of the user's ledger, newest first. @param cursor of the page before, null for the first @throws ApiError */
const listLedger = (cursor: string | null, signal: AbortSignal) =>
  api.get(
    `/api/me/ledger${cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`}`,
    ledgerPageSchema,
    {
      signal,
    },
  );

const ledgerQuery = infiniteQueryOptions({
  queryKey: queryKeys.ledger,
  queryFn: ({ pageParam, signal }) => listLedger(pageParam, signal),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
});

/** The ledger page by page. */
export const useLedger = () => useInfiniteQuery(ledgerQuery);
