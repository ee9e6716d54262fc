import { Injectable } from '@nestjs/common';
import type { LoginBody } from '@portada/contracts';
import { AppError } from '@portada/errors';
import { type RateLimitResult, RateLimitService, tooManyRequests } from '@portada/rate-limit';
import type { FastifyRequest } from 'fastify';
import { AddressRateLimitService } from '../abuse/address-rate-limit.service';
import { oidcRateLimits } from '../oidc/oidc.rate-limits';
import { Users } from '../users/users.service';
import { signInRateLimits } from './sign-in.rate-limits';
import { TrustedDevicesService } from './trusted-devices.service';
import { recordVerifiedPassword } from './verified-password';

type Attempt = Pick<RateLimitResult, 'refund'>;

/**
 * Verifies e-mails and passwords within the rate limits. An attempt is counted before the expensive hash and refunded
 * if the password is correct, so that parallel requests allow no more attempts than sequential requests. No result
 * and no limit depends on whether the e-mail has an account.
 */
@Injectable()
export class PasswordVerificationService {
  constructor(
    private readonly users: Users,
    private readonly rateLimits: RateLimitService,
    private readonly addressRateLimits: AddressRateLimitService,
    private readonly devices: TrustedDevicesService,
  ) {}

  /**
   * Verifies an e-mail and a password.
   * @returns the id of the account
   * @throws AppError wrong_credentials for an unknown e-mail and for a wrong password; too_many_requests
   */
  async verify(request: FastifyRequest, { email, password }: LoginBody): Promise<string> {
    const attempt = await this.countAttempt(request, email.toLowerCase());
    const account = await this.users.byPassword(email, password).catch(async (error: unknown) => {
      await attempt.refund();
      throw error;
    });
    if (account === null) throw new AppError('wrong_credentials');
    await attempt.refund();
    recordVerifiedPassword(request, account.passwordHash);
    return account.id;
  }

  /**
   * Verifies the password of an account that a third-party identity is to be linked to, within the rate limit of links.
   * @param isCorrect verifies the password
   * @returns the result of `isCorrect`
   * @throws AppError too_many_requests
   */
  async verifyForLink(userId: string, isCorrect: () => Promise<boolean>): Promise<boolean> {
    const attempt = await this.rateLimits.consumeOrThrow(oidcRateLimits.linkByAccount, userId);
    const result = await isCorrect();
    if (result) await attempt.refund();
    return result;
  }

  /**
   * Counts an attempt by the trusted device if the browser is a trusted device. Guesses from other devices do not
   * consume the points of the trusted device.
   */
  private async countAttempt(request: FastifyRequest, email: string): Promise<Attempt> {
    const device = await this.devices.keyOf(request, email);
    if (device !== null) {
      const byDevice = await this.rateLimits.consume({
        policy: signInRateLimits.signInByDevice,
        key: device,
      });
      if (byDevice.isAllowed) return byDevice;
    }
    const { signInByAddress } = signInRateLimits;
    const byAddress = await this.addressRateLimits.consumeOrThrow(signInByAddress, request, 'login');
    const byEmail = await this.consumeForEmail(email, byAddress.hasPassedBotCheck);
    const refund = async (): Promise<void> => {
      await Promise.all([byAddress.refund(), byEmail.refund()]);
    };
    if (byEmail.isAllowed) return { refund };
    // No password was verified, so the address gets its point back. Other users may share the address.
    await refund();
    throw tooManyRequests(byEmail);
  }

  private async consumeForEmail(email: string, hasPassedBotCheck: boolean): Promise<RateLimitResult> {
    const { signInByMinute, signInByHour, signInByAnswer } = signInRateLimits;
    const result = await this.rateLimits.consume(
      { policy: signInByMinute, key: email },
      { policy: signInByHour, key: email },
    );
    if (result.isAllowed || !hasPassedBotCheck) return result;
    return this.rateLimits.consume({ policy: signInByAnswer, key: email });
  }
}
