import { sessionAnswerSchema, type User } from '@portada/contracts';
import { isCancelledError, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api/client';
import { queryKeys } from '../query-keys';
import { clearUserStorage } from './user-storage';
import { notifyOtherTabs } from './cross-tab-sync';
import { setSessionIndicator } from './session-indicator';

/** Fetches the signed-in user; null without a session. @throws ApiError */
export const getMe = async (signal?: AbortSignal): Promise<User | null> => {
  const { user } = await api.get('/api/session', sessionAnswerSchema, { signal });
  setSessionIndicator(user !== null);
  // The stored data of the user is kept after the session has expired, because the same user may sign in again.
  if (user) clearUserStorage(user.uid);
  return user;
};

/** Query for the signed-in user. The result is fresh for a minute. */
export const meQuery = queryOptions({
  queryKey: queryKeys.me,
  queryFn: ({ signal }) => getMe(signal),
  staleTime: 60_000,
});

/** State of the session in this tab: loading, signed in, signed out or unknown. */
export type Session =
  | { status: 'loading'; user: null }
  | { status: 'signed-in'; user: User }
  | { status: 'signed-out'; user: null }
  /** The request for the session failed; `retry` sends the request again. */
  | { status: 'unknown'; user: null; retry: () => void };

/** Returns the current session from `GET /api/session`. `user.credits` are the credits that the user may spend. */
export const useSession = (): Session => {
  const { data, isPending, refetch } = useQuery(meQuery);
  if (data) return { status: 'signed-in', user: data };
  if (data === null) return { status: 'signed-out', user: null };
  if (isPending) return { status: 'loading', user: null };
  return { status: 'unknown', user: null, retry: () => void refetch() };
};

/** Query keys of data that does not belong to a user: the session, the public settings, and used verification links. */
const sharedKeys: readonly unknown[] = [queryKeys.me[0], queryKeys.config[0], queryKeys.verification('')[0]];

/** Removes all cached data of the user from the query cache. */
const forgetUserData = (queryClient: QueryClient): void =>
  queryClient.removeQueries({ predicate: ({ queryKey }) => !sharedKeys.includes(queryKey[0]) });

/**
 * Sets the session after a response of the server and notifies other tabs. The route guards redirect afterwards.
 * @param queryClient the query cache that contains the session
 * @param user the signed-in user; null when signed out
 */
export const setSession = (queryClient: QueryClient, user: User | null): void => {
  // A running request for the session must not overwrite this newer state.
  void queryClient.cancelQueries({ queryKey: queryKeys.me });
  queryClient.setQueryData(queryKeys.me, user);
  setSessionIndicator(user !== null);
  clearUserStorage(user?.uid ?? null);
  forgetUserData(queryClient);
  notifyOtherTabs();
};

const fetchMe = (queryClient: QueryClient): Promise<User | null> =>
  queryClient.fetchQuery({ ...meQuery, staleTime: 0 });

/**
 * Refetches the session after a change outside of this page.
 * @throws ApiError if the request fails
 */
export const refetchSession = async (queryClient: QueryClient): Promise<User | null> => {
  const before = queryClient.getQueryData(meQuery.queryKey);
  // The response to a running request may be outdated, because the request was sent before the change.
  await queryClient.cancelQueries({ queryKey: queryKeys.me });
  const user = await fetchMe(queryClient).catch((error: unknown) => {
    // Another caller cancelled this request and started a newer request.
    if (isCancelledError(error)) return fetchMe(queryClient);
    throw error;
  });
  if (before !== undefined && before?.uid !== user?.uid) forgetUserData(queryClient);
  return user;
};
