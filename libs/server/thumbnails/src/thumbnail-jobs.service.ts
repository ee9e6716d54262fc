import { Injectable } from '@nestjs/common';
import type { JobPayload } from '@portada/contracts';
import { type JobContext, type JobResult, OnJob } from '@portada/queue';
import { DeletedAssetsService } from './assets/deleted-assets.service';
import { DeletedThumbnailsService } from './deleted-thumbnails.service';

/** Job handlers of thumbnails. */
@Injectable()
export class ThumbnailJobsService {
  constructor(
    private readonly deleted: DeletedThumbnailsService,
    private readonly deletedAssets: DeletedAssetsService,
  ) {}

  /** Purges thumbnails and assets that their owners deleted. */
  @OnJob('thumbnails.purge')
  async purge(_payload: JobPayload<'thumbnails.purge'>, { signal }: JobContext): Promise<JobResult> {
    return { purged: await this.deleted.purge(signal), assets: await this.deletedAssets.purge(signal) };
  }
}
