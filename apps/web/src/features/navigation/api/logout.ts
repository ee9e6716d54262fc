import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, nothing } from '../../../shared/api/client';
import { setSession } from '../../../shared/session/session';

/** Ends this session. @throws ApiError */
const logout = () => api.post('/api/auth/logout', undefined, nothing);

/** Signs out and forgets everything that was read for the user; other tabs are told. */
export const useLogout = () => {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: logout, onSuccess: () => setSession(queryClient, null) });
};
