import { randomBytes } from 'node:crypto';
import type { ObjectStore } from '@portada/storage';
import { type Owner, createThumbnail, reserveGeneration } from '@portada/testing';

/** User data of a test: a thumbnail with one paid image in the store. */
export type UserData = { thumbnailId: string; generationId: string; key: string; bytes: Buffer };

/** Creates a thumbnail with one paid image. The user needs a credit. @param size of the image in bytes */
export const createUserData = async (
  owner: Owner,
  store: ObjectStore,
  userId: string,
  size = 1_000,
): Promise<UserData> => {
  const thumbnailId = await createThumbnail(owner, userId);
  const generationId = await reserveGeneration(owner, { userId, thumbnailId });
  await owner.query('SELECT claim_generation($1, 5, 30)', [generationId]);
  const bytes = randomBytes(size);
  const key = `generations/${generationId}/aa.png`;
  await store.put(key, bytes, 'image/png');
  const image = {
    objectKey: key,
    sha256: '00'.repeat(32),
    mimeType: 'image/png',
    width: 1,
    height: 1,
    bytes: size,
  };
  await owner.query(
    `SELECT settle_generation($1, 1, 'succeeded', NULL, $2 || jsonb_build_object('id', gen_random_uuid()))`,
    [generationId, JSON.stringify(image)],
  );
  return { thumbnailId, generationId, key, bytes };
};
