import { adminModelsSchema } from '@portada/contracts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, nothing } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';

/** Polling interval of the image models in ms while the page is visible. The socket event `console.updated` refetches earlier. */
const refreshMs = 15_000;

const modelsQuery = queryOptions({
  queryKey: queryKeys.adminModels,
  queryFn: ({ signal }) => api.get('/api/admin/models', adminModelsSchema, { signal }),
  staleTime: 0,
  refetchInterval: refreshMs,
  refetchOnWindowFocus: true,
});

/** Returns the state of the image models, refetched by the socket, and polled every fifteen seconds. */
export const useModels = () => useQuery(modelsQuery);

/** A switch of an image model, with the reason for the audit log. */
export type ModelSwitching = { name: string; word: 'enable' | 'disable'; reason: string };

/** Returns a mutation. `mutate(switching)` switches an image model on or off and refetches the models. */
export const useModelSwitch = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ name, word, reason }: ModelSwitching) =>
      api.post(`/api/admin/models/${encodeURIComponent(name)}/${word}`, { reason }, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.adminModels }),
  });
};
