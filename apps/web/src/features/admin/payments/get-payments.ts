import { adminPaymentsSchema } from '@portada/contracts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, nothing } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';

/** Polling interval of the payments in ms while the page is visible. */
const refreshMs = 15_000;

const paymentsQuery = queryOptions({
  queryKey: queryKeys.adminPayments,
  queryFn: ({ signal }) => api.get('/api/admin/payments', adminPaymentsSchema, { signal }),
  staleTime: 0,
  refetchInterval: refreshMs,
  refetchOnWindowFocus: true,
});

/** Returns the state of the payments, polled every fifteen seconds. */
export const usePayments = () => useQuery(paymentsQuery);

/** Decision of an administrator about a purchase in quarantine, with the reason for the audit log. */
export type Decision = { purchaseId: string; word: 'accept' | 'refuse'; reason: string };

/** Returns a mutation. `mutate(decision)` ends the quarantine of a purchase and refetches the payments. */
export const useDecision = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ purchaseId, word, reason }: Decision) =>
      api.post(`/api/admin/purchases/${purchaseId}/${word}`, { reason }, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.adminPayments }),
  });
};
