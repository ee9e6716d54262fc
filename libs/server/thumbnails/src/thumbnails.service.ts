import { Inject, Injectable } from '@nestjs/common';
import {
  type Thumbnail,
  type ThumbnailPage,
  type ThumbnailPatch,
  type ThumbnailQuery,
  type ThumbnailSettings,
  type ThumbnailTags,
  type ThumbnailsTag,
  productConfig,
  thumbnailCreateDefaults,
} from '@portada/contracts';
import { EVENT_PUBLISHER, type EventPublisher } from '@portada/events';
import { AppError } from '@portada/errors';
import {
  DataSource,
  type EntityManager,
  IsNull,
  type QueryDeepPartialEntity,
  type Repository,
} from 'typeorm';
import { cancelDrawing } from './edited-images/drawings.queries';
import { fileToImageId } from './image-file';
import { ThumbnailEntity } from './thumbnail.entity';
import { type ShownImage, settingsOf, toThumbnail } from './thumbnail.mapper';
import { cursorOf, orderBy, readCursor } from './thumbnail-order';
import {
  completeDrafts,
  deleteThumbnail,
  deleteThumbnails,
  hasThumbnail,
  readImages,
  readTags,
  storeDraft,
  tagThumbnails,
} from './thumbnails.queries';

/** Reads and changes thumbnails of one user. A thumbnail of another user is treated as missing. */
@Injectable()
export class ThumbnailsService {
  private readonly rows: Repository<ThumbnailEntity>;

  constructor(
    private readonly database: DataSource,
    @Inject(EVENT_PUBLISHER) private readonly events: EventPublisher,
  ) {
    this.rows = database.getRepository(ThumbnailEntity);
  }

  /**
   * Creates a thumbnail with default settings, as a draft.
   * @throws AppError thumbnails_full if the user has too many thumbnails without an image
   */
  async create(userId: string, title: string): Promise<Thumbnail> {
    const withoutImage = { userId, deletedAt: IsNull(), currentImageId: IsNull() };
    if ((await this.rows.countBy(withoutImage)) >= productConfig.thumbnailsWithoutImage)
      throw new AppError('thumbnails_full');
    const row = await this.rows.save(this.rows.create({ userId, title, ...thumbnailCreateDefaults }));
    return this.publishUpdate(await this.read(userId, row.id));
  }

  /** Reads a thumbnail of a user with its images. @throws AppError thumbnail_not_found */
  async read(userId: string, id: string): Promise<Thumbnail> {
    const row = await this.rows.findOneBy({ id, userId, deletedAt: IsNull() });
    if (!row) throw new AppError('thumbnail_not_found');
    const images = await readImages(this.database, [id]);
    return toThumbnail(row, images);
  }

  /**
   * Lists the user's thumbnails. Drafts that have an image are set to completed first.
   * @param query `cursor` comes from the page before; a malformed one gives an empty page
   */
  async list(userId: string, query: ThumbnailQuery): Promise<ThumbnailPage> {
    const after = query.cursor === undefined ? null : readCursor(query.sort, query.cursor);
    if (after === 'malformed') return { items: [], nextCursor: null };
    await completeDrafts(this.database, userId);
    const find = this.rows
      .createQueryBuilder('t')
      .where('t.user_id = :userId AND t.deleted_at IS NULL', { userId })
      .limit(query.limit + 1);
    orderBy(find, query.sort, after);
    if (query.status) find.andWhere(`coalesce(t.status, 'draft') = :status`, { status: query.status });
    if (query.q) {
      const pattern = `%${query.q.replace(/[\\%_]/g, '\\$&')}%`;
      find.andWhere('(t.title ILIKE :pattern OR t.description ILIKE :pattern)', { pattern });
    }
    if (query.aspectRatio) {
      const { aspectRatio } = query;
      find.andWhere(`coalesce(t.settings ->> 'aspectRatio', '16:9') = :aspectRatio`, { aspectRatio });
    }
    if (query.tag) find.andWhere('t.tags @> ARRAY[:tag]', { tag: query.tag });
    const { entities: found, raw } = await find.getRawAndEntities<{ place: string }>();
    const page = found.slice(0, query.limit);
    const images = await readImages(
      this.database,
      page.map((row) => row.id),
    );
    return {
      items: page.map((row) =>
        toThumbnail(
          row,
          images.filter((image) => image.thumbnail_id === row.id),
        ),
      ),
      nextCursor:
        found.length > page.length
          ? cursorOf(query.sort, raw[page.length - 1]?.place, page.at(-1)?.id)
          : null,
    };
  }

  /**
   * Changes the fields of a thumbnail that the patch contains. A patch of the prompt draft alone changes no date and
   * publishes no event, because the editor sends such a patch while the owner types.
   * @throws AppError thumbnail_not_editable, picture_not_found
   */
  async change(userId: string, id: string, patch: ThumbnailPatch): Promise<Thumbnail> {
    await this.assertOwn(userId, id);
    const changes: QueryDeepPartialEntity<ThumbnailEntity> = {};
    if (patch.title !== undefined) changes.title = patch.title;
    if (patch.description !== undefined) changes.description = patch.description;
    if (patch.tags !== undefined) changes.tags = [...new Set(patch.tags)];
    const given = Object.entries(patch.settings ?? {}).filter(([, value]) => value !== undefined);
    const settings: Partial<ThumbnailSettings> = Object.fromEntries(given);
    if (Object.keys(settings).length > 0) changes.settings = mergedSettings;
    const url = patch.generatedImageUrl;
    await this.database.transaction(async (tx) => {
      if (Object.keys(changes).length > 0) {
        const own = { id, userId, deletedAt: IsNull() };
        const update = tx.createQueryBuilder().update(ThumbnailEntity).set(changes).where(own);
        await update.setParameter('settings', JSON.stringify(settings)).execute();
      }
      if (url !== undefined) await this.chooseImage(tx, userId, id, url);
      if (patch.promptDraft !== undefined) await storeDraft(tx, { userId, id, draft: patch.promptDraft });
    });
    const changed = await this.read(userId, id);
    const isChanged = Object.keys(changes).length > 0 || url !== undefined;
    return isChanged ? this.publishUpdate(changed) : changed;
  }

  /**
   * Deletes a thumbnail and cancels its open generations, whose credits are released. Images are purged later.
   * @throws AppError thumbnail_not_deletable; cancels_used_up if one of its generations may not be cancelled any more
   */
  async remove(userId: string, id: string): Promise<void> {
    const isDeleted = await deleteThumbnail(this.database, { userId, id });
    if (!isDeleted) throw await this.undeleted(userId, [id]);
    this.events.publish(userId, 'resync', {});
  }

  /**
   * Deletes thumbnails of a user as `remove` does, and leaves out those that `remove` refuses.
   * @returns ids of the deleted thumbnails
   * @throws AppError thumbnail_not_deletable if all are unknown; cancels_used_up if no known one can be deleted
   */
  async removeMany(userId: string, ids: readonly string[]): Promise<string[]> {
    const deleted = await deleteThumbnails(this.database, { userId, ids });
    if (deleted.length === 0) throw await this.undeleted(userId, ids);
    this.events.publish(userId, 'resync', {});
    return deleted;
  }

  /** Returns the error for thumbnails of which none was deleted. */
  private async undeleted(userId: string, ids: readonly string[]): Promise<AppError> {
    const isKnown = await hasThumbnail(this.database, { userId, ids });
    return new AppError(isKnown ? 'cancels_used_up' : 'thumbnail_not_deletable');
  }

  /**
   * Adds tags to thumbnails of a user and removes tags from them, and leaves out unknown thumbnails.
   * @returns ids of the changed thumbnails
   * @throws AppError thumbnail_not_editable if all are unknown
   */
  async tag(userId: string, change: ThumbnailsTag): Promise<string[]> {
    const changed = await tagThumbnails(this.database, { userId, ...change });
    if (changed.length === 0) throw new AppError('thumbnail_not_editable');
    this.events.publish(userId, 'resync', {});
    return changed;
  }

  /** Lists the tags of a user's thumbnails, most used first. */
  async tags(userId: string): Promise<ThumbnailTags> {
    return { items: await readTags(this.database, userId) };
  }

  /** Checks that a user has a thumbnail. @throws AppError thumbnail_not_editable */
  async assertOwn(userId: string, id: string): Promise<void> {
    if (!(await this.rows.existsBy({ id, userId, deletedAt: IsNull() }))) {
      throw new AppError('thumbnail_not_editable');
    }
  }

  /** Locks a thumbnail of the user in the caller's transaction. @throws AppError thumbnail_not_editable */
  async lockOwn(tx: EntityManager, userId: string, id: string): Promise<void> {
    const lock = { mode: 'for_no_key_update' } as const;
    const found = await tx.findOne(ThumbnailEntity, {
      select: { id: true },
      where: { id, userId, deletedAt: IsNull() },
      lock,
    });
    if (!found) throw new AppError('thumbnail_not_editable');
  }

  /** Makes an uploaded image the final image of a thumbnail, in the caller's transaction. */
  async setFinalImage(tx: EntityManager, id: string, imageId: string): Promise<void> {
    await tx.update(ThumbnailEntity, { id }, { finalImageId: imageId });
  }

  /** Makes an image of a thumbnail its current image, in the caller's transaction. */
  async setCurrentImage(tx: EntityManager, id: string, image: ShownImage): Promise<void> {
    await tx
      .createQueryBuilder()
      .update(ThumbnailEntity)
      .set({ currentImageId: image.id, settings: mergedSettings })
      .where({ id })
      .setParameter('settings', JSON.stringify(settingsOf(image)))
      .execute();
  }

  /** Publishes the change of a thumbnail to browsers. @returns the same thumbnail */
  publishUpdate(thumbnail: Thumbnail): Thumbnail {
    const { id, userId, status, updatedAt } = thumbnail;
    this.events.publish(userId, 'thumbnail.updated', { id, status, updatedAt });
    return thumbnail;
  }

  /**
   * Makes a generated image, or the edited image, the current image of a thumbnail. It stays that until the document
   * changes.
   * @throws AppError thumbnail_not_editable, picture_not_found
   */
  private async chooseImage(tx: EntityManager, userId: string, id: string, url: string): Promise<void> {
    const imageId = fileToImageId(url.split('/').at(-1) ?? '');
    await this.lockOwn(tx, userId, id);
    const images = await readImages(tx, [id]);
    const image = images.find((one) => one.id === imageId && one.kind !== 'final');
    if (!image) throw new AppError('picture_not_found');
    await cancelDrawing(tx, id);
    await this.setCurrentImage(tx, id, image);
  }
}

/** The settings are merged in the database, because a settlement may change the row at the same time. */
const mergedSettings = (): string => `coalesce(settings, '{}') || CAST(:settings AS jsonb)`;
