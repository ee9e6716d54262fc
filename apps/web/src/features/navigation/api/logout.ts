import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, nothing } from '../../../shared/api/client';
import { setSession } from '../../../shared/session/session';

/** Ends the session of this browser. @throws ApiError */
const logout = () => api.post('/api/auth/logout', undefined, nothing);

/** Returns a mutation that signs out, clears the cached data of the user and notifies other tabs. */
export const useLogout = () => {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: logout, onSuccess: () => setSession(queryClient, null) });
};
