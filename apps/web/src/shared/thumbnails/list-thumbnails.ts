import { productConfig, thumbnailPageSchema } from '@portada/contracts';
import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../api/client';
import { queryKeys, type ThumbnailFilter } from '../query-keys';

type PageAsked = ThumbnailFilter & { cursor?: string | null; limit?: number };

/**
 * Fetches one page of the user's thumbnails.
 * @param asked filter and order, cursor from an earlier page, and page size (default 24)
 * @throws ApiError
 */
export const listThumbnails = (asked: PageAsked, signal?: AbortSignal) => {
  const query = new URLSearchParams();
  if (asked.q) query.set('q', asked.q);
  if (asked.status) query.set('status', asked.status);
  if (asked.aspectRatio) query.set('aspectRatio', asked.aspectRatio);
  if (asked.tag) query.set('tag', asked.tag);
  if (asked.sort) query.set('sort', asked.sort);
  if (asked.cursor) query.set('cursor', asked.cursor);
  if (asked.limit) query.set('limit', String(asked.limit));
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return api.get(`/api/thumbnails${search}`, thumbnailPageSchema, { signal });
};

const thumbnailListQuery = (filter: ThumbnailFilter) =>
  infiniteQueryOptions({
    queryKey: queryKeys.thumbnails.list(filter),
    queryFn: ({ pageParam, signal }) => listThumbnails({ ...filter, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

/**
 * Returns the thumbnail list page by page. After a change of the filter the old list stays until the new list is
 * loaded.
 */
export const useThumbnailList = (filter: ThumbnailFilter) =>
  useInfiniteQuery({ ...thumbnailListQuery(filter), placeholderData: (previous) => previous });

const recentThumbnailsQuery = queryOptions({
  queryKey: queryKeys.thumbnails.recent,
  queryFn: ({ signal }) => listThumbnails({ limit: productConfig.recentThumbnails, sort: 'created' }, signal),
});

/** Returns the newest thumbnails, as many as the dashboard shows. */
export const useRecentThumbnails = () => useQuery(recentThumbnailsQuery);
