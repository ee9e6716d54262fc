import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Thumbnail } from '@portada/contracts';
import { AppError } from '@portada/errors';
import { OBJECT_STORE, type ObjectStore, RecordedObjects } from '@portada/storage';
import { type Action, type SceneDocument, referencesOf } from '@portada/studio/document';
import { DataSource, type EntityManager, In } from 'typeorm';
import { ImageEntity } from '../image.entity';
import { type ImageColumns, type NewImage, storeImage } from '../store-image';
import { ThumbnailEntity } from '../thumbnail.entity';
import { THUMBNAILS_OPTIONS, type ThumbnailsOptions } from '../thumbnails-options';
import { sumUploadedBytes } from '../thumbnails.queries';
import { ThumbnailsService } from '../thumbnails.service';
import { DocumentChecksService } from './document-checks.service';
import { DocumentDrawingService, type RenderedDocument } from './document-drawing.service';
import { addCopiedDocument, readOwnPictures } from './documents.queries';
import { type OwnThumbnailId, DocumentsService } from './documents.service';

/** Differences of a copy from its source: the title, and actions that are applied to its document. */
export type CopyRequest = { title?: string | undefined; actions?: Action[] | undefined };

/** Copies thumbnails with their documents. A copy has no generation, so it costs no credit. */
@Injectable()
export class DocumentCopiesService {
  constructor(
    private readonly database: DataSource,
    private readonly thumbnails: ThumbnailsService,
    private readonly documents: DocumentsService,
    private readonly checks: DocumentChecksService,
    private readonly drawing: DocumentDrawingService,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly recorded: RecordedObjects,
    @Inject(THUMBNAILS_OPTIONS) private readonly options: ThumbnailsOptions,
  ) {}

  /**
   * Copies a thumbnail with its present document, changes the document of the copy, and stores its drawing as the image
   * of the copy. Generated images that the document shows are copied too, so that the copy outlives its source. The
   * images count towards the quota of uploads.
   * @param draw draws the document of the copy as a PNG
   * @throws AppError thumbnail_not_found, thumbnail_without_picture, invalid_request with the refused action,
   *   upload_quota, document_too_complex
   */
  async copy(
    own: OwnThumbnailId,
    { title, actions = [] }: CopyRequest,
    draw: (scene: SceneDocument) => Promise<RenderedDocument>,
  ): Promise<Thumbnail> {
    const source = await this.thumbnails.read(own.userId, own.thumbnailId);
    const present = await this.documents.read(own);
    const changed =
      actions.length === 0 ? present.scene : await this.drawing.apply(own.userId, present.scene, actions);
    const check = { userId: own.userId, scene: changed, present: present.scene };
    await this.checks.assertDrawable(this.database.manager, check);
    const shown: NewImage = { id: randomUUID(), kind: 'edited', ...(await draw(changed)) };
    const { scene, images } = await this.copiedPictures(own.userId, changed);
    const id = randomUUID();
    const rows = await this.stored(own.userId, id, [shown, ...images]);
    await this.database.transaction(async (tx) => {
      // An asset may have been deleted as unused since the first check.
      await this.checks.assertDrawable(tx, check);
      await insertThumbnail(tx, { ...source, id, title: title ?? source.title });
      await tx.insert(ImageEntity, rows);
      await tx.update(ThumbnailEntity, { id }, { currentImageId: shown.id });
      await addCopiedDocument(tx, { thumbnailId: id, generationId: present.baseGenerationId, scene });
    });
    return this.thumbnails.publishUpdate(await this.thumbnails.read(own.userId, id));
  }

  /** Copies the generated images that a document shows. An image that was purged stays as it is, and is not drawn. */
  private async copiedPictures(
    userId: string,
    scene: SceneDocument,
  ): Promise<{ scene: SceneDocument; images: NewImage[] }> {
    const { images } = referencesOf(scene);
    const own = await readOwnPictures(this.database, { userId, assets: [], images });
    const wanted = { id: In(own.map(({ id }) => id)) };
    const copied = new Map<string, NewImage>();
    for (const image of await this.database.manager.findBy(ImageEntity, wanted)) {
      const bytes = (await this.recorded.read(image.objectKey))?.bytes;
      const { mimeType, width, height } = image;
      if (bytes)
        copied.set(image.id, {
          id: randomUUID(),
          kind: 'plate',
          mimeType,
          width,
          height,
          legibility: null,
          bytes,
        });
    }
    const layers = scene.layers.map((layer) =>
      layer.kind === 'picture'
        ? { ...layer, imageId: copied.get(layer.imageId)?.id ?? layer.imageId }
        : layer,
    );
    return { scene: { ...scene, layers }, images: [...copied.values()] };
  }

  /** Stores the objects of new images. @returns the rows of the images @throws AppError upload_quota */
  private async stored(
    userId: string,
    thumbnailId: string,
    images: readonly NewImage[],
  ): Promise<ImageColumns[]> {
    const added = images.reduce((sum, { bytes }) => sum + bytes.length, 0);
    const kept = await sumUploadedBytes(this.database, { userId, exceptThumbnail: thumbnailId });
    if (kept + added > this.options.uploadQuotaBytes) throw new AppError('upload_quota');
    const rows: ImageColumns[] = [];
    for (const image of images) rows.push(await storeImage(this.store, { userId, thumbnailId }, image));
    return rows;
  }
}

/** Adds the row of a copied thumbnail. Generations, their images and the prompt draft stay with the source. */
const insertThumbnail = async (
  tx: EntityManager,
  { id, userId, title, description, tags, settings, prompt }: Thumbnail,
): Promise<void> => {
  await tx.insert(ThumbnailEntity, {
    id,
    userId,
    title,
    description,
    tags,
    settings,
    prompt,
    status: 'completed',
  });
};
