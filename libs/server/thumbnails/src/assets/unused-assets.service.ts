import { Injectable } from '@nestjs/common';
import { drain } from '@portada/database';
import { DataSource } from 'typeorm';
import { lockUploads } from './assets.queries';
import { checkUse, deleteUnused, lockLongUnused, readUsersToCheck } from './unused-assets.queries';

/** Number of users whose assets are checked in one batch. */
const batch = 20;

/** Deletes assets that no document, image, saved person or brand kit has used for 30 days. */
@Injectable()
export class UnusedAssetsService {
  constructor(private readonly database: DataSource) {}

  /**
   * Checks the assets of all users whose last check is a day ago. An interrupted run can be repeated, also by two workers at once.
   * @param signal stops after the current batch
   * @returns the number of deleted assets
   */
  async delete(signal?: AbortSignal): Promise<number> {
    let deleted = 0;
    await drain(
      batch,
      async () => {
        const users = await readUsersToCheck(this.database, batch);
        for (const userId of users) deleted += await this.deleteOf(userId);
        return users.length;
      },
      signal,
    );
    return deleted;
  }

  private async deleteOf(userId: string): Promise<number> {
    await checkUse(this.database, userId);
    return this.database.transaction(async (tx) => {
      // A saved person or brand kit that starts using an asset takes this lock, too.
      await lockUploads(tx, userId);
      const ids = await lockLongUnused(tx, userId);
      return ids.length === 0 ? 0 : deleteUnused(tx, userId, ids);
    });
  }
}
