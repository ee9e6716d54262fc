import { Inject, Injectable } from '@nestjs/common';
import { OBJECT_STORE, type ObjectStore } from '@portada/storage';
import { DataSource } from 'typeorm';

type Doomed = { id: string; generations: string[] | null };

/** Purges what owners deleted: pictures and their variants from the store, then the rows. */
@Injectable()
export class DeletedThumbnails {
  constructor(
    private readonly database: DataSource,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
  ) {}

  /**
   * Purges up to 20 thumbnails; a purge that is interrupted is done again from its start.
   * @returns how many were purged
   */
  async purge(): Promise<number> {
    const doomed = await this.database.query<Doomed[]>(
      `SELECT t.id, array_agg(g.id) FILTER (WHERE g.id IS NOT NULL) AS generations
         FROM thumbnails t LEFT JOIN generations g ON g.thumbnail_id = t.id
        WHERE t.deleted_at < now() - interval '1 minute' GROUP BY t.id LIMIT 20`,
    );
    for (const thumbnail of doomed) await this.purgeOne(thumbnail);
    return doomed.length;
  }

  private async purgeOne({ id, generations }: Doomed): Promise<void> {
    const prefixes = [
      `finals/${id}/`,
      ...(generations ?? []).map((generation) => `generations/${generation}/`),
    ];
    for (const prefix of prefixes) {
      const keys: string[] = [];
      for await (const key of this.store.list(prefix)) keys.push(key);
      await this.store.delete(keys);
    }
    await this.database.transaction(async (tx) => {
      await tx.query('UPDATE thumbnails SET current_image_id = NULL, final_image_id = NULL WHERE id = $1', [
        id,
      ]);
      await tx.query('DELETE FROM images WHERE thumbnail_id = $1', [id]);
      await tx.query('DELETE FROM thumbnails WHERE id = $1', [id]);
    });
  }
}
