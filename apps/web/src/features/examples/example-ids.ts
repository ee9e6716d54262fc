/**
 * Ids of the example thumbnails in display order. Each id is the last segment of the example's URL and the name of
 * its picture.
 */
export const exampleIds = ['tech-tutorial', 'gaming-content', 'lifestyle-vlog'] as const;
/** Id of one example thumbnail. */
export type ExampleId = (typeof exampleIds)[number];

/** Returns the example id that equals a text; undefined if no example has this id. */
export const exampleOf = (id: string | undefined): ExampleId | undefined =>
  exampleIds.find((known) => known === id);
