/** The examples in display order. Each id is the last segment of its URL and the name of its picture. */
export const exampleIds = ['tech-tutorial', 'gaming-content', 'lifestyle-vlog'] as const;
export type ExampleId = (typeof exampleIds)[number];

/** The example with an id, or undefined. */
export const exampleOf = (id: string | undefined): ExampleId | undefined =>
  exampleIds.find((known) => known === id);
