import { randomBytes } from 'node:crypto';
import { fastifyCookie } from '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { isTrustedDevice, storeTrustedDevice } from '../abuse/abuse.queries';
import { PUBLIC_ORIGIN } from '../sessions/session-cookie';
import { hashToken } from '../sessions/session-reader';

const days = 365;
const tokenForm = /^[\w-]{43}$/;

/**
 * Browsers in which an account was signed in before. Their cookie opens nothing: it only keeps a way to the password
 * prompt free while strangers are guessing. One browser may be known to several accounts.
 */
@Injectable()
export class KnownDevices {
  private readonly cookieName: string;

  constructor(
    private readonly database: DataSource,
    @Inject(PUBLIC_ORIGIN) private readonly origin: string,
  ) {
    this.cookieName = origin.startsWith('https:') ? '__Host-known_device' : 'known_device';
  }

  /**
   * @param email as it was typed; the work is the same whether it has an account or not
   * @returns a key of this browser and account, null where the account was never opened here
   */
  async keyOf(request: FastifyRequest, email: string): Promise<string | null> {
    const token = this.tokenOf(request);
    if (token === null) return null;
    const hash = hashOf(token, email);
    return (await isTrustedDevice(this.database, hash)) ? hash.toString('hex') : null;
  }

  /** Makes the browser known to the account that was just opened in it. */
  async remember(
    user: { uid: string; email: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const token = this.tokenOf(request) ?? randomBytes(32).toString('base64url');
    await storeTrustedDevice(this.database, { tokenHash: hashOf(token, user.email), userId: user.uid, days });
    void reply.header('set-cookie', this.cookie(token));
  }

  private tokenOf(request: FastifyRequest): string | null {
    const token = fastifyCookie.parse(request.headers.cookie ?? '')[this.cookieName];
    return token !== undefined && tokenForm.test(token) ? token : null;
  }

  private cookie(token: string): string {
    return fastifyCookie.serialize(this.cookieName, token, {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: this.origin.startsWith('https:'),
      maxAge: days * 24 * 60 * 60,
    });
  }
}

/** With the e-mail in it, the token of one account's browser says nothing about another's account. */
const hashOf = (token: string, email: string): Buffer => hashToken(`${token} ${email.toLowerCase()}`);
