import { thumbnailSchema } from '@portada/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api/client';
import { queryKeys } from '../query-keys';

/**
 * One of the user's own thumbnails.
 * @throws ApiError `thumbnail_not_found` where there is none, or it is somebody else's
 */
export const getThumbnail = (id: string, signal?: AbortSignal) =>
  api.get(`/api/thumbnails/${encodeURIComponent(id)}`, thumbnailSchema, { signal });

export const thumbnailQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.thumbnails.one(id),
    queryFn: ({ signal }) => getThumbnail(id, signal),
  });

export const useThumbnail = (id: string) => useQuery(thumbnailQuery(id));
