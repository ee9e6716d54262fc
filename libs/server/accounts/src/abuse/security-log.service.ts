import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type {
  AdminSecurityEvent,
  AdminSecurityEventPage,
  AdminSecurityEventQuery,
  SecurityEventPage,
} from '@portada/contracts';
import { PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import type { RecordedEvent } from './security-event-of';
import { type SecurityEventRow, insertSecurityEvents, readSecurityEvents } from './security-events.queries';

const pageSize = 50;
/** Milliseconds for which security events are collected before one statement writes them. */
const gatherMs = 500;
/**
 * The maximum number of different security events in memory; equal events count as one. Further events are dropped,
 * and the number of dropped events is logged.
 */
const waitingAtMost = 1_000;

/**
 * The security log. Events are collected in memory and written apart from the requests that they describe. A request
 * does not wait for its event and does not fail if the event is not written. Many equal events become one row with a
 * count.
 */
@Injectable()
export class SecurityLog implements BeforeApplicationShutdown {
  private waiting = new Map<string, { event: RecordedEvent; occurrences: number }>();
  private dropped = 0;
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: DataSource,
    private readonly logger: PinoLogger,
  ) {}

  /** Adds an event to the collected security events. Never throws and does not wait for the database. */
  record(event: RecordedEvent): void {
    const key = JSON.stringify(event);
    const known = this.waiting.get(key);
    if (known) known.occurrences += 1;
    else if (this.waiting.size >= waitingAtMost) this.dropped += 1;
    else this.waiting.set(key, { event, occurrences: 1 });
    this.timer ??= setTimeout(() => void this.flush(), gatherMs).unref();
  }

  /** Writes the collected security events. Events that cannot be written are dropped, and the loss is logged. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const gathered = [...this.waiting.values()];
    const { dropped } = this;
    this.waiting = new Map();
    this.dropped = 0;
    this.writing = this.writing.then(() => this.write(gathered, dropped));
    return this.writing;
  }

  /** Writes the collected security events before the database connections close. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.flush();
  }

  /**
   * Reads a user's own security events, newest first.
   * @param cursor `nextCursor` of the page before; an invalid cursor gives an empty page
   */
  async listOf(userId: string, cursor?: string): Promise<SecurityEventPage> {
    const { items, nextCursor } = await this.page({ userId, cursor });
    return {
      items: items.map(({ userId: _user, email: _email, route: _route, status: _status, ...event }) => event),
      nextCursor,
    };
  }

  /** Reads the security events of all users, newest first, with the filters of an administrator. */
  async page({ cursor, kind, outcome, userId }: AdminSecurityEventQuery): Promise<AdminSecurityEventPage> {
    const before = cursor === undefined || /^\d{1,18}$/.test(cursor) ? (cursor ?? null) : '0';
    const rows = await readSecurityEvents(this.database, {
      before,
      userId: userId ?? null,
      kind: kind ?? null,
      outcome: outcome ?? null,
      limit: pageSize + 1,
    });
    const page = rows.slice(0, pageSize);
    return {
      items: page.map(asEvent),
      nextCursor: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
    };
  }

  private async write(
    gathered: { event: RecordedEvent; occurrences: number }[],
    dropped: number,
  ): Promise<void> {
    for (const { event, occurrences } of gathered) {
      const { email: _email, ...logged } = event;
      this.logger.info({ security: { ...logged, occurrences } }, 'security event');
    }
    if (dropped > 0) this.logger.warn({ dropped }, 'security events dropped');
    if (gathered.length === 0) return;
    try {
      await insertSecurityEvents(
        this.database,
        gathered.map(({ event, occurrences }) => ({ ...event, occurrences })),
      );
    } catch (error) {
      this.logger.warn({ err: error, lost: gathered.length }, 'security events not written');
    }
  }
}

const asEvent = (row: SecurityEventRow): AdminSecurityEvent => ({
  id: row.id,
  userId: row.user_id,
  email: row.email,
  kind: row.kind,
  outcome: row.outcome,
  route: row.route,
  status: row.status,
  address: row.address,
  userAgent: row.user_agent,
  occurrences: row.occurrences,
  createdAt: row.created_at.toISOString(),
});
