import { type User, userAnswerSchema } from '@portada/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, api } from '../api/client';
import { queryKeys } from '../query-keys';

/** The signed-in user, or null when nobody is signed in. @throws ApiError */
export const getMe = async (signal?: AbortSignal): Promise<User | null> => {
  try {
    return (await api.get('/api/me', userAnswerSchema, { signal })).user;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'signed_out') return null;
    throw error;
  }
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

/** Who is signed in, from `GET /api/me`; `user.credits` is what can be spent now. */
export const useSession = (): Session => {
  const { data, isPending, refetch } = useQuery(meQuery);
  if (data) return { status: 'signed-in', user: data };
  if (data === null) return { status: 'signed-out', user: null };
  if (isPending) return { status: 'loading', user: null };
  return { status: 'unknown', user: null, retry: () => void refetch() };
};
