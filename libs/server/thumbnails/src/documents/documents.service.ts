import { Inject, Injectable } from '@nestjs/common';
import { type DocumentVersion, documentVersionLimits } from '@portada/contracts';
import { AppError } from '@portada/errors';
import {
  type Action,
  type SceneDocument,
  documentOfGeneration,
  migrateDocument,
} from '@portada/studio/document';
import { DataSource, type EntityManager } from 'typeorm';
import { replaceEditedImage } from '../edited-images/drawings.queries';
import { THUMBNAILS_OPTIONS, type ThumbnailsOptions } from '../thumbnails-options';
import { sumUploadedBytes } from '../thumbnails.queries';
import { ThumbnailsService } from '../thumbnails.service';
import { DocumentChecksService } from './document-checks.service';
import { DocumentDrawingService } from './document-drawing.service';
import {
  type DocumentRow,
  type VersionRow,
  addVersion,
  readDocument,
  readGenerationImage,
  readVersionScene,
  readVersions,
  startDocument,
  storeScene,
} from './documents.queries';

/** A thumbnail of a user. */
export type OwnThumbnailId = { userId: string; thumbnailId: string };
/** The present document of a thumbnail. `version` grows with every change. */
export type PresentDocument = { version: number; baseGenerationId: string; scene: SceneDocument };

type Opened = PresentDocument & { isEdited: boolean };

const most = documentVersionLimits.count;

const toVersion = ({ createdAt, ...row }: VersionRow): DocumentVersion => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

/**
 * Reads and changes documents. The document of a thumbnail starts with the scene of the current image. If the thumbnail
 * gets another current image, the document starts again, and an edited document is kept as a version.
 */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly database: DataSource,
    private readonly thumbnails: ThumbnailsService,
    private readonly checks: DocumentChecksService,
    private readonly drawing: DocumentDrawingService,
    @Inject(THUMBNAILS_OPTIONS) private readonly options: ThumbnailsOptions,
  ) {}

  /**
   * Reads the document of a thumbnail.
   * @throws AppError thumbnail_not_found, thumbnail_without_picture
   */
  async read(own: OwnThumbnailId): Promise<PresentDocument> {
    const row = await readDocument(this.database, own);
    if (!row) throw new AppError('thumbnail_not_found');
    const { version, baseGenerationId } = row;
    if (version === null || baseGenerationId === null || !isCurrent(row))
      return this.database.transaction((tx) => this.open(tx, own));
    return {
      version,
      baseGenerationId,
      scene: await this.sceneOf(this.database, baseGenerationId, row.scene),
    };
  }

  /**
   * Replaces the document of a thumbnail.
   * @param expected version that was changed
   * @returns the new version
   * @throws AppError document_conflict with the present document, invalid_request
   */
  async save(own: OwnThumbnailId, scene: SceneDocument, expected: number): Promise<number> {
    return this.database.transaction(async (tx) => {
      const present = await this.openAt(tx, own, expected);
      await this.checks.assertDrawable(tx, { userId: own.userId, scene, present: present.scene });
      return storeScene(tx, { ...own, baseGenerationId: present.baseGenerationId, scene });
    });
  }

  /**
   * Applies named actions to the present document: all of them or none.
   * @param expected version that the caller knows; null applies the actions to any version
   * @throws AppError document_conflict, invalid_request with the refused action
   */
  async act(own: OwnThumbnailId, actions: Action[], expected: number | null): Promise<PresentDocument> {
    // The actions are applied outside of the transaction, because a text is measured in another process. A change of
    // the document in the meantime is a conflict.
    const known = await this.read(own);
    const scene = await this.drawing.apply(own.userId, known.scene, actions);
    return this.database.transaction(async (tx) => {
      const present = await this.openAt(tx, own, expected ?? known.version);
      if (present.version !== known.version)
        throw new AppError('document_conflict', { document: shown(present) });
      await this.checks.assertDrawable(tx, { userId: own.userId, scene, present: present.scene });
      const version = await storeScene(tx, { ...own, baseGenerationId: present.baseGenerationId, scene });
      return { version, baseGenerationId: present.baseGenerationId, scene };
    });
  }

  /** Keeps the present document as a version. @throws AppError document_versions_full, upload_quota */
  async keep(own: OwnThumbnailId, name: string | null): Promise<DocumentVersion> {
    return this.database.transaction(async (tx) => {
      const { baseGenerationId, scene } = await this.open(tx, own);
      await this.assertWithinQuota(tx, own.userId, scene);
      const added = await addVersion(tx, { ...own, name, baseGenerationId, scene, most });
      if (!added) throw new AppError('document_versions_full');
      return toVersion(added);
    });
  }

  /** Lists the kept versions, newest first. @throws AppError thumbnail_not_found */
  async versions(own: OwnThumbnailId): Promise<DocumentVersion[]> {
    if (!(await readDocument(this.database, own))) throw new AppError('thumbnail_not_found');
    return (await readVersions(this.database, own.thumbnailId)).map(toVersion);
  }

  /**
   * Makes a kept version the present document. An edited present document is kept as a version first.
   * @throws AppError document_version_not_found, document_versions_full, upload_quota
   */
  async restore(own: OwnThumbnailId, n: number): Promise<PresentDocument> {
    return this.database.transaction(async (tx) => {
      const present = await this.open(tx, own);
      const kept = await readVersionScene(tx, { ...own, n });
      if (!kept) throw new AppError('document_version_not_found');
      if (present.isEdited) await this.assertWithinQuota(tx, own.userId, present.scene);
      if (present.isEdited && !(await this.keepAutomatically(tx, own, present)))
        throw new AppError('document_versions_full');
      const { baseGenerationId } = kept;
      const scene = await this.sceneOf(tx, baseGenerationId, kept.scene);
      const version = await storeScene(tx, { ...own, baseGenerationId, scene });
      return { version, baseGenerationId, scene };
    });
  }

  /** Refuses a further version if the quota of the account is used up. @throws AppError upload_quota */
  private async assertWithinQuota(tx: EntityManager, userId: string, scene: SceneDocument): Promise<void> {
    const added = Buffer.byteLength(JSON.stringify(scene));
    if ((await sumUploadedBytes(tx, { userId })) + added > this.options.uploadQuotaBytes)
      throw new AppError('upload_quota');
  }

  /** Opens the document for a change of the expected version. @throws AppError document_conflict */
  private async openAt(tx: EntityManager, own: OwnThumbnailId, expected: number): Promise<Opened> {
    const present = await this.open(tx, own);
    if (present.version !== expected) throw new AppError('document_conflict', { document: shown(present) });
    return present;
  }

  /**
   * Locks the thumbnail and reads its document, which starts first or starts again if the current image is another one.
   * @throws AppError thumbnail_not_found, thumbnail_without_picture
   */
  private async open(tx: EntityManager, own: OwnThumbnailId): Promise<Opened> {
    await this.thumbnails.lockOwn(tx, own.userId, own.thumbnailId);
    const row = await readDocument(tx, own);
    if (!row) throw new AppError('thumbnail_not_found');
    const { version, baseGenerationId, currentGenerationId } = row;
    if (version !== null && baseGenerationId !== null && isCurrent(row)) {
      const scene = await this.sceneOf(tx, baseGenerationId, row.scene);
      return { version, baseGenerationId, scene, isEdited: row.scene !== null };
    }
    if (currentGenerationId === null) throw new AppError('thumbnail_without_picture');
    if (baseGenerationId !== null && row.scene !== null) {
      const scene = await this.sceneOf(tx, baseGenerationId, row.scene);
      await this.keepAutomatically(tx, own, { baseGenerationId, scene });
    }
    // The edited image shows the former document.
    await replaceEditedImage(tx, own.thumbnailId);
    await startDocument(tx, { ...own, generationId: currentGenerationId });
    const scene = await this.sceneOf(tx, currentGenerationId, null);
    return { version: (version ?? 0) + 1, baseGenerationId: currentGenerationId, scene, isEdited: false };
  }

  /** Keeps a state of the document without a name. @returns false if the thumbnail has too many versions */
  private async keepAutomatically(
    tx: EntityManager,
    own: OwnThumbnailId,
    { baseGenerationId, scene }: { baseGenerationId: string; scene: SceneDocument },
  ): Promise<boolean> {
    return (await addVersion(tx, { ...own, name: null, baseGenerationId, scene, most })) !== undefined;
  }

  /** Brings a stored scene to the present schema; without one, returns the scene of the generation. */
  private async sceneOf(
    database: DataSource | EntityManager,
    generationId: string,
    stored: unknown,
  ): Promise<SceneDocument> {
    const migrated = stored === null ? null : migrateDocument(stored);
    if (migrated) return migrated;
    const image = await readGenerationImage(database, generationId);
    if (!image) throw new AppError('thumbnail_without_picture');
    return documentOfGeneration(image, image.scene);
  }
}

/** Returns false if the document must start again, because the thumbnail got another generated image. */
const isCurrent = ({ followedGenerationId, currentGenerationId }: DocumentRow): boolean =>
  currentGenerationId === null || followedGenerationId === currentGenerationId;

/** The fields of a document that an answer contains. */
const shown = ({ version, baseGenerationId, scene }: PresentDocument): PresentDocument => ({
  version,
  baseGenerationId,
  scene,
});
