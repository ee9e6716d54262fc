import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, nothing } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';

/** A pause or resumption of a job queue, with the reason for the audit log. */
export type QueueSwitching = { name: string; word: 'pause' | 'resume'; reason: string };

/** Returns a mutation. `mutate(switching)` pauses or resumes a job queue and refetches the overview. */
export const useQueueSwitch = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ name, word, reason }: QueueSwitching) =>
      api.post(`/api/admin/queues/${encodeURIComponent(name)}/${word}`, { reason }, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.adminOverview }),
  });
};
