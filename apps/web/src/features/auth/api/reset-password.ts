import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { api, nothing } from '../../../shared/api/client';
import { setSession } from '../../../shared/session/session';

/** Requests a mail with a reset link. The response does not reveal whether the account exists. @throws ApiError */
const askForReset = (email: string) => api.post('/api/auth/password-reset', { email }, z.unknown());

/** `mutate(email)` requests the link. */
export const useRequestReset = () => useMutation({ mutationFn: askForReset });

/** Sets a new password with a reset token. @throws ApiError `token_invalid`, `invalid_request` with `fields` */
const confirmReset = (body: { token: string; password: string }) =>
  api.post('/api/auth/password-reset/confirm', body, nothing);

/** `mutate({token, password})` sets the password, which ends every session, also that of this browser. */
export const useConfirmReset = () => {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: confirmReset, onSuccess: () => setSession(queryClient, null) });
};
