import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { api, nothing } from '../../../shared/api/client';
import { setSession } from '../../../shared/session/session';

/**
 * Requests a mail with a password reset link. The response does not reveal if the account exists.
 * @throws ApiError
 */
const askForReset = (email: string) => api.post('/api/auth/password-reset', { email }, z.unknown());

/** Returns a mutation. `mutate(email)` requests the password reset link. */
export const useRequestReset = () => useMutation({ mutationFn: askForReset });

/**
 * Sets a new password with the token of a password reset link.
 * @throws ApiError `token_invalid`; `invalid_request` with `fields`
 */
const confirmReset = (body: { token: string; password: string }) =>
  api.post('/api/auth/password-reset/confirm', body, nothing);

/**
 * Returns a mutation. `mutate({token, password})` sets the password and ends every session of the user, including
 * the session of this browser.
 */
export const useConfirmReset = () => {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: confirmReset, onSuccess: () => setSession(queryClient, null) });
};
