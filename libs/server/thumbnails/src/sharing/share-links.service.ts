import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type AspectRatio, type ShareLink, pictureSizes, sharedCardWidth } from '@portada/contracts';
import { AppError } from '@portada/errors';
import { DataSource } from 'typeorm';
import { lockUploads } from '../assets/assets.queries';
import { DocumentDrawingService } from '../documents/document-drawing.service';
import { DocumentsService } from '../documents/documents.service';
import {
  type LinkPictureRow,
  addLink,
  addLinkPicture,
  deleteLink,
  readLinkPictures,
} from './share-links.queries';
import { tokenHashOf } from './shared.service';

/** Bytes of the secret of a link: 128 bits. */
const tokenBytes = 16;
/** Width in pixels, and bytes, of a shared picture: twice the largest width at which it is shown. */
const picture = { format: 'webp', width: 720, maxBytes: 200_000 } as const;

/** Width in pixels, and bytes, of the picture that other sites show. */
const card = { format: 'jpeg', width: sharedCardWidth, maxBytes: 500_000 } as const;

/** Returns how the picture of other sites is drawn: 1,280 pixels wide, or as wide as its aspect ratio allows. */
const cardFor = ({ aspectRatio }: { aspectRatio: AspectRatio }) => ({
  ...card,
  width: Math.min(card.width, pictureSizes[aspectRatio].width),
});

const toLinks = (rows: readonly LinkPictureRow[]): ShareLink[] => {
  const links = new Map<string, ShareLink>();
  for (const { id, createdAt, expiresAt, n, title, votes } of rows) {
    const times = { createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
    const link = links.get(id) ?? { id, ...times, pictures: [] };
    link.pictures.push({ n, title: title ?? '', votes });
    links.set(id, link);
  }
  return [...links.values()];
};

/** Creates, lists and revokes the share links of a user. */
@Injectable()
export class ShareLinksService {
  constructor(
    private readonly database: DataSource,
    private readonly documents: DocumentsService,
    private readonly drawing: DocumentDrawingService,
  ) {}

  /** Lists the links of a user that have not expired, newest first, with the counts of their votes. */
  async list(userId: string): Promise<ShareLink[]> {
    return toLinks(await readLinkPictures(this.database, userId));
  }

  /**
   * Draws the present documents of thumbnails and creates a link to the pictures.
   * @returns the link and its token, which is not stored
   * @throws AppError thumbnail_not_found, thumbnail_without_picture, share_links_full, and the errors of a drawing
   */
  async create(userId: string, thumbnailIds: readonly string[]): Promise<{ link: ShareLink; token: string }> {
    const pictures: { thumbnailId: string; picture: Buffer; card: Buffer | null }[] = [];
    for (const [place, thumbnailId] of thumbnailIds.entries()) {
      const { scene } = await this.documents.read({ userId, thumbnailId });
      const { bytes } = await this.drawing.render(userId, scene, picture);
      const shown = place === 0 ? (await this.drawing.render(userId, scene, cardFor(scene))).bytes : null;
      pictures.push({ thumbnailId, picture: bytes, card: shown });
    }
    const id = randomUUID();
    const token = randomBytes(tokenBytes).toString('base64url');
    await this.database.transaction(async (tx) => {
      await lockUploads(tx, userId);
      if (!(await addLink(tx, { id, userId, tokenHash: tokenHashOf(token) })))
        throw new AppError('share_links_full');
      for (const [n, one] of pictures.entries()) await addLinkPicture(tx, { ...one, linkId: id, n });
    });
    const link = (await this.list(userId)).find((one) => one.id === id);
    if (!link) throw new AppError('thumbnail_not_found');
    return { link, token };
  }

  /** Deletes a link with its pictures and votes. @throws AppError share_link_not_found */
  async revoke(own: { userId: string; id: string }): Promise<void> {
    if (!(await deleteLink(this.database, own))) throw new AppError('share_link_not_found');
  }
}
