import { userAnswerSchema } from '@portada/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api/client';
import { setSession } from '../../../shared/session/session';

/**
 * Links the verified third-party identity to the account with the same email, and signs the user in.
 * @throws ApiError `wrong_credentials`; `token_invalid` if the verification has expired
 */
const linkIdentity = (password: string) => api.post('/api/auth/oidc/link', { password }, userAnswerSchema);

/** Returns a mutation. `mutate(password)` links the identity, signs in and caches the session. */
export const useLinkIdentity = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: linkIdentity,
    onSuccess: ({ user }) => setSession(queryClient, user),
  });
};
