import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Database } from '@portada/database';
import { EVENT_PUBLISHER, type EventPublisher } from '@portada/events';
import { AppError } from '@portada/errors';
import { DataSource } from 'typeorm';
import { sessionDays } from './session-cookie';
import { SessionEntity } from './session.entity';
import { hashToken } from './session-reader';
import { deleteSessions, endAccess, insertSession, isOpenForAdministrator } from './sessions.queries';

const tokenBytes = 32;

/** Begins and ends sessions. The end of a session is published, and the gateways close the sockets of the session. */
@Injectable()
export class Sessions {
  constructor(
    private readonly database: DataSource,
    @Inject(EVENT_PUBLISHER) private readonly events: EventPublisher,
  ) {}

  /**
   * Begins a session with a new random token.
   * @param from the address and device that the list of sessions shows to the user
   * @param passwordHash the hash that the password matched; null if the user was authenticated in another way
   * @returns the token for the cookie; only its hash is stored
   * @throws AppError wrong_credentials if the password has changed meanwhile, signed_out if the account is
   *   deleted, account_disabled
   */
  async create(
    userId: string,
    from: { address: string; userAgent: string | undefined },
    passwordHash: string | null = null,
  ): Promise<string> {
    const token = randomBytes(tokenBytes).toString('base64url');
    const outcome = await insertSession(this.database, {
      userId,
      tokenHash: hashToken(token),
      address: from.address,
      userAgent: from.userAgent?.slice(0, 300) ?? null,
      days: sessionDays.absolute,
      passwordHash,
    });
    if (outcome === 'disabled') throw new AppError('account_disabled');
    if (outcome === 'unknown') throw new AppError(passwordHash === null ? 'signed_out' : 'wrong_credentials');
    return token;
  }

  /** Returns the user's open sessions, the most recently used first. */
  listOf(userId: string): Promise<SessionEntity[]> {
    return this.database
      .getRepository(SessionEntity)
      .createQueryBuilder('s')
      .where('s.user_id = :userId AND s.expires_at > now()', { userId })
      .andWhere('s.last_seen_at > now() - make_interval(days => :days)', { days: sessionDays.idle })
      .andWhere(
        `(${isOpenForAdministrator} OR NOT EXISTS (SELECT FROM users u WHERE u.id = s.user_id AND u.role = 'admin'))`,
      )
      .orderBy('s.last_seen_at', 'DESC')
      .getMany();
  }

  /** Ends one session of a user. @throws AppError not_found if the user has no such session */
  async end(userId: string, sessionId: string): Promise<void> {
    const { affected } = await this.database.getRepository(SessionEntity).delete({ id: sessionId, userId });
    if (!affected) throw new AppError('not_found');
    this.events.publishSessionEnded(userId, sessionId);
  }

  /**
   * Ends every session of a user except one. @param exceptId the session that does not end; null to end all sessions
   */
  async endAll(userId: string, exceptId: string | null): Promise<void> {
    this.publishEnded(userId, await this.removeAll(this.database, userId, exceptId));
  }

  /**
   * Ends every session of a user except one, in the caller's transaction. The caller calls `publishEnded` after the
   * commit.
   * @returns ids of the sessions that ended
   */
  removeAll(tx: Database, userId: string, exceptId: string | null = null): Promise<string[]> {
    return deleteSessions(tx, { userId, exceptId });
  }

  /**
   * Ends every access to an account, in the caller's transaction: sessions, API keys, webhooks, trusted devices, links in mails
   * and sign-ins that wait. The caller calls `publishEnded` after the commit.
   * @returns ids of the sessions that ended
   */
  endAccess(tx: Database, userId: string): Promise<string[]> {
    return endAccess(tx, userId);
  }

  /** Publishes the end of sessions; the gateways close the sockets of these sessions. */
  publishEnded(userId: string, sessionIds: readonly string[]): void {
    for (const sessionId of sessionIds) this.events.publishSessionEnded(userId, sessionId);
  }
}
