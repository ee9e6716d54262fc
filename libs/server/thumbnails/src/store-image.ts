import { createHash } from 'node:crypto';
import { type ObjectStore, objectKey } from '@portada/storage';
import type { ImageEntity } from './image.entity';

/** Columns of an image without a generation. */
export type ImageColumns = Omit<ImageEntity, 'kind' | 'scene' | 'origin' | 'createdAt'> & {
  kind: Exclude<ImageEntity['kind'], 'generated'>;
};

/** An image without a generation that is not stored yet. Sizes are in pixels. */
export type NewImage = Pick<ImageColumns, 'id' | 'kind' | 'mimeType' | 'width' | 'height' | 'legibility'> & {
  bytes: Buffer;
};

/**
 * Stores the object of a new image under `finals/<thumbnail>/<image>/`, which is purged with the thumbnail. Each image has
 * its own folder, so that the removal of an image never deletes objects of another image with the same bytes.
 * @returns the row of the image, which the caller inserts
 */
export const storeImage = async (
  store: ObjectStore,
  { userId, thumbnailId }: { userId: string; thumbnailId: string },
  { bytes, ...image }: NewImage,
): Promise<ImageColumns> => {
  const extension = image.mimeType.replace(/^image\//, '');
  const key = objectKey(`finals/${thumbnailId}/${image.id}`, bytes, extension);
  await store.put(key, bytes, image.mimeType);
  return {
    ...image,
    userId,
    thumbnailId,
    generationId: null,
    objectKey: key,
    sha256: createHash('sha256').update(bytes).digest(),
    bytes: String(bytes.length),
  };
};
