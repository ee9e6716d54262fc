import { useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';

const storageKey = 'portada.variants';
const requestsSchema = z.array(z.array(z.uuid()));

/** So many requests are kept: more pictures than that are not made at once. */
const kept = 8;

const read = (): string => localStorage.getItem(storageKey) ?? '[]';

const requestsIn = (stored: string): string[][] => {
  try {
    return requestsSchema.parse(JSON.parse(stored));
  } catch {
    return [];
  }
};

/**
 * Keeps which generations were asked for together, for a reload and for the other tabs of this browser: the server
 * names only the first.
 * @param ids of one request, the first one first
 */
export const rememberVariants = (ids: readonly string[]): void => {
  localStorage.setItem(storageKey, JSON.stringify([ids, ...requestsIn(read())].slice(0, kept)));
};

const subscribe = (listener: () => void) => {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
};

/**
 * The generations that were asked for together with this one; another tab's as soon as that knows them.
 * @param first id of the first, null where none is followed
 * @returns at least the first itself
 */
export const useVariantsOf = (first: string | null): readonly string[] => {
  const stored = useSyncExternalStore(subscribe, read);
  return useMemo(
    () => (first === null ? [] : (requestsIn(stored).find(([id]) => id === first) ?? [first])),
    [stored, first],
  );
};
