import { type Generation, isFinished } from '@portada/contracts';

/**
 * Which of two states of one generation is the truth: a finished one is final, else the higher version. With equal
 * versions the later arrival wins, for queue position and estimate move without a new version.
 * @param known the cached generation, if any
 * @param arrived the generation of a new event or response
 */
export const newestGeneration = (known: Generation | undefined, arrived: Generation): Generation => {
  if (!known || known.id !== arrived.id) return arrived;
  if (isFinished(known.status)) return known;
  return arrived.version >= known.version ? arrived : known;
};
