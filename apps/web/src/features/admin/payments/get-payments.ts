import { adminPaymentsSchema } from '@portada/contracts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, nothing } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';

/** ms between two looks while the page is on screen. */
const refreshMs = 15_000;

const paymentsQuery = queryOptions({
  queryKey: queryKeys.adminPayments,
  queryFn: ({ signal }) => api.get('/api/admin/payments', adminPaymentsSchema, { signal }),
  staleTime: 0,
  refetchInterval: refreshMs,
  refetchOnWindowFocus: true,
});

/** How the payments go; asked again every fifteen seconds. */
export const usePayments = () => useQuery(paymentsQuery);

export type Decision = { purchaseId: string; word: 'accept' | 'refuse' };

/** `mutate(decision)` ends the quarantine of a purchase, and asks how the payments go now. */
export const useDecision = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ purchaseId, word }: Decision) =>
      api.post(`/api/admin/purchases/${purchaseId}/${word}`, undefined, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.adminPayments }),
  });
};
