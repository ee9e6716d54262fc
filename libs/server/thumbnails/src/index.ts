export type { ImageProcessOptions } from './codec/image-processes';
export * from './deleted-thumbnails.service';
export * from './image.entity';
export * from './thumbnail.entity';
export * from './thumbnails.module';
