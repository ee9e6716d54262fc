import { Inject, Injectable } from '@nestjs/common';
import { drain } from '@portada/database';
import { EVENT_PUBLISHER, type EventPublisher } from '@portada/events';
import { DataSource } from 'typeorm';
import {
  deleteEndedSessions,
  deleteExpired,
  deleteOldSecurityEvents,
  deleteRowsOfDeletedAccounts,
  expiringTables,
} from './account-sweeps.queries';
import { sessionDays } from '../sessions/session-cookie';

/** Days that the security log goes back. */
const securityEventDays = 180;

/** Rows deleted by one statement. */
const cleanupBatch = 1000;

/** Deletes what has expired. Doing it twice changes nothing. */
@Injectable()
export class AccountSweeps {
  constructor(
    private readonly database: DataSource,
    @Inject(EVENT_PUBLISHER) private readonly events: EventPublisher,
  ) {}

  /**
   * Deletes rows that are too old for anything, and sessions that ended by themselves, whose sockets are closed.
   * @param signal ends the clean-up after the batch in hand
   */
  async cleanUp(signal?: AbortSignal): Promise<void> {
    for (const table of expiringTables) {
      await drain(cleanupBatch, () => deleteExpired(this.database, table, cleanupBatch), signal);
    }
    await drain(cleanupBatch, () => this.endSessions(), signal);
    const old = { days: securityEventDays, limit: cleanupBatch };
    await drain(cleanupBatch, () => deleteOldSecurityEvents(this.database, old), signal);
    await deleteRowsOfDeletedAccounts(this.database);
  }

  private async endSessions(): Promise<number> {
    const idle = { idleDays: sessionDays.idle, limit: cleanupBatch };
    const ended = await deleteEndedSessions(this.database, idle);
    for (const { id, userId } of ended) this.events.publishSessionEnded(userId, id);
    return ended.length;
  }
}
