import { type ProfilePatch, userAnswerSchema } from '@portada/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client';
import { queryKeys } from '../query-keys';

/** Changes fields of the signed-in user's profile. @throws ApiError */
export const patchMe = (patch: ProfilePatch) => api.patch('/api/me', patch, userAnswerSchema);

/** Returns a mutation. `mutate(patch)` saves the changes and caches the changed user for `useSession`. */
export const usePatchMe = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: patchMe,
    onSuccess: ({ user }) => queryClient.setQueryData(queryKeys.me, user),
  });
};
