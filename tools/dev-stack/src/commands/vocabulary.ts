import { vocabularyBreaches } from '../vocabulary-check';

/**
 * `vocabulary`: finds words in the sources that have a standard term; prints one line for each.
 * @returns 0 if there are none, otherwise 1
 */
export const vocabulary = async (): Promise<number> => {
  const breaches = vocabularyBreaches();
  for (const breach of breaches) process.stdout.write(`${breach}\n`);
  return breaches.length === 0 ? 0 : 1;
};
