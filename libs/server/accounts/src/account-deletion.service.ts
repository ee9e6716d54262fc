import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Sessions } from './sessions.service';

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
    const [answer] = await this.database.query<[{ ended: string[] | null }]>(
      'SELECT delete_account($1) AS ended',
      [userId],
    );
    this.sessions.tellEnded(userId, answer.ended ?? []);
  }
}
