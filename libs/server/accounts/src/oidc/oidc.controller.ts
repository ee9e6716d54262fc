import { Body, Controller, Get, Inject, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import {
  type OidcMode,
  type OidcOutcome,
  type SignInAnswer,
  chooseLanguage,
  identityLinkSchema,
  oidcModes,
  signInAnswerSchema,
} from '@portada/contracts';
import { ResponseBody } from '@portada/http';
import { AppError, classify } from '@portada/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { Public } from '../sessions/access';
import { AddressRateLimitService } from '../abuse/address-rate-limit.service';
import { oidcRateLimits } from './oidc.rate-limits';
import { OidcAttempts, modeOfState, newState, newToken } from './oidc-attempts';
import { OidcClient } from './oidc-client';
import { oidcCookie, oidcTokenOf } from './oidc-cookies';
import { OidcError } from './oidc-error';
import { OidcIdentities } from './oidc-identities';
import { landingOf, popupHeaders, popupPage, popupPageHeaders } from './oidc-page';
import { recordVerifiedPassword } from '../sign-in/verified-password';
import { PasswordVerificationService } from '../sign-in/password-verification.service';
import { PUBLIC_ORIGIN } from '../sessions/session-cookie';
import { signInRateLimits } from '../sign-in/sign-in.rate-limits';
import { SignIns } from '../sign-in/sign-ins.service';

class IdentityLinkDto extends createZodDto(identityLinkSchema) {}
class SignInAnswerDto extends createZodDto(signInAnswerSchema) {}
/**
 * `view` is the button that was pressed, sign-in or sign-up. Both buttons open an existing account or create an
 * account.
 */
class BeginQueryDto extends createZodDto(
  z.object({
    mode: z.enum(oidcModes).default('popup'),
    view: z.enum(['login', 'register']).default('login'),
  }),
) {}

/** Routes of third-party sign-in: the redirect to the issuer, the callback, and the link to an existing account. */
@ApiTags('accounts')
@Controller('api/auth/oidc')
export class OidcController {
  constructor(
    private readonly client: OidcClient,
    private readonly attempts: OidcAttempts,
    private readonly identities: OidcIdentities,
    private readonly signIns: SignIns,
    private readonly rateLimits: AddressRateLimitService,
    private readonly passwordVerification: PasswordVerificationService,
    private readonly logger: PinoLogger,
    @Inject(PUBLIC_ORIGIN) private readonly origin: string,
  ) {}

  /** Redirects (302) to the issuer with a state that only this browser can return. */
  @Public()
  @ApiExcludeEndpoint()
  @Get()
  async begin(
    @Query() { mode, view }: BeginQueryDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!this.client.isOn) throw new AppError('not_found');
    assertOurs(request);
    try {
      await this.rateLimits.consumeOrThrow(oidcRateLimits.oidcByAddress, request, `${view}_google`);
      const { address, checks } = await this.client.begin(newState(mode));
      // Several windows of one browser share the attempt cookie.
      const browser = oidcTokenOf(this.origin, 'oidc_attempt', request.headers.cookie) ?? newToken();
      await this.attempts.store(browser, mode, checks);
      void reply.header('set-cookie', oidcCookie(this.origin, 'oidc_attempt', browser));
      void reply.headers(popupHeaders).redirect(address, 302);
    } catch (error) {
      this.answer(request, reply, mode, this.failureOf(error));
    }
  }

  /** Handles the callback of the third party. The window receives the outcome of the sign-in, never an error page. */
  @Public()
  @ApiExcludeEndpoint()
  @Get('callback')
  async callback(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!this.client.isOn) throw new AppError('not_found');
    const query = request.url.split('?').slice(1).join('?');
    const state = new URLSearchParams(query).get('state') ?? '';
    let outcome: OidcOutcome;
    try {
      outcome = await this.finish(query, state, request, reply);
    } catch (error) {
      outcome = this.failureOf(error);
    }
    this.answer(request, reply, modeOfState(state), outcome);
  }

  /** Links the identity to an existing account. The account's password shows that both belong to one person. */
  @Public()
  @Post('link')
  @ResponseBody({ type: SignInAnswerDto, status: 200 })
  async link(
    @Body() { password }: IdentityLinkDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignInAnswer> {
    const token = oidcTokenOf(this.origin, 'oidc_link', request.headers.cookie);
    if (token === null) throw new AppError('oidc_failed');
    const { userId, passwordHash } = await this.identities.link(token, password, (id, check) =>
      this.passwordVerification.verifyForLink(id, check),
    );
    recordVerifiedPassword(request, passwordHash);
    void reply.header('set-cookie', oidcCookie(this.origin, 'oidc_link', ''));
    return this.signIns.signIn(userId, request, reply);
  }

  private async finish(
    query: string,
    state: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<OidcOutcome> {
    const browser = oidcTokenOf(this.origin, 'oidc_attempt', request.headers.cookie);
    const checks = await this.attempts.consume(state, browser);
    if (!checks) throw new OidcError('oidc_failed', 'this browser has no such sign-in attempt');
    const profile = await this.client.finish(query, checks);
    const opened = await this.identities.open(profile, () =>
      this.rateLimits.consumeOrThrow(signInRateLimits.signUpOfDayByAddress, request, true),
    );
    if ('linkToken' in opened) {
      void reply.header('set-cookie', oidcCookie(this.origin, 'oidc_link', opened.linkToken));
      return 'link';
    }
    const { user } = await this.signIns.signIn(opened.userId, request, reply);
    return user === null ? 'second_factor' : 'signed_in';
  }

  private failureOf(error: unknown): OidcOutcome {
    if (error instanceof OidcError) {
      const { outcome, reason } = error;
      // Failures of the issuer and forged callbacks are logged as warnings, other ended sign-ins as information.
      const level = outcome === 'oidc_failed' || outcome === 'oidc_unavailable' ? 'warn' : 'info';
      this.logger[level]({ outcome, reason }, `third-party sign-in failed: ${reason}`);
      return outcome;
    }
    if (
      error instanceof AppError &&
      (error.code === 'too_many_requests' || error.code === 'account_disabled')
    )
      return error.code;
    const isOperational = classify(error) === 'operational';
    this.logger[isOperational ? 'warn' : 'error']({ err: error }, 'third-party sign-in failed');
    return isOperational ? 'oidc_unavailable' : 'oidc_failed';
  }

  private answer(request: FastifyRequest, reply: FastifyReply, mode: OidcMode, outcome: OidcOutcome): void {
    if (mode === 'redirect') {
      void reply.headers(popupHeaders).redirect(landingOf(outcome), 302);
      return;
    }
    const language = chooseLanguage(null, request.headers['accept-language']);
    void reply.headers(popupPageHeaders).send(popupPage(outcome, language));
  }
}

/**
 * Refuses a sign-in that a page of another origin begins. Pages of Portada and typed addresses may begin a sign-in.
 */
const assertOurs = (request: FastifyRequest): void => {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw new AppError('refused');
};
