import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, nothing } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';
import { notifyOtherTabs } from '../../../shared/session/cross-tab-sync';
import { refetchSession } from '../../../shared/session/session';

/**
 * Verifies an email with the token of a verification link.
 * @throws ApiError `token_invalid`
 */
const verifyEmail = (token: string) => api.post('/api/auth/verify-email', { token }, nothing);

/**
 * Returns the query that sends the token of a verification link. A token can be used only once, so the page makes
 * one call and caches the result for every render.
 */
export const verificationQuery = (queryClient: QueryClient, token: string) =>
  queryOptions({
    queryKey: queryKeys.verification(token),
    queryFn: async () => {
      await verifyEmail(token);
      notifyOtherTabs();
      // The email is now verified, so the signed-in user is refetched. If the refetch fails, the next page
      // refetches the user.
      await refetchSession(queryClient).catch(() => null);
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: false,
  });
