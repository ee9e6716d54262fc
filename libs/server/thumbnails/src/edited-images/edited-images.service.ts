import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AppError, classify } from '@portada/errors';
import { TaskTimeoutError, crash } from '@portada/lifecycle';
import { OBJECT_STORE, type ObjectStore } from '@portada/storage';
import { migrateDocument } from '@portada/studio/document';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { DocumentDrawingService } from '../documents/document-drawing.service';
import { ImageEntity } from '../image.entity';
import { type ImageColumns, storeImage } from '../store-image';
import { ThumbnailsService } from '../thumbnails.service';
import {
  type DrawingClaim,
  claimDrawings,
  endDrawing,
  postponeDrawing,
  queueThumbnailWebhooks,
  replaceEditedImage,
} from './drawings.queries';

/** Documents that one process claims at once. They are drawn one after the other. */
const claimedAtOnce = 4;
/** Seconds for which a document belongs to one process: longer than `claimedAtOnce` drawings usually take together. */
const claimSeconds = 60;
/** Seconds before another attempt after an error that may pass, such as an unavailable object store. */
const retrySeconds = 10;

/**
 * Draws edited documents some seconds after their last change. The drawing becomes the current image of the thumbnail. The
 * work is stored in the row of the document, so that a killed process loses none of it. A document that two processes draw
 * at the same time is shown once.
 */
@Injectable()
export class EditedImagesService {
  constructor(
    private readonly database: DataSource,
    private readonly thumbnails: ThumbnailsService,
    private readonly drawing: DocumentDrawingService,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    @InjectPinoLogger(EditedImagesService.name) private readonly logger: PinoLogger,
  ) {}

  /**
   * Draws documents that are due. A failed drawing is tried again later, and a document that is too complex only after its
   * next change.
   * @param signal ends the drawings; the documents are due again at once
   * @returns the number of claimed documents
   */
  async drawDue(signal: AbortSignal): Promise<number> {
    const stop = (): void => this.drawing.close();
    signal.addEventListener('abort', stop);
    try {
      const claims = await claimDrawings(this.database, { most: claimedAtOnce, seconds: claimSeconds });
      for (const claim of claims)
        await this.draw(claim).catch((error: unknown) => this.postpone(claim, error, signal));
      return claims.length;
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  private async draw(claim: DrawingClaim): Promise<void> {
    const { userId, thumbnailId } = claim;
    const scene = migrateDocument(claim.scene);
    if (!scene) return postponeDrawing(this.database, claim, null);
    const request = { format: 'png', isMeasured: true, isInBackground: true } as const;
    const file = await this.drawing.render(userId, scene, request);
    const image = await storeImage(this.store, claim, { id: randomUUID(), kind: 'edited', ...file });
    await crash.at('after-drawing');
    if (await this.show(claim, image))
      this.thumbnails.publishUpdate(await this.thumbnails.read(userId, thumbnailId));
    else await this.store.delete([image.objectKey]);
  }

  /**
   * Makes a drawing the current image of its thumbnail.
   * @returns false if the thumbnail was deleted, its document was changed, or another image became its current one
   */
  private async show(claim: DrawingClaim, image: ImageColumns): Promise<boolean> {
    const { userId, thumbnailId } = claim;
    try {
      return await this.database.transaction(async (tx) => {
        await this.thumbnails.lockOwn(tx, userId, thumbnailId);
        if (!(await endDrawing(tx, claim))) return false;
        await replaceEditedImage(tx, thumbnailId);
        await tx.insert(ImageEntity, image);
        await this.thumbnails.setCurrentImage(tx, thumbnailId, image);
        await queueThumbnailWebhooks(tx, thumbnailId);
        return true;
      });
    } catch (error) {
      if (error instanceof AppError && error.code === 'thumbnail_not_editable') return false;
      throw error;
    }
  }

  private async postpone(claim: DrawingClaim, error: unknown, signal: AbortSignal): Promise<void> {
    const seconds = signal.aborted ? 0 : pauseAfter(error);
    const { thumbnailId, userId, version } = claim;
    const level = classify(error) === 'unexpected' ? 'error' : 'info';
    this.logger[level]({ err: error, thumbnailId, userId, version, seconds }, 'document not drawn');
    await postponeDrawing(this.database, claim, seconds);
  }
}

/** Returns the seconds before the next attempt; null if the document cannot be drawn. */
const pauseAfter = (error: unknown): number | null => {
  if (!(error instanceof AppError)) return retrySeconds;
  // A drawing that took too much elapsed time may succeed when the machine has less to do.
  if (error.code === 'document_too_complex' && !(error.cause instanceof TaskTimeoutError)) return null;
  return error.retryAfterSeconds ?? retrySeconds;
};
