import { type NicheId, nicheIds } from '../../shared/niches';

/**
 * Ids of the examples of each niche, in display order. An id is the last segment of the URL of its page. The first
 * example of the first three niches is also an example of the landing page.
 */
export const niches = {
  technology: ['tech-tutorial', 'electric-car', 'phone-settings', 'cleaning-robot'],
  gaming: ['gaming-content', 'zombie-survival', 'racing-game', 'chess-online'],
  lifestyle: ['lifestyle-vlog', 'no-phone', 'new-york-suitcase', 'van-life'],
  cooking: ['quick-pizza', 'sushi-at-home', 'street-tacos', 'hottest-chili'],
  travel: ['tokyo-budget', 'sailing-trip', 'forest-camping', 'paris-weekend'],
  fitness: ['first-wave', 'football-goal', 'boxing-basics', 'first-marathon'],
  money: ['saved-5000', 'piggy-bank', 'coffee-shop-costs', 'rent-rises'],
  education: ['solar-system', 'home-chemistry', 'black-hole', 'volcanoes'],
  home: ['leaking-faucet', 'garden-makeover', 'tiny-house', 'seven-tools'],
  music: ['drum-solo', 'make-a-beat', 'first-piano-song', 'guitar-30-days'],
} as const satisfies Record<NicheId, readonly [string, string, string, string]>;

/** Id of one example, of one niche or of any niche. */
export type ExampleId<N extends NicheId = NicheId> = (typeof niches)[N][number];

/** Ids of all examples in display order: the first of each niche, then the second of each niche, and so on. */
export const exampleIds: readonly ExampleId[] = [0, 1, 2, 3].flatMap((place) =>
  nicheIds.flatMap((niche) => niches[niche][place] ?? []),
);

/** Ids of the examples that the landing page shows, too, in display order. */
export const featuredIds = ['tech-tutorial', 'gaming-content', 'lifestyle-vlog'] as const;
/** Id of an example that the landing page shows, too. */
export type FeaturedId = (typeof featuredIds)[number];

/** Returns true if the landing page shows an example, too. */
export const isFeatured = (id: ExampleId): id is FeaturedId => featuredIds.some((one) => one === id);

/** Returns the example id that equals a text; undefined if no example has this id. */
export const exampleOf = (id: string | undefined): ExampleId | undefined =>
  exampleIds.find((known) => known === id);

/** Returns the niche of an example. */
export const nicheOf = (id: ExampleId): NicheId =>
  nicheIds.find((niche) => niches[niche].some((one) => one === id)) ?? 'technology';
