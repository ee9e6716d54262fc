export type { PictureProcessOptions } from './codec/picture-processes';
export * from './deleted-thumbnails';
export * from './image.entity';
export * from './thumbnail.entity';
export * from './thumbnails.module';
