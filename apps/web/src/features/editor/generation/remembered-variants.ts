import { useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';

const storageKey = 'portada.variants';
const requestsSchema = z.array(z.array(z.uuid()));

/**
 * Number of requests whose variants are stored. The number is larger than the number of requests that can run at a
 * time.
 */
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
 * Stores which generations belong to one request, for reloads and for other tabs of this browser. The thumbnail on the
 * server names only the first generation of the request.
 * @param ids ids of the generations of one request, in order
 */
export const rememberVariants = (ids: readonly string[]): void => {
  localStorage.setItem(storageKey, JSON.stringify([ids, ...requestsIn(read())].slice(0, kept)));
};

const subscribe = (listener: () => void) => {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
};

/**
 * Returns the ids of all generations that belong to one request for images. Ids that another tab of this browser
 * stored are included.
 * @param first id of the first generation of the request, or null
 * @returns ids of the generations; only `first` if no other generations are known
 */
export const useVariantsOf = (first: string | null): readonly string[] => {
  const stored = useSyncExternalStore(subscribe, read);
  return useMemo(
    () => (first === null ? [] : (requestsIn(stored).find(([id]) => id === first) ?? [first])),
    [stored, first],
  );
};
