import { userAnswerSchema } from '@portada/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api/client';
import { setSession } from '../../../shared/session/session';

/**
 * Ties the third-party account that has just been proven to the account with the same email, and signs in.
 * @throws ApiError `wrong_credentials`, `token_invalid` where the proof is too old
 */
const linkIdentity = (password: string) => api.post('/api/auth/oidc/link', { password }, userAnswerSchema);

/** `mutate(password)` links and signs in; the session is known at once. */
export const useLinkIdentity = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: linkIdentity,
    onSuccess: ({ user }) => setSession(queryClient, user),
  });
};
