import { secondFactorStatusSchema } from '@portada/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api/client';
import { queryKeys } from './query-keys';

/** Query for the second factors of the user. */
export const secondFactorQuery = queryOptions({
  queryKey: queryKeys.secondFactor,
  queryFn: ({ signal }) => api.get('/api/me/second-factor', secondFactorStatusSchema, { signal }),
});
