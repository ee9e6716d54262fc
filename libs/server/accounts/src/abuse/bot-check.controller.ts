import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type BotChallenge, botActions, botChallengeSchema } from '@portada/contracts';
import { ResponseBody } from '@portada/http';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { Public } from '../sessions/access';
import { BotCheckService } from './bot-check.service';
import { AddressRateLimitService } from './address-rate-limit.service';
import { botCheckRateLimits } from './bot-check.rate-limits';

class BotCheckQueryDto extends createZodDto(z.object({ action: z.enum(botActions) })) {}
class BotChallengeDto extends createZodDto(botChallengeSchema) {}

/** Route that returns the challenges of the bot check. */
@ApiTags('accounts')
@Controller('api/auth')
export class BotCheckController {
  constructor(
    private readonly botCheck: BotCheckService,
    private readonly rateLimits: AddressRateLimitService,
  ) {}

  @Public()
  @Get('bot-check')
  @ResponseBody({ type: BotChallengeDto, status: 200 })
  async challenge(
    @Query() { action }: BotCheckQueryDto,
    @Req() request: FastifyRequest,
  ): Promise<BotChallenge> {
    await this.rateLimits.consumeOrThrow(botCheckRateLimits.challengeByAddress, request, true);
    return this.botCheck.challenge(action);
  }
}
