import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import {
  type RegisterBody,
  confirmSignInSchema,
  loginSchema,
  registerSchema,
  type User,
  sessionListSchema,
  type SignInAnswer,
  signInAnswerSchema,
  userSchema,
} from '@portada/contracts';
import { ResponseBody } from '@portada/http';
import { AppError } from '@portada/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { AddressRateLimitService } from '../abuse/address-rate-limit.service';
import { PasswordGuard } from './password.guard';
import { RecentSignIn, assertRecentSignIn } from '../sessions/recent-sign-in';
import type { SessionUser } from '../sessions/session-reader';
import { CurrentUser, Public, SignedIn, SignedInWithoutFactor } from '../sessions/session-request';
import { Sessions } from '../sessions/sessions.service';
import { signInRateLimits } from './sign-in.rate-limits';
import { SignInConfirmation } from './sign-in-confirmation.service';
import { SignIns } from './sign-ins.service';
import { Users } from '../users/users.service';

class RegisterDto extends createZodDto(registerSchema) {}
class LoginDto extends createZodDto(loginSchema) {}
class ConfirmSignInDto extends createZodDto(confirmSignInSchema) {}
class SignInAnswerDto extends createZodDto(signInAnswerSchema) {}
/** `user` is null if a bot filled the hidden field and no account was created. */
class RegisterAnswerDto extends createZodDto(z.object({ user: userSchema.nullable() })) {}
class SessionListDto extends createZodDto(sessionListSchema) {}

/** Routes of sign-up, sign-in, sign-out and the list of open sessions. */
@ApiTags('accounts')
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly users: Users,
    private readonly sessions: Sessions,
    private readonly signIns: SignIns,
    private readonly confirmation: SignInConfirmation,
    private readonly rateLimits: AddressRateLimitService,
  ) {}

  @Public()
  @Post('register')
  @ResponseBody({ type: RegisterAnswerDto, status: 201 })
  async register(
    @Body() body: RegisterDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ user: User | null }> {
    // Users do not see the field `website`, so only bots fill it. A bot gets a success response.
    if (body.website) return { user: null };
    const id = await this.registerWithinLimits(body, request);
    return { user: await this.signIns.begin(id, request, reply) };
  }

  @Public()
  @UseGuards(PasswordGuard)
  @ApiBody({ type: LoginDto })
  @Post('login')
  @ResponseBody({ type: SignInAnswerDto, status: 200 })
  async login(
    @Req() request: FastifyRequest & { user: { id: string } },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignInAnswer> {
    return this.signIns.signIn(request.user.id, request, reply);
  }

  @Public()
  @Post('logout')
  @HttpCode(204)
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.signIns.end(request, reply);
  }

  /**
   * Confirms the sign-in by the password or the second factor. Routes that need a recent sign-in are then allowed for 15
   * minutes.
   */
  @SignedInWithoutFactor()
  @Post('confirm')
  @HttpCode(204)
  async confirm(
    @CurrentUser() user: SessionUser,
    @Body() body: ConfirmSignInDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.confirmation.confirm(user, body, request);
  }

  @SignedIn()
  @Get('sessions')
  @ResponseBody({ type: SessionListDto, status: 200 })
  async list(@CurrentUser() user: SessionUser): Promise<z.infer<typeof sessionListSchema>> {
    const rows = await this.sessions.listOf(user.id);
    return {
      items: rows.map((row) => ({
        id: row.id,
        createdAt: row.createdAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
        address: row.address,
        userAgent: row.userAgent,
        current: row.id === user.sessionId,
      })),
    };
  }

  /** Ends one session of the user. Another session than the one of this request needs a recent sign-in. */
  @SignedIn()
  @Delete('sessions/:id')
  @HttpCode(204)
  async end(@CurrentUser() user: SessionUser, @Param('id') id: string): Promise<void> {
    // A malformed id belongs to no session.
    if (!z.uuid().safeParse(id).success) throw new AppError('not_found');
    if (id !== user.sessionId) assertRecentSignIn(user);
    await this.sessions.end(user.id, id);
  }

  /** Ends all of the user's sessions except the one of this request. */
  @SignedIn()
  @RecentSignIn()
  @Delete('sessions')
  @HttpCode(204)
  async endOthers(@CurrentUser() user: SessionUser): Promise<void> {
    await this.sessions.endAll(user.id, user.sessionId);
  }

  /**
   * Creates an account within the rate limits. The request stays counted as `email_taken` only if the e-mail was
   * taken, and as an account of the day only if an account was created.
   * @returns the id of the new user
   */
  private async registerWithinLimits(body: RegisterBody, request: FastifyRequest): Promise<string> {
    const { signUpByAddress, emailTakenByAddress, signUpOfDayByAddress } = signInRateLimits;
    const { hasPassedBotCheck } = await this.rateLimits.consumeOrThrow(signUpByAddress, request, 'register');
    const emailTaken = await this.rateLimits.consumeOrThrow(emailTakenByAddress, request, hasPassedBotCheck);
    const ofDay = await this.rateLimits.consumeOrThrow(signUpOfDayByAddress, request, hasPassedBotCheck);
    try {
      const id = await this.users.register(body);
      await emailTaken.refund();
      return id;
    } catch (error) {
      await ofDay.refund();
      if (!(error instanceof AppError && error.code === 'email_taken')) await emailTaken.refund();
      throw error;
    }
  }
}
