import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, nothing } from '../api/client';
import { queryKeys } from '../query-keys';

/**
 * Deletes a thumbnail with all its pictures.
 * @throws ApiError `thumbnail_not_deletable`
 */
export const deleteThumbnail = (id: string) =>
  api.delete(`/api/thumbnails/${encodeURIComponent(id)}`, nothing);

/** Returns a mutation. `mutate(id)` deletes the thumbnail and resolves after the visible lists have been refetched. */
export const useDeleteThumbnail = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deleteThumbnail,
    onSuccess: (_, id) => {
      queryClient.removeQueries({ queryKey: queryKeys.thumbnails.one(id) });
      return queryClient.invalidateQueries({ queryKey: queryKeys.thumbnails.lists });
    },
  });
};
