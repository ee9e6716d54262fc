import { type DynamicModule, Module, type OnModuleDestroy } from '@nestjs/common';
import { PictureProcesses } from './codec/picture-processes';
import { DeletedThumbnailsService } from './deleted-thumbnails';
import { FinalImagesService } from './finals.service';
import { PicturesController } from './pictures.controller';
import { ImagesService } from './pictures.service';
import { THUMBNAILS_OPTIONS, type ThumbnailsOptions } from './thumbnails-options';
import { ThumbnailsController } from './thumbnails.controller';
import { ThumbnailJobsService } from './thumbnail-jobs.service';
import { ThumbnailsService } from './thumbnails.service';

/**
 * Thumbnails and pictures over HTTP. Needs DataSource, OBJECT_STORE, EVENT_PUBLISHER and AccountLimits from the process.
 */
@Module({})
export class ThumbnailsHttpModule implements OnModuleDestroy {
  constructor(private readonly processes: PictureProcesses) {}

  static register(options: ThumbnailsOptions): DynamicModule {
    return {
      module: ThumbnailsHttpModule,
      controllers: [ThumbnailsController, PicturesController],
      providers: [
        ThumbnailsService,
        ImagesService,
        FinalImagesService,
        { provide: THUMBNAILS_OPTIONS, useValue: options },
        { provide: PictureProcesses, useFactory: () => new PictureProcesses(options.pictureProcess) },
      ],
    };
  }

  onModuleDestroy(): void {
    this.processes.close();
  }
}

/** The part that a worker runs. */
@Module({ providers: [DeletedThumbnailsService, ThumbnailJobsService] })
export class ThumbnailsWorkerModule {}
