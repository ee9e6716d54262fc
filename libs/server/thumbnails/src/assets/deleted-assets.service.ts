import { Inject, Injectable } from '@nestjs/common';
import { drain } from '@portada/database';
import { OBJECT_STORE, type ObjectStore } from '@portada/storage';
import { DataSource } from 'typeorm';
import { purgeAssets, readPurgeableAssets } from './assets.queries';

/** Number of assets that are purged at the same time. */
const purgeBatch = 50;

/** Purges deleted assets: first their pictures and variants in the object store, then their rows. */
@Injectable()
export class DeletedAssetsService {
  constructor(
    private readonly database: DataSource,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
  ) {}

  /**
   * Purges every asset that was deleted at least a minute ago. An interrupted purge can be repeated.
   * @param signal stops after the current batch
   * @returns the number of purged assets
   * @throws the first error of the store
   */
  async purge(signal?: AbortSignal): Promise<number> {
    return drain(purgeBatch, () => this.purgeDue(), signal);
  }

  private async purgeDue(): Promise<number> {
    const due = await readPurgeableAssets(this.database, purgeBatch);
    for (const id of due) {
      const keys: string[] = [];
      for await (const key of this.store.list(`assets/${id}/`)) keys.push(key);
      await this.store.delete(keys);
    }
    if (due.length > 0) await purgeAssets(this.database, due);
    return due.length;
  }
}
