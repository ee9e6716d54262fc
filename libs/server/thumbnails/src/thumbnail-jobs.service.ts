import { Injectable } from '@nestjs/common';
import type { JobPayload } from '@portada/contracts';
import { type JobContext, type JobResult, OnJob } from '@portada/queue';
import { DeletedAssetsService } from './assets/deleted-assets.service';
import { UnusedAssetsService } from './assets/unused-assets.service';
import { DeletedThumbnailsService } from './deleted-thumbnails.service';
import { ReplacedImagesService } from './edited-images/replaced-images.service';
import { DataSource } from 'typeorm';
import { deleteExpiredLinks } from './sharing/share-links.queries';

/** Job handlers of thumbnails. */
@Injectable()
export class ThumbnailJobsService {
  constructor(
    private readonly deleted: DeletedThumbnailsService,
    private readonly deletedAssets: DeletedAssetsService,
    private readonly replacedImages: ReplacedImagesService,
    private readonly unusedAssets: UnusedAssetsService,
    private readonly database: DataSource,
  ) {}

  /** Purges thumbnails and assets that their owners deleted, replaced edited images, and share links that have expired. */
  @OnJob('thumbnails.purge')
  async purge(_payload: JobPayload<'thumbnails.purge'>, { signal }: JobContext): Promise<JobResult> {
    const links = await deleteExpiredLinks(this.database);
    const purged = await this.deleted.purge(signal);
    const replaced = await this.replacedImages.purge(signal);
    return { purged, assets: await this.deletedAssets.purge(signal), links, replaced };
  }

  /** Deletes assets that nothing has used for 30 days; `thumbnails.purge` purges them. */
  @OnJob('assets.cleanup')
  async deleteUnused(_payload: JobPayload<'assets.cleanup'>, { signal }: JobContext): Promise<JobResult> {
    return { deleted: await this.unusedAssets.delete(signal) };
  }
}
