export { InvalidKeyError, ObjectCorruptError, ObjectNotFoundError, StoreRefusedError } from './errors';
export { createFileStore } from './file-store';
export { objectKey, sha256Of } from './keys';
export { piecesOf } from './pieces-of';
export { OBJECT_STORE, type ObjectStore, type StoredObject } from './port';
export { readBytes } from './read-bytes';
export { RecordedObjects } from './recorded-objects';
export { createS3Store } from './s3-store';
export { StorageModule, createObjectStore, storageSettings } from './storage.module';
