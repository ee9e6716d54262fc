import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, nothing } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';
import { notifyOtherTabs } from '../../../shared/session/cross-tab-sync';
import { refetchSession } from '../../../shared/session/session';

/** Uses the token of a verification link. @throws ApiError `token_invalid` */
const verifyEmail = (token: string) => api.post('/api/auth/verify-email', { token }, nothing);

/**
 * Uses one link. It is a query because a token can be used only once: one call is made and cached, however often the
 * page renders.
 */
export const verificationQuery = (queryClient: QueryClient, token: string) =>
  queryOptions({
    queryKey: queryKeys.verification(token),
    queryFn: async () => {
      await verifyEmail(token);
      notifyOtherTabs();
      // Updates the signed-in user. If that fails, the next page refetches it.
      await refetchSession(queryClient).catch(() => null);
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: false,
  });
