import { type NewApiKey, apiKeyListSchema, createdApiKeySchema } from '@portada/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, nothing } from '../../shared/api/client';
import { queryKeys } from '../../shared/query-keys';

const path = '/api/api-keys';

/** Query for the API keys of the user that are not revoked, newest first. */
export const useApiKeys = () =>
  useQuery({
    queryKey: queryKeys.apiKeys,
    queryFn: ({ signal }) => api.get(path, apiKeyListSchema, { signal }),
  });

/** Returns a function that refetches the keys and the security log after a change. */
const useChanged = () => {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.apiKeys });
    void queryClient.invalidateQueries({ queryKey: queryKeys.securityEvents });
  };
};

/** Returns a mutation. `mutate(key)` creates a key and returns its text. @throws ApiError */
export const useCreateApiKey = () =>
  useMutation({
    mutationFn: (key: NewApiKey) => api.post(path, key, createdApiKeySchema),
    onSuccess: useChanged(),
  });

/** Returns a mutation. `mutate(id)` replaces a key, which stays valid for a day, and returns the text of the new one. */
export const useReplaceApiKey = () =>
  useMutation({
    mutationFn: (id: string) => api.post(`${path}/${id}/rotate`, {}, createdApiKeySchema),
    onSuccess: useChanged(),
  });

/** Returns a mutation. `mutate(id)` revokes a key. @throws ApiError */
export const useRevokeApiKey = () =>
  useMutation({
    mutationFn: (id: string) => api.delete(`${path}/${id}`, nothing),
    onSuccess: useChanged(),
  });
