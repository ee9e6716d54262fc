import { type Database, changedBy, rowOf, rowsOf } from '@portada/database';

/** A picture of an open link; `linkId` is the link. */
export type SharedPictureRow = { linkId: string; n: number; picture: Buffer };

/** Reads the pictures of a link that has not expired, by the hash of its token. */
export const readSharedPictures = (database: Database, tokenHash: Buffer): Promise<SharedPictureRow[]> =>
  rowsOf(
    database,
    `SELECT l.id AS "linkId", p.n, p.picture
       FROM share_links l JOIN share_pictures p ON p.link_id = l.id
       JOIN thumbnails t ON t.id = p.thumbnail_id AND t.deleted_at IS NULL
      WHERE l.token_hash = $1 AND l.expires_at > now() ORDER BY p.n`,
    [tokenHash],
  );

/** Reads the picture that other sites show of a link that has not expired: a JPEG, or the WebP of a link without one. */
export const readSharedCard = (
  database: Database,
  tokenHash: Buffer,
): Promise<{ card: Buffer | null; picture: Buffer } | undefined> =>
  rowOf(
    database,
    `SELECT p.card, p.picture FROM share_links l JOIN share_pictures p ON p.link_id = l.id
       JOIN thumbnails t ON t.id = p.thumbnail_id AND t.deleted_at IS NULL
      WHERE l.token_hash = $1 AND l.expires_at > now() ORDER BY p.n LIMIT 1`,
    [tokenHash],
  );

/** Locks an open link that has a picture, so that its votes are counted one after another. @returns undefined without it */
export const lockShared = (
  tx: Database,
  { tokenHash, n }: { tokenHash: Buffer; n: number },
): Promise<{ id: string } | undefined> =>
  rowOf(
    tx,
    `SELECT l.id FROM share_links l JOIN share_pictures p ON p.link_id = l.id AND p.n = $2
       JOIN thumbnails t ON t.id = p.thumbnail_id AND t.deleted_at IS NULL
      WHERE l.token_hash = $1 AND l.expires_at > now() FOR NO KEY UPDATE OF l`,
    [tokenHash, n],
  );

/** Reads the place of the picture that a browser voted for. @returns undefined before a vote */
export const readVote = (
  database: Database,
  { linkId, browserHash }: { linkId: string; browserHash: Buffer },
): Promise<{ n: number } | undefined> =>
  rowOf(database, 'SELECT n FROM share_votes WHERE link_id = $1 AND browser_hash = $2', [
    linkId,
    browserHash,
  ]);

/** Hash of a network in one link, and the most votes of the network. */
export type VotingNetwork = { hash: Buffer; most: number };

/**
 * Stores a vote. The caller has locked the link.
 * @param vote `networks`: the networks of the address: its smallest, and the /56 and /48 of an IPv6 address
 * @returns false if a network has the maximum number of votes
 */
export const addVote = async (
  tx: Database,
  vote: { linkId: string; browserHash: Buffer; networks: readonly VotingNetwork[]; n: number },
): Promise<boolean> => {
  const [smallest, site, block] = vote.networks;
  const hashes = [smallest?.hash, site?.hash ?? null, block?.hash ?? null];
  const most = [smallest?.most, site?.most ?? 0, block?.most ?? 0];
  const added = await changedBy(
    tx,
    `INSERT INTO share_votes (link_id, browser_hash, n, address_hash, hash_56, hash_48)
       SELECT $1, $2, $3, $4, $5, $6
        WHERE (SELECT count(*) FROM share_votes WHERE link_id = $1 AND address_hash = $4) < $7
          AND ($5::bytea IS NULL OR (SELECT count(*) FROM share_votes WHERE link_id = $1 AND hash_56 = $5) < $8)
          AND ($6::bytea IS NULL OR (SELECT count(*) FROM share_votes WHERE link_id = $1 AND hash_48 = $6) < $9)`,
    [vote.linkId, vote.browserHash, vote.n, ...hashes, ...most],
  );
  return added > 0;
};
