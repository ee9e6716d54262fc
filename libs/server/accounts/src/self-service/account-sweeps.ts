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

/** Days after which an entry of the security log is deleted. */
const securityEventDays = 180;

/** Number of expired rows that one SQL statement deletes. */
const cleanupBatch = 1000;

/** Deletes expired rows of accounts. A repeated clean-up changes nothing. */
@Injectable()
export class AccountSweeps {
  constructor(
    private readonly database: DataSource,
    @Inject(EVENT_PUBLISHER) private readonly events: EventPublisher,
  ) {}

  /**
   * Deletes expired rows and ended sessions, and publishes the end of the sessions, which closes their sockets.
   * @param signal ends the clean-up after the current batch
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
