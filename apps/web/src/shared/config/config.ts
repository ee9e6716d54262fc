import { type PublicConfig, publicConfigSchema } from '@portada/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api/client';
import { queryKeys } from '../query-keys';

/** Public settings of the server; they change only when it is started anew. */
export const configQuery = queryOptions({
  queryKey: queryKeys.config,
  queryFn: ({ signal }) => api.get('/api/config', publicConfigSchema, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The server's public settings; null until they are there, and where they cannot be had. */
export const useConfig = (): PublicConfig | null => useQuery(configQuery).data ?? null;
