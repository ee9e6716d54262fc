import { z } from 'zod';

const storageKey = 'portada.variants';
const idsSchema = z.array(z.uuid());

/**
 * Keeps which generations were asked for together, for a reload of this tab: the server names only the first.
 * @param ids of one request, the first one first
 */
export const rememberVariants = (ids: readonly string[]): void => {
  sessionStorage.setItem(storageKey, JSON.stringify(ids));
};

/**
 * The generations that were asked for together with this one.
 * @param first id of the first
 * @returns at least the first itself
 */
export const variantsOf = (first: string): string[] => {
  const stored = idsSchema.safeParse(parsed(sessionStorage.getItem(storageKey)));
  return stored.success && stored.data[0] === first ? stored.data : [first];
};

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};
