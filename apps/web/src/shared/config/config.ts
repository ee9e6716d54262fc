import { type PublicConfig, publicConfigSchema } from '@portada/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api/client';
import { queryKeys } from '../query-keys';

/** Query for the public settings of the server. The settings change only when the server restarts. */
export const configQuery = queryOptions({
  queryKey: queryKeys.config,
  queryFn: ({ signal }) => api.get('/api/config', publicConfigSchema, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Returns the public settings of the server; null until the settings are loaded, or if loading fails. */
export const useConfig = (): PublicConfig | null => useQuery(configQuery).data ?? null;
