import { Inject, Injectable } from '@nestjs/common';
import { poolOf } from '@portada/database';
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

/** What a deleted account may have been given by a request that was on its way when it was deleted. */
const belongings = ['sessions', 'identities', 'pending_links', 'account_tokens', 'known_devices'] as const;

/** Takes away what has had its time. Every worker runs it; doing it twice changes nothing. */
@Injectable()
export class AccountSweeps {
  constructor(
    private readonly database: DataSource,
    @Inject(EVENT_PUBLISHER) private readonly events: EventPublisher,
  ) {}

  /** Rows that are too old for anything, and sessions that ended by themselves, whose sockets are closed. */
  async tidy(): Promise<void> {
    for (const table of expiring)
      await this.query(`DELETE FROM ${table} WHERE expires_at < clock_timestamp()`);
    const ended = await this.query<{ id: string; user_id: string }>(
      `DELETE FROM sessions WHERE expires_at < clock_timestamp()
          OR last_seen_at < clock_timestamp() - make_interval(days => $1) RETURNING id, user_id`,
      [sessionDays.idle],
    );
    for (const { id, user_id: userId } of ended) this.events.publishSessionEnded(userId, id);
    await this.tidyDeleted();
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
