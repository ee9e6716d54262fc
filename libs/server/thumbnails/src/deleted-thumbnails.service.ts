import { Inject, Injectable } from '@nestjs/common';
import { drain } from '@portada/database';
import { OBJECT_STORE, type ObjectStore } from '@portada/storage';
import { DataSource } from 'typeorm';
import { type DeletedThumbnail, purgeThumbnails, readPurgeable } from './thumbnails.queries';

/** Number of thumbnails that are purged at the same time. */
const purgeBatch = 50;

/** Purges deleted thumbnails: first their images and variants in the object store, then their rows. */
@Injectable()
export class DeletedThumbnailsService {
  constructor(
    private readonly database: DataSource,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
  ) {}

  /**
   * Purges every thumbnail that was deleted at least a minute ago. An interrupted purge can be repeated.
   * @param signal stops after the current batch
   * @returns the number of purged thumbnails
   * @throws the first error of the store, after all other thumbnails were purged
   */
  async purge(signal?: AbortSignal): Promise<number> {
    const failures: unknown[] = [];
    const purged = await drain(purgeBatch, () => this.purgeDue(failures), signal);
    if (failures.length > 0) throw failures[0];
    return purged;
  }

  /** Purges one batch of thumbnails and adds errors to `failures`. @returns 0 if nothing in the batch succeeded */
  private async purgeDue(failures: unknown[]): Promise<number> {
    const due = await readPurgeable(this.database, purgeBatch);
    const results = await Promise.allSettled(due.map((thumbnail) => this.deleteObjects(thumbnail)));
    for (const result of results) if (result.status === 'rejected') failures.push(result.reason);
    const emptied = due.filter((_, index) => results[index]?.status === 'fulfilled').map(({ id }) => id);
    if (emptied.length === 0) return 0;
    await this.database.transaction((tx) => purgeThumbnails(tx, emptied));
    return due.length;
  }

  private async deleteObjects({ id, generations }: DeletedThumbnail): Promise<void> {
    const prefixes = [`finals/${id}/`, ...generations.map((generation) => `generations/${generation}/`)];
    for (const prefix of prefixes) {
      const keys: string[] = [];
      for await (const key of this.store.list(prefix)) keys.push(key);
      await this.store.delete(keys);
    }
  }
}
