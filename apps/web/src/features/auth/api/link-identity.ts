import { signInAnswerSchema } from '@portada/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../shared/api/client';
import { useSignedIn } from './use-signed-in';

/**
 * Links the verified third-party identity to the account with the same email, and signs the user in.
 * @throws ApiError `wrong_credentials`; `token_invalid` if the verification has expired
 */
const linkIdentity = (password: string) => api.post('/api/auth/oidc/link', { password }, signInAnswerSchema);

/** Returns a mutation. `mutate(password)` links the identity, signs in and caches the session, or opens the page of the second factor. */
export const useLinkIdentity = () => {
  return useMutation({
    mutationFn: linkIdentity,
    onSuccess: useSignedIn(),
  });
};
