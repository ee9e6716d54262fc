import { ObjectCorruptError, ObjectNotFoundError } from './errors';
import type { ObjectStore } from './port';

/**
 * Reads an object that may have been deleted meanwhile. `RecordedObjects` reads one that must be there.
 * @returns null if the object is missing or damaged
 * @throws the error of a store that cannot be reached
 */
export const readBytes = async (store: ObjectStore, objectKey: string): Promise<Buffer | null> => {
  try {
    return (await store.get(objectKey)).bytes;
  } catch (error) {
    if (error instanceof ObjectNotFoundError || error instanceof ObjectCorruptError) return null;
    throw error;
  }
};
