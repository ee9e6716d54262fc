import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Sessions } from '../sessions/sessions.service';
import { deleteAccount } from '../users/users.queries';

/** Deletes accounts. */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly database: DataSource,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Deletes an account: cancels open generations, erases the personal data, and ends every session. The next purge
   * deletes the images from the object store. The ledger stays, without personal data. Deleting an account again
   * changes nothing.
   */
  async delete(userId: string): Promise<void> {
    this.sessions.publishEnded(userId, (await deleteAccount(this.database, userId)) ?? []);
  }
}
