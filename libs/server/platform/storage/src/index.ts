export { InvalidKeyError, ObjectCorruptError, ObjectNotFoundError } from './errors';
export { createFileStore } from './file-store';
export { objectKey } from './keys';
export type { ObjectStore, StoredObject } from './port';
export { createS3Store } from './s3-store';

/** Nest's name for the process's one ObjectStore. */
export const OBJECT_STORE = Symbol('OBJECT_STORE');
