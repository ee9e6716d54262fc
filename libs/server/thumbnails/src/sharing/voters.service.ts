import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type HostCookie, PUBLIC_ORIGIN, hostCookie, hostCookieIn } from '@portada/accounts';
import { shareLinkLimits } from '@portada/contracts';
import { networksOf } from '@portada/rate-limit';
import { DatabaseSecrets } from '@portada/secrets';
import type { FastifyRequest } from 'fastify';
import type { VotingNetwork } from './shared.queries';

const cookie: HostCookie = { name: 'voter', sameSite: 'lax', path: '/api/shared' };
const bytes = 16;

/** A browser that opens share links: its random id, and the Set-Cookie header if it is new. */
export type Voter = { id: string; setCookie: string | null };

/** Recognizes browsers by a signed cookie, and hashes them and their addresses, so that no link stores either. */
@Injectable()
export class VotersService {
  constructor(
    private readonly secrets: DatabaseSecrets,
    @Inject(PUBLIC_ORIGIN) private readonly origin: string,
  ) {}

  /** Reads the cookie of a browser; a browser without a correctly signed cookie gets a new one. */
  async recognize(request: FastifyRequest): Promise<Voter> {
    const known = await this.known(request);
    if (known !== null) return { id: known, setCookie: null };
    const id = randomBytes(bytes).toString('base64url');
    const value = `${id}.${(await this.hash('cookie', id)).toString('base64url')}`;
    return { id, setCookie: hostCookie(this.origin, cookie, value, shareLinkLimits.days * 24 * 60 * 60) };
  }

  /** Returns the id in a correctly signed cookie; null without one. */
  async known(request: FastifyRequest): Promise<string | null> {
    const value = hostCookieIn(this.origin, cookie, request.headers.cookie) ?? '';
    const [, id, signature] = /^([\w-]{22})\.([\w-]{43})$/.exec(value) ?? [];
    if (id === undefined || signature === undefined) return null;
    const expected = await this.hash('cookie', id);
    return timingSafeEqual(expected, Buffer.from(signature, 'base64url')) ? id : null;
  }

  /** Hash of a browser in one link. It differs from link to link. */
  browserHash(linkId: string, id: string): Promise<Buffer> {
    return this.hash(linkId, `browser ${id}`);
  }

  /** Hashes the networks of the caller's address in one link, the smallest first. The hashes differ from link to link. */
  networksOf(linkId: string, request: FastifyRequest): Promise<VotingNetwork[]> {
    return Promise.all(
      networksOf(request.ip).map(async ({ key, factor }) => ({
        hash: await this.hash(linkId, `address ${key}`),
        most: shareLinkLimits.votesPerAddress * factor,
      })),
    );
  }

  private async hash(scope: string, text: string): Promise<Buffer> {
    return createHmac('sha256', await this.secrets.read('share_votes'))
      .update(`${scope} ${text}`)
      .digest();
  }
}
