import { Injectable } from '@nestjs/common';
import { serverNow } from '@portada/database';
import { AppError } from '@portada/errors';
import { type RateLimitResult, RateLimitService, tooManyRequests } from '@portada/rate-limit';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { TrustedDevicesService } from '../sign-in/trusted-devices.service';
import { hashRecoveryCode } from './recovery-codes';
import { acceptTotpStep, readFactors, readTotp, useRecoveryCode } from './second-factor.queries';
import { secondFactorRateLimits } from './second-factor.rate-limits';
import { stepOfCode } from './totp';
import { TotpSecrets } from './totp-secrets';

const sixDigits = /^\d{6}$/;

/** Verifies codes of second factors within the rate limits. A code is accepted once. */
@Injectable()
export class SecondFactorVerification {
  constructor(
    private readonly database: DataSource,
    private readonly rateLimits: RateLimitService,
    private readonly devices: TrustedDevicesService,
    private readonly totpSecrets: TotpSecrets,
  ) {}

  /**
   * Verifies and uses up a code of an authenticator app, or a recovery code.
   * @throws AppError invalid_request naming `code`; too_many_requests
   */
  async verify(request: FastifyRequest, userId: string, code: string): Promise<void> {
    const compact = code.replace(/[\s-]/g, '');
    await this.withinLimits(request, userId, () =>
      sixDigits.test(compact)
        ? this.acceptTotp(userId, compact)
        : useRecoveryCode(this.database, userId, hashRecoveryCode(userId, code)),
    );
  }

  /**
   * Runs a check within the rate limits. The attempt is counted before the check, so that parallel requests allow no more
   * attempts than sequential requests.
   * @throws AppError invalid_request naming `code` if the check fails; too_many_requests
   */
  async withinLimits(request: FastifyRequest, userId: string, check: () => Promise<boolean>): Promise<void> {
    const attempt = await this.countAttempt(request, userId);
    if (!attempt.isAllowed) throw tooManyRequests(attempt);
    if (!(await check())) throw new AppError('invalid_request', { fields: { code: 'code_wrong' } });
    await attempt.refund();
  }

  private async countAttempt(request: FastifyRequest, userId: string): Promise<RateLimitResult> {
    const { secondFactorByAccount, secondFactorOfDayByAccount, secondFactorByDevice } =
      secondFactorRateLimits;
    const account = await readFactors(this.database, userId);
    const device = account ? await this.devices.keyOf(request, account.email) : null;
    if (device !== null) return this.rateLimits.consume({ policy: secondFactorByDevice, key: device });
    return this.rateLimits.consume(
      { policy: secondFactorByAccount, key: userId },
      { policy: secondFactorOfDayByAccount, key: userId },
    );
  }

  private async acceptTotp(userId: string, code: string): Promise<boolean> {
    const totp = await readTotp(this.database, userId, true);
    if (!totp) return false;
    const secret = await this.totpSecrets.decrypt(userId, totp.secret);
    const step = stepOfCode(secret, code, await serverNow(this.database));
    return step !== null && (await acceptTotpStep(this.database, userId, step));
  }
}
