import { creditsSchema } from '@portada/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api/client';
import { queryKeys } from '../query-keys';

const creditsQuery = queryOptions({
  queryKey: queryKeys.credits,
  queryFn: ({ signal }) => api.get('/api/me/credits', creditsSchema, { signal }),
});

/** Returns the credits that the signed-in user owes; 0 while the debt is not known. */
export const useDebt = (): number => useQuery(creditsQuery).data?.debt ?? 0;
