import { Injectable } from '@nestjs/common';
import { isLoopback } from '@portada/config';
import type { BotAction } from '@portada/contracts';
import {
  type RateLimitPolicy,
  type RateLimitResult,
  RateLimitService,
  tooManyRequests,
} from '@portada/rate-limit';
import type { FastifyRequest } from 'fastify';
import { BotCheckService } from './bot-check.service';

/**
 * Factor of the rate-limit points of a loopback address. Tests, or all users behind a local proxy, share one loopback
 * address.
 */
export const loopbackFactor = 20;

/** A counted request; `hasPassedBotCheck` is true if the request has a correct answer to the bot check. */
export type AdmittedRequest = Pick<RateLimitResult, 'refund'> & { hasPassedBotCheck: boolean };

/**
 * Counts requests in rate limits by the address of the caller and the networks around it. Without a passed bot check they have
 * half the points.
 */
@Injectable()
export class AddressRateLimitService {
  constructor(
    private readonly rateLimits: RateLimitService,
    private readonly botCheck: BotCheckService,
  ) {}

  /**
   * Consumes one point for the caller's address.
   * @param check the bot check to verify, or the result of an earlier check; true if the route has no bot check
   * @param loopback factor of the points of a loopback address
   * @throws AppError too_many_requests
   */
  async consumeOrThrow(
    policy: RateLimitPolicy,
    request: FastifyRequest,
    check: BotAction | boolean,
    loopback = loopbackFactor,
  ): Promise<AdmittedRequest> {
    const factor = isLoopback(request.ip) ? loopback : 1;
    const result = await this.rateLimits.consumeByAddress(policy, request.ip, factor);
    if (!result.isAllowed) throw tooManyRequests(result);
    // The bot check is verified after counting, because verifying has a cost too.
    const hasPassedBotCheck =
      typeof check === 'boolean' ? check : await this.botCheck.hasPassed(request, check);
    if (hasPassedBotCheck || result.isWithinHalf) {
      return { hasPassedBotCheck, refund: () => result.refund() };
    }
    await result.refund();
    throw tooManyRequests(result);
  }
}
