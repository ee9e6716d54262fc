import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { EVENT_PUBLISHER, type EventPublisher } from '@portada/events';
import { AppError } from '@portada/observability';
import { DataSource } from 'typeorm';
import { sessionDays } from './session-cookie';
import { SessionEntity } from './session.entity';
import { hashToken } from './session-reader';

const tokenBytes = 32;

/** Begins and ends sessions. Who ends one also says so, and the gateways close its sockets. */
@Injectable()
export class Sessions {
  constructor(
    private readonly database: DataSource,
    @Inject(EVENT_PUBLISHER) private readonly events: EventPublisher,
  ) {}

  /**
   * Begins a session, under a token that nobody has seen before.
   * @param from what is shown to the user in the list of sessions
   * @returns the token: it goes into the cookie and is kept nowhere
   */
  async create(userId: string, from: { address: string; userAgent: string | undefined }): Promise<string> {
    const token = randomBytes(tokenBytes).toString('base64url');
    await this.database.query(
      `WITH ended AS (DELETE FROM sessions WHERE user_id = $1
                      AND (expires_at < now() OR last_seen_at < now() - make_interval(days => $5)))
       INSERT INTO sessions (token_hash, user_id, address, user_agent, expires_at)
       VALUES ($2, $1, $3, $4, now() + make_interval(days => $6))`,
      [
        userId,
        hashToken(token),
        from.address,
        from.userAgent?.slice(0, 300) ?? null,
        sessionDays.idle,
        sessionDays.absolute,
      ],
    );
    return token;
  }

  /** The user's open sessions, the last used first. */
  listOf(userId: string): Promise<SessionEntity[]> {
    return this.database
      .getRepository(SessionEntity)
      .createQueryBuilder('s')
      .where('s.user_id = :userId AND s.expires_at > now()', { userId })
      .andWhere('s.last_seen_at > now() - make_interval(days => :days)', { days: sessionDays.idle })
      .orderBy('s.last_seen_at', 'DESC')
      .getMany();
  }

  /**
   * Ends one session of a user.
   * @throws AppError not_found where the user has no such session
   */
  async end(userId: string, sessionId: string): Promise<void> {
    const { affected } = await this.database.getRepository(SessionEntity).delete({ id: sessionId, userId });
    if (!affected) throw new AppError('not_found');
    this.events.publishSessionEnded(userId, sessionId);
  }

  /**
   * Ends every session of a user but one.
   * @param exceptId the session that stays, null where none does
   */
  async endAll(userId: string, exceptId: string | null): Promise<void> {
    const ended = await this.database.query<{ id: string }[]>(
      `WITH ended AS (DELETE FROM sessions WHERE user_id = $1 AND id IS DISTINCT FROM $2::uuid RETURNING id)
       SELECT id FROM ended`,
      [userId, exceptId],
    );
    for (const { id } of ended) this.events.publishSessionEnded(userId, id);
  }
}
