import { useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';

const storageKey = 'portada.variants';
const requestsSchema = z.array(z.array(z.uuid()));

/** Number of stored requests, which is more than can run at a time. */
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
 * Stores which generations belong to one request, for reloads and for other tabs of this browser. The server names only
 * the first.
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
 * The generations of the same request, also those of another tab once it has stored them.
 * @param first id of the first generation, null without one
 * @returns at least the first itself
 */
export const useVariantsOf = (first: string | null): readonly string[] => {
  const stored = useSyncExternalStore(subscribe, read);
  return useMemo(
    () => (first === null ? [] : (requestsIn(stored).find(([id]) => id === first) ?? [first])),
    [stored, first],
  );
};
