import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SharedPictures } from '@portada/contracts';
import { AppError } from '@portada/errors';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { addVote, lockShared, readSharedCard, readSharedPictures, readVote } from './shared.queries';
import { VotersService } from './voters.service';

/** Hash of a token that the database stores. */
export const tokenHashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Shows share links to visitors without an account, and counts their votes. */
@Injectable()
export class SharedService {
  constructor(
    private readonly database: DataSource,
    private readonly voters: VotersService,
  ) {}

  /**
   * Returns the pictures of a link, in an order that differs from browser to browser and stays for each one.
   * @param voter id of the browser
   * @throws AppError share_link_not_found, also for an expired or revoked link
   */
  async open(token: string, voter: string): Promise<SharedPictures> {
    const rows = await readSharedPictures(this.database, tokenHashOf(token));
    const [first] = rows;
    if (!first) throw new AppError('share_link_not_found');
    const browserHash = await this.voters.browserHash(first.linkId, voter);
    const placeOf = (n: number) => createHash('sha256').update(browserHash).update(String(n)).digest('hex');
    const pictures = rows
      .toSorted((a, b) => (placeOf(a.n) < placeOf(b.n) ? -1 : 1))
      .map(({ n, picture }) => ({ n, image: `data:image/webp;base64,${picture.toString('base64')}` }));
    const vote = await readVote(this.database, { linkId: first.linkId, browserHash });
    return { pictures, votedFor: vote?.n ?? null };
  }

  /**
   * Returns the picture that other sites show of a link.
   * @throws AppError share_link_not_found, also for an expired or revoked link
   */
  async card(token: string): Promise<{ bytes: Buffer; mimeType: 'image/jpeg' | 'image/webp' }> {
    const row = await readSharedCard(this.database, tokenHashOf(token));
    if (!row) throw new AppError('share_link_not_found');
    return row.card
      ? { bytes: row.card, mimeType: 'image/jpeg' }
      : { bytes: row.picture, mimeType: 'image/webp' };
  }

  /**
   * Counts a vote for one picture of a link.
   * @throws AppError share_link_not_found; vote_cookie_missing if the browser has not opened the link with cookies;
   *   already_voted if the browser, or too many browsers in its networks, have voted
   */
  async vote(token: string, n: number, request: FastifyRequest): Promise<number> {
    const voter = await this.voters.known(request);
    return this.database.transaction(async (tx) => {
      const link = await lockShared(tx, { tokenHash: tokenHashOf(token), n });
      if (!link) throw new AppError('share_link_not_found');
      if (voter === null) throw new AppError('vote_cookie_missing');
      const browserHash = await this.voters.browserHash(link.id, voter);
      const networks = await this.voters.networksOf(link.id, request);
      const earlier = await readVote(tx, { linkId: link.id, browserHash });
      if (earlier || !(await addVote(tx, { linkId: link.id, browserHash, networks, n })))
        throw new AppError('already_voted');
      return n;
    });
  }
}
