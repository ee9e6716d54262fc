import { securityEventPageSchema } from '@portada/contracts';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';

/**
 * Fetches one page of the user's security events, newest first.
 * @param cursor `nextCursor` of the previous page; null for the first page
 * @throws ApiError
 */
const listSecurityEvents = (cursor: string | null, signal: AbortSignal) =>
  api.get(
    `/api/me/security-events${cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`}`,
    securityEventPageSchema,
    { signal },
  );

const securityEventsQuery = infiniteQueryOptions({
  queryKey: queryKeys.securityEvents,
  queryFn: ({ pageParam, signal }) => listSecurityEvents(pageParam, signal),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
});

/** Returns the security events of the user page by page. */
export const useSecurityEvents = () => useInfiniteQuery(securityEventsQuery);
