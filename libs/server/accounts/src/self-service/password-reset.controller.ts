import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { passwordResetConfirmSchema, passwordResetSchema } from '@portada/contracts';
import { RateLimitService } from '@portada/rate-limit';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { Public } from '../sessions/access';
import { AddressRateLimitService } from '../abuse/address-rate-limit.service';
import { selfServiceRateLimits } from './self-service.rate-limits';
import { noteAccount } from '../abuse/security-event-of';
import { PasswordReset } from './password-reset.service';

class PasswordResetDto extends createZodDto(passwordResetSchema) {}
class PasswordResetConfirmDto extends createZodDto(passwordResetConfirmSchema) {}

/** Routes for users who forgot their password. */
@ApiTags('accounts')
@Public()
@Controller('api/auth/password-reset')
export class PasswordResetController {
  constructor(
    private readonly reset: PasswordReset,
    private readonly addressRateLimits: AddressRateLimitService,
    private readonly rateLimits: RateLimitService,
  ) {}

  /** Requests a reset mail. The response is the same whether or not the e-mail has an account. */
  @Post()
  @HttpCode(202)
  async ask(@Body() { email }: PasswordResetDto, @Req() request: FastifyRequest): Promise<object> {
    await this.addressRateLimits.consumeOrThrow(selfServiceRateLimits.resetByAddress, request, true);
    // The response does not show that the mailbox has reached its limit.
    const { isAllowed } = await this.rateLimits.consume({
      policy: selfServiceRateLimits.resetByEmail,
      key: email.toLowerCase(),
    });
    if (isAllowed) await this.reset.ask(email);
    return {};
  }

  @Post('confirm')
  @HttpCode(204)
  async confirm(
    @Body() { token, password }: PasswordResetConfirmDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.addressRateLimits.consumeOrThrow(selfServiceRateLimits.confirmByAddress, request, true);
    noteAccount(request, await this.reset.confirm(token, password));
  }
}
