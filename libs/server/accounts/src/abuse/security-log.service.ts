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
/** ms for which events are gathered before they are written together. */
const gatherMs = 500;
/** Most different events that wait; equal ones count as one. Further events are counted, and the count is logged. */
const waitingAtMost = 1_000;

/**
 * The security log. Events are gathered in memory and written apart from the requests that they describe: a request
 * neither waits for its event nor fails with it, and a storm of like ones is one row with a number.
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

  /** Takes an event in; never throws, and takes no longer than a look at a map. */
  record(event: RecordedEvent): void {
    const key = JSON.stringify(event);
    const known = this.waiting.get(key);
    if (known) known.occurrences += 1;
    else if (this.waiting.size >= waitingAtMost) this.dropped += 1;
    else this.waiting.set(key, { event, occurrences: 1 });
    this.timer ??= setTimeout(() => void this.flush(), gatherMs).unref();
  }

  /** Writes the collected events. Events that cannot be written are logged and dropped. */
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

  /** What is waiting is written before the connections close. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.flush();
  }

  /** A user's own events, the newest first. @param cursor of the page before; one that is none gives an empty page */
  async listOf(userId: string, cursor?: string): Promise<SecurityEventPage> {
    const { items, nextCursor } = await this.page({ userId, cursor });
    return {
      items: items.map(({ userId: _user, email: _email, route: _route, status: _status, ...event }) => event),
      nextCursor,
    };
  }

  /** Everybody's events, the newest first, as an administrator has chosen them. */
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
