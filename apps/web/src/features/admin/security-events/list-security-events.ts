import {
  type SecurityEventKind,
  type SecurityEventOutcome,
  adminSecurityEventPageSchema,
} from '@portada/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';

/** Filter of the list of security events; undefined shows all events. */
export type SecurityEventFilter = {
  kind: SecurityEventKind | undefined;
  outcome: SecurityEventOutcome | undefined;
};

/**
 * Fetches one page of the security events of all users, newest first.
 * @param cursor `nextCursor` of the previous page; null for the first page
 * @throws ApiError
 */
const listSecurityEvents = (
  { kind, outcome }: SecurityEventFilter,
  cursor: string | null,
  signal: AbortSignal,
) => {
  const query = new URLSearchParams();
  if (kind) query.set('kind', kind);
  if (outcome) query.set('outcome', outcome);
  if (cursor !== null) query.set('cursor', cursor);
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return api.get(`/api/admin/security-events${search}`, adminSecurityEventPageSchema, { signal });
};

/** Returns the security events of all users page by page. */
export const useSecurityEvents = (filter: SecurityEventFilter) =>
  useInfiniteQuery({
    queryKey: queryKeys.adminSecurityEvents(filter),
    queryFn: ({ pageParam, signal }) => listSecurityEvents(filter, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
