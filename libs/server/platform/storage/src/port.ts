/** An object as it is read back; `sha256` is hex and was checked against the bytes by `get`. */
export type StoredObject = { bytes: Buffer; mimeType: string; sha256: string };

/**
 * The object store. A store that is away, or refuses what it should allow, throws OperationalError from every method. Keys are made by `objectKey`, are content-addressed and never overwritten with other bytes.
 */
export interface ObjectStore {
  /** Stores bytes under a key, whole or not at all; the same key and bytes again change nothing. */
  put(key: string, bytes: Buffer, mimeType: string): Promise<void>;
  /** @throws ObjectNotFoundError, ObjectCorruptError */
  get(key: string): Promise<StoredObject>;
  exists(key: string): Promise<boolean>;
  /** Deletes keys; one that does not exist is no error. */
  delete(keys: readonly string[]): Promise<void>;
  /** Every key under a prefix, in no order. */
  list(prefix: string): AsyncIterable<string>;
  /**
   * Whether the store answers and can be written; for readiness. A probe object is written at most every 5 s.
   * @throws where it does not, or cannot
   */
  ping(): Promise<void>;
}
