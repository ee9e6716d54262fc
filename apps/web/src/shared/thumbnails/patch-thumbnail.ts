import { type ThumbnailPatch, thumbnailSchema } from '@portada/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type CallOptions } from '../api/client';
import { queryKeys } from '../query-keys';

/**
 * Changes fields of a thumbnail.
 * @throws ApiError `thumbnail_not_editable`, or `invalid_request` with `fields`
 */
export const patchThumbnail = (id: string, patch: ThumbnailPatch, options?: CallOptions) =>
  api.patch(`/api/thumbnails/${encodeURIComponent(id)}`, patch, thumbnailSchema, options);

/**
 * Returns a mutation. `mutate(patch)` saves changes of a thumbnail, resolves to the changed thumbnail and caches
 * the thumbnail.
 */
export const usePatchThumbnail = (id: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (patch: ThumbnailPatch) => patchThumbnail(id, patch),
    onSuccess: (thumbnail) => {
      queryClient.setQueryData(queryKeys.thumbnails.one(id), thumbnail);
      return queryClient.invalidateQueries({ queryKey: queryKeys.thumbnails.lists });
    },
  });
};
