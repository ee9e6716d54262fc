import { finished } from 'node:stream';
import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type Credits as CreditsBody,
  type LedgerPage,
  type Spending,
  type User,
  creditsSchema,
  ledgerPageSchema,
  passwordChangeSchema,
  profilePatchSchema,
  spendingSchema,
  userAnswerSchema,
} from '@portada/contracts';
import { CreditsService } from '@portada/credits';
import { FileResponse, Operation, ResponseBody } from '@portada/http';
import { RateLimitService } from '@portada/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { AccountDeletion } from './account-deletion.service';
import { AccountExport } from './account-export.service';
import { selfServiceRateLimits } from './self-service.rate-limits';
import { PasswordChange } from './password-change.service';
import { RecentSignIn } from '../sessions/recent-sign-in';
import type { SessionUser } from '../sessions/session-reader';
import { CurrentUser, SignedIn } from '../sessions/session-request';
import { Sessions } from '../sessions/sessions.service';
import { SignIns } from '../sign-in/sign-ins.service';
import { Users } from '../users/users.service';

class UserAnswerDto extends createZodDto(userAnswerSchema) {}
class ProfilePatchDto extends createZodDto(profilePatchSchema) {}
class PasswordChangeDto extends createZodDto(passwordChangeSchema) {}
class CreditsDto extends createZodDto(creditsSchema) {}
class LedgerPageDto extends createZodDto(ledgerPageSchema) {}
class SpendingDto extends createZodDto(spendingSchema) {}
class LedgerQueryDto extends createZodDto(z.object({ cursor: z.string().max(40).optional() })) {}

/** Routes of the signed-in user's own account. */
@ApiTags('accounts')
@SignedIn()
@Controller('api/me')
export class MeController {
  constructor(
    private readonly users: Users,
    private readonly credits: CreditsService,
    private readonly passwordChange: PasswordChange,
    private readonly sessions: Sessions,
    private readonly signIns: SignIns,
    private readonly accountExport: AccountExport,
    private readonly deletion: AccountDeletion,
    private readonly rateLimits: RateLimitService,
  ) {}

  @SignedIn('account')
  @Get()
  @Operation('readAccount')
  @ResponseBody({ type: UserAnswerDto, status: 200 })
  async read(@CurrentUser() user: SessionUser): Promise<{ user: User }> {
    return { user: await this.users.read(user.id) };
  }

  @Patch()
  @ResponseBody({ type: UserAnswerDto, status: 200 })
  async change(@CurrentUser() user: SessionUser, @Body() patch: ProfilePatchDto): Promise<{ user: User }> {
    return { user: await this.users.change(user.id, patch) };
  }

  @SignedIn('read')
  @Get('credits')
  @Operation('readCredits')
  @ResponseBody({ type: CreditsDto, status: 200 })
  balance(@CurrentUser() user: SessionUser): Promise<CreditsBody> {
    return this.credits.balance(user.id);
  }

  @SignedIn('account')
  @Get('ledger')
  @Operation('listLedger')
  @ResponseBody({ type: LedgerPageDto, status: 200 })
  ledger(@CurrentUser() user: SessionUser, @Query() { cursor }: LedgerQueryDto): Promise<LedgerPage> {
    return this.credits.ledger(user.id, cursor);
  }

  @SignedIn('account')
  @Get('spending')
  @Operation('readSpending')
  @ResponseBody({ type: SpendingDto, status: 200 })
  spending(@CurrentUser() user: SessionUser): Promise<Spending> {
    return this.credits.spending(user.id);
  }

  /** Changes the password, ends every session of the user and begins a new session in this browser. */
  @Post('password')
  @HttpCode(204)
  async changePassword(
    @CurrentUser() user: SessionUser,
    @Body() { currentPassword, password, endsAccess }: PasswordChangeDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const attempt = await this.rateLimits.consumeOrThrow(
      selfServiceRateLimits.passwordChangeByAccount,
      user.id,
    );
    const ended = await this.passwordChange.change(user.id, {
      current: currentPassword,
      next: password,
      endsAccess,
    });
    await attempt.refund();
    await this.signIns.begin(user.id, request, reply);
    this.sessions.publishEnded(
      user.id,
      ended.filter((id) => id !== user.sessionId),
    );
    // The sockets of this browser close after the response with the new cookie, so that the browser reconnects with
    // the new cookie.
    finished(reply.raw, () => this.sessions.publishEnded(user.id, [user.sessionId]));
  }

  @RecentSignIn()
  @Get('export')
  @FileResponse('application/zip')
  async export(@CurrentUser() user: SessionUser, @Res() reply: FastifyReply): Promise<void> {
    const zip = await this.accountExport.open(user.id);
    await reply
      .header('content-disposition', 'attachment; filename="portada-export.zip"')
      .type('application/zip')
      .send(zip);
  }

  @RecentSignIn()
  @Delete()
  @HttpCode(204)
  async delete(
    @CurrentUser() user: SessionUser,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.deletion.delete(user.id);
    await this.signIns.end(request, reply);
  }
}
