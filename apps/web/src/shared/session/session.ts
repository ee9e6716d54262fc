import { sessionAnswerSchema, type User } from '@portada/contracts';
import { isCancelledError, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api/client';
import { queryKeys } from '../query-keys';
import { forgetOwnStorage } from './own-storage';
import { tellOtherTabs } from './other-tabs';
import { setSignedInHint } from './signed-in-hint';

/** The signed-in user, or null when nobody is signed in. @throws ApiError */
export const getMe = async (signal?: AbortSignal): Promise<User | null> => {
  const { user } = await api.get('/api/session', sessionAnswerSchema, { signal });
  setSignedInHint(user !== null);
  // Nobody: the session may have run out, and the same user will come back to what was not yet sent.
  if (user) forgetOwnStorage(user.uid);
  return user;
};

export const meQuery = queryOptions({
  queryKey: queryKeys.me,
  queryFn: ({ signal }) => getMe(signal),
  staleTime: 60_000,
});

export type Session =
  | { status: 'loading'; user: null }
  | { status: 'signed-in'; user: User }
  | { status: 'signed-out'; user: null }
  /** The server could not be asked; `retry` asks again. */
  | { status: 'unknown'; user: null; retry: () => void };

/** Who is signed in, from `GET /api/session`; `user.credits` is what can be spent now. */
export const useSession = (): Session => {
  const { data, isPending, refetch } = useQuery(meQuery);
  if (data) return { status: 'signed-in', user: data };
  if (data === null) return { status: 'signed-out', user: null };
  if (isPending) return { status: 'loading', user: null };
  return { status: 'unknown', user: null, retry: () => void refetch() };
};

/** What is no user's own: the session itself, the settings, and links that were used. */
const kept: readonly unknown[] = [queryKeys.me[0], queryKeys.config[0], queryKeys.verification('')[0]];

/** Forgets everything that was read for a user. */
const forgetUserData = (queryClient: QueryClient): void =>
  queryClient.removeQueries({ predicate: ({ queryKey }) => !kept.includes(queryKey[0]) });

/**
 * Makes a user, or nobody, the signed-in one, after the server has said so; the guards lead on from there. Other tabs
 * are told.
 */
export const setSession = (queryClient: QueryClient, user: User | null): void => {
  // An older question that is still on its way must not overwrite this answer.
  void queryClient.cancelQueries({ queryKey: queryKeys.me });
  queryClient.setQueryData(queryKeys.me, user);
  setSignedInHint(user !== null);
  forgetOwnStorage(user?.uid ?? null);
  forgetUserData(queryClient);
  tellOtherTabs();
};

const askAnew = (queryClient: QueryClient): Promise<User | null> =>
  queryClient.fetchQuery({ ...meQuery, staleTime: 0 });

/**
 * Asks anew who is signed in, after something has changed outside of this page.
 * @throws ApiError where the server could not be asked
 */
export const rereadSession = async (queryClient: QueryClient): Promise<User | null> => {
  const before = queryClient.getQueryData(meQuery.queryKey);
  // A question that is on its way was asked before the change: its answer may be the old one.
  await queryClient.cancelQueries({ queryKey: queryKeys.me });
  const user = await askAnew(queryClient).catch((error: unknown) => {
    // Somebody else asks anew, later than this: that answer is as good.
    if (isCancelledError(error)) return askAnew(queryClient);
    throw error;
  });
  if (before !== undefined && before?.uid !== user?.uid) forgetUserData(queryClient);
  return user;
};
