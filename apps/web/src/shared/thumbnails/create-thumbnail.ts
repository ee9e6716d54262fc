import { type ThumbnailCreate, thumbnailSchema } from '@portada/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client';
import { queryKeys } from '../query-keys';

/**
 * Creates a draft thumbnail.
 * @throws ApiError `invalid_request` with `fields.title`
 */
export const createThumbnail = (body: ThumbnailCreate) => api.post('/api/thumbnails', body, thumbnailSchema);

/**
 * Returns a mutation. `mutate(title)` creates a thumbnail, resolves to the thumbnail and caches the thumbnail for
 * the editor.
 */
export const useCreateThumbnail = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: createThumbnail,
    onSuccess: (thumbnail) => {
      queryClient.setQueryData(queryKeys.thumbnails.one(thumbnail.id), thumbnail);
      return queryClient.invalidateQueries({ queryKey: queryKeys.thumbnails.lists });
    },
  });
};
