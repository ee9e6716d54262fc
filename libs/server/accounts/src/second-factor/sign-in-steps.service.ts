import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { SignInStep } from '@portada/contracts';
import { AppError } from '@portada/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { noteAccount, noteKind } from '../abuse/security-event-of';
import { type HostCookie, hostCookie, hostCookieIn } from '../sessions/host-cookies';
import { PUBLIC_ORIGIN } from '../sessions/session-cookie';
import { hashToken } from '../sessions/session-reader';
import { recordVerifiedPassword, verifiedPasswordHash } from '../sign-in/verified-password';
import { SecondFactors } from './second-factors.service';
import {
  type SignInStepRow,
  countTry,
  deleteSignInStep,
  insertSignInStep,
  readSignInStep,
} from './sign-in-steps.queries';

/** Lifetime of a sign-in that waits for a second factor, in minutes, and its tries. */
const stepMinutes = 5;
const stepTries = 5;

const cookie: HostCookie = { name: 'second_factor', sameSite: 'strict', path: '/api/auth' };
const tokenForm = /^[\w-]{43}$/;

/**
 * Sign-ins whose password, or third-party identity, was accepted, and which wait for the second factor. The token in the
 * cookie gives no access; with a code it is exchanged for a session, once.
 */
@Injectable()
export class SignInSteps {
  constructor(
    private readonly database: DataSource,
    private readonly factors: SecondFactors,
    @Inject(PUBLIC_ORIGIN) private readonly origin: string,
  ) {}

  /**
   * Begins a step if the account has a second factor, and sets its cookie.
   * @returns null if the account has no second factor: the caller begins a session
   */
  async begin(userId: string, request: FastifyRequest, reply: FastifyReply): Promise<SignInStep | null> {
    const methods = await this.factors.methodsOf(userId);
    if (methods.length === 0) return null;
    const token = randomBytes(32).toString('base64url');
    const expiresAt = await insertSignInStep(this.database, {
      tokenHash: hashToken(token),
      userId,
      passwordHash: verifiedPasswordHash(request),
      minutes: stepMinutes,
    });
    noteAccount(request, userId);
    noteKind(request, 'second_factor_asked');
    void reply.header('set-cookie', hostCookie(this.origin, cookie, token, stepMinutes * 60));
    return { methods, expiresAt: expiresAt.toISOString() };
  }

  /** Describes the step of a browser. @throws AppError second_factor_expired without a step */
  async read(request: FastifyRequest): Promise<SignInStep> {
    const row = await readSignInStep(this.database, this.hashIn(request), stepTries);
    if (!row) throw new AppError('second_factor_expired');
    return { methods: await this.factors.methodsOf(row.userId), expiresAt: row.expiresAt.toISOString() };
  }

  /** Returns the user of the step of a browser. @throws AppError second_factor_expired without a step */
  async userOf(request: FastifyRequest): Promise<string> {
    const row = await readSignInStep(this.database, this.hashIn(request), stepTries);
    if (!row) throw new AppError('second_factor_expired');
    return row.userId;
  }

  /**
   * Completes the step of a browser.
   * @param verify verifies the second factor of the user and throws an AppError for a wrong one
   * @returns the user, for whom the caller begins a session
   * @throws AppError second_factor_expired without a step, after five tries, and if another request has completed it
   */
  async complete(
    request: FastifyRequest,
    reply: FastifyReply,
    verify: (userId: string) => Promise<void>,
  ): Promise<string> {
    const tokenHash = this.hashIn(request);
    const { userId, passwordHash } = await this.countTry(tokenHash);
    noteAccount(request, userId);
    await verify(userId);
    if (!(await deleteSignInStep(this.database, tokenHash))) throw new AppError('second_factor_expired');
    if (passwordHash !== null) recordVerifiedPassword(request, passwordHash);
    void reply.header('set-cookie', hostCookie(this.origin, cookie, '', 0));
    return userId;
  }

  private async countTry(tokenHash: Buffer): Promise<SignInStepRow> {
    const row = await countTry(this.database, tokenHash, stepTries);
    if (!row) throw new AppError('second_factor_expired');
    return row;
  }

  private hashIn(request: FastifyRequest): Buffer {
    const token = hostCookieIn(this.origin, cookie, request.headers.cookie);
    if (token === undefined || !tokenForm.test(token)) throw new AppError('second_factor_expired');
    return hashToken(token);
  }
}
