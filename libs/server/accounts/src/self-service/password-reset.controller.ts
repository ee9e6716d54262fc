import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { passwordResetConfirmSchema, passwordResetSchema } from '@portada/contracts';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { Public } from '../sessions/access';
import { AccountLimits } from '../abuse/limits.service';
import { noteAccount } from '../abuse/security-event-of';
import { PasswordReset } from './password-reset.service';

class PasswordResetDto extends createZodDto(passwordResetSchema) {}
class PasswordResetConfirmDto extends createZodDto(passwordResetConfirmSchema) {}

/** A forgotten password. */
@ApiTags('accounts')
@Public()
@Controller('api/auth/password-reset')
export class PasswordResetController {
  constructor(
    private readonly reset: PasswordReset,
    private readonly limits: AccountLimits,
  ) {}

  /** Answered the same whether or not the e-mail is somebody's. */
  @Post()
  @HttpCode(202)
  async ask(@Body() { email }: PasswordResetDto, @Req() request: FastifyRequest): Promise<object> {
    await this.limits.enter('resetByAddress', request, true);
    // Whoever fills somebody's mailbox is not told that it is full.
    const { isWithin } = await this.limits.take(email.toLowerCase(), 'resetByEmail');
    if (isWithin) await this.reset.ask(email);
    return {};
  }

  @Post('confirm')
  @HttpCode(204)
  async confirm(
    @Body() { token, password }: PasswordResetConfirmDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.limits.enter('confirmByAddress', request, true);
    noteAccount(request, await this.reset.confirm(token, password));
  }
}
