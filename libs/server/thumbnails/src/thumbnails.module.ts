import { Module } from '@nestjs/common';
import { DeletedThumbnails } from './deleted-thumbnails';
import { PicturesController } from './pictures.controller';
import { Pictures } from './pictures.service';
import { ThumbnailsController } from './thumbnails.controller';
import { Thumbnails } from './thumbnails.service';

/** Thumbnails and pictures over HTTP. Needs DataSource, OBJECT_STORE and EVENT_PUBLISHER from the process. */
@Module({
  controllers: [ThumbnailsController, PicturesController],
  providers: [Thumbnails, Pictures],
})
export class ThumbnailsHttpModule {}

/** The part that a worker runs. */
@Module({ providers: [DeletedThumbnails], exports: [DeletedThumbnails] })
export class ThumbnailsWorkerModule {}
