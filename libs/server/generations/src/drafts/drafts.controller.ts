import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AddressRateLimitService, MaybeUser, PublicWithAccount, type SessionUser } from '@portada/accounts';
import { type DraftsAnswer, draftsAnswerSchema, draftsSchema } from '@portada/contracts';
import { Operation, ResponseBody, leavingOf } from '@portada/http';
import { RateLimitService } from '@portada/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { refuseUnsuitable } from '../prompt-check/check-prompt';
import { draftRateLimits } from './drafts.rate-limits';
import { DraftsService } from './drafts.service';

class DraftsDto extends createZodDto(draftsSchema) {}
class DraftsAnswerDto extends createZodDto(draftsAnswerSchema) {}

/** Route that proposes free drafts of a prompt, with or without an account. */
@ApiTags('generations')
@Controller('api')
export class DraftsController {
  constructor(
    private readonly drafts: DraftsService,
    private readonly rateLimits: RateLimitService,
    private readonly addressLimits: AddressRateLimitService,
  ) {}

  @PublicWithAccount('read')
  @Post('drafts')
  @HttpCode(200)
  @Operation('proposeDrafts', ['prompt_refused', 'overloaded'])
  @ResponseBody({ type: DraftsAnswerDto, status: 200 })
  async propose(
    @MaybeUser() user: SessionUser | null,
    @Body() body: DraftsDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DraftsAnswer> {
    const { draftsByAccount, draftsByAddress } = draftRateLimits;
    await (user
      ? this.rateLimits.consumeOrThrow(draftsByAccount, user.id)
      : this.addressLimits.consumeOrThrow(draftsByAddress, request, true));
    const { thing } = body;
    // The words for the thing describe the picture as elements to include do.
    refuseUnsuitable(
      { ...body, ...(thing !== undefined && { elementsToInclude: [thing] }) },
      { elementsToInclude: 'thing' },
    );
    return this.drafts.propose(body, user ? { userId: user.id } : { address: request.ip }, leavingOf(reply));
  }
}
