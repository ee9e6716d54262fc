import { readFile } from 'node:fs/promises';
import { withClient } from '@portada/database';
import { ObjectCorruptError, ObjectNotFoundError, type ObjectStore, sha256Of } from '@portada/storage';
import { deletionOf } from './deletions';
import { type ImageRow, imagesOf } from './images';
import { inParallel } from './in-parallel';
import { filesOf } from './manifest';

/** Options of a verification. */
export type VerifyOptions = {
  /** Address of the database; a login that can only read is enough. */
  databaseUrl: string;
  store: ObjectStore;
  /** Folder of a backup from which missing and damaged images are stored again; nothing is repaired without it. */
  repairFrom?: string;
};

/** An image that the store does not have undamaged. `repaired` is true if a backup had the image. */
export type DamagedImage = { id: string; key: string; problem: 'missing' | 'damaged'; repaired: boolean };

/** Result of a verification. */
export type VerifyResult = {
  /** Number of images that were compared. */
  images: number;
  damaged: DamagedImage[];
  /** Number of objects that no image of the database names, such as previews and images that are being stored. */
  unknownObjects: number;
  /** Rows of the audit view: breaches of the rules of the ledger. */
  breaches: unknown[];
};

/** Number of images that are compared at the same time. */
const comparedAtOnce = 8;

/**
 * Compares each image of the database with the object store, counts the objects that the database does not know, and
 * reads the audit of the ledger.
 */
export const verify = ({ databaseUrl, store, repairFrom }: VerifyOptions): Promise<VerifyResult> => {
  return withClient(databaseUrl, 'portada-verify', async (client) => {
    const { rows: breaches } = await client.query<Record<string, unknown>>('SELECT * FROM audit');
    const result: VerifyResult = { images: 0, damaged: [], unknownObjects: 0, breaches };
    for await (const _ of store.list('')) result.unknownObjects += 1;
    const compared = inParallel(imagesOf(client), comparedAtOnce, (image) => problemOf(image, store));
    for await (const [image, problem] of compared) {
      if (problem !== 'missing') result.unknownObjects -= 1;
      // The object of an image that was deleted meanwhile is purged before its row.
      if (problem && (await deletionOf(client, image))) continue;
      result.images += 1;
      if (!problem) continue;
      const repaired = repairFrom !== undefined && (await repair(image, store, repairFrom));
      result.damaged.push({ id: image.id, key: image.key, problem, repaired });
    }
    return result;
  });
};

const problemOf = async (
  { key, sha256 }: ImageRow,
  store: ObjectStore,
): Promise<DamagedImage['problem'] | null> => {
  try {
    return (await store.get(key)).sha256 === sha256 ? null : 'damaged';
  } catch (error) {
    if (error instanceof ObjectNotFoundError) return 'missing';
    if (error instanceof ObjectCorruptError) return 'damaged';
    throw error;
  }
};

/** Stores an image of a backup again. @returns false if the backup does not have the image undamaged */
const repair = async (
  { key, sha256, mimeType }: ImageRow,
  store: ObjectStore,
  folder: string,
): Promise<boolean> => {
  const bytes = await readFile(filesOf(folder).object(key)).catch(() => null);
  if (bytes === null || sha256Of(bytes) !== sha256) return false;
  await store.put(key, bytes, mimeType);
  return true;
};
