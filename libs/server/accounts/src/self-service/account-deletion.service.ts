import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Sessions } from '../sessions/sessions.service';
import { deleteAccount } from '../users/users.queries';

/** The end of an account. */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly database: DataSource,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Cancels what runs, wipes what the person wrote and is called, and ends every session; the pictures leave the store
   * with the next purge. The ledger stays, without a name. Doing it twice changes nothing.
   */
  async delete(userId: string): Promise<void> {
    this.sessions.publishEnded(userId, (await deleteAccount(this.database, userId)) ?? []);
  }
}
