import { useSearchParams } from 'react-router-dom';

/** Number of thumbnails that YouTube compares at most. */
export const mostCompared = 3;

/** Longest list of ids that is read from the address; the rest is ignored. */
const longestList = 20;
const form = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Reads `?ids=`: ids of thumbnails, separated by commas.
 * @returns the first three different ids, and true if the address has more. Another text than an id stays in the list, so
 *   that its place is shown as missing.
 */
export const readIds = (value: string | null): { ids: string[]; isTooMany: boolean } => {
  const given = (value ?? '').split(',', longestList).map((id) => id.trim().toLowerCase());
  const ids = [...new Set(given.filter((id) => id !== ''))];
  return { ids: ids.slice(0, mostCompared), isTooMany: ids.length > mostCompared };
};

/** Returns true if a text has the form of an id. */
export const isId = (id: string): boolean => form.test(id);

/** Returns the compared ids of the address, and functions that add and remove one. */
export const useComparedIds = () => {
  const [params, setParams] = useSearchParams();
  const { ids, isTooMany } = readIds(params.get('ids'));
  const set = (next: readonly string[]) => {
    setParams(next.length === 0 ? {} : { ids: next.join(',') }, { replace: true, preventScrollReset: true });
  };
  return {
    ids,
    isTooMany,
    add: (id: string) => set([...ids, id]),
    remove: (id: string) => set(ids.filter((other) => other !== id)),
  };
};
