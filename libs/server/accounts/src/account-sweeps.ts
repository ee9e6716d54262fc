import { Inject, Injectable } from '@nestjs/common';
import { drain, poolOf } from '@portada/database';
import { EVENT_PUBLISHER, type EventPublisher } from '@portada/events';
import { DataSource } from 'typeorm';
import { sessionDays } from './session-cookie';

/** Tables whose rows have an end of their own. */
const expiring = [
  'account_tokens',
  'oidc_attempts',
  'pending_links',
  'known_devices',
  'used_answers',
] as const;

/** Days that the security log goes back. */
const securityEventDays = 180;

/** Rows deleted by one statement. */
const tidyBatch = 1000;

/** What a deleted account may have been given by a request that was on its way when it was deleted. */
const belongings = ['sessions', 'identities', 'pending_links', 'account_tokens', 'known_devices'] as const;

/** Takes away what has had its time. Every worker runs it; doing it twice changes nothing. */
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
  async tidy(signal?: AbortSignal): Promise<void> {
    for (const table of expiring) await drain(tidyBatch, () => this.deleteExpired(table), signal);
    await drain(tidyBatch, () => this.endSessions(), signal);
    await drain(tidyBatch, () => this.deleteOldSecurityEvents(), signal);
    await this.tidyDeleted();
  }

  /** By place of the row: one that is renewed at the same moment has another place, and stays. */
  private async deleteExpired(table: (typeof expiring)[number]): Promise<number> {
    const { rowCount } = await poolOf(this.database).query(
      `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
         SELECT ctid FROM ${table} WHERE expires_at < now() ORDER BY expires_at LIMIT ${tidyBatch}))`,
    );
    return rowCount ?? 0;
  }

  private async deleteOldSecurityEvents(): Promise<number> {
    const [row] = await this.query<{ deleted: number }>(
      'SELECT delete_old_security_events($1, $2) AS deleted',
      [securityEventDays, tidyBatch],
    );
    return row?.deleted ?? 0;
  }

  private async endSessions(): Promise<number> {
    const ended = await this.query<{ id: string; user_id: string }>(
      // Two selections, each in the order of an index; one with OR would read every session.
      `DELETE FROM sessions WHERE ctid = ANY (ARRAY(
         (SELECT ctid FROM sessions WHERE expires_at < now() ORDER BY expires_at LIMIT ${tidyBatch})
         UNION ALL
         (SELECT ctid FROM sessions WHERE last_seen_at < now() - make_interval(days => $1)
           ORDER BY last_seen_at LIMIT ${tidyBatch}))) RETURNING id, user_id`,
      [sessionDays.idle],
    );
    for (const { id, user_id: userId } of ended) this.events.publishSessionEnded(userId, id);
    return ended.length;
  }

  private async tidyDeleted(): Promise<void> {
    const deleted = await this.query<{ id: string }>(
      `SELECT id FROM users WHERE deleted_at > clock_timestamp() - interval '1 hour'`,
    );
    if (deleted.length === 0) return;
    const ids = [deleted.map(({ id }) => id)];
    for (const table of belongings) await this.query(`DELETE FROM ${table} WHERE user_id = ANY ($1)`, ids);
    await this.query(
      `UPDATE thumbnails SET deleted_at = clock_timestamp(), title = NULL, description = NULL, content = NULL,
              prompt = NULL, settings = NULL WHERE user_id = ANY ($1) AND deleted_at IS NULL`,
      ids,
    );
  }

  private async query<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await poolOf(this.database).query<Row>(sql, values)).rows;
  }
}
