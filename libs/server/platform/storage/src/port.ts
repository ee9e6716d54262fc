/** An object as it is read back; `sha256` is hex and was checked against the bytes by `get`. */
export type StoredObject = { bytes: Buffer; mimeType: string; sha256: string };

/**
 * The object store. Every method throws OperationalError if the store is unavailable or refuses a valid request. Keys
 * are made by `objectKey`, are content-addressed and never overwritten with other bytes.
 */
export interface ObjectStore {
  /** Stores bytes under a key atomically; repeating it with the same bytes changes nothing. */
  put(key: string, bytes: Buffer, mimeType: string): Promise<void>;
  /** @throws ObjectNotFoundError, ObjectCorruptError */
  get(key: string): Promise<StoredObject>;
  exists(key: string): Promise<boolean>;
  /** Deletes keys; one that does not exist is no error. */
  delete(keys: readonly string[]): Promise<void>;
  /** Every key under a prefix, in any order. */
  list(prefix: string): AsyncIterable<string>;
  /**
   * Checks that the store answers and is writable, for readiness. A probe object is written at most every 5 s.
   * @throws if it does not answer or is not writable
   */
  ping(): Promise<void>;
}
