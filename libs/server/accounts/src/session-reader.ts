import { createHash } from 'node:crypto';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Language } from '@portada/contracts';
import { Coalescer, poolOf } from '@portada/database';
import { DataSource } from 'typeorm';
import { PUBLIC_ORIGIN, sessionDays, tokenOf } from './session-cookie';

/** Who is calling. */
export type SessionUser = {
  id: string;
  sessionId: string;
  role: 'user' | 'admin';
  language: Language | null;
};

type Row = {
  session_id: string | null;
  user_id: string;
  role: 'user' | 'admin';
  language: Language | null;
  seen_long_ago: boolean;
};

/** Minutes after which a use of a session is written down again. */
const touchMinutes = 5;

/**
 * SHA-256 of a token, as the database keeps it.
 */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Tells who a session's token belongs to. Tokens that are asked for at the same time share one statement. */
@Injectable()
export class SessionReader implements OnModuleDestroy {
  private readonly lookUps = new Coalescer<Buffer, SessionUser | null>((hashes) => this.lookUp(hashes), {
    maxBatch: 256,
    maxWaiting: 8192,
  });
  private touching: Promise<void> | null = null;

  constructor(
    private readonly database: DataSource,
    @Inject(PUBLIC_ORIGIN) private readonly origin: string,
  ) {}

  /**
   * @param token of the cookie
   * @returns null where it opens no session, or one that has ended
   * @throws UnavailableError where the database is away
   */
  find(token: string): Promise<SessionUser | null> {
    return this.lookUps.run(hashToken(token));
  }

  /**
   * The same for a whole Cookie header, as a socket's handshake has it.
   * @param cookieHeader undefined where the client sent none
   */
  async readSession(cookieHeader: string | undefined): Promise<SessionUser | null> {
    const token = tokenOf(this.origin, cookieHeader);
    return token ? this.find(token) : null;
  }

  async onModuleDestroy(): Promise<void> {
    await this.touching;
  }

  private async lookUp(hashes: Buffer[]): Promise<(SessionUser | null)[]> {
    const { rows } = await poolOf(this.database).query<Row>({
      name: 'sessions_find',
      text: `SELECT s.id AS session_id, s.user_id, u.role, u.language,
                    s.last_seen_at < now() - make_interval(mins => $3) AS seen_long_ago
               FROM unnest($1::bytea[]) WITH ORDINALITY AS asked (hash, place)
               LEFT JOIN sessions s ON s.token_hash = asked.hash AND s.expires_at > now()
                     AND s.last_seen_at > now() - make_interval(days => $2)
               LEFT JOIN users u ON u.id = s.user_id
              ORDER BY asked.place`,
      values: [hashes, sessionDays.idle, touchMinutes],
    });
    const worn = rows.flatMap((row) => (row.session_id && row.seen_long_ago ? [row.session_id] : []));
    // Nobody waits for this; one at a time, and what is missed now is done at the session's next use.
    if (worn.length > 0) this.touching ??= this.touch(worn).finally(() => (this.touching = null));
    return rows.map((row) =>
      row.session_id
        ? { id: row.user_id, sessionId: row.session_id, role: row.role, language: row.language }
        : null,
    );
  }

  private async touch(sessionIds: string[]): Promise<void> {
    await poolOf(this.database)
      .query(
        // Several processes may see the same session: none waits for another's lock.
        `UPDATE sessions SET last_seen_at = now() WHERE id IN
           (SELECT id FROM sessions WHERE id = ANY ($1) FOR NO KEY UPDATE SKIP LOCKED)`,
        [sessionIds],
      )
      .catch(() => undefined);
  }
}
