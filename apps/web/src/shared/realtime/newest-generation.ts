import { type Generation, isFinished } from '@portada/contracts';

/**
 * Returns the newer of two states of one generation. A finished state is final; else the state with the higher
 * version is newer. With equal versions the arrived state is newer, because queue position and estimate change
 * without a new version.
 * @param known the cached state, if any
 * @param arrived the state in a new event or response
 */
export const newestGeneration = (known: Generation | undefined, arrived: Generation): Generation => {
  if (!known || known.id !== arrived.id) return arrived;
  if (isFinished(known.status)) return known;
  return arrived.version >= known.version ? arrived : known;
};
