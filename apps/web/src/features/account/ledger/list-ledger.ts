import { ledgerPageSchema } from '@portada/contracts';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';
import { mergeEntries } from './merge-entries';

/**
 * Fetches one page of the user's ledger entries, newest first.
 * @param cursor `nextCursor` of the previous page; null for the first page
 * @throws ApiError
 */
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
  select: mergeEntries,
});

/** Returns the ledger of the user page by page, with one entry for each image. */
export const useLedger = () => useInfiniteQuery(ledgerQuery);
