import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SavedPerson, SavedPersonCreate } from '@portada/contracts';
import { AppError } from '@portada/errors';
import { DataSource, type EntityManager } from 'typeorm';
import { lockUploads, readAsset } from '../assets/assets.queries';
import {
  type OwnPersonId,
  type PersonRow,
  addPerson,
  deletePerson,
  readPeople,
  readPerson,
  renamePerson,
} from './people.queries';

const toPerson = ({ createdAt, ...row }: PersonRow): SavedPerson => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

/** Stores, lists, renames and deletes the saved people of a user. */
@Injectable()
export class PeopleService {
  constructor(private readonly database: DataSource) {}

  /** Lists the saved people of a user, oldest first. */
  async list(userId: string): Promise<SavedPerson[]> {
    return (await readPeople(this.database, userId)).map(toPerson);
  }

  /**
   * Saves a person from a photo and a mask of the user.
   * @throws AppError invalid_request with the fields of foreign pictures and pictures of another kind; people_full
   */
  async add(userId: string, body: SavedPersonCreate): Promise<SavedPerson> {
    return this.database.transaction(async (tx) => {
      // The lock keeps the pictures: a deletion takes it, too.
      await lockUploads(tx, userId);
      await this.assertOwn(tx, userId, body);
      const id = randomUUID();
      if (!(await addPerson(tx, { ...body, id, userId }))) throw new AppError('people_full');
      return this.read(tx, { userId, id });
    });
  }

  /** Renames a saved person. @throws AppError person_not_found */
  async rename(own: OwnPersonId, name: string): Promise<SavedPerson> {
    if (!(await renamePerson(this.database, own, name))) throw new AppError('person_not_found');
    return this.read(this.database, own);
  }

  /** Deletes a saved person. Documents that show its photo stay as they are. @throws AppError person_not_found */
  async remove(own: OwnPersonId): Promise<void> {
    if (!(await deletePerson(this.database, own))) throw new AppError('person_not_found');
  }

  private async read(database: DataSource | EntityManager, own: OwnPersonId): Promise<SavedPerson> {
    const row = await readPerson(database, own);
    if (!row) throw new AppError('person_not_found');
    return toPerson(row);
  }

  private async assertOwn(
    tx: EntityManager,
    userId: string,
    { assetId, maskId }: SavedPersonCreate,
  ): Promise<void> {
    const fields: Record<string, string> = {};
    for (const [field, id, kind] of [
      ['assetId', assetId, 'photo'],
      ['maskId', maskId, 'mask'],
    ] as const) {
      const asset = await readAsset(tx, { userId, id });
      if (asset?.kind !== kind) fields[field] = asset ? 'asset_kind' : 'asset_unknown';
    }
    if (Object.keys(fields).length > 0) throw new AppError('invalid_request', { fields });
  }
}
