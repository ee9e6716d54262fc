/** Ids of the niches for which the editor has prompts, in display order. */
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
export type NicheId = (typeof nicheIds)[number];

/** Prompts of each niche in one language. */
export type NicheIdeas = Readonly<Record<NicheId, readonly string[]>>;
