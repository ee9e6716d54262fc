import { use } from 'react';
import { type ExampleId, exampleOf, nicheOf } from './example-ids';
import { type NicheId, nicheIdOf, nicheIds } from '../../shared/niches';
import type { ExampleContent, NicheContent } from './niche-types';

/** A niche whose examples may be addressed by any id. */
type Loaded = Omit<NicheContent, 'examples'> & { examples: Partial<Record<ExampleId, ExampleContent>> };

/** Loaders of the niches. Each niche is a separate chunk, so that a page loads only what it shows. */
const loaders: Record<NicheId, () => Promise<Loaded>> = {
  technology: async () => (await import('./niches/technology')).technology,
  gaming: async () => (await import('./niches/gaming')).gaming,
  lifestyle: async () => (await import('./niches/lifestyle')).lifestyle,
  cooking: async () => (await import('./niches/cooking')).cooking,
  travel: async () => (await import('./niches/travel')).travel,
  fitness: async () => (await import('./niches/fitness')).fitness,
  money: async () => (await import('./niches/money')).money,
  education: async () => (await import('./niches/education')).education,
  home: async () => (await import('./niches/home')).home,
  music: async () => (await import('./niches/music')).music,
};

const loaded = new Map<NicheId, Loaded>();
const loading = new Map<NicheId, Promise<Loaded>>();

/** Loads a niche once. A failed load is repeated by the next call. */
const loadNiche = (id: NicheId): Promise<Loaded> => {
  const known = loading.get(id);
  if (known) return known;
  const started = loaders[id]().then(
    (content) => {
      loaded.set(id, content);
      return content;
    },
    (error: unknown) => {
      loading.delete(id);
      throw error;
    },
  );
  loading.set(id, started);
  return started;
};

/** Loads every niche, for a page that shows all examples. */
export const loadNiches = (): Promise<Loaded[]> => Promise.all(nicheIds.map(loadNiche));

/**
 * Loads the niche that the page of this path shows, so that the page can be hydrated without waiting. The build
 * prerenders all pages in one process, so it loads every niche.
 */
export const loadNicheOfPage = async (): Promise<void> => {
  if (typeof location === 'undefined') {
    await loadNiches();
    return;
  }
  const last = location.pathname.split('/').at(-1);
  const example = exampleOf(last);
  const niche = example === undefined ? nicheIdOf(last) : nicheOf(example);
  if (niche !== undefined) await loadNiche(niche);
};

/** Returns a niche; the component waits (suspends) until the niche is loaded. */
export const useNiche = (id: NicheId): Loaded => loaded.get(id) ?? use(loadNiche(id));

/**
 * Returns an example of a loaded niche.
 * @throws Error if the niche of the example is not loaded
 */
export const contentOf = (id: ExampleId): ExampleContent => {
  const found = loaded.get(nicheOf(id))?.examples[id];
  if (!found) throw new Error(`The niche of the example ${id} is not loaded.`);
  return found;
};
