import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { isTrustedDevice, storeTrustedDevice } from '../abuse/abuse.queries';
import { type HostCookie, hostCookie, hostCookieIn } from '../sessions/host-cookies';
import { PUBLIC_ORIGIN } from '../sessions/session-cookie';
import { hashToken } from '../sessions/session-reader';

const days = 365;
const device: HostCookie = { name: 'known_device', sameSite: 'lax' };
const tokenForm = /^[\w-]{43}$/;

/**
 * Browsers in which a user signed in to an account before. The cookie of a trusted device grants no access. It only
 * gives the device a separate sign-in limit while others guess the password. A browser may be a trusted device of
 * several accounts.
 */
@Injectable()
export class TrustedDevicesService {
  constructor(
    private readonly database: DataSource,
    @Inject(PUBLIC_ORIGIN) private readonly origin: string,
  ) {}

  /**
   * Identifies the browser as a trusted device of an account.
   * @param email e-mail as the user typed it; the work is the same whether or not the e-mail has an account
   * @returns a key of this browser and account; null if the user never signed in to the account in this browser
   */
  async keyOf(request: FastifyRequest, email: string): Promise<string | null> {
    const token = this.tokenOf(request);
    if (token === null) return null;
    const hash = hashOf(token, email);
    return (await isTrustedDevice(this.database, hash)) ? hash.toString('hex') : null;
  }

  /** Makes the browser a trusted device of the account that was just signed in to. */
  async trust(
    user: { uid: string; email: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const token = this.tokenOf(request) ?? randomBytes(32).toString('base64url');
    await storeTrustedDevice(this.database, { tokenHash: hashOf(token, user.email), userId: user.uid, days });
    void reply.header('set-cookie', hostCookie(this.origin, device, token, days * 24 * 60 * 60));
  }

  private tokenOf(request: FastifyRequest): string | null {
    const token = hostCookieIn(this.origin, device, request.headers.cookie);
    return token !== undefined && tokenForm.test(token) ? token : null;
  }
}

/** The hash of a device token includes the e-mail, so that the token cannot be used for another account. */
const hashOf = (token: string, email: string): Buffer => hashToken(`${token} ${email.toLowerCase()}`);
