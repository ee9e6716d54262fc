import { vocabularyBreaches } from '../vocabulary-check';

/**
 * Command `vocabulary`: finds forbidden words in the sources, for which there is a standard term, and prints one
 * line for each word.
 * @returns exit code: 0 if no forbidden word is found, otherwise 1
 */
export const vocabulary = async (): Promise<number> => {
  const breaches = vocabularyBreaches();
  for (const breach of breaches) process.stdout.write(`${breach}\n`);
  return breaches.length === 0 ? 0 : 1;
};
