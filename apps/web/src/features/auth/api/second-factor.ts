import { passkeyOptionsSchema, signInStepSchema, userAnswerSchema } from '@portada/contracts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api/client';
import { signWithPasskey } from '../../../shared/passkeys';
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

const passkeyPath = '/api/auth/second-factor/passkey';

/**
 * Returns a mutation. `mutate()` asks the browser for a signature of a passkey, completes the sign-in and caches the session.
 * @throws PasskeyError if the device does not confirm; ApiError
 */
export const useSignInWithPasskey = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { options } = await api.post(`${passkeyPath}/options`, undefined, passkeyOptionsSchema);
      return api.post(passkeyPath, { response: await signWithPasskey(options) }, userAnswerSchema);
    },
    onSuccess: ({ user }) => setSession(queryClient, user),
  });
};
