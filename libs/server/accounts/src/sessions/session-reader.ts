import { createHash } from 'node:crypto';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Language } from '@portada/contracts';
import { Batcher } from '@portada/database';
import { DataSource } from 'typeorm';
import { ADMINISTRATORS_NEED_FACTOR, PUBLIC_ORIGIN, sessionDays, tokenOf } from './session-cookie';
import { findSessions, touchSessions } from './sessions.queries';

/** The signed-in user of a request or socket. */
export type SessionUser = {
  id: string;
  /** Id of the session; empty for a request with an API key. */
  sessionId: string;
  /** Id of the API key of the request; absent for a request of a session. */
  apiKeyId?: string;
  role: 'user' | 'admin';
  language: Language | null;
  /** True if the user signed in, or typed the password again in the session, within 15 minutes. */
  hasSignedInRecently: boolean;
  /** True for an administrator who must have a second factor and has none. */
  needsSecondFactor: boolean;
};

/** Minutes after which the time of a session's last use is recorded again. */
const touchMinutes = 5;

/** Returns the SHA-256 of a token, as the database stores the token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Finds the users of session tokens. Simultaneous look-ups share one statement. */
@Injectable()
export class SessionReader implements OnModuleDestroy {
  private readonly lookUps = new Batcher<Buffer, SessionUser | null>((hashes) => this.lookUp(hashes), {
    maxBatch: 256,
    maxWaiting: 8192,
  });
  private touching: Promise<void> | null = null;

  constructor(
    private readonly database: DataSource,
    @Inject(PUBLIC_ORIGIN) private readonly origin: string,
    @Inject(ADMINISTRATORS_NEED_FACTOR) private readonly administratorsNeedFactor: boolean,
  ) {}

  /**
   * Finds the user of a session.
   * @param token token of the session cookie
   * @returns null if the token belongs to no session or the session has ended
   * @throws UnavailableError if the database is unavailable
   */
  find(token: string): Promise<SessionUser | null> {
    return this.lookUps.run(hashToken(token));
  }

  /**
   * Finds the user of a session by a whole Cookie header, such as the Cookie header of a WebSocket handshake.
   * @param cookieHeader undefined if the client sent no cookies
   * @throws UnavailableError if the database is unavailable
   */
  async readSession(cookieHeader: string | undefined): Promise<SessionUser | null> {
    const token = tokenOf(this.origin, cookieHeader);
    return token ? this.find(token) : null;
  }

  /**
   * Finds the user of a session as `readSession` does, but not an administrator who must set up a second factor first.
   * @throws UnavailableError if the database is unavailable
   */
  async readAdmitted(cookieHeader: string | undefined): Promise<SessionUser | null> {
    const user = await this.readSession(cookieHeader);
    return user?.needsSecondFactor ? null : user;
  }

  async onModuleDestroy(): Promise<void> {
    await this.touching;
  }

  private async lookUp(hashes: Buffer[]): Promise<(SessionUser | null)[]> {
    const rows = await findSessions(this.database, {
      hashes,
      idleDays: sessionDays.idle,
      touchMinutes,
    });
    const worn = rows.flatMap((row) => (row.session_id && row.seen_long_ago ? [row.session_id] : []));
    // No request waits for the update of a session's time of last use. One update runs at a time; a skipped update is
    // made at the next use of the session.
    if (worn.length > 0) this.touching ??= this.touch(worn).finally(() => (this.touching = null));
    return rows.map((row) =>
      row.session_id
        ? {
            id: row.user_id,
            sessionId: row.session_id,
            role: row.role,
            language: row.language,
            hasSignedInRecently: row.has_signed_in_recently,
            needsSecondFactor: this.administratorsNeedFactor && row.is_administrator_without_factor,
          }
        : null,
    );
  }

  private async touch(sessionIds: string[]): Promise<void> {
    await touchSessions(this.database, sessionIds).catch(() => undefined);
  }
}
