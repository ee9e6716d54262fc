import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { api, nothing } from '../../../shared/api/client';
import { setSession } from '../../../shared/session/session';

/** Asks for a mail with a link; the answer is the same whether there is such an account or not. @throws ApiError */
const askForReset = (email: string) => api.post('/api/auth/password-reset', { email }, z.unknown());

/** `mutate(email)` has the link sent. */
export const useRequestReset = () => useMutation({ mutationFn: askForReset });

/** Sets the password that `token` allows to set. @throws ApiError `token_invalid`, `invalid_request` with `fields` */
const confirmReset = (body: { token: string; password: string }) =>
  api.post('/api/auth/password-reset/confirm', body, nothing);

/** `mutate({token, password})` sets the password; every session has ended then, this browser's too. */
export const useConfirmReset = () => {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: confirmReset, onSuccess: () => setSession(queryClient, null) });
};
