import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, nothing } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';
import { notifyOtherTabs } from '../../../shared/session/cross-tab-sync';
import { refetchSession } from '../../../shared/session/session';

/** Uses the token of a verification link. @throws ApiError `token_invalid` */
const verifyEmail = (token: string) => api.post('/api/auth/verify-email', { token }, nothing);

/**
 * The use of one link. It is a query and no mutation because a token can be used once only: however often the page is
 * drawn, one call is made, and its end is remembered.
 */
export const verificationQuery = (queryClient: QueryClient, token: string) =>
  queryOptions({
    queryKey: queryKeys.verification(token),
    queryFn: async () => {
      await verifyEmail(token);
      notifyOtherTabs();
      // Who is signed in here is verified now; where that cannot be read, the next page reads it.
      await refetchSession(queryClient).catch(() => null);
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: false,
  });
