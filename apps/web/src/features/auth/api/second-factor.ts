import { signInStepSchema, userAnswerSchema } from '@portada/contracts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';
import { setSession } from '../../../shared/session/session';

const signInStepQuery = queryOptions({
  queryKey: queryKeys.signInStep,
  queryFn: ({ signal }) => api.get('/api/auth/second-factor', signInStepSchema, { signal }),
  retry: false,
  // The answer of the sign-in is fresh; only a reload asks the server.
  staleTime: 60_000,
});

/** Query for the sign-in of this browser that waits for a second factor; the error `second_factor_expired` without one. */
export const useSignInStep = () => useQuery(signInStepQuery);

/** Returns a mutation. `mutate(code)` completes the sign-in and caches the session. */
export const useCompleteSignIn = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => api.post('/api/auth/second-factor', { code }, userAnswerSchema),
    onSuccess: ({ user }) => setSession(queryClient, user),
  });
};
