import { Injectable } from '@nestjs/common';
import type { StoredRequest } from '@portada/contracts';
import type { SavedPersonPhoto } from '@portada/image-models';
import { RecordedObjects } from '@portada/storage';
import { DataSource } from 'typeorm';
import { readSavedPerson } from './saved-people.queries';

/** Reads the pictures of the saved person that a request names. */
@Injectable()
export class SavedPersonReaderService {
  constructor(
    private readonly database: DataSource,
    private readonly recorded: RecordedObjects,
  ) {}

  /**
   * Reads the saved person of a request.
   * @returns null if the request names none, or if the person or one of its pictures was deleted meanwhile; the person is then
   *   drawn
   * @throws the error of a database or store that cannot be reached
   */
  async read(userId: string, { savedPersonId: id }: StoredRequest): Promise<SavedPersonPhoto | null> {
    if (id === undefined) return null;
    const row = await readSavedPerson(this.database, { userId, id });
    if (!row) return null;
    const { assetId, maskId, photoKey, maskKey, ...rest } = row;
    const [photo, mask] = await Promise.all([this.recorded.read(photoKey), this.recorded.read(maskKey)]);
    if (!photo || !mask) return null;
    return { ...rest, photo: { id: assetId, bytes: photo.bytes }, mask: { id: maskId, bytes: mask.bytes } };
  }
}
