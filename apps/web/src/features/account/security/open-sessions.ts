import { type SessionList, sessionListSchema } from '@portada/contracts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, nothing } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';

/** One open session of the user. */
export type OpenSession = SessionList['items'][number];

const sessionsQuery = queryOptions({
  queryKey: queryKeys.sessions,
  queryFn: ({ signal }) => api.get('/api/auth/sessions', sessionListSchema, { signal }),
});

/** Query for the open sessions of the user, the last used session first. */
export const useSessions = () => useQuery(sessionsQuery);

/**
 * Ends one session of the user.
 * @param id id of the session; null ends all sessions except the current session
 * @throws ApiError
 */
const endSession = (id: string | null) =>
  api.delete(id === null ? '/api/auth/sessions' : `/api/auth/sessions/${id}`, nothing);

/** Returns a mutation. `mutate(id)` ends one session, `mutate(null)` ends all sessions except the current session. */
export const useEndSession = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: endSession,
    onSuccess: (_, id) =>
      queryClient.setQueryData<SessionList>(
        queryKeys.sessions,
        (list) =>
          list && {
            items: list.items.filter((session) => (id === null ? session.current : session.id !== id)),
          },
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.sessions }),
  });
};
