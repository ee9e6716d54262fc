import { type PublicConfig, publicConfigSchema } from '@portada/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api/client';
import { queryKeys } from '../query-keys';

/** Public settings of the server. They change only at a restart. */
export const configQuery = queryOptions({
  queryKey: queryKeys.config,
  queryFn: ({ signal }) => api.get('/api/config', publicConfigSchema, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The public settings of the server; null until they are loaded, and if that fails. */
export const useConfig = (): PublicConfig | null => useQuery(configQuery).data ?? null;
