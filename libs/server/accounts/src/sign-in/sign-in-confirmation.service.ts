import { Injectable } from '@nestjs/common';
import type { ConfirmSignInBody } from '@portada/contracts';
import { AppError } from '@portada/errors';
import { RateLimitService } from '@portada/rate-limit';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { SecondFactorVerification } from '../second-factor/second-factor-verification.service';
import { selfServiceRateLimits } from '../self-service/self-service.rate-limits';
import type { SessionUser } from '../sessions/session-reader';
import { markAuthenticated } from '../sessions/sessions.queries';
import { readPasswordHash } from '../users/users.queries';
import { Passwords } from './passwords';

/** Confirms that the user of a session is still at the keyboard, by the password or the second factor. */
@Injectable()
export class SignInConfirmation {
  constructor(
    private readonly database: DataSource,
    private readonly passwords: Passwords,
    private readonly rateLimits: RateLimitService,
    private readonly secondFactor: SecondFactorVerification,
  ) {}

  /**
   * Verifies the password or the code and records the time in the session. Actions with `RecentSignIn` are then allowed for
   * 15 minutes.
   * @throws AppError invalid_request naming `password` or `code`, also for an account without it; too_many_requests
   */
  async confirm(
    user: SessionUser,
    { password = '', code }: ConfirmSignInBody,
    request: FastifyRequest,
  ): Promise<void> {
    await this.confirmBy(user, () =>
      code === undefined
        ? this.verifyPassword(user.id, password)
        : this.secondFactor.verify(request, user.id, code),
    );
  }

  /** Records the time in the session after `verify` has verified the user. @throws the errors of `verify` */
  async confirmBy({ sessionId }: SessionUser, verify: () => Promise<void>): Promise<void> {
    await verify();
    await markAuthenticated(this.database, sessionId);
  }

  private async verifyPassword(id: string, password: string): Promise<void> {
    const attempt = await this.rateLimits.consumeOrThrow(selfServiceRateLimits.confirmationByAccount, id);
    const isRight = await this.passwords.isRight(await readPasswordHash(this.database, id), password);
    if (!isRight) throw new AppError('invalid_request', { fields: { password: 'password_wrong' } });
    await attempt.refund();
  }
}
