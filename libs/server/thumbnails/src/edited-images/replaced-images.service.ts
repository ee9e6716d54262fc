import { Inject, Injectable } from '@nestjs/common';
import { drain } from '@portada/database';
import { OBJECT_STORE, type ObjectStore } from '@portada/storage';
import { DataSource } from 'typeorm';
import { deleteReplacedImages, readReplacedImages } from './drawings.queries';

/** Number of images that are purged at the same time. */
const purgeBatch = 50;

/** Purges replaced edited images: first the image and its variants in the object store, then the row. */
@Injectable()
export class ReplacedImagesService {
  constructor(
    private readonly database: DataSource,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
  ) {}

  /**
   * Purges every edited image that was replaced at least ten minutes ago. An interrupted purge can be repeated.
   * @param signal stops after the current batch
   * @returns the number of purged images
   * @throws the first error of the store
   */
  async purge(signal?: AbortSignal): Promise<number> {
    return drain(purgeBatch, () => this.purgeDue(), signal);
  }

  private async purgeDue(): Promise<number> {
    const due = await readReplacedImages(this.database, purgeBatch);
    for (const { id, thumbnailId } of due) {
      const keys: string[] = [];
      for await (const key of this.store.list(`finals/${thumbnailId}/${id}/`)) keys.push(key);
      await this.store.delete(keys);
    }
    if (due.length > 0)
      await deleteReplacedImages(
        this.database,
        due.map(({ id }) => id),
      );
    return due.length;
  }
}
