import { passwordChangeSchema, type User } from '@portada/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { api, nothing } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';

/** New password, with the current password if the account has one. */
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/**
 * Changes the password, or sets the first password. Every other session of the user ends.
 * @throws ApiError
 */
const changePassword = (change: PasswordChange) => api.post('/api/me/password', change, nothing);

/** Returns a mutation. `mutate(change)` changes the password and refetches the sessions. */
export const useChangePassword = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      queryClient.setQueryData<User | null>(queryKeys.me, (user) => user && { ...user, hasPassword: true });
      void queryClient.invalidateQueries({ queryKey: queryKeys.sessions });
    },
  });
};
