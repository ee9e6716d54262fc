import { type DynamicModule, Module, type OnModuleDestroy } from '@nestjs/common';
import { ImageProcesses } from './codec/image-processes';
import { DeletedThumbnailsService } from './deleted-thumbnails.service';
import { FinalImagesService } from './final-images.service';
import { ImagesController } from './images.controller';
import { ImagesService } from './images.service';
import { THUMBNAILS_OPTIONS, type ThumbnailsOptions } from './thumbnails-options';
import { ThumbnailsController } from './thumbnails.controller';
import { ThumbnailJobsService } from './thumbnail-jobs.service';
import { ThumbnailsService } from './thumbnails.service';

/**
 * The HTTP routes of thumbnails and images. The process provides DataSource, OBJECT_STORE, EVENT_PUBLISHER and
 * RateLimitService.
 */
@Module({})
export class ThumbnailsHttpModule implements OnModuleDestroy {
  constructor(private readonly processes: ImageProcesses) {}

  static register(options: ThumbnailsOptions): DynamicModule {
    return {
      module: ThumbnailsHttpModule,
      controllers: [ThumbnailsController, ImagesController],
      providers: [
        ThumbnailsService,
        ImagesService,
        FinalImagesService,
        { provide: THUMBNAILS_OPTIONS, useValue: options },
        { provide: ImageProcesses, useFactory: () => new ImageProcesses(options.pictureProcess) },
      ],
    };
  }

  onModuleDestroy(): void {
    this.processes.close();
  }
}

/** The job handlers of thumbnails in a worker. */
@Module({ providers: [DeletedThumbnailsService, ThumbnailJobsService] })
export class ThumbnailsWorkerModule {}
