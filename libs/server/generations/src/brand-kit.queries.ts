import { type Database, rowOf } from '@portada/database';

/** Reads the key of the object of a logo. @returns null if the user has no such asset */
export const readLogoKey = async (
  database: Database,
  { userId, id }: { userId: string; id: string },
): Promise<string | null> => {
  const row = await rowOf<{ objectKey: string }>(
    database,
    'SELECT object_key AS "objectKey" FROM assets WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL',
    [id, userId],
  );
  return row?.objectKey ?? null;
};
