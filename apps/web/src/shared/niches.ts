/**
 * Ids of the niches of the gallery and of the prompt ideas, in display order. An id is the last segment of the URL of the
 * page of its examples.
 */
export const nicheIds = [
  'technology',
  'gaming',
  'lifestyle',
  'cooking',
  'travel',
  'fitness',
  'money',
  'education',
  'home',
  'music',
] as const;

/** Id of one niche. */
export type NicheId = (typeof nicheIds)[number];

/** Returns the niche id that equals a text; undefined if no niche has this id. */
export const nicheIdOf = (id: string | null | undefined): NicheId | undefined =>
  nicheIds.find((known) => known === id);
