import { type DynamicModule, Global, Module } from '@nestjs/common';
import { z } from 'zod';
import { createFileStore } from './file-store';
import { OBJECT_STORE, type ObjectStore } from './port';
import { RecordedObjects } from './recorded-objects';
import { createS3Store } from './s3-store';

/** Settings of the object store, for a process's settings schema: S3 if a bucket is named, otherwise a folder. */
export const storageSettings = {
  STORAGE_DIR: z.string().optional(),
  S3_BUCKET: z.string().default('thumbnails'),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** `yes`: a process starts although the store has lost the images of the database. */
  STORAGE_MAY_BE_EMPTY: z.enum(['yes', 'no']).optional(),
} as const;

type StorageSettings = z.infer<z.ZodObject<typeof storageSettings>>;

/** Creates the object store that the settings select. @throws Error if neither S3 keys nor a folder is set */
export const createObjectStore = (settings: StorageSettings): ObjectStore => {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (accessKeyId && secretAccessKey) {
    return createS3Store({
      bucket: settings.S3_BUCKET,
      region: settings.S3_REGION,
      accessKeyId,
      secretAccessKey,
      ...(settings.S3_ENDPOINT && { endpoint: settings.S3_ENDPOINT }),
    });
  }
  if (settings.STORAGE_DIR) return createFileStore({ directory: settings.STORAGE_DIR });
  throw new Error('No object store: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or STORAGE_DIR.');
};

/** Provides the process's ObjectStore, and RecordedObjects. */
@Global()
@Module({})
export class StorageModule {
  static register(settings: StorageSettings): DynamicModule {
    return {
      module: StorageModule,
      providers: [{ provide: OBJECT_STORE, useFactory: () => createObjectStore(settings) }, RecordedObjects],
      exports: [OBJECT_STORE, RecordedObjects],
    };
  }
}
