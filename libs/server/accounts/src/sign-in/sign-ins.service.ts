import { Inject, Injectable } from '@nestjs/common';
import type { User } from '@portada/contracts';
import { AppError } from '@portada/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TrustedDevicesService } from './trusted-devices.service';
import { verifiedPasswordHash } from './verified-password';
import { PUBLIC_ORIGIN, endedSessionCookies, sessionCookies } from '../sessions/session-cookie';
import { noteAccount } from '../abuse/security-event-of';
import { SessionReader } from '../sessions/session-reader';
import { Sessions } from '../sessions/sessions.service';
import { Users } from '../users/users.service';

/** Signs a browser in and out, however its user proved who they are: the cookie is the whole result. */
@Injectable()
export class SignIns {
  constructor(
    private readonly users: Users,
    private readonly sessions: Sessions,
    private readonly reader: SessionReader,
    private readonly devices: TrustedDevicesService,
    @Inject(PUBLIC_ORIGIN) private readonly origin: string,
  ) {}

  /**
   * Begins a new session and remembers the browser as a known device. The session that the browser had is ended.
   * @param userId the authenticated user
   * @throws AppError wrong_credentials where the password was changed since it was found right, signed_out where the
   * account is gone
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

  /** Ends the browser's session, if it has one, and makes it forget the cookie. It stays a known device. */
  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.endPresent(request);
    void reply.header('set-cookie', endedSessionCookies(this.origin));
    // Pictures that the browser keeps; what is left of cookies and storage is the device's, such as its language.
    void reply.header('clear-site-data', '"cache"');
  }

  private async endPresent(request: FastifyRequest): Promise<void> {
    const present = await this.reader.readSession(request.headers.cookie);
    if (!present) return;
    noteAccount(request, present.id);
    await this.sessions.end(present.id, present.sessionId).catch((error: unknown) => {
      // Another request has ended it at the same time.
      if (!(error instanceof AppError && error.code === 'not_found')) throw error;
    });
  }
}
