import { type ThumbnailsTag, changedThumbnailsSchema, thumbnailTagsSchema } from '@portada/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api/client';
import { idParts } from '../selection/id-parts';
import { queryKeys } from '../../../shared/query-keys';

/** Returns the tags of the user's thumbnails, most used first. */
export const useTags = () =>
  useQuery({
    queryKey: queryKeys.thumbnails.tags,
    queryFn: ({ signal }) => api.get('/api/thumbnails/tags', thumbnailTagsSchema, { signal }),
  });

/**
 * Returns a mutation that adds tags to thumbnails and removes tags from them, at any number of thumbnails. It fails with an
 * `ApiError`; then some thumbnails may be changed.
 */
export const useTagThumbnails = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: ThumbnailsTag) => {
      for (const ids of idParts(change.ids))
        await api.post('/api/thumbnails/tags', { ...change, ids }, changedThumbnailsSchema);
    },
    onSettled: async (_, __, { ids }) => {
      for (const id of ids) queryClient.removeQueries({ queryKey: queryKeys.thumbnails.one(id) });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.thumbnails.lists }),
        queryClient.invalidateQueries({ queryKey: queryKeys.thumbnails.tags }),
      ]);
    },
  });
};
