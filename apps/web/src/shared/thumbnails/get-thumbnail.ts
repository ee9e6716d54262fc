import { type Thumbnail, type ThumbnailPage, thumbnailSchema } from '@portada/contracts';
import {
  type InfiniteData,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '../api/client';
import { queryKeys } from '../query-keys';

/**
 * Fetches one of the user's own thumbnails.
 * @throws ApiError `thumbnail_not_found` if the thumbnail does not exist or belongs to another user
 */
export const getThumbnail = (id: string, signal?: AbortSignal) =>
  api.get(`/api/thumbnails/${encodeURIComponent(id)}`, thumbnailSchema, { signal });

/** Query for one of the user's own thumbnails. @param id id of the thumbnail */
export const thumbnailQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.thumbnails.one(id),
    queryFn: ({ signal }) => getThumbnail(id, signal),
  });

/** Returns a thumbnail from a cached list, unless the list is marked as outdated. */
const ofLists = (queryClient: QueryClient, id: string): Thumbnail | undefined =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: queryKeys.thumbnails.lists, predicate: ({ state }) => !state.isInvalidated })
    .map(({ state }) => state.data as ThumbnailPage | InfiniteData<ThumbnailPage> | undefined)
    .flatMap((data) => (data && 'pages' in data ? data.pages : [data]))
    .flatMap((page) => page?.items ?? [])
    .find((thumbnail) => thumbnail.id === id);

/** Returns one thumbnail. Until the response arrives, the data comes from a cached list. */
export const useThumbnail = (id: string) => {
  const queryClient = useQueryClient();
  return useQuery({ ...thumbnailQuery(id), placeholderData: () => ofLists(queryClient, id) });
};
