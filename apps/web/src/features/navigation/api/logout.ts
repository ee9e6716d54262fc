import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, nothing } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';

/** Ends this session. @throws ApiError */
const logout = () => api.post('/api/auth/logout', undefined, nothing);

/** Signs out and forgets everything that was read for the user. */
export const useLogout = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: logout,
    onSuccess: () => {
      queryClient.setQueryData(queryKeys.me, null);
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.me[0] });
    },
  });
};
