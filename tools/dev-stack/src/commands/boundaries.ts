import { boundaryBreaches } from '../boundaries';

/**
 * Command `boundaries`: tests that lint refuses forbidden imports, and prints a sentence for each import that lint accepts.
 * @returns exit code: 0 if all imports are refused, otherwise 1
 */
export const boundaries = async (): Promise<number> => {
  const breaches = await boundaryBreaches();
  for (const breach of breaches) process.stdout.write(`${breach}\n`);
  return breaches.length === 0 ? 0 : 1;
};
