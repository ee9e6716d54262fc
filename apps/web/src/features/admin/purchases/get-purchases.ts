import { type PurchaseStatus, adminPurchasePageSchema } from '@portada/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';

/** Filter of the list of purchases; an empty text matches every purchase. */
export type PurchaseFilter = { q: string; status: PurchaseStatus | undefined };

const listPurchases = ({ q, status }: PurchaseFilter, cursor: string | null, signal: AbortSignal) => {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (status) query.set('status', status);
  if (cursor !== null) query.set('cursor', cursor);
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return api.get(`/api/admin/purchases${search}`, adminPurchasePageSchema, { signal });
};

/** Returns the purchases of all users page by page, newest first. */
export const usePurchases = (filter: PurchaseFilter) =>
  useInfiniteQuery({
    queryKey: queryKeys.adminPurchases(filter),
    queryFn: ({ pageParam, signal }) => listPurchases(filter, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
