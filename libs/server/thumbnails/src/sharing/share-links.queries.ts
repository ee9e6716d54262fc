import { shareLinkLimits } from '@portada/contracts';
import { type Database, changedBy, rowsOf } from '@portada/database';

/** One picture of a share link of a user, with its votes. */
export type LinkPictureRow = {
  id: string;
  createdAt: Date;
  expiresAt: Date;
  n: number;
  title: string | null;
  votes: number;
};

/** Reads the pictures of the links of a user that have not expired, newest link first. */
export const readLinkPictures = (database: Database, userId: string): Promise<LinkPictureRow[]> =>
  rowsOf(
    database,
    `SELECT l.id, l.created_at AS "createdAt", l.expires_at AS "expiresAt", p.n, t.title,
            (SELECT count(*)::int FROM share_votes v WHERE v.link_id = p.link_id AND v.n = p.n) AS votes
       FROM share_links l JOIN share_pictures p ON p.link_id = l.id
       JOIN thumbnails t ON t.id = p.thumbnail_id AND t.deleted_at IS NULL
      WHERE l.user_id = $1 AND l.expires_at > now() ORDER BY l.created_at DESC, l.id, p.n`,
    [userId],
  );

/**
 * Stores a link. The caller has locked the account.
 * @returns false if the account has the maximum number of links
 */
export const addLink = async (
  tx: Database,
  { id, userId, tokenHash }: { id: string; userId: string; tokenHash: Buffer },
): Promise<boolean> =>
  (await changedBy(
    tx,
    `INSERT INTO share_links (id, user_id, token_hash, expires_at)
       SELECT $1, $2, $3, now() + make_interval(days => $4)
        WHERE (SELECT count(*) FROM share_links WHERE user_id = $2 AND expires_at > now()) < $5`,
    [id, userId, tokenHash, shareLinkLimits.days, shareLinkLimits.count],
  )) > 0;

/** Stores one picture of a link; `card` is the JPEG that other sites show, null for the other pictures. */
export const addLinkPicture = async (
  tx: Database,
  one: { linkId: string; n: number; thumbnailId: string; picture: Buffer; card: Buffer | null },
): Promise<void> => {
  await changedBy(
    tx,
    'INSERT INTO share_pictures (link_id, n, thumbnail_id, picture, card) VALUES ($1, $2, $3, $4, $5)',
    [one.linkId, one.n, one.thumbnailId, one.picture, one.card],
  );
};

/** Deletes a link with its pictures and votes. @returns false if the user has no such link */
export const deleteLink = async (
  database: Database,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> =>
  (await changedBy(database, 'DELETE FROM share_links WHERE id = $1 AND user_id = $2', [id, userId])) > 0;

/** Deletes links that have expired, with their pictures and votes. @returns the number of deleted links */
export const deleteExpiredLinks = (database: Database): Promise<number> =>
  changedBy(
    database,
    `DELETE FROM share_links WHERE id IN (SELECT id FROM share_links WHERE expires_at < now() LIMIT 500)`,
    [],
  );
