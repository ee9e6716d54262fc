import { adminAuditPageSchema } from '@portada/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';

/**
 * Fetches one page of the audit log, newest first.
 * @param cursor `nextCursor` of the previous page; null for the first page
 * @throws ApiError
 */
const listAuditLog = (cursor: string | null, signal: AbortSignal) =>
  api.get(
    `/api/admin/audit-log${cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`}`,
    adminAuditPageSchema,
    { signal },
  );

/** Returns the audit log page by page. */
export const useAuditLog = () =>
  useInfiniteQuery({
    queryKey: queryKeys.adminAuditLog,
    queryFn: ({ pageParam, signal }) => listAuditLog(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
