import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { verifyEmailSchema } from '@portada/contracts';
import { RateLimitService } from '@portada/rate-limit';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { Public, SignedIn } from '../sessions/access';
import { EmailVerification } from './email-verification.service';
import { selfServiceRateLimits } from './self-service.rate-limits';
import { noteAccount } from '../abuse/security-event-of';
import type { SessionUser } from '../sessions/session-reader';
import { CurrentUser } from '../sessions/session-request';

class VerifyEmailDto extends createZodDto(verifyEmailSchema) {}

/** Routes that verify the e-mail of an account. */
@ApiTags('accounts')
@Controller('api/auth/verify-email')
export class EmailVerificationController {
  constructor(
    private readonly verification: EmailVerification,
    private readonly rateLimits: RateLimitService,
  ) {}

  @Public()
  @Post()
  @HttpCode(204)
  async verify(@Body() { token }: VerifyEmailDto, @Req() request: FastifyRequest): Promise<void> {
    noteAccount(request, await this.verification.verify(token));
  }

  @SignedIn()
  @Post('send')
  @HttpCode(202)
  async send(@CurrentUser() user: SessionUser): Promise<object> {
    await this.rateLimits.consumeOrThrow(selfServiceRateLimits.verificationByAccount, user.id);
    await this.verification.send(user.id);
    return {};
  }
}
