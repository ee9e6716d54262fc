/** An object that was read from the store; `sha256` is hex, and `get` has compared it with the bytes. */
export type StoredObject = { bytes: Buffer; mimeType: string; sha256: string };

/** Injection token of the process's ObjectStore, which stores images. */
export const OBJECT_STORE = Symbol('OBJECT_STORE');

/**
 * The object store. Every method throws OperationalError if the store is unavailable or refuses a valid request. Keys
 * are made by `objectKey`, are content-addressed and never overwritten with other bytes.
 */
export interface ObjectStore {
  /**
   * Looks the bucket or folder up and checks that it is writable, at the start of a process and before anything is restored.
   * No other method creates it.
   * @param options `mayCreate`: a missing bucket or folder is created
   * @throws StoreRefusedError if an operator must change something, with the reason of the store; OperationalError if the store
   *   does not answer
   */
  open(options: { mayCreate: boolean }): Promise<void>;
  /** Stores the bytes of an object under a key atomically; a repeated call with the same bytes changes nothing. */
  put(key: string, bytes: Buffer, mimeType: string): Promise<void>;
  /** Reads an object. @throws ObjectNotFoundError, ObjectCorruptError */
  get(key: string): Promise<StoredObject>;
  exists(key: string): Promise<boolean>;
  /** Deletes the objects of the keys; a missing object is no error. */
  delete(keys: readonly string[]): Promise<void>;
  /** Lists every object key that starts with a prefix, in any order. */
  list(prefix: string): AsyncIterable<string>;
  /**
   * Checks that the store answers and is writable, for readiness. A probe object is written at most every 5 s.
   * @throws if the store does not answer or is not writable
   */
  ping(): Promise<void>;
}
