import { Inject, Injectable } from '@nestjs/common';
import type { SignInAnswer, User } from '@portada/contracts';
import { AppError } from '@portada/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TrustedDevicesService } from './trusted-devices.service';
import { verifiedPasswordHash } from './verified-password';
import { PUBLIC_ORIGIN, endedSessionCookies, sessionCookies } from '../sessions/session-cookie';
import { noteAccount } from '../abuse/security-event-of';
import { SessionReader } from '../sessions/session-reader';
import { Sessions } from '../sessions/sessions.service';
import { SignInSteps } from '../second-factor/sign-in-steps.service';
import { Users } from '../users/users.service';

/** Signs a browser in and out by its cookies, after its user was authenticated in any way. */
@Injectable()
export class SignIns {
  constructor(
    private readonly users: Users,
    private readonly sessions: Sessions,
    private readonly reader: SessionReader,
    private readonly devices: TrustedDevicesService,
    private readonly steps: SignInSteps,
    @Inject(PUBLIC_ORIGIN) private readonly origin: string,
  ) {}

  /**
   * Signs in a user whose password, or third-party identity, was accepted. An account with a second factor gets no session
   * but a step, which the second factor completes.
   * @throws AppError as `begin` does
   */
  async signIn(userId: string, request: FastifyRequest, reply: FastifyReply): Promise<SignInAnswer> {
    const secondFactor = await this.steps.begin(userId, request, reply);
    return secondFactor ? { user: null, secondFactor } : { user: await this.begin(userId, request, reply) };
  }

  /**
   * Begins a new session, ends the previous session of the browser, and makes the browser a trusted device.
   * @param userId the authenticated user
   * @throws AppError wrong_credentials if the password has changed since it was verified, signed_out if the account
   *   is deleted
   */
  async begin(userId: string, request: FastifyRequest, reply: FastifyReply): Promise<User> {
    await this.endPresent(request);
    const userAgent = request.headers['user-agent'];
    const from = { address: request.ip, userAgent };
    const token = await this.sessions.create(userId, from, verifiedPasswordHash(request));
    noteAccount(request, userId);
    void reply.header('set-cookie', sessionCookies(this.origin, token));
    const user = await this.users.read(userId);
    await this.devices.trust(user, request, reply);
    return user;
  }

  /** Ends the browser's session, if it has one, and deletes its session cookies. The browser stays a trusted device. */
  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.endPresent(request);
    void reply.header('set-cookie', endedSessionCookies(this.origin));
    // Clears images from the browser's cache. Other cookies and storage, such as the language, belong to the device
    // and stay.
    void reply.header('clear-site-data', '"cache"');
  }

  private async endPresent(request: FastifyRequest): Promise<void> {
    const present = await this.reader.readSession(request.headers.cookie);
    if (!present) return;
    noteAccount(request, present.id);
    await this.sessions.end(present.id, present.sessionId).catch((error: unknown) => {
      // The error not_found means that another request has ended the session at the same time.
      if (!(error instanceof AppError && error.code === 'not_found')) throw error;
    });
  }
}
