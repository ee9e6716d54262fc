import { type DynamicModule, Module, type OnModuleDestroy } from '@nestjs/common';
import { DrawingTimeService } from '@portada/accounts';
import { ImageProcesses } from './codec/image-processes';
import { AssetsController } from './assets/assets.controller';
import { AssetsService } from './assets/assets.service';
import { DeletedAssetsService } from './assets/deleted-assets.service';
import { UnusedAssetsService } from './assets/unused-assets.service';
import { UploadEncoder } from './codec/upload-encoder.service';
import { DocumentChecksService } from './documents/document-checks.service';
import { DocumentCopiesService } from './documents/document-copies.service';
import { DocumentDrawingService } from './documents/document-drawing.service';
import { DocumentsController } from './documents/documents.controller';
import { DocumentsService } from './documents/documents.service';
import { BrandKitController } from './brand-kit/brand-kit.controller';
import { ChannelsController } from './channels/channels.controller';
import { ChannelsService } from './channels/channels.service';
import { BrandKitService } from './brand-kit/brand-kit.service';
import { ShareLinksController } from './sharing/share-links.controller';
import { ShareLinksService } from './sharing/share-links.service';
import { SharedController } from './sharing/shared.controller';
import { SharedService } from './sharing/shared.service';
import { VotersService } from './sharing/voters.service';
import { PeopleController } from './people/people.controller';
import { PeopleService } from './people/people.service';
import { DeletedThumbnailsService } from './deleted-thumbnails.service';
import { EditedImagesService } from './edited-images/edited-images.service';
import { ReplacedImagesService } from './edited-images/replaced-images.service';
import { FinalImagesService } from './final-images.service';
import { ImagesController } from './images.controller';
import { ImagesService } from './images.service';
import { type DrawingOptions, THUMBNAILS_OPTIONS, type ThumbnailsOptions } from './thumbnails-options';
import { StudioFilesController } from './studio-files/studio-files.controller';
import { StudioFilesService } from './studio-files/studio-files.service';
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
      controllers: [
        ThumbnailsController,
        ImagesController,
        DocumentsController,
        AssetsController,
        PeopleController,
        BrandKitController,
        ChannelsController,
        ShareLinksController,
        SharedController,
        StudioFilesController,
      ],
      providers: [
        ThumbnailsService,
        ImagesService,
        FinalImagesService,
        UploadEncoder,
        AssetsService,
        PeopleService,
        BrandKitService,
        ChannelsService,
        ShareLinksService,
        SharedService,
        VotersService,
        DocumentsService,
        DocumentChecksService,
        DrawingTimeService,
        DocumentDrawingService,
        DocumentCopiesService,
        StudioFilesService,
        { provide: THUMBNAILS_OPTIONS, useValue: options },
        { provide: ImageProcesses, useFactory: () => new ImageProcesses(options.pictureProcess) },
      ],
    };
  }

  onModuleDestroy(): void {
    this.processes.close();
  }
}

/**
 * The part of thumbnails that a worker runs: it draws edited documents and handles the jobs of thumbnails. The process
 * provides DataSource, OBJECT_STORE, EVENT_PUBLISHER and RateLimitService.
 */
@Module({})
export class ThumbnailsWorkerModule {
  static register(options: DrawingOptions): DynamicModule {
    return {
      module: ThumbnailsWorkerModule,
      providers: [
        ThumbnailsService,
        DrawingTimeService,
        DocumentDrawingService,
        EditedImagesService,
        ReplacedImagesService,
        DeletedThumbnailsService,
        DeletedAssetsService,
        UnusedAssetsService,
        ThumbnailJobsService,
        { provide: THUMBNAILS_OPTIONS, useValue: options },
      ],
    };
  }
}
