export { InvalidKeyError, ObjectCorruptError, ObjectNotFoundError } from './errors';
export { createFileStore } from './file-store';
export { objectKey, sha256Of } from './keys';
export type { ObjectStore, StoredObject } from './port';
export { readBytes } from './read-bytes';
export { createS3Store } from './s3-store';
export { OBJECT_STORE, StorageModule, createObjectStore, storageSettings } from './storage.module';
