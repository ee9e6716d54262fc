import { boundaryBreaches } from '../boundaries';

/**
 * `boundaries`: proves that lint refuses forbidden imports; prints one sentence for each that it lets through.
 * @returns 0 where all are refused, otherwise 1
 */
export const boundaries = async (): Promise<number> => {
  const breaches = await boundaryBreaches();
  for (const breach of breaches) process.stdout.write(`${breach}\n`);
  return breaches.length === 0 ? 0 : 1;
};
