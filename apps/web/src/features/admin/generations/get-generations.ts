import {
  type GenerationStatus,
  adminGenerationDetailSchema,
  adminGenerationPageSchema,
  adminRetrySchema,
  isFinished,
} from '@portada/contracts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, nothing } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';

/** Polling interval in ms of a generation that has not ended. */
const refreshMs = 2_000;

/** Filter of the list of generations; an empty text matches every generation. */
export type GenerationFilter = { q: string; status: GenerationStatus | undefined; model: string };

const listGenerations = (
  { q, status, model }: GenerationFilter,
  cursor: string | null,
  signal: AbortSignal,
) => {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (status) query.set('status', status);
  if (model) query.set('model', model);
  if (cursor !== null) query.set('cursor', cursor);
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return api.get(`/api/admin/generations${search}`, adminGenerationPageSchema, { signal });
};

/** Returns the generations of all users page by page, newest first. */
export const useGenerations = (filter: GenerationFilter) =>
  useInfiniteQuery({
    queryKey: queryKeys.adminGenerations(filter),
    queryFn: ({ pageParam, signal }) => listGenerations(filter, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });

/** Returns one generation of any user, polled every two seconds until it has ended. */
export const useAdminGeneration = (id: string) =>
  useQuery({
    queryKey: queryKeys.adminGeneration(id),
    queryFn: ({ signal }) =>
      api.get(`/api/admin/generations/${encodeURIComponent(id)}`, adminGenerationDetailSchema, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isFinished(data.status) ? false : refreshMs),
  });

/** Returns a mutation. `mutate(reason)` repeats a failed generation and gives the id of the new generation. */
export const useRetry = (id: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      api.post(`/api/admin/generations/${encodeURIComponent(id)}/retry`, { reason }, adminRetrySchema),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.adminGenerationsAll }),
  });
};

/** Returns a mutation. `mutate(reason)` cancels a generation. */
export const useCancel = (id: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      api.post(`/api/admin/generations/${encodeURIComponent(id)}/cancel`, { reason }, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.adminGenerationsAll }),
  });
};
