import { boundaryBreaches } from '../boundaries';

/**
 * `boundaries`: proves that lint reports forbidden imports; prints one sentence for each that lint accepts.
 * @returns 0 if all are reported, otherwise 1
 */
export const boundaries = async (): Promise<number> => {
  const breaches = await boundaryBreaches();
  for (const breach of breaches) process.stdout.write(`${breach}\n`);
  return breaches.length === 0 ? 0 : 1;
};
