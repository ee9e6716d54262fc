import {
  type AspectRatio,
  type ThumbnailSort,
  type ThumbnailStatus,
  aspectRatios,
  thumbnailSorts,
  thumbnailStatuses,
  thumbnailTagSchema,
} from '@portada/contracts';
import { useSearchParams } from 'react-router-dom';
import type { ThumbnailFilter } from '../../shared/query-keys';

/** Names of the parameters of the list in the URL. */
export type FilterName = 'q' | 'status' | 'aspectRatio' | 'tag' | 'sort';

/** Returns a function that sets one parameter of the URL, or removes it if the value is empty, and keeps the others. */
export const withParam = (name: FilterName, value: string) => (former: URLSearchParams) => {
  const next = new URLSearchParams(former);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
};

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((known) => known === value);

/** Filter and order of the thumbnail list, as the URL has them. Unknown values are ignored. */
export type ListFilter = {
  status: ThumbnailStatus | undefined;
  aspectRatio: AspectRatio | undefined;
  tag: string | undefined;
  sort: ThumbnailSort;
};

/** Returns filter and order of the list from the URL, and a function that changes one of them. */
export const useListFilter = () => {
  const [params, setParams] = useSearchParams();
  const filter: ListFilter = {
    status: oneOf(thumbnailStatuses, params.get('status')),
    aspectRatio: oneOf(aspectRatios, params.get('aspectRatio')),
    tag: thumbnailTagSchema.safeParse(params.get('tag')).data,
    sort: oneOf(thumbnailSorts, params.get('sort')) ?? 'created',
  };
  const change = (name: FilterName, value: string) =>
    setParams(withParam(name, value), { replace: true, preventScrollReset: true });
  const clear = () => setParams({}, { replace: true, preventScrollReset: true });
  return { filter, change, clear };
};

/** Returns the request of the list for a search text and a filter, without the default values. */
export const askedOf = (q: string, { status, aspectRatio, tag, sort }: ListFilter): ThumbnailFilter => ({
  ...(q !== '' && { q }),
  ...(status && { status }),
  ...(aspectRatio && { aspectRatio }),
  ...(tag && { tag }),
  ...(sort !== 'created' && { sort }),
});
