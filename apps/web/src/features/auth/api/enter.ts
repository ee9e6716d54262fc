import type { User } from '@portada/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/query-keys';

/** Makes a user the signed-in one; the guards then lead from the auth screen to the dashboard. */
export const useEnter = (): ((user: User) => void) => {
  const queryClient = useQueryClient();
  return (user) => {
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.me[0] });
    queryClient.setQueryData(queryKeys.me, user);
  };
};
