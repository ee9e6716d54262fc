import { Injectable } from '@nestjs/common';
import { AppError } from '@portada/errors';
import { RateLimitService } from '@portada/rate-limit';
import { DataSource } from 'typeorm';
import { selfServiceRateLimits } from '../self-service/self-service.rate-limits';
import type { SessionUser } from '../sessions/session-reader';
import { markAuthenticated } from '../sessions/sessions.queries';
import { readPasswordHash } from '../users/users.queries';
import { Passwords } from './passwords';

/** Confirms that the user of a session is still at the keyboard, by the password of the account. */
@Injectable()
export class SignInConfirmation {
  constructor(
    private readonly database: DataSource,
    private readonly passwords: Passwords,
    private readonly rateLimits: RateLimitService,
  ) {}

  /**
   * Verifies the password and records the time in the session. Actions with `RecentSignIn` are then allowed for 15 minutes.
   * @throws AppError invalid_request naming `password`, also for an account without a password; too_many_requests
   */
  async confirm({ id, sessionId }: SessionUser, password: string): Promise<void> {
    const attempt = await this.rateLimits.consumeOrThrow(selfServiceRateLimits.confirmationByAccount, id);
    const isRight = await this.passwords.isRight(await readPasswordHash(this.database, id), password);
    if (!isRight) throw new AppError('invalid_request', { fields: { password: 'password_wrong' } });
    await attempt.refund();
    await markAuthenticated(this.database, sessionId);
  }
}
