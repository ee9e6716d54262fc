/** The examples, in the order of the gallery; each is the last part of its page's address and the name of its picture. */
export const exampleIds = ['tech-tutorial', 'gaming-content', 'lifestyle-vlog'] as const;
export type ExampleId = (typeof exampleIds)[number];

/** The example of an address, undefined where there is none. */
export const exampleOf = (id: string | undefined): ExampleId | undefined =>
  exampleIds.find((known) => known === id);
