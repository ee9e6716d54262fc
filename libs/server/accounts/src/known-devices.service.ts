import { randomBytes } from 'node:crypto';
import { fastifyCookie } from '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { PUBLIC_ORIGIN } from './session-cookie';
import { hashToken } from './session-reader';

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
    const known = await this.database.query<unknown[]>(
      'SELECT 1 FROM known_devices WHERE token_hash = $1 AND expires_at > now()',
      [hash],
    );
    return known.length > 0 ? hash.toString('hex') : null;
  }

  /** Makes the browser known to the account that was just opened in it. */
  async remember(
    user: { uid: string; email: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const token = this.tokenOf(request) ?? randomBytes(32).toString('base64url');
    await this.database.query(
      `WITH forgotten AS (DELETE FROM known_devices WHERE user_id = $2 AND expires_at < now())
       INSERT INTO known_devices (token_hash, user_id, expires_at)
       VALUES ($1, $2, now() + make_interval(days => $3))
           ON CONFLICT (token_hash) DO UPDATE SET expires_at = excluded.expires_at`,
      [hashOf(token, user.email), user.uid, days],
    );
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
